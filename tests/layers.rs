//! The layout's promises of absence: who imports whom, and who names which crate.

use std::fs;
use std::path::{Path, PathBuf};

/// The parts of `src/`; each may import those below it only.
const PARTS: [&str; 6] = ["cli", "discord", "table", "store", "computer", "rules"];

fn files_below(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("src is readable") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The code of a part, file by file, without comments.
fn sources(part: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    files_below(&root.join(part), &mut files);
    assert!(!files.is_empty(), "src/{part} has no files");
    files
        .into_iter()
        .map(|file| {
            let text = fs::read_to_string(&file).expect("a source file is text");
            let code: Vec<&str> = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect();
            (file, code.join("\n"))
        })
        .collect()
}

fn names(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !inside(before) && !inside(after)
    })
}

fn assert_absent(part: &str, words: &[&str]) {
    for (file, code) in sources(part) {
        for word in words {
            assert!(!names(&code, word), "{} names {word}", file.display());
        }
    }
}

#[test]
fn imports_point_down_the_list_only() {
    for (at, part) in PARTS.iter().enumerate() {
        for above in &PARTS[..at] {
            assert_absent(part, &[&format!("crate::{above}")]);
        }
    }
}

#[test]
fn the_sandbox_imports_nothing_of_the_bot() {
    for part in PARTS {
        assert_absent("sandbox", &[&format!("crate::{part}")]);
    }
    assert_absent("sandbox", &["crate::config", "serenity", "poise", "sqlx"]);
}

#[test]
fn only_the_store_names_sqlx() {
    for part in PARTS.into_iter().filter(|part| *part != "store") {
        assert_absent(part, &["sqlx"]);
    }
}

#[test]
fn only_discord_names_serenity_and_poise() {
    for part in PARTS.into_iter().filter(|part| *part != "discord") {
        assert_absent(part, &["serenity", "poise"]);
    }
}

#[test]
fn rules_and_computer_know_no_async_no_clock_no_io() {
    for part in ["rules", "computer"] {
        assert_absent(
            part,
            &[
                "async",
                "await",
                "tokio",
                "Instant",
                "SystemTime",
                "std::fs",
                "std::net",
                "println",
            ],
        );
    }
}
