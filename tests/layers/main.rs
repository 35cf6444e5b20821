//! Checks the layout as far as neither Cargo nor the compiler does: what must not be named where, that no
//! files import each other in a circle, and that everything public and every message is used.

#[path = "../docs/files.rs"]
mod files;
mod names;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use getaway::games::GameKind;
use getaway::games::options::Named as _;

use files::{files, read};
use names::{Modules, defining, modules};

const GAMES: &str = "crates/games/src";
const LAB: &str = "crates/lab/src";
const SCREEN: &str = "crates/screen/src";
const STORE: &str = "crates/store/src";
const TABLE: &str = "crates/table/src";

/// What modules must not name: beginnings of paths as written. What the manifest of a crate doesn't list
/// can't be named there anyway.
const FORBIDDEN: [(&[&str], &[&str]); 6] = [
    (&["src/cli"], &["poise", "serenity"]),
    (&["src/discord"], &["crate::cli", "getaway_lab"]),
    (&["crates/games/src/cards"], &["crate::kit"]),
    (&[GAMES, LAB, SCREEN], &["async", "println", "std::env", "std::fs", "std::io", "std::net"]),
    (&[GAMES, LAB], &["std::time"]),
    // A screen shows times, but doesn't know what time it is.
    (&[SCREEN], &["SystemTime::now", "std::time::Instant", "std::time::SystemTime::now"]),
];

static MODULES: LazyLock<Modules> = LazyLock::new(|| {
    modules(&["src", "crates/discord-sandbox/src", GAMES, LAB, SCREEN, STORE, TABLE])
});

/// Whether a module or an item is in another module.
fn is_in(inner: &str, outer: &str) -> bool {
    inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', ':']))
}

/// What modules in these folders name, with the modules.
fn named_in(folders: &[&str]) -> Vec<(&'static str, &'static str)> {
    let modules = MODULES.iter().filter(|(at, _)| folders.iter().any(|folder| is_in(at, folder)));
    let named = modules.flat_map(|(at, one)| one.names.iter().map(|name| (&**at, &**name)));
    let named = named.collect::<Vec<_>>();
    assert!(named.len() > 1000, "{folders:?} name {}", named.len());
    named
}

/// Checks that modules in these folders don't name what they must not.
fn all_are_good(folders: &[&str], is_wrong: impl Fn(&str, &str) -> bool) {
    let mut named = named_in(folders);
    named.retain(|(at, name)| is_wrong(at, name));
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn each_part_names_only_what_it_may_know() {
    for (folders, names) in FORBIDDEN {
        all_are_good(folders, |_, name| names.iter().any(|forbidden| is_in(name, forbidden)));
    }
    // Of the games, the store knows only what a card is and how ratings are computed.
    all_are_good(&[STORE], |_, name| {
        let of_games = name.strip_prefix("getaway_games::");
        of_games.is_some_and(|name| !is_in(name, "cards") && !is_in(name, "rating"))
    });
}

#[test]
fn no_game_is_named_but_in_its_own_folders_and_in_the_list() {
    let list = ["", "/kinds", "/list", "/rating", "/record", "/session"];
    let is_list = |at: &str| at.strip_prefix(GAMES).is_some_and(|below| list.contains(&below));
    for kind in GameKind::ALL {
        let (game, variant) = (kind.name(), format!("{kind:?}"));
        all_are_good(&[GAMES, SCREEN, STORE, TABLE, "src/discord"], |at, name| {
            let is_at_home = is_list(at) || at.split('/').any(|part| part == game);
            !is_at_home && name.split("::").skip(1).any(|part| part == game || part == variant)
        });
    }
    all_are_good(&[GAMES], |at, name| {
        !is_list(at) && defining(&MODULES, at, name).is_some_and(|of| of != GAMES && is_list(of))
    });
}

/// The files that are in a circle of imports, or between two. A module and those inside it are one thing:
/// imports between these two don't count, whichever way they point.
#[test]
fn no_two_files_import_each_other_in_a_circle() {
    let mut imports = BTreeMap::new();
    for (at, name) in named_in(&["src", "crates"]) {
        let of = defining(&MODULES, at, name).unwrap_or(at);
        if !is_in(of, at) && !is_in(at, of) {
            imports.insert((at, of), name);
        }
    }
    assert!(imports.len() > 2000, "only {} were found", imports.len());
    loop {
        let before = imports.len();
        let (by, of): (BTreeSet<&str>, BTreeSet<&str>) = imports.keys().copied().unzip();
        imports.retain(|(one, other), _| of.contains(one) && by.contains(other));
        if imports.len() == before {
            break;
        }
    }
    assert!(imports.is_empty(), "{imports:#?}");
}

/// The compiler warns about unused items only inside a crate. Goes by names alone, so it misses one of two
/// items with the same name. The stand-in is for others, too.
#[test]
fn everything_public_is_used() {
    let others = modules(&["benches", "crates/lab/examples"]);
    let all = || MODULES.iter().chain(&others);
    let own = all().filter(|(at, _)| !at.starts_with("crates/discord-sandbox"));
    let public: Vec<&str> =
        own.flat_map(|(_, module)| &module.public).map(|name| &**name).collect();
    assert!(public.len() > 1000, "{}", public.len());
    let mut uses: BTreeMap<&str, isize> = BTreeMap::new();
    for (_, module) in all() {
        let named = module.names.iter().flat_map(|name| name.split("::"));
        named.for_each(|word| *uses.entry(word).or_default() += 1);
        module.passed_on.iter().for_each(|word| *uses.entry(word).or_default() -= 1);
    }
    public.iter().for_each(|name| *uses.entry(name).or_default() -= 1);
    let unused: BTreeSet<&str> = public.into_iter().filter(|name| uses[name] <= 0).collect();
    assert_eq!(unused, BTreeSet::new());
}

#[test]
fn typed_options_of_commands_leave_their_names_out() {
    let text: String = files(&["src/discord"], "rs").into_iter().map(read).collect();
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

/// Beginnings of messages without methods, which code looks up by their names.
const LOOKED_UP: [&str; 7] = ["cmd_", "opt_", "setting_", "set_", "choice_", "figure_", "lesson_"];

/// Each is a public method, and the compiler doesn't warn about those.
#[test]
fn every_message_is_used() {
    let names = MODULES.values().flat_map(|module| &module.names);
    let words: BTreeSet<&str> = names.flat_map(|name| name.split("::")).collect();
    let english = files(&[SCREEN], "ftl").into_iter().filter(|path| path.ends_with("en.ftl"));
    let english: String = english.map(read).collect();
    let messages = english.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    let messages = messages.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase()));
    let methods = messages.map(|name| match name.split_once('_') {
        Some((game, method)) if GameKind::named(game).is_some() => method,
        _ => name,
    });
    let methods = methods.filter(|name| !LOOKED_UP.iter().any(|start| name.starts_with(start)));
    let methods: BTreeSet<&str> = methods.collect();
    assert!(methods.len() > 500, "{}", methods.len());
    assert_eq!(&methods - &words, BTreeSet::new());
}
