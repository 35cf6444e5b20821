//! Checks the layout: what must not be imported where, as far as Cargo doesn't; that no files import
//! each other in a circle; and that everything public and every message is used.
//!
//! Code that is compiled only for tests may import more.

mod circles;
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

/// What code in a folder must not name. Cargo allows what a manifest lists, and it may list anything.
const FORBIDDEN: [(&[&str], &[&str]); 10] = [
    (&["src/cli"], &["poise", "serenity"]),
    (&["src/discord"], &["getaway_lab"]),
    (&[GAMES, LAB, SCREEN, STORE, TABLE], &["axum", "poise", "reqwest", "serenity"]),
    (&[GAMES, LAB, STORE, TABLE], &["fluent_bundle", "resvg"]),
    (&[GAMES, LAB, SCREEN, TABLE], &["sqlx"]),
    (&[LAB], &["getaway_store", "getaway_table"]),
    (&[GAMES, LAB, SCREEN], &["println", "std::env", "std::fs", "std::io", "std::net", "tokio"]),
    (&[GAMES, LAB], &["std::time"]),
    // A screen shows times, but doesn't know what time it is. Paths are compared as written.
    (&[SCREEN], &["std::time::Instant", "std::time::SystemTime::now", "SystemTime::now"]),
    (&[SCREEN], &["time::Instant", "time::SystemTime"]),
];

/// Files of a crate that mustn't know others of it.
const APART: [(&str, &str); 2] =
    [("src/discord", "src/cli"), ("crates/games/src/cards", "crates/games/src/kit")];

/// The modules of the stand-in from the top down. Those in the same place don't know each other.
const ORDER_OF_THE_STAND_IN: [&[&str]; 10] = [
    &["driver"],
    &["admin"],
    &["server"],
    &["control", "gateway", "page", "rest"],
    &["client", "faults"],
    &["events"],
    &["check", "wire"],
    &["error", "state"],
    &["flag", "options", "permissions", "refused"],
    // What tests hold the state's events and the answers against.
    &["description", "ids", "signs"],
];

/// Everything that is named in the crates.
fn named() -> &'static [Named<'static>] {
    static CRATES: LazyLock<[Crate; 7]> =
        LazyLock::new(|| ["src", GAMES, LAB, SCREEN, STORE, TABLE, STAND_IN].map(Crate::in_folder));
    static NAMED: LazyLock<Vec<Named>> =
        LazyLock::new(|| CRATES.iter().flat_map(Crate::named).collect());
    &NAMED
}

/// Whether a file is in a folder, or an item in a module.
fn is_in(inner: &str, outer: &str) -> bool {
    inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', ':']))
}

