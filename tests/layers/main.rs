//! Checks the layout: what must not be named where, as far as Cargo doesn't; that no files import each
//! other in a circle; and that everything public and every message is used.
//!
//! Code that is compiled only for tests may import more.

mod names;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

use getaway::games::GameKind;
use getaway::games::options::Named as _;

use names::{Crate, Named};

const GAMES: &str = "crates/games/src";
const LAB: &str = "crates/lab/src";
const SCREEN: &str = "crates/screen/src";
const STORE: &str = "crates/store/src";
const TABLE: &str = "crates/table/src";
const STAND_IN: &str = "crates/discord-sandbox/src";
const FOLDERS: [&str; 7] = ["src", GAMES, LAB, SCREEN, STORE, TABLE, STAND_IN];

/// What code in a folder must not name: beginnings of paths as written. Cargo allows what a manifest
/// lists, and it may list anything.
const FORBIDDEN: [(&[&str], &[&str]); 9] = [
    (&["src/cli"], &["poise", "serenity"]),
    (&["src/discord"], &["getaway_lab"]),
    (&[GAMES, LAB, SCREEN, STORE, TABLE], &["axum", "poise", "reqwest", "serenity"]),
    (&[GAMES, LAB, STORE, TABLE], &["fluent_bundle", "resvg"]),
    (&[GAMES, LAB, SCREEN, TABLE], &["sqlx"]),
    (&[LAB], &["getaway_store", "getaway_table"]),
    (
        &[GAMES, LAB, SCREEN],
        &["async", "await", "println", "std::env", "std::fs", "std::io", "std::net", "tokio"],
    ),
    (&[GAMES, LAB], &["std::time"]),
    // A screen shows times, but doesn't know what time it is.
    (
        &[SCREEN],
        &[
            "SystemTime::now", "std::time::Instant", "std::time::SystemTime::now", "time::Instant",
            "time::SystemTime",
        ],
    ),
];

/// Files of a crate that mustn't know others of it.
const APART: [(&str, &str); 2] =
    [("src/discord", "src/cli"), ("crates/games/src/cards", "crates/games/src/kit")];

static CRATES: LazyLock<[Crate; 7]> = LazyLock::new(|| FOLDERS.map(Crate::in_folder));
static NAMED: LazyLock<Vec<Named>> =
    LazyLock::new(|| CRATES.iter().flat_map(Crate::named).collect());

/// Whether a file is in a folder, or an item in a module.
fn is_in(inner: &str, outer: &str) -> bool {
    inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', ':']))
}

