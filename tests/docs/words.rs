//! Words shared by pages and sources: variables, metrics, commands, options, translations.

use std::collections::BTreeSet;
use std::path::Path;

use getaway::games::GameKind;
use getaway::games::options::{Named, Values};
use getaway::screen::i18n::Language;

use crate::page::{Page, read};

/// Variables that belong to other programs and to libraries.
const OTHERS: [&str; 7] = [
    "ALL_PROXY", "CARGO_TARGET_DIR", "HTTPS_PROXY", "HTTP_PROXY", "INSTA_UPDATE", "NO_PROXY",
    "RUSTDOCFLAGS",
];

fn is_capitals(name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(is_part)
}

/// The variables that a sample environment sets or shows.
pub fn variables_of(sample: &str) -> BTreeSet<String> {
    let lines = sample.lines().map(|line| line.trim_start_matches("# "));
    let names = lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name);
    names.filter(|name| is_capitals(name)).map(str::to_owned).collect()
}

/// The variables that a page names in code and commands: what is set, or has an underscore.
pub fn variables_in(page: &Page) -> Vec<String> {
    let text = [page.code(), page.shell.clone()].concat().join(" ");
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '=')));
    let names = words.filter_map(|word| {
        let (name, is_set) =
            word.split_once('=').map_or((word, false), |(name, _)| (name, name.len() > 3));
        let is_one = is_capitals(name) && (is_set || name.trim_end_matches('_').contains('_'));
        (is_one && !OTHERS.contains(&name)).then(|| name.to_owned())
    });
    names.collect()
}

/// The metrics that a source counts or describes.
pub fn metrics_of(source: &str) -> BTreeSet<String> {
    let texts =
        source.split("!(").filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'));
    let names = texts.map(|(text, _)| text).filter(|text| text.starts_with("getaway_"));
    names.map(str::to_owned).collect()
}

/// The metrics in a page's tables.
pub fn metrics_in(page: &str) -> BTreeSet<String> {
    let rows = page.lines().filter(|line| line.starts_with("| `getaway_"));
    let cells = rows.filter_map(|line| line.split('|').nth(1));
    let names = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    names.map(|name| name.split('{').next().unwrap_or(name).to_owned()).collect()
}

/// A game's `cmd` (commands) or `opt` (options), by the English messages: those of all games, and its
/// own.
fn of_game(game: &str, what: &str) -> Vec<String> {
    let keys = |file: String, beginning: String| {
        let text = read(file);
        let keys = text.lines().filter_map(|line| line.strip_prefix(&beginning)?.split_once(" ="));
        keys.map(|(key, _)| key.to_owned()).collect::<Vec<_>>()
    };
    let shared = keys("crates/screen/src/i18n/en.ftl".to_owned(), format!("{what}_"));
    [shared, keys(format!("crates/screen/src/games/{game}/en.ftl"), format!("{game}_{what}_"))]
        .concat()
}

/// Commands, options and their values that the page on playing doesn't explain.
pub fn unexplained(playing: &str) -> Vec<String> {
    let rows = |name: &str| -> String {
        let starts = [format!("| `{name}`"), format!("| `{name} ")];
        let is_of_it = |line: &&str| starts.iter().any(|start| line.starts_with(start));
        playing.lines().filter(is_of_it).collect()
    };
    let mut missing = Vec::new();
    for kind in GameKind::ALL {
        let commands = of_game(kind.name(), "cmd").into_iter().filter(|name| name != kind.name());
        missing.extend(commands.filter(|name| rows(name).is_empty()));
        for option in kind.options_of_rules() {
            let explained = rows(option.name);
            missing.extend(explained.is_empty().then(|| option.name.to_owned()));
            if let Values::Names(names) = option.values {
                let missed =
                    names.into_iter().filter(|name| !explained.contains(&format!("`{name}`")));
                missing.extend(missed.map(|name| format!("{}: {name}", option.name)));
            }
        }
    }
    missing
}

/// Checks `code` if it is a Discord command.
pub fn check_command(code: &str) -> Result<(), String> {
    let mut words = code.split(' ').peekable();
    let game = words.next().and_then(|word| word.strip_prefix('/')).unwrap_or_default();
    if game.is_empty() || !Path::new("crates/screen/src/games").join(game).is_dir() {
        // It's a path, such as a container's volume.
        return Ok(());
    }
    let has = |what: &str, name: &str| of_game(game, what).iter().any(|known| known == name);
    if let Some(name) = words.next_if(|word| !word.contains(':')).filter(|name| !has("cmd", name)) {
        return Err(format!("no subcommand {name}"));
    }
    let options = words.filter_map(|word| word.split_once(':')).map(|(name, _)| name);
    let mut options = options.filter(|name| name.starts_with(char::is_alphabetic));
    let unknown = options.find(|name| !has("opt", name));
    unknown.map_or(Ok(()), |name| Err(format!("no option {name}")))
}

/// Glossary words that their language's messages don't contain, and languages without a glossary.
pub fn unused_translations(page: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let others = Language::ALL.iter().filter(|language| **language != Language::English);
    for info in others.map(|language| language.info()) {
        // `Punjabi (Shahmukhi)` is `punjabi_shahmukhi`.
        let is_its = |part: &&str| part.to_lowercase().replace(" (", "_").starts_with(info.name);
        let Some(glossary) = page.split("### ").skip(1).find(is_its) else {
            wrong.push(format!("no glossary for {}", info.name));
            continue;
        };
        let rows = glossary.split("\n#").next().unwrap_or_default().lines();
        let rows = rows.filter(|line| line.starts_with('|')).skip(2);
        let cells = rows.filter_map(|row| row.split('|').nth(2));
        let words = cells.flat_map(|cell| cell.split([',', '…'])).map(str::trim);
        let unused = words.filter(|word| !info.sources.iter().any(|text| text.contains(word)));
        wrong.extend(unused.map(|word| format!("{}: {word} isn't used", info.name)));
    }
    wrong
}

#[test]
fn unexplained_words_and_unknown_commands_are_found() {
    let missing = unexplained("| `start` | …\n| `packs` | `1`");
    for name in ["join", "pickup", "last_card", "packs: 2"] {
        assert!(missing.iter().any(|found| found == name), "{missing:?}");
    }
    assert!(!missing.iter().any(|found| found == "start"));
    for wrong in ["/getaway begin", "/palace take", "/getaway start speed:3"] {
        assert!(check_command(wrong).is_err(), "{wrong}");
    }
    assert_eq!(check_command("/palace swap"), Ok(()));
    let named = variables_in(&Page::new("p.md", "`LOAD_SPEED` and `SHARDS=1`"));
    assert_eq!(named, ["LOAD_SPEED", "SHARDS"]);
    assert!(!unused_translations("### Hindi\n| a | b |\n| - | - |\n| game | spiel |\n").is_empty());
}
