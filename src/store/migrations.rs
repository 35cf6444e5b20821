//! The migrations, embedded into the binary.
//!
//! Owns which files there are. They are listed here and not by sqlx's macro, which would have a
//! second SQLite built for itself at every fresh build.

use std::sync::LazyLock;

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A file of the folder `migrations`: its number, what it does, and its text.
macro_rules! files {
    ($($number:literal $what:literal),* $(,)?) => {
        [$((
            $number,
            $what,
            include_str!(concat!("../../migrations/", $number, "_", $what, ".sql")),
        )),*]
    };
}

const FILES: [(&str, &str, &str); 4] = files![
    "0001" "tables_and_games",
    "0002" "games_of_any_kind",
    "0003" "versions_of_tables",
    "0004" "figures",
];

pub(super) static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| Migrator::with_migrations(FILES.map(migration).into()));

fn migration((number, what, text): (&str, &str, &'static str)) -> Migration {
    Migration::new(
        number.parse().expect("a file begins with its number"),
        what.replace('_', " ").into(),
        MigrationType::Simple,
        SqlStr::from_static(text),
        false,
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::FILES;

    #[test]
    fn every_file_of_the_folder_is_listed() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations"));
        let names = folder.expect("the folder can be read").map(|file| {
            let name = file.expect("its files can be read").file_name();
            name.into_string().expect("names are plain")
        });
        let there: BTreeSet<_> = names.filter(|name| name.ends_with(".sql")).collect();
        let listed = FILES.map(|(number, what, _)| format!("{number}_{what}.sql"));
        assert_eq!(there, BTreeSet::from(listed));
    }
}