/// Checks that nothing is named that must not be.
fn all_are_good(is_wrong: impl Fn(&Named) -> bool) {
    let wrong: Vec<_> = NAMED.iter().filter(|named| is_wrong(named)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn each_part_names_only_what_it_may_know() {
    all_are_good(|named| {
        let is_forbidden = FORBIDDEN.iter().any(|(folders, names)| {
            let is_here = folders.iter().any(|folder| is_in(named.by, folder));
            is_here && names.iter().any(|name| is_in(named.name, name))
        });
        let is_of = |folder| named.of.is_some_and(|file| is_in(file, folder));
        let is_apart = APART.iter().any(|(one, other)| is_in(named.by, one) && is_of(other));
        let of_games =
            named.name.strip_prefix("getaway_games::").filter(|_| is_in(named.by, STORE));
        let knows_games =
            of_games.is_some_and(|name| !is_in(name, "cards") && !is_in(name, "rating"));
        is_forbidden || is_apart || knows_games
    });
}

#[test]
fn no_game_is_named_but_in_its_own_folders_and_in_the_list() {
    all_are_good(|named| {
        let is_at_home = |kind: &&GameKind| named.by.contains(&format!("/{kind}/"));
        let mut others = GameKind::ALL.iter().filter(|kind| !is_at_home(kind));
        if named.by.strip_prefix(GAMES).is_some_and(|by| by[1..].contains('/')) {
            // The list of games, and what is made from it, are right in the crate's folder.
            let of = named.of.and_then(|file| file.strip_prefix(GAMES)).unwrap_or_default();
            let list = ["/list.rs", "/kinds.rs", "/session.rs", "/record.rs"];
            return named.name.ends_with("GameKind")
                || list.contains(&of)
                || others.any(|kind| of.starts_with(&format!("/{kind}/")));
        }
        let shared = [SCREEN, STORE, TABLE, "src/discord"];
        shared.iter().any(|folder| is_in(named.by, folder))
            && others.any(|kind| {
                let homes = ["getaway_games", "crate::games", "crate::screen::games"];
                let variant = format!("{kind:?}");
                homes.iter().any(|home| is_in(named.name, &format!("{home}::{kind}")))
                    || named.of.is_some_and(|file| file.contains(&format!("/games/{kind}/")))
                    || named.name.split("::").skip(1).any(|part| part == variant)
            })
    });
}

/// The imports that are part of a circle, or lead from one circle to another: who imports from whom, and
/// something that is named. A module and the modules inside it are one thing: imports between these two
/// don't count, whichever way they point. `place`: what a file belongs to, if not itself.
fn circles<'a>(
    named: &'a [Named<'a>],
    place: impl Fn(&'a str) -> &'a str,
) -> BTreeMap<(&'a str, &'a str), &'a str> {
    let is_inside = |part: &str, whole: &str| {
        let whole = whole.trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
        is_in(part, whole)
    };
    let named = named.iter().filter(|named| !named.is_passed_on);
    let imports = named.filter_map(|named| Some(((place(named.by), place(named.of?)), named.name)));
    let imports =
        imports.filter(|((by, of), _)| by != of && !is_inside(by, of) && !is_inside(of, by));
    let mut imports: BTreeMap<_, _> = imports.collect();
    loop {
        let before = imports.len();
        let (by, of): (BTreeSet<&str>, BTreeSet<&str>) = imports.keys().copied().unzip();
        imports.retain(|(one, other), _| of.contains(one) && by.contains(other));
        if imports.len() == before {
            return imports;
        }
    }
}

#[test]
fn no_two_files_import_each_other_in_a_circle() {
    assert_eq!(circles(&NAMED, |file| file), BTreeMap::new());
    // Nor do whole modules of the stand-in.
    let module = |file: &'static str| match file.strip_prefix(STAND_IN) {
        Some(below) => below[1..].split(['/', '.']).next().unwrap_or_default(),
        None => file,
    };
    assert_eq!(circles(&NAMED, module), BTreeMap::new());
}

#[test]
fn circles_are_found_whatever_the_import_looks_like() {
    let is_found = |board: &str| {
        let mut all = Crate::default();
        for (file, text) in [
            ("/lib.rs", "pub mod rules;"),
            ("/rules/mod.rs", "pub use event::Event; pub use board::Board; pub struct Deal;"),
            ("/rules/event.rs", "use super::{Board, Deal}; pub struct Event(Board); fn tell() {}"),
            ("/rules/event/who.rs", "fn f() { super::tell() }"),
            ("/rules/board.rs", &format!("pub struct Board; {board}")),
        ] {
            all.read(text, "", file);
        }
        circles(&all.named().collect::<Vec<_>>(), |file| file)
            .into_keys()
            .any(|(by, _)| by == "/rules/board.rs")
    };
    for circle in [
        "use super::Event;",
        "use super::{self as rules, Deal}; fn f(_: rules::Event) {}",
        "use crate::{rules::{event::{self}}}; fn f() { event::tell() }",
        "struct Other(crate::rules::Event);",
        "use super::event; fn event() { println!(\"{:?}\", event::tell()) }",
        "fn f() { assert!(matches!(1, super::event::ONE | super::Event::TWO)) }",
    ] {
        assert!(is_found(circle), "{circle}");
    }
    for none in [
        "struct Other(super::Deal); fn f() { super::event::who::f() }",
        "pub use super::Event as Told; use super::event; use std::Event;",
        "\n#[cfg(test)]\nmod tests {\n    use super::super::Event;\n}",
        "\n#[cfg(any(test, feature = \"testing\"))]\nfn f(_: super::Event) {}",
        "// super::Event\nfn f() -> &'static str { \"super::Event\" }",
    ] {
        assert!(!is_found(none), "{none}");
    }
}

