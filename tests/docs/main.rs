//! Checks the pages: links lead somewhere, commands run, everything that players and hosts can set
//! is explained, and the sections that the code cites exist.

mod commands;
mod page;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use getaway::games::GameKind;
use getaway::games::options::{Named as _, Values};
use getaway::screen::i18n::Language;

use page::{Page, files, pages, read};

/// Variables that belong to other programs and to libraries.
const OTHERS: [&str; 7] = [
    "ALL_PROXY", "CARGO_TARGET_DIR", "HTTPS_PROXY", "HTTP_PROXY", "INSTA_UPDATE", "NO_PROXY",
    "RUSTDOCFLAGS",
];

/// Checks what `of` finds on each page, of which there must be more than `least`.
fn all_are_good(
    of: impl Fn(&Page) -> Vec<String>,
    least: usize,
    check: impl Fn(&Page, &str) -> Result<(), String>,
) {
    let pages = pages();
    let parts = pages.iter().flat_map(|page| of(page).into_iter().map(move |part| (page, part)));
    let parts: Vec<_> = parts.collect();
    assert!(parts.len() > least, "only {} were found", parts.len());
    let wrong = parts.iter().filter_map(|(page, part)| {
        check(page, part).err().map(|why| format!("{}: {part}: {why}", page.path))
    });
    assert_eq!(wrong.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    all_are_good(Page::links, 50, |page, link| {
        // Or to pages of the repository that aren't files.
        let of_the_repository = ["../../releases/latest", "../../issues"].contains(&link);
        if link.starts_with("https://") || (of_the_repository && page.path == "README.md") {
            return Ok(());
        }
        let (target, anchor) = page.target(link).ok_or("it leads out of the project")?;
        if !Path::new(&target).exists() {
            return Err("there is no such file".to_owned());
        }
        let other = pages.iter().find(|page| page.path == target);
        let anchors = other.map(Page::anchors).unwrap_or_default();
        let is_there = anchor.is_empty() || anchors.contains(&anchor);
        is_there.then_some(()).ok_or(format!("there is no such heading, but {anchors:?}"))
    });
}

#[test]
fn the_front_page_is_short_and_leads_to_every_page() {
    assert!(read("README.md").lines().count() <= 150);
    let pages = pages();
    let mut found = BTreeSet::from(["README.md".to_owned()]);
    let mut open = vec!["README.md".to_owned()];
    while let Some(path) = open.pop() {
        for page in pages.iter().filter(|page| page.path == path) {
            let links = page.links();
            let targets = links.iter().filter_map(|link| page.target(link));
            open.extend(targets.map(|target| target.0).filter(|file| found.insert(file.clone())));
        }
    }
    let lost = pages.iter().map(|page| &page.path).filter(|path| !found.contains(*path));
    assert_eq!(lost.collect::<Vec<_>>(), [""; 0], "no link leads there");
}

#[test]
fn every_command_can_be_run_and_every_file_that_is_named_exists() {
    all_are_good(|page| page.shell.clone(), 30, |_, line| commands::check(line));
    all_are_good(Page::code, 100, |_, code| commands::check_mentioned(code));
}

/// The bot ends with 2 if its host has to change something, which another start doesn't mend.
#[test]
fn the_service_does_not_start_again_what_ended_with_2() {
    let unit = read("docs/getaway.service");
    for line in ["Restart=on-failure", "RestartPreventExitStatus=2"] {
        assert!(unit.lines().any(|known| known == line), "{line}");
    }
}

fn is_capitals(name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(is_part)
}

/// The variables that a page names in code and commands: what is set, or has an underscore.
fn variables_in(page: &Page) -> Vec<String> {
    let text = [page.code(), page.shell.clone()].concat().join(" ");
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '=')));
    let names = words.filter_map(|word| {
        let name = word.split('=').next().unwrap_or_default();
        let is_set = name.len() < word.len() && name.len() > 3;
        let is_one = is_capitals(name) && (is_set || name.trim_end_matches('_').contains('_'));
        (is_one && !OTHERS.contains(&name)).then(|| name.to_owned())
    });
    names.collect()
}

#[test]
fn every_variable_exists_and_the_hosting_page_lists_them_all() {
    let sample = read(".env.example");
    let lines = sample.lines().map(|line| line.trim_start_matches("# "));
    let names = lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name);
    let known: BTreeSet<&str> = names.filter(|name| is_capitals(name)).collect();
    assert!(known.contains("DISCORD_TOKEN"));
    let hosting = read("docs/hosting.md");
    let unexplained = known.iter().filter(|name| !hosting.contains(&format!("| `{name}` |")));
    assert_eq!(unexplained.collect::<Vec<_>>(), [&""; 0]);
    let sources = files(&["src", "crates/screen", "tests", "benches"], "rs");
    let others = [".ci/run", "compose.postgres.yaml"].map(Into::into);
    let sources: String = sources.into_iter().chain(others).map(read).collect();
    all_are_good(variables_in, 50, |page, name| {
        // The capitals there are events of Discord's gateway.
        let is_event = page.path.starts_with("crates/discord-sandbox/");
        let is_read = known.contains(name) || sources.contains(name);
        (is_event || is_read).then_some(()).ok_or("nothing reads it".to_owned())
    });
}

