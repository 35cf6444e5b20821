//! Checks the layout: what must not be imported where, as far as Cargo doesn't.
//!
//! Code that is compiled only for tests may import more.

mod circles;
mod names;
mod unused;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use getaway::games::GameKind;
use getaway::games::options::Named;

/// The sources of the crates below `src/`.
const TABLE_CRATE: &str = "crates/table/src";
const SCREEN_CRATE: &str = "crates/screen/src";
const STORE_CRATE: &str = "crates/store/src";
const GAMES_CRATE: &str = "crates/games/src";
const LAB_CRATE: &str = "crates/lab/src";

/// The names of the games' folders, from the list of games.
fn games() -> impl Iterator<Item = &'static str> {
    GameKind::ALL.iter().map(|kind| kind.name())
}

/// A source file: its path, and every path that it names. Paths within this crate start at its
/// root.
struct Source {
    file: String,
    paths: BTreeSet<String>,
    is_async: bool,
}

impl Source {
    fn names(&self, path: &str) -> bool {
        let inside = format!("{path}::");
        self.paths.iter().any(|named| named == path || named.starts_with(&inside))
    }

    fn assert_absent(&self, path: &str) {
        assert!(!self.names(path), "{} names {path}", self.file);
    }

    /// Asserts that it names neither the game's folders nor the game in the list.
    fn assert_knows_no(&self, game: &GameKind) {
        for folder in ["getaway_games", "crate::games", "crate::screen::games"] {
            self.assert_absent(&format!("{folder}::{game}"));
        }
        let variant = format!("{game:?}");
        for path in &self.paths {
            let is_named = path.split("::").skip(1).any(|part| part == variant);
            assert!(!is_named, "{} names {path}", self.file);
        }
    }
}

/// Whether the file is compiled only for tests.
fn is_test_file(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests")
        || ["tests", "testing"].iter().any(|name| path.file_stem() == Some(name.as_ref()))
}

fn files_below(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("src is readable") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") && !is_test_file(&path) {
            found.push(path);
        }
    }
}

fn text_of(file: &Path) -> String {
    fs::read_to_string(file).expect("a source file is text")
}

/// The module of a file in `src/`.
fn module_of(file: &Path) -> Vec<String> {
    let mut module = vec!["crate".to_owned()];
    let parts = file.with_extension("");
    let parts = parts.iter().map(|part| part.to_string_lossy().into_owned());
    module.extend(parts.filter(|part| part != "mod"));
    module
}

fn read(text: &str, module: Vec<String>, file: String) -> Source {
    let mut all = names::Crate::default();
    names::read(&mut all, text, module, &file);
    let paths = all.named.iter().map(names::Named::path).collect();
    Source { file, paths, is_async: all.is_async }
}

/// The files of a part of `src/`.
fn sources(part: &str) -> Vec<Source> {
    sources_below("src", part)
}

/// The files in a folder of the crate with its sources at `root`.
fn sources_below(root: &str, folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(root);
    let mut files = Vec::new();
    files_below(&root.join(folder), &mut files);
    assert!(!files.is_empty(), "{folder} has no files");
    let source = |file: PathBuf| {
        let text = text_of(&file);
        let file = file.strip_prefix(&root).expect("below the root");
        read(&text, module_of(file), file.display().to_string())
    };
    files.into_iter().map(source).collect()
}

#[test]
fn the_command_line_names_no_library_of_discord_and_the_bot_names_neither_it_nor_the_lab() {
    for source in sources("cli") {
        ["poise", "serenity"].iter().for_each(|path| source.assert_absent(path));
    }
    for source in sources("discord") {
        ["crate::cli", "getaway_lab"].iter().for_each(|path| source.assert_absent(path));
    }
}

#[test]
fn tables_the_store_and_shared_messages_know_no_game() {
    let shared =
        |source: &Source| !games().any(|game| source.file.contains(&format!("games/{game}/")));
    let below = [SCREEN_CRATE, TABLE_CRATE, STORE_CRATE].map(|root| sources_below(root, ""));
    for source in below.into_iter().flatten().chain(sources("discord")).filter(shared) {
        GameKind::ALL.iter().for_each(|game| source.assert_knows_no(game));
    }
}

#[test]
fn on_discord_no_game_knows_another() {
    for game in GameKind::ALL {
        for source in sources_below(SCREEN_CRATE, &format!("games/{game}")) {
            let others = GameKind::ALL.iter().filter(|other| *other != game);
            others.for_each(|other| source.assert_knows_no(other));
        }
    }
}

#[test]
fn typed_options_of_commands_leave_their_names_out() {
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord");
    files_below(&root, &mut files);
    let mut commands = 0;
    for file in files {
        let tokens = names::tokens(&text_of(&file));
        let mut functions = tokens.split(|token| token == "poise::command");
        // What is before the first one is no command.
        functions.next();
        for function in functions {
            commands += 1;
            let options = function.split(|token| token == "fn").nth(1).unwrap_or_default();
            let mut options = options.split(|token| token == "{").next().into_iter().flatten();
            let is_text = options.any(|token| token.rsplit("::").next() == Some("String"));
            assert!(!is_text, "{}: a command takes a String, not a Typed", file.display());
        }
    }
    assert!(commands > 20, "{commands}");
}