#[test]
fn typed_options_of_commands_leave_their_names_out() {
    let files: BTreeSet<_> = CRATES[0].named().map(|named| named.by.to_owned()).collect();
    let read = |file: &String| fs::read_to_string(file).expect("a source file is text");
    let text: String = files.iter().filter(|file| is_in(file, "src/discord")).map(read).collect();
    // The text before the first one isn't a command.
    let commands = text.split("#[poise::command").skip(1);
    let options = commands.filter_map(|command| command.split("fn ").nth(1)?.split('{').next());
    let options: Vec<&str> = options.collect();
    assert!(options.len() > 20, "{options:?}");
    for options in options {
        let mut words = options.split(|c: char| !c.is_alphanumeric());
        assert!(words.all(|word| word != "String"), "a String, not a Typed: {options}");
    }
}

/// Beginnings of messages that are looked up by names made at run time, as in `build.rs` of the
/// screens: those have no methods.
const LOOKED_UP: [&str; 7] = ["cmd_", "opt_", "setting_", "set_", "choice_", "figure_", "lesson_"];

/// The names of the methods of a file's messages. `game`: whose messages they are.
fn methods(text: &str, game: &str) -> Vec<String> {
    let names = text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
    let names = names.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase()));
    let methods = names.map(|name| name.strip_prefix(&format!("{game}_")).unwrap_or(name));
    let methods = methods.filter(|name| !LOOKED_UP.iter().any(|start| name.starts_with(start)));
    methods.map(str::to_owned).collect()
}

/// The public items and messages that are named nowhere but where they are defined. Goes by names
/// alone, so it misses much: one of two functions with the same name, a message called like a variable.
fn unused(crates: &[&Crate], messages: Vec<String>) -> BTreeSet<String> {
    let public = crates.iter().flat_map(|one| &one.public);
    // A message isn't defined in Rust.
    let all = public.map(|name| (name, 1)).chain(messages.iter().map(|name| (name, 0)));
    let mut defined: BTreeMap<&String, usize> = BTreeMap::new();
    all.for_each(|(name, times)| *defined.entry(name).or_default() += times);
    let named = |name| crates.iter().filter_map(|one| one.words.get(name)).sum::<usize>();
    let unused = defined.into_iter().filter(|(name, times)| named(*name) <= *times);
    unused.map(|(name, _)| name.clone()).collect()
}

/// The compiler warns about unused code only inside a crate. Every message is a public method.
#[test]
fn everything_public_and_every_message_is_used() {
    let others = ["benches", "crates/lab/examples"].map(Crate::in_folder);
    // The stand-in is for others, too.
    let crates: Vec<&Crate> = CRATES[..6].iter().chain(&others).collect();
    let read = |file: &str| fs::read_to_string(file).expect("the messages are text");
    let mut messages = methods(&read(&format!("{SCREEN}/i18n/en.ftl")), "");
    for kind in GameKind::ALL {
        messages.extend(methods(&read(&format!("{SCREEN}/games/{kind}/en.ftl")), kind.name()));
    }
    assert!(messages.len() > 500, "{}", messages.len());
    assert_eq!(unused(&crates, messages), BTreeSet::new());
}

#[test]
fn what_is_named_only_where_it_is_defined_or_in_tests_is_unused() {
    let mut all = Crate::default();
    let text = "pub use other::passed_on; pub fn passed_on() {}
        /// Unlike `named`.
        pub fn in_comments() -> &'static str { \"in_comments\" }
        pub fn called() { in_a_macro!(printed) }
        pub const printed: u8 = 1;
        pub async fn in_tests() {}
        fn private() { called(); one.method() }
        impl Any { pub fn method(&self) {} }
        #[cfg(test)]
        mod tests {
            fn f() { in_tests() }
        }";
    all.read(text, "", "/lib.rs");
    let messages = methods("called = a\nking_bid = b\ncmd_x = c\n-term = d\n    .x = e", "king");
    let expected = ["bid", "in_comments", "in_tests", "passed_on"].map(str::to_owned);
    assert_eq!(unused(&[&all], messages), expected.into());
}