#[test]
fn every_metric_is_explained_and_exists() {
    let sources: String = files(&["src", "crates"], "rs").into_iter().map(read).collect();
    // A source counts or describes it by a macro.
    let texts = sources.split("!(").filter_map(|rest| rest.trim_start().strip_prefix('"'));
    let names = texts.filter_map(|text| text.split('"').next());
    let counted: BTreeSet<&str> = names.filter(|name| name.starts_with("getaway_")).collect();
    assert!(counted.contains("getaway_tables"));
    let hosting = read("docs/hosting.md");
    let rows = hosting.lines().filter(|line| line.starts_with("| `getaway_"));
    let cells = rows.filter_map(|line| line.split('|').nth(1));
    let names = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let explained: BTreeSet<&str> = names.filter_map(|name| name.split('{').next()).collect();
    assert_eq!(explained, counted);
}

/// A game's `cmd` (commands) or `opt` (options), by the English messages: those of all games, and its
/// own.
fn of_game(game: &str, what: &str) -> Vec<String> {
    let shared = (read("crates/screen/src/i18n/en.ftl"), format!("{what}_"));
    let own = (read(format!("crates/screen/src/games/{game}/en.ftl")), format!("{game}_{what}_"));
    let keys = [&shared, &own].into_iter().flat_map(|(text, start)| {
        text.lines().filter_map(move |line| line.strip_prefix(start.as_str())?.split_once(" ="))
    });
    keys.map(|(key, _)| key.to_owned()).collect()
}

/// Checks `code` if it is a Discord command.
fn check_command(code: &str) -> Result<(), String> {
    let mut words = code.split(' ').peekable();
    let game = words.next().and_then(|word| word.strip_prefix('/')).unwrap_or_default();
    if game.is_empty() || !Path::new("crates/screen/src/games").join(game).is_dir() {
        // It's a path, such as a container's volume.
        return Ok(());
    }
    let lacks = |what: &str, name: &str| !of_game(game, what).iter().any(|known| known == name);
    if let Some(name) = words.next_if(|word| !word.contains(':') && lacks("cmd", word)) {
        return Err(format!("no subcommand {name}"));
    }
    let options = words.filter_map(|word| word.split_once(':')).map(|(name, _)| name);
    let mut options = options.filter(|name| name.starts_with(char::is_alphabetic));
    let unknown = options.find(|name| lacks("opt", name));
    unknown.map_or(Ok(()), |name| Err(format!("no option {name}")))
}

#[test]
fn every_command_and_option_of_a_game_is_explained_and_those_in_the_pages_exist() {
    let playing = read("docs/playing.md");
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
    assert_eq!(missing, [""; 0]);
    all_are_good(Page::code, 0, |_, code| check_command(code));
}

#[test]
fn every_word_of_a_glossary_is_used_in_its_language() {
    let page = read("docs/translating.md");
    let others = Language::ALL.iter().filter(|language| **language != Language::English);
    for info in others.map(|language| language.info()) {
        // `Punjabi (Shahmukhi)` is `punjabi_shahmukhi`.
        let is_its = |part: &&str| part.to_lowercase().replace(" (", "_").starts_with(info.name);
        let glossary = page.split("### ").skip(1).find(is_its);
        let rows = glossary.and_then(|part| part.split("\n#").next()).unwrap_or_default().lines();
        let rows = rows.filter(|line| line.starts_with('|')).skip(2);
        let cells = rows.filter_map(|row| row.split('|').nth(2));
        let words: Vec<_> = cells.flat_map(|cell| cell.split([',', '…'])).map(str::trim).collect();
        assert!(words.len() > 20, "{}: {words:?}", info.name);
        let is_unused = |word: &&str| !info.sources.iter().any(|text| text.contains(*word));
        let unused = words.into_iter().filter(is_unused);
        assert_eq!(unused.collect::<Vec<_>>(), [""; 0], "{}", info.name);
    }
}

