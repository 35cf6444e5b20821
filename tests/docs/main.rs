//! Checks the pages: links lead somewhere, commands run, everything that players and hosts can set
//! is explained, and the sections that the code cites exist.

mod commands;
mod page;
mod sections;
mod words;

use std::collections::BTreeSet;
use std::path::Path;

use page::{Page, files, pages, read};

/// Checks what `of` finds on each page, of which there must be more than `least`.
fn all_are_good(
    of: impl Fn(&Page) -> Vec<String>,
    least: usize,
    check: impl Fn(&Page, &str) -> Result<(), String>,
) {
    let (mut count, mut wrong) = (0, Vec::new());
    for page in pages() {
        for part in of(&page) {
            count += 1;
            wrong.extend(
                check(&page, &part).err().map(|why| format!("{}: {part}: {why}", page.path)),
            );
        }
    }
    assert!(count > least, "only {count} were found");
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
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
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let target = match file {
            "" => page.path.clone(),
            file => page::relative(&page.path, file).ok_or("it leads out of the project")?,
        };
        if !Path::new(&target).exists() {
            return Err("there is no such file".to_owned());
        }
        let other = pages.iter().find(|page| page.path == target);
        let anchors = other.map(Page::anchors).unwrap_or_default();
        let is_there = anchor.is_empty() || anchors.iter().any(|known| known == anchor);
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
        let page = pages.iter().find(|page| page.path == path);
        for link in page.into_iter().flat_map(Page::links) {
            let file = link.split('#').next().unwrap_or_default();
            let target = page::relative(&path, file).filter(|target| target.ends_with(".md"));
            open.extend(target.filter(|target| found.insert(target.clone())));
        }
    }
    let lost: Vec<_> =
        pages.iter().map(|page| &page.path).filter(|path| !found.contains(*path)).collect();
    assert!(lost.is_empty(), "no link leads to {lost:?}");
}

#[test]
fn every_file_that_is_named_exists() {
    // Capitals are placeholders: `crates/screen/src/games/GAME/`.
    let is_pattern = |path: &str| ["GAME", "NNNN", "*"].iter().any(|part| path.contains(part));
    all_are_good(Page::code, 0, |_, code| {
        if is_pattern(code) { Ok(()) } else { commands::files_exist(code) }
    });
}

#[test]
fn every_command_can_be_run() {
    all_are_good(|page| page.shell.clone(), 30, |_, line| commands::check(line));
    all_are_good(Page::code, 0, |_, code| commands::check_mentioned(code));
}

/// The bot ends with 2 if its host has to change something, which another start doesn't mend.
#[test]
fn the_service_does_not_start_again_what_ended_with_2() {
    let unit = read("docs/getaway.service");
    for line in ["Restart=on-failure", "RestartPreventExitStatus=2"] {
        assert!(unit.lines().any(|known| known == line), "{line}");
    }
}

#[test]
fn every_variable_exists_and_the_hosting_page_lists_them_all() {
    let known = words::variables_of(&read(".env.example"));
    assert!(known.contains("DISCORD_TOKEN"));
    let hosting = read("docs/hosting.md");
    for name in &known {
        assert!(
            hosting.contains(&format!("| `{name}` |")),
            "docs/hosting.md doesn't explain {name}"
        );
    }
    let sources = files(&["src", "crates/screen", "tests", "benches"], "rs");
    let others = [".ci/run", "compose.postgres.yaml"].map(Into::into);
    let sources: String = sources.into_iter().chain(others).map(read).collect();
    all_are_good(words::variables_in, 50, |page, name| {
        // The capitals there are events of Discord's gateway.
        let is_event = page.path.starts_with("crates/discord-sandbox/");
        let is_read = known.contains(name) || sources.contains(name);
        (is_event || is_read).then_some(()).ok_or("nothing reads it".to_owned())
    });
}

#[test]
fn every_metric_is_explained_and_exists() {
    let sources = files(&["src", "crates"], "rs");
    let counted: BTreeSet<String> =
        sources.into_iter().flat_map(|file| words::metrics_of(&read(file))).collect();
    assert!(counted.contains("getaway_tables"));
    assert_eq!(words::metrics_in(&read("docs/hosting.md")), counted);
}

#[test]
fn every_command_and_option_of_a_game_is_explained_and_those_in_the_pages_exist() {
    assert_eq!(words::unexplained(&read("docs/playing.md")), [""; 0]);
    all_are_good(Page::code, 0, |_, code| words::check_command(code));
}

#[test]
fn every_word_of_a_glossary_is_used_in_its_language() {
    assert_eq!(words::unused_translations(&read("docs/translating.md")), [""; 0]);
}

#[test]
fn every_section_that_is_cited_exists() {
    let (citations, wrong) = sections::check();
    assert!(citations > 100, "only {citations} citations were found");
    assert_eq!(wrong, [""; 0]);
}
