//! Words shared by pages and sources: variables, metrics, commands, options, translations.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use getaway::games::GameKind;
use getaway::games::options::{Named, Values};
use regex::Regex;

use crate::page::{Page, files, read};

/// Variables that belong to other programs and to libraries.
const OTHERS: [&str; 7] = [
    "ALL_PROXY", "CARGO_TARGET_DIR", "HTTPS_PROXY", "HTTP_PROXY", "INSTA_UPDATE", "NO_PROXY",
    "RUSTDOCFLAGS",
];

static VARIABLE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?-u:\b)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?-u:\b)|(?-u:\b)([A-Z]{4,})=")
        .expect("a pattern")
});
static METRIC: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"(?:counter|gauge|histogram)!\([ \n]*"(getaway_[a-z_]+)""#).expect("a pattern")
});
static COMMAND: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^/([a-z_]+)(?: ([a-z_-]+))?((?: [a-z_]+:[^ ]*)*)$").expect("a pattern")
});

/// The variables that a sample environment sets or shows.
pub fn variables_of(sample: &str) -> BTreeSet<String> {
    let lines = sample.lines().map(|line| line.trim_start_matches("# "));
    let names = lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name);
    let is_name = |name: &&str| name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    names.filter(is_name).map(str::to_owned).collect()
}

/// The variables that a page names in code and commands.
pub fn variables_in(page: &Page) -> BTreeSet<String> {
    let text = [page.inline_code(), page.shell_lines()].concat().join("\n");
    let found = VARIABLE.captures_iter(&text);
    let names = found.filter_map(|found| found.iter().skip(1).flatten().next());
    let names = names.map(|name| name.as_str().to_owned());
    names.filter(|name| !OTHERS.contains(&name.as_str())).collect()
}

/// The metrics that a source counts or describes.
pub fn metrics_of(source: &str) -> BTreeSet<String> {
    METRIC.captures_iter(source).map(|found| found[1].to_owned()).collect()
}

/// The metrics in a page's tables.
pub fn metrics_in(page: &str) -> BTreeSet<String> {
    let rows = page.lines().filter(|line| line.starts_with("| `getaway_"));
    let cells = rows.filter_map(|line| line.split('|').nth(1));
    let names = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    names.map(|name| name.split('{').next().unwrap_or(name).to_owned()).collect()
}

/// The English message keys that start with `beginning`, without that part.
fn keys(file: &str, beginning: &str) -> Vec<String> {
    let text = read(file);
    let keys = text.lines().filter_map(|line| line.strip_prefix(beginning)?.split_once(" ="));
    keys.map(|(key, _)| key.to_owned()).collect()
}

/// A game's `cmd` (commands) or `opt` (options): those of all games, and its own.
fn of_game(game: &str, what: &str) -> Vec<String> {
    let shared = keys("crates/screen/src/i18n/en.ftl", &format!("{what}_"));
    let own = format!("crates/screen/src/games/{game}/en.ftl");
    let own = keys(&own, &format!("{game}_{what}_"));
    [shared, own].concat()
}

/// Commands, options and their values that the page on playing doesn't explain.
pub fn unexplained(playing: &str) -> Vec<String> {
    let rows = |name: &str| -> String {
        let starts = [format!("| `{name}`"), format!("| `{name} ")];
        let lines = playing.lines();
        lines.filter(|line| starts.iter().any(|start| line.starts_with(start.as_str()))).collect()
    };
    let mut missing = Vec::new();
    for kind in GameKind::ALL {
        let game = kind.name();
        let commands = of_game(game, "cmd").into_iter().filter(|name| name != game);
        missing.extend(commands.filter(|name| rows(name).is_empty()));
        for option in kind.options_of_rules() {
            let explained = rows(option.name);
            if explained.is_empty() {
                missing.push(option.name.to_owned());
            }
            if let Values::Names(names) = option.values {
                let names =
                    names.into_iter().filter(|name| !explained.contains(&format!("`{name}`")));
                missing.extend(names.map(|name| format!("{}: {name}", option.name)));
            }
        }
    }
    missing
}

/// Checks `code` if it is a Discord command.
pub fn check_command(code: &str) -> Result<(), String> {
    let Some(found) = COMMAND.captures(code) else { return Ok(()) };
    let game = &found[1];
    if !Path::new("crates/screen/src/games").join(game).is_dir() {
        // It's a path, such as a container's volume.
        return Ok(());
    }
    let has = |what: &str, name: &str| of_game(game, what).iter().any(|known| known == name);
    match found.get(2).map(|name| name.as_str()) {
        Some(name) if !has("cmd", name) => return Err("no such subcommand".to_owned()),
        _ => {}
    }
    let mut options = found[3].split_whitespace().filter_map(|option| option.split_once(':'));
    match options.find(|(name, _)| !has("opt", name)) {
        Some((name, _)) => Err(format!("no option {name}")),
        None => Ok(()),
    }
}

/// Glossary words that their language's file doesn't contain, and languages without a glossary.
pub fn unused_translations(page: &str) -> Vec<String> {
    const LANGUAGES: [(&str, &str); 5] = [
        ("Hindi", "hi"),
        ("Urdu", "ur"),
        ("Bengali", "bn"),
        ("Punjabi (Gurmukhi)", "pa-Guru"),
        ("Punjabi (Shahmukhi)", "pa-Arab"),
    ];
    let texts: Vec<_> = files(&["crates/screen/src"], "ftl").collect();
    let mut wrong = Vec::new();
    let tags: BTreeSet<_> = texts.iter().filter_map(|file| file.file_stem()?.to_str()).collect();
    let known: BTreeSet<_> = LANGUAGES.iter().map(|(_, tag)| *tag).chain(["en"]).collect();
    wrong.extend(tags.difference(&known).map(|tag| format!("no glossary for {tag}")));
    for (language, tag) in LANGUAGES {
        let is_its = |file: &&std::path::PathBuf| file.file_stem().is_some_and(|stem| stem == tag);
        let text: String = texts.iter().filter(is_its).map(read).collect();
        let heading = format!("### {language}\n");
        let Some((_, glossary)) = page.split_once(&heading) else {
            wrong.push(format!("no glossary for {language}"));
            continue;
        };
        let glossary = glossary.split("\n#").next().unwrap_or_default();
        let rows = glossary.lines().filter(|line| line.starts_with('|')).skip(2);
        let cells = rows.filter_map(|row| row.split('|').nth(2));
        let words = cells.flat_map(|cell| cell.split([',', '…'])).map(str::trim);
        let unused = words.filter(|word| !text.contains(word));
        wrong.extend(unused.map(|word| format!("{language}: {word} isn't used")));
    }
    wrong
}

#[test]
fn unexplained_words_and_unknown_commands_are_found() {
    let few = "| `start` | …\n| `packs` | `1`";
    let missing = unexplained(few);
    for name in ["join", "pickup", "last_card", "packs: 2"] {
        assert!(missing.iter().any(|found| found == name), "{missing:?}");
    }
    assert!(!missing.iter().any(|found| found == "start"));
    for wrong in ["/getaway begin", "/palace take", "/getaway start speed:3"] {
        assert!(check_command(wrong).is_err(), "{wrong}");
    }
    assert_eq!(check_command("/palace swap"), Ok(()));
    let named = variables_in(&Page::new("p.md", "`LOAD_SPEED` and `SHARDS=1`"));
    assert_eq!(named, ["LOAD_SPEED", "SHARDS"].map(str::to_owned).into());
    assert!(!unused_translations("### Hindi\n| a | b |\n| - | - |\n| game | spiel |\n").is_empty());
}