/// The sections that comments cite: "rules, section 5", "sections 1 to 3". In a game's folder that
/// means that game's page; elsewhere the game is named: "Getaway's rules, section 9".
fn cited(source: &str) -> Vec<(Option<String>, String)> {
    let comments = source.lines().map(|line| line.split_once("//").map_or(".", |line| line.1));
    let comments = comments.map(|comment| comment.trim_start_matches(['/', '!']).trim());
    let text = comments.collect::<Vec<_>>().join(" ");
    let parts: Vec<&str> = text.split("ection").collect();
    let mut found = Vec::new();
    for (before, after) in parts.iter().zip(&parts[1..]) {
        let Some(before) = before.strip_suffix(['s', 'S']) else { continue };
        let game = before.strip_suffix(" rules, ").and_then(|of| of.split([' ', '(']).next_back());
        let game = game.map(|game| game.trim_end_matches(['s', '\'', '’']).to_lowercase());
        for word in after.trim_start_matches('s').split([' ', ',']).skip(1) {
            let number = word.trim_end_matches(|c: char| !c.is_ascii_digit());
            match word {
                "" | "and" | "to" => {}
                _ if number.starts_with(|c: char| c.is_ascii_digit()) => {
                    found.push((game.clone(), number.to_owned()));
                }
                _ => break,
            }
        }
    }
    found
}

/// The numbers of a page's sections, and of the points in them: `5`, `5.1`.
fn sections(page: &str) -> BTreeSet<String> {
    let mut present = "";
    let numbered = page.lines().filter_map(|line| {
        let (number, _) = line.trim_start_matches("## ").split_once(". ")?;
        number.parse::<u32>().ok()?;
        if line.starts_with("## ") {
            present = number;
            return Some(number.to_owned());
        }
        Some(format!("{present}.{number}"))
    });
    numbered.collect()
}

#[test]
fn every_section_that_is_cited_exists() {
    let games = GameKind::ALL.iter().map(|kind| kind.name().to_owned());
    let pages: BTreeMap<String, BTreeSet<String>> = games
        .map(|game| (game.clone(), sections(&read(format!("docs/rules/{game}.md")))))
        .collect();
    let (mut count, mut wrong) = (0, Vec::new());
    for file in files(&["src", "crates", "tests", "benches"], "rs") {
        let mut folders = file.iter().filter_map(|part| part.to_str());
        let home = folders.find(|part| pages.contains_key(*part)).map(str::to_owned);
        for (named, number) in cited(&read(&file)) {
            count += 1;
            let game = named.or(home.clone()).unwrap_or_default();
            if !pages.get(&game).is_some_and(|sections| sections.contains(&number)) {
                wrong.push(format!("{}: {game} has no section {number}", file.display()));
            }
        }
    }
    // This file has one that is wrong.
    wrong.retain(|wrong| !wrong.starts_with("tests/docs/"));
    assert!(count > 100, "only {count} citations were found");
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn what_is_wrong_in_pages_and_sources_is_found() {
    let page = Page::new(
        "docs/p.md",
        "# A `b` c!\n[x](y.md#z) `[no](link)` `LOAD_SPEED` `SHARDS=1`\n```sh\n# no\na \\\n  b # c\n```\n# A b c\n",
    );
    assert_eq!(page.links(), ["y.md#z"]);
    assert_eq!(page.shell, ["a    b"]);
    assert_eq!(page.anchors(), ["a-b-c", "a-b-c-1"]);
    assert_eq!(page.target("../a#b"), Some(("a".to_owned(), "b".to_owned())));
    assert_eq!(page.target("../../a"), None);
    assert_eq!(variables_in(&page), ["LOAD_SPEED", "SHARDS"]);
    for wrong in [
        "getaway simulte",
        "getaway simulate --last-card waste",
        "docker exec getaway getaway doktor",
        "cargo run --release -- verify",
        "cargo run --fast",
        "cargo bench --bench speed",
        "cargo bench --bench load -- everything",
        "cargo test --test e2e nothing::",
        "cargo build --profile quickest",
        "cp .env.sample .env",
        "make",
    ] {
        assert!(commands::check(wrong).is_err(), "{wrong}");
    }
    for wrong in ["getaway repair", "getaway copy --into URL", "--speed", "src/none.rs"] {
        assert!(commands::check_mentioned(wrong).is_err(), "{wrong}");
    }
    for wrong in ["/getaway begin", "/palace take", "/getaway start speed:3"] {
        assert!(check_command(wrong).is_err(), "{wrong}");
    }
    assert_eq!(check_command("/palace swap"), Ok(()));
    let source = "//! The store (Getaway's rules,\n//! section 9).\nx();\n// Sections 1 to 3, and section 5.1\n";
    let found = cited(source).into_iter().map(|(game, number)| game.unwrap_or_default() + &number);
    assert_eq!(found.collect::<Vec<_>>(), ["getaway9", "1", "3", "5.1"]);
}
