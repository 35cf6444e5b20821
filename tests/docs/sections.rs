//! Checks citations of the rules in comments: "rules, section 5".
//!
//! In a game's folders a citation means that game's page. Elsewhere it names the game: "Getaway's
//! rules, section 9".

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use getaway::games::GameKind;
use getaway::games::options::Named;
use regex::Regex;

use crate::page::{Page, files, read};

/// A citation, with the game before it if it names one.
static CITATION: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"(?:([A-Za-z]+)['’]s rules, )?(?-u:\b)[Ss]ections?[ \n]+([0-9]+(?:\.[0-9]+)?(?:(?:,| to| and|, and) [0-9]+(?:\.[0-9]+)?)*)";
    Regex::new(pattern).expect("a pattern")
});
static NUMBER: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"[0-9.]+").expect("a pattern"));

/// The number of citations, and those whose section doesn't exist.
pub fn check() -> (usize, Vec<String>) {
    let mut pages: BTreeMap<String, Option<Vec<String>>> = BTreeMap::new();
    let mut citations = 0;
    let mut wrong = Vec::new();
    let sources = files(&["src", "crates", "tests", "benches"], "rs");
    for file in sources.filter(|file| !file.starts_with("tests/docs")) {
        for comment in comments(&read(&file)) {
            for found in CITATION.captures_iter(&comment) {
                let named = found.get(1).map(|game| game.as_str().to_lowercase());
                let Some(game) = named.or_else(|| game_of(&file)) else {
                    wrong.push(format!("{}: {}: of which game?", file.display(), &found[0]));
                    continue;
                };
                let sections = pages.entry(game.clone()).or_insert_with(|| sections_of(&game));
                // A game that nobody can play yet may have no page.
                let Some(sections) = sections else { continue };
                for number in NUMBER.find_iter(&found[2]) {
                    citations += 1;
                    if !sections.iter().any(|section| section == number.as_str()) {
                        let (file, number) = (file.display(), number.as_str());
                        wrong.push(format!("{file}: {game} has no section {number}"));
                    }
                }
            }
        }
    }
    (citations, wrong)
}

/// The text of each comment; consecutive lines are one comment.
fn comments(source: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    for line in source.lines() {
        match line.split_once("//") {
            Some((_, comment)) => {
                let comment = comment.trim_start_matches(['/', '!']).trim();
                let last = found.last_mut().expect("there is a comment");
                last.push_str(comment);
                last.push(' ');
            }
            None => found.push(String::new()),
        }
    }
    found.retain(|comment| !comment.is_empty());
    found
}

/// The game whose folder a file is in.
fn game_of(file: &Path) -> Option<String> {
    let is_game = |name: &str| Path::new("crates/games/src").join(name).join("rules").is_dir();
    let mut parts = file.parent()?.iter().filter_map(|part| part.to_str());
    parts.find(|name| is_game(name)).map(str::to_owned)
}

/// The numbers of a page's sections, and of the points in them: `5`, `5.1`. `None` if there is no
/// such page. A game that can be played must have one.
fn sections_of(game: &str) -> Option<Vec<String>> {
    let path = format!("docs/rules/{game}.md");
    if !Path::new(&path).exists() {
        assert!(GameKind::named(game).is_none(), "there is no {path}");
        return None;
    }
    let text = read(&path);
    assert!(Page::new(&path, &text).headings().count() > 1, "{path} has no sections");
    let mut sections: Vec<String> = Vec::new();
    let mut present = String::new();
    for line in text.lines() {
        let Some((number, _)) = line.trim_start_matches("## ").split_once(". ") else { continue };
        if number.is_empty() || !number.chars().all(|c| c.is_ascii_digit()) {
            continue;
        }
        if line.starts_with("## ") {
            present = number.to_owned();
            sections.push(present.clone());
        } else {
            sections.push(format!("{present}.{number}"));
        }
    }
    Some(sections)
}

#[test]
fn citations_are_read_across_lines() {
    let source = "//! The store (Getaway's rules,\n//! section 9).\nx();\n// Sections 1 to 3, and section 5.1\n";
    let found: Vec<_> = comments(source)
        .iter()
        .flat_map(|comment| {
            CITATION.captures_iter(comment).map(|c| c[2].to_owned()).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(found, ["9", "1 to 3", "5.1"]);
    assert_eq!(game_of(Path::new("crates/games/tests/rules/bus/hands.rs")).as_deref(), Some("bus"));
    assert_eq!(game_of(Path::new("crates/store/src/results.rs")), None);
    let getaway = sections_of("getaway").expect("its page is there");
    assert!(getaway.contains(&"4.2".to_owned()) && !getaway.contains(&"12".to_owned()));
}