#[test]
fn every_game_has_its_folder_and_no_other_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(GAMES_CRATE);
    let entries = fs::read_dir(root).expect("the games are readable");
    let folders: BTreeSet<String> = entries
        .map(|entry| entry.expect("the games are readable"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    let all = games().chain(["cards", "kit"]);
    assert_eq!(folders, all.map(str::to_owned).collect());
}

#[test]
fn games_and_what_they_share_know_neither_another_game_nor_the_list() {
    for folder in games().chain(["cards", "kit"]) {
        for source in sources_below(GAMES_CRATE, folder) {
            let others = games().filter(|game| *game != folder);
            for name in others.chain(["list", "kinds", "session", "record", "GameKind"]) {
                source.assert_absent(&format!("crate::{name}"));
            }
            if folder == "cards" {
                source.assert_absent("crate::kit");
            }
        }
    }
}

/// Cargo accepts whatever a manifest lists.
#[test]
fn crates_name_no_library_of_what_is_above_them() {
    for root in [GAMES_CRATE, STORE_CRATE, TABLE_CRATE, LAB_CRATE, SCREEN_CRATE] {
        for source in sources_below(root, "") {
            for path in ["serenity", "poise", "reqwest", "axum"] {
                source.assert_absent(path);
            }
            if root != SCREEN_CRATE {
                source.assert_absent("fluent_bundle");
                source.assert_absent("resvg");
            }
            if root != STORE_CRATE {
                source.assert_absent("sqlx");
            }
            if root == LAB_CRATE {
                source.assert_absent("getaway_store");
                source.assert_absent("getaway_table");
            }
        }
    }
}

/// The modules of the stand-in from the top down. Those in the same place don't know each other.
const STAND_IN: [&[&str]; 10] = [
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

#[test]
fn imports_of_the_stand_in_point_down_its_list() {
    for source in sources_below("crates/discord-sandbox/src", "") {
        let own = source.file.split(['/', '.']).next().unwrap_or_default().to_owned();
        if matches!(&own[..], "lib" | "main") {
            continue;
        }
        let place = STAND_IN.iter().position(|layer| layer.contains(&&own[..]));
        let place = place.unwrap_or_else(|| panic!("{own} is not in the list"));
        for above in STAND_IN[..=place].concat().into_iter().filter(|above| *above != own) {
            source.assert_absent(&format!("crate::{above}"));
        }
    }
}

#[test]
fn of_the_games_the_store_knows_only_cards_and_the_method_of_ratings() {
    for source in sources_below(STORE_CRATE, "") {
        for path in &source.paths {
            let mut parts = path.split("::");
            if parts.next() == Some("getaway_games") {
                let part = parts.next();
                assert!(matches!(part, Some("cards" | "rating")), "{} names {path}", source.file);
            }
        }
    }
}

#[test]
fn games_the_lab_and_screens_use_no_async_no_clock_no_io() {
    // A screen shows times, but doesn't know what time it is. Paths are compared as written.
    let clock = |root| match root {
        SCREEN_CRATE => &[
            "std::time::Instant", "std::time::SystemTime::now", "SystemTime::now", "time::Instant",
            "time::SystemTime",
        ][..],
        _ => &["std::time"],
    };
    for root in [GAMES_CRATE, LAB_CRATE, SCREEN_CRATE] {
        for source in sources_below(root, "") {
            assert!(!source.is_async, "{} is async", source.file);
            let io = ["tokio", "std::fs", "std::net", "std::io", "std::env", "println"];
            io.iter().chain(clock(root)).for_each(|path| source.assert_absent(path));
        }
    }
}

#[test]
fn imports_are_seen_in_every_form() {
    let seen = |text: &str| {
        let module = ["crate", "table", "state"].map(str::to_owned).into();
        read(text, module, "table/state/mod.rs".to_owned())
    };
    for text in [
        "use crate::games::getaway::rules::Card;",
        "use crate::{cards, games::{self, getaway::{computer, rules}}};",
        "use super::super::games::getaway;",
        "use crate::games::getaway as any;",
        "fn f() -> crate::games::getaway::rules::Card { loop {} }",
        "fn f() { println!(\"{}\", crate::games::getaway::NAME); }",
        "fn f() { let x: Vec<crate::games::getaway::rules::Card>; }",
    ] {
        assert!(seen(text).names("crate::games::getaway"), "{text}");
    }
    for text in [
        "// use crate::games::getaway;",
        "use crate::games::{Session, Options};",
        "fn f() -> &'static str { \"crate::games::getaway\" }",
        "#[cfg(test)] mod tests { use crate::games::getaway; }",
    ] {
        assert!(!seen(text).names("crate::games::getaway"), "{text}");
    }
}