/// Checks that nothing is named that must not be.
fn all_are_good(is_wrong: impl Fn(&Named) -> bool) {
    let wrong: Vec<&Named> = named().iter().filter(|named| is_wrong(named)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn each_part_names_only_what_it_may_know() {
    all_are_good(|named| {
        let is_forbidden = FORBIDDEN.iter().any(|(folders, names)| {
            let is_here = folders.iter().any(|folder| is_in(named.by, folder));
            is_here && names.iter().any(|name| is_in(&named.name, name))
        });
        let is_of = |folder| named.of.is_some_and(|file| is_in(file, folder));
        let is_apart = APART.iter().any(|(one, other)| is_in(named.by, one) && is_of(other));
        let of_games = named.name.strip_prefix("getaway_games::");
        let knows_games = is_in(named.by, STORE)
            && of_games.is_some_and(|name| !is_in(name, "cards") && !is_in(name, "rating"));
        is_forbidden || is_apart || knows_games
    });
}

#[test]
fn games_the_lab_and_screens_use_no_async() {
    for folder in [GAMES, LAB, SCREEN] {
        let words = Crate::in_folder(folder).words;
        assert!(!words.contains_key("async") && !words.contains_key("await"), "{folder}");
    }
}

#[test]
fn no_game_is_named_but_in_its_own_folders_and_in_the_list() {
    all_are_good(|named| {
        let is_at_home = |kind: &&GameKind| named.by.contains(&format!("/{kind}/"));
        let mut others = GameKind::ALL.iter().filter(|kind| !is_at_home(kind));
        let is_in_a_folder = named.by.strip_prefix(GAMES).is_some_and(|by| by[1..].contains('/'));
        if is_in_a_folder {
            // The list of games, and what is made from it, are right in the crate's folder.
            let of = named.of.and_then(|file| file.strip_prefix(GAMES)?.strip_prefix('/'));
            let list = ["list.rs", "kinds.rs", "session.rs", "record.rs"];
            let is_of = |kind: &GameKind| of.is_some_and(|of| of.starts_with(&format!("{kind}/")));
            return named.name.ends_with("GameKind")
                || of.is_some_and(|of| list.contains(&of))
                || others.any(is_of);
        }
        let is_shared =
            [SCREEN, STORE, TABLE, "src/discord"].iter().any(|folder| is_in(named.by, folder));
        is_shared
            && others.any(|kind| {
                let homes = ["getaway_games", "crate::games", "crate::screen::games"];
                let (own, variant) = (format!("/games/{kind}/"), format!("{kind:?}"));
                homes.iter().any(|home| is_in(&named.name, &format!("{home}::{kind}")))
                    || named.of.is_some_and(|file| file.contains(&own))
                    || named.name.split("::").skip(1).any(|part| part == variant)
            })
    });
}

#[test]
fn imports_of_the_stand_in_point_down_its_list() {
    let module = |file: &str| {
        let below = file.strip_prefix(STAND_IN)?.strip_prefix('/')?;
        below.split(['/', '.']).next().map(str::to_owned)
    };
    let place = |module: &str| {
        let place = ORDER_OF_THE_STAND_IN.iter().position(|layer| layer.contains(&module));
        place.unwrap_or_else(|| panic!("{module} is not in the list"))
    };
    let is_root = |module: &str| matches!(module, "lib" | "main");
    all_are_good(|named| match (module(named.by), named.of.and_then(module)) {
        (Some(by), Some(of)) if !is_root(&by) && !is_root(&of) => {
            by != of && place(&by) >= place(&of)
        }
        _ => false,
    });
}

#[test]
fn typed_options_of_commands_leave_their_names_out() {
    let files: BTreeSet<&str> = named().iter().map(|named| named.by).collect();
    let mut commands = 0;
    for file in files.into_iter().filter(|file| is_in(file, "src/discord")) {
        let text = fs::read_to_string(file).expect("a source file is text");
        // What is before the first one is no command.
        for function in text.split("#[poise::command").skip(1) {
            commands += 1;
            let options = function.split("fn ").nth(1).and_then(|rest| rest.split('{').next());
            let mut words = options.unwrap_or_default().split(|c: char| !c.is_alphanumeric());
            assert!(!words.any(|word| word == "String"), "{file}: a String, not a Typed");
        }
    }
    assert!(commands > 20, "{commands}");
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
fn unused(crates: &[Crate], messages: Vec<String>) -> BTreeSet<String> {
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
    let folders = ["src", GAMES, LAB, SCREEN, STORE, TABLE, "benches", "crates/lab/examples"];
    let crates = folders.map(Crate::in_folder);
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
    let text = "
        pub use other::passed_on;
        pub fn passed_on() {}
        /// Unlike `named`.
        pub fn in_comments() -> &'static str { \"in_comments\" }
        pub fn called() { in_a_macro!(printed) }
        pub const printed: u8 = 1;
        pub async fn in_tests() {}
        fn private() { called(); one.method() }
        impl Any { pub fn method(&self) {} #[cfg(test)] pub fn of_tests(&self) {} }
        #[cfg(test)] mod tests { fn f() { in_tests() } }
    ";
    all.read(text, &[], "lib.rs");
    let messages = methods("called = a\nking_bid = b\ncmd_x = c\n-term = d\n    .x = e", "king");
    let expected = ["bid", "in_comments", "in_tests", "passed_on"].map(str::to_owned);
    assert_eq!(unused(&[all], messages), expected.into());
}
