//! The migrations, embedded into the binary.
//!
//! Owns the list of files. They are listed here instead of by sqlx's macro, which would build a
//! second SQLite for itself in every fresh build.

use std::sync::LazyLock;

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The files of each folder: number, description and text.
const SQLITE_FILES: [(&str, &str, &str); 6] = [
    ("0001", "baseline", include_str!("../../../migrations/0001_baseline.sql")),
    ("0002", "signs_of_life", include_str!("../../../migrations/0002_signs_of_life.sql")),
    ("0003", "ratings_anew", include_str!("../../../migrations/0003_ratings_anew.sql")),
    ("0007", "evenings", include_str!("../../../migrations/0007_evenings.sql")),
    ("0008", "challenges", include_str!("../../../migrations/0008_challenges.sql")),
    ("0009", "dealt_again", include_str!("../../../migrations/0009_dealt_again.sql")),
];

const POSTGRES_FILES: [(&str, &str, &str); 6] = [
    ("0001", "baseline", include_str!("../../../migrations/postgres/0001_baseline.sql")),
    ("0002", "signs_of_life", include_str!("../../../migrations/postgres/0002_signs_of_life.sql")),
    ("0003", "ratings_anew", include_str!("../../../migrations/postgres/0003_ratings_anew.sql")),
    ("0007", "evenings", include_str!("../../../migrations/postgres/0007_evenings.sql")),
    ("0008", "challenges", include_str!("../../../migrations/postgres/0008_challenges.sql")),
    ("0009", "dealt_again", include_str!("../../../migrations/postgres/0009_dealt_again.sql")),
];

/// A schema that is later than every program's, so that tests can update to it.
#[cfg(test)]
const ONLY_IN_TESTS: (&str, &str, &str) =
    ("0999", "only_in_tests", "CREATE INDEX only_in_tests ON zones (zone)");

pub(super) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(&SQLITE_FILES));

pub(super) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| {
    let mut migrator = migrator(&POSTGRES_FILES);
    // Its lock would be an advisory lock, which not every compatible server has. The lease is taken
    // in the same transaction, and lets one process in at a time.
    migrator.set_locking(false);
    migrator
});

/// The table in which sqlx lists what has been applied.
pub(super) const LISTED: &str = "_sqlx_migrations";

fn migrator(files: &[(&str, &str, &'static str)]) -> Migrator {
    let migrations = files.iter().copied();
    #[cfg(test)]
    let migrations = migrations.chain([ONLY_IN_TESTS]);
    let migrations: Vec<Migration> =
        migrations.map(|(number, what, text)| migration(number, what, text)).collect();
    Migrator::with_migrations(migrations)
}

fn migration(number: &str, what: &str, text: &'static str) -> Migration {
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

    use sha2::{Digest, Sha256};

    use super::{POSTGRES_FILES, SQLITE_FILES};

    #[test]
    fn every_file_of_the_folders_is_listed() {
        let folders =
            [("migrations", &SQLITE_FILES[..]), ("migrations/postgres", &POSTGRES_FILES[..])];
        for (folder, files) in folders {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
            let names = std::fs::read_dir(path).expect("the folder can be read");
            let names = names.map(|file| {
                let name = file.expect("its files can be read").file_name();
                name.into_string().expect("names are plain")
            });
            let there: BTreeSet<_> = names.filter(|name| name.ends_with(".sql")).collect();
            let listed = files.iter().map(|(number, what, _)| format!("{number}_{what}.sql"));
            assert_eq!(there, listed.collect());
        }
    }

    #[test]
    fn no_released_file_has_changed() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations");
        let sums = std::fs::read_to_string(folder.join("SHA256SUMS")).expect("the released files");
        for line in sums.lines() {
            let (sum, file) = line.split_once("  ").expect("a sum and a file");
            let text = std::fs::read(folder.join(file)).expect("a released file stays");
            let found = hex::encode(Sha256::digest(text));
            assert_eq!(found, sum, "{file} is released: add a new one instead");
        }
        let listed = |file| sums.lines().any(|line| line.ends_with(file));
        assert!(listed("  0001_baseline.sql") && listed("  postgres/0001_baseline.sql"));
    }
}
