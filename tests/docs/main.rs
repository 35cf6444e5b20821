//! Checks the pages: links lead somewhere, what they name exists, everything that players and hosts can
//! set is explained, and the sections that the code cites exist.

mod commands;
mod files;
mod page;

use std::collections::BTreeSet;
use std::path::Path;

use getaway::games::GameKind;
use getaway::games::options::{Named as _, Values};

use files::{files, read};
use page::{Page, pages};

#[test]
fn every_link_leads_somewhere_and_one_leads_to_every_page() {
    let (mut count, mut wrong) = (0, Vec::new());
    let mut linked = BTreeSet::from([Path::new("README.md").canonicalize().ok()]);
    for page in pages() {
        for link in page.links().filter(|link| !link.starts_with("https://")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let own = page.path.clone();
            let target = if file.is_empty() { own } else { own.with_file_name(file) };
            // A page's links to itself don't lead to it.
            linked.extend((target != page.path).then(|| target.canonicalize().ok()));
            let is_there = target.exists() && (anchor.is_empty() || Page::new(target).has(anchor));
            // Pages of the repository that aren't files.
            if !is_there && !["../../releases/latest", "../../issues"].contains(&link) {
                wrong.push(format!("{}: {link}", page.path.display()));
            }
            count += 1;
        }
    }
    assert!(count > 200, "only {count} were found");
    assert_eq!(wrong, [""; 0]);
    let mut lost = pages();
    lost.retain(|page| !linked.contains(&page.path.canonicalize().ok()));
    let lost: Vec<_> = lost.iter().map(|page| &page.path).collect();
    assert!(lost.is_empty(), "no link leads to {lost:?}");
}

#[test]
fn every_command_option_and_file_that_a_page_names_exists() {
    let code: Vec<_> = pages().into_iter().flat_map(|page| page.code).collect();
    assert!(code.len() > 1000, "{code:?}");
    let wrong: Vec<_> = code.iter().filter(|code| !commands::exists(code)).collect();
    assert_eq!(wrong, [""; 0]);
    for wrong in [
        "docker exec x getaway repair", "getaway simulate --fast", "cargo run -- verifi",
        "cp docs/none .", "--speed", "/getaway begin", "/getaway start speed:3",
    ] {
        assert!(!commands::exists(wrong), "{wrong}");
    }
}

/// The variables (capitals with an underscore) and metrics in a text.
fn variables_and_metrics(text: &str) -> BTreeSet<&str> {
    let is_capital = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    let is_variable =
        |word: &str| word.trim_matches('_').contains('_') && word.chars().all(is_capital);
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("getaway_") || is_variable(word)).collect()
}

#[test]
fn every_variable_and_metric_exists_and_the_hosting_page_has_those_for_hosts() {
    let hosting = read("docs/hosting.md");
    let (sample, figures) = (read(".env.example"), read("src/cli/figures.rs"));
    let mut own = variables_and_metrics(&sample);
    own.extend(figures.split('"').filter(|text| text.starts_with("getaway_")));
    assert!(own.len() > 25, "{own:?}");
    own.retain(|name| !hosting.contains(&format!("`{name}")));
    assert_eq!(own, BTreeSet::new());
    let sources = files(&["src", "crates", "tests/e2e", "benches"], "rs").into_iter();
    let others = [".env.example", ".ci/run", "compose.postgres.yaml"].map(Into::into);
    let sources: String = sources.chain(others).map(read).collect();
    // The stand-in's page names events of Discord's gateway.
    let pages = pages().into_iter().filter(|page| !page.path.starts_with("crates"));
    let code = pages.flat_map(|page| page.code).collect::<Vec<_>>().join("\n");
    let unknown = &variables_and_metrics(&code) - &variables_and_metrics(&sources);
    // These are for libraries.
    assert_eq!(unknown, BTreeSet::from(["INSTA_UPDATE", "NO_PROXY"]));
}

#[test]
fn every_command_and_option_is_explained() {
    let playing = read("docs/playing.md");
    let roots = getaway::discord::commands();
    let commands = roots.iter().flat_map(|root| &root.subcommands);
    let mut names: BTreeSet<&str> = commands.map(|command| command.name.as_ref()).collect();
    for option in GameKind::ALL.iter().flat_map(|kind| kind.options_of_rules()) {
        names.insert(option.name);
        if let Values::Names(values) = option.values {
            names.extend(values);
        }
    }
    assert!(names.len() > 60, "{names:?}");
    names.retain(|name| !playing.contains(&format!("`{name}")));
    assert_eq!(names, BTreeSet::new());
}

/// Comments in a game's folder cite "section 5" or "sections 1 to 3" of its rules.
#[test]
fn every_section_that_is_cited_exists() {
    let (mut count, mut wrong) = (0, Vec::new());
    for file in files(&["src", "crates"], "rs") {
        let is_at_home = |kind: &&GameKind| file.iter().any(|folder| folder == kind.name());
        let Some(game) = GameKind::ALL.iter().find(is_at_home) else { continue };
        let (rules, source) = (read(format!("docs/rules/{game}.md")), read(&file));
        let comments = source.lines().filter_map(|line| line.trim_start().strip_prefix("//"));
        let words = comments.flat_map(|line| line.split([' ', '(']).skip(1));
        let text = words.collect::<Vec<_>>().join(" ").replace("Section", "section");
        let text = text.replace(" to ", ", ").replace(" and ", ", ").replace("sections", "section");
        for cited in text.split("section ").skip(1) {
            let is_of_list = |c: char| c.is_ascii_digit() || c == ',' || c == ' ';
            let numbers = cited.split(|c| !is_of_list(c)).next().unwrap_or_default();
            for number in numbers.split([',', ' ']).filter(|number| !number.is_empty()) {
                count += 1;
                if !rules.contains(&format!("\n## {number}. ")) {
                    wrong.push(format!("{}: section {number}", file.display()));
                }
            }
        }
    }
    assert!(count > 100, "only {count} citations were found");
    assert_eq!(wrong, [""; 0]);
}

/// Compose refuses every command without a variable that its file insists on, also `logs` and `down`.
#[test]
fn compose_insists_on_no_token() {
    for path in ["compose.yaml", "compose.postgres.yaml"] {
        assert!(!read(path).contains("DISCORD_TOKEN:?"), "{path}");
    }
}
