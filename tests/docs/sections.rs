//! Checks citations of the rules in comments: "rules, section 5".
//!
//! In a game's folders a citation means that game's page. Elsewhere it names the game: "Getaway's
//! rules, section 9".

use std::collections::BTreeMap;
use std::path::Path;

use getaway::games::GameKind;
use getaway::games::options::Named;

use crate::page::{files, read};

/// The number of citations, and those whose section doesn't exist.
pub fn check() -> (usize, Vec<String>) {
    let mut pages: BTreeMap<String, Option<Vec<String>>> = BTreeMap::new();
    let (mut citations, mut wrong) = (0, Vec::new());
    for file in files(&["src", "crates", "tests", "benches"], "rs") {
        for comment in comments(&read(&file)).iter().filter(|_| !file.starts_with("tests/docs")) {
            for (named, number) in cited(comment) {
                citations += 1;
                let Some(game) = named.or_else(|| game_of(&file)) else {
                    wrong.push(format!("{}: section {number}: of which game?", file.display()));
                    continue;
                };
                // A game that nobody can play yet may have no page.
                let sections = pages.entry(game.clone()).or_insert_with(|| sections_of(&game));
                if sections.as_ref().is_some_and(|sections| !sections.contains(&number)) {
                    wrong.push(format!("{}: {game} has no section {number}", file.display()));
                }
            }
        }
    }
    (citations, wrong)
}

/// The text of each comment; consecutive lines are one comment.
fn comments(source: &str) -> Vec<String> {
    let lines = source.lines().map(|line| match line.split_once("//") {
        Some((_, comment)) => format!("{} ", comment.trim_start_matches(['/', '!']).trim()),
        None => "\n".to_owned(),
    });
    lines.collect::<String>().lines().map(str::to_owned).collect()
}

/// The sections that a comment cites, each with the game if it names one.
fn cited(comment: &str) -> Vec<(Option<String>, String)> {
    let parts: Vec<&str> = comment.split("ection").collect();
    let cites = parts.windows(2).flat_map(|part| {
        let before = part[0].strip_suffix(['s', 'S']).unwrap_or_default().strip_suffix(" rules, ");
        let game = before.and_then(|before| before.split([' ', '(']).next_back());
        let game = game.map(|game| game.trim_end_matches(['s', '\'', '’']).to_lowercase());
        let words = part[1].trim_start_matches('s').split([' ', ',']).skip(1);
        let is_part = |word: &&str| {
            word.is_empty()
                || ["and", "to"].contains(word)
                || word.starts_with(|c: char| c.is_ascii_digit())
        };
        let numbers = words
            .take_while(is_part)
            .map(|word| word.trim_end_matches(|c: char| !c.is_ascii_digit()));
        numbers
            .filter(|number| !number.is_empty())
            .map(move |number| (game.clone(), number.to_owned()))
            .collect::<Vec<_>>()
    });
    cites.collect()
}

/// The game whose folder a file is in.
fn game_of(file: &Path) -> Option<String> {
    let is_game = |name: &&str| Path::new("crates/games/src").join(name).join("rules").is_dir();
    let mut parts = file.parent()?.iter().filter_map(|part| part.to_str());
    parts.find(is_game).map(str::to_owned)
}

/// The numbers of a page's sections, and of the points in them: `5`, `5.1`. `None` if there is no
/// such page. A game that can be played must have one.
fn sections_of(game: &str) -> Option<Vec<String>> {
    let path = format!("docs/rules/{game}.md");
    if !Path::new(&path).exists() {
        assert!(GameKind::named(game).is_none(), "there is no {path}");
        return None;
    }
    let (mut sections, mut present) = (Vec::new(), String::new());
    for line in read(&path).lines() {
        let Some((number, _)) = line.trim_start_matches("## ").split_once(". ") else { continue };
        if number.is_empty() || !number.chars().all(|c| c.is_ascii_digit()) {
            continue;
        }
        if line.starts_with("## ") {
            number.clone_into(&mut present);
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
    let found: Vec<_> = comments(source).iter().flat_map(|comment| cited(comment)).collect();
    let cites = |game: Option<&str>, number: &str| (game.map(str::to_owned), number.to_owned());
    let expected = [(Some("getaway"), "9"), (None, "1"), (None, "3"), (None, "5.1")];
    assert_eq!(found, expected.map(|(game, number)| cites(game, number)));
    assert_eq!(game_of(Path::new("crates/games/tests/rules/bus/hands.rs")).as_deref(), Some("bus"));
    assert_eq!(game_of(Path::new("crates/store/src/results.rs")), None);
    let getaway = sections_of("getaway").expect("its page is there");
    assert!(getaway.contains(&"4.2".to_owned()) && !getaway.contains(&"12".to_owned()));
}
