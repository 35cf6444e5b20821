//! Checks the pages: links lead somewhere, commands run, everything that players and hosts can set
//! is explained, and the sections that the code cites exist.

mod page;
mod sections;
mod shell;
mod words;

use std::collections::BTreeSet;
use std::path::Path;

use page::{Page, files, pages, read};

/// Fails with the pages' problems, if there are any: where, and what is wrong.
fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// The pages' problems that this check finds in their inline code.
fn wrong_code(check: impl Fn(&str) -> Result<(), String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for page in pages() {
        for code in page.inline_code() {
            if let Err(why) = check(&code) {
                wrong.push(format!("{}: {code}: {why}", page.path));
            }
        }
    }
    wrong
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    let mut wrong = Vec::new();
    let mut links = 0;
    for page in &pages {
        for link in page.links() {
            links += 1;
            if let Err(why) = follow(&pages, page, &link) {
                wrong.push(format!("{}: {link}: {why}", page.path));
            }
        }
    }
    assert!(links > 50, "only {links} links were found");
    assert_none(&wrong);
}

fn follow(pages: &[Page], page: &Page, link: &str) -> Result<(), String> {
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
    if anchor.is_empty() {
        return Ok(());
    }
    let anchors = pages.iter().find(|page| page.path == target).ok_or("it isn't a page")?.anchors();
    if anchors.iter().any(|known| known == anchor) {
        Ok(())
    } else {
        Err(format!("there is no such heading, but {anchors:?}"))
    }
}

#[test]
fn the_front_page_is_short() {
    assert!(read("README.md").lines().count() <= 150);
}

#[test]
fn every_page_can_be_found_from_the_front_page() {
    let pages = pages();
    let mut found = BTreeSet::from(["README.md".to_owned()]);
    let mut open = vec!["README.md".to_owned()];
    while let Some(path) = open.pop() {
        let page = pages.iter().find(|page| page.path == path);
        for link in page.into_iter().flat_map(Page::links) {
            let file = link.split('#').next().unwrap_or_default();
            let Some(target) = page::relative(&path, file) else { continue };
            if target.ends_with(".md") && found.insert(target.clone()) {
                open.push(target);
            }
        }
    }
    let lost = pages.iter().map(|page| &page.path);
    let lost: Vec<_> = lost.filter(|path| !found.contains(*path)).collect();
    assert!(lost.is_empty(), "no link leads to {lost:?}");
}

#[test]
fn every_file_that_is_named_exists() {
    let roots = ["src/", "crates/", "tests/", "benches/", "docs/", "migrations/"];
    assert_none(&wrong_code(|code| {
        let is_path = roots.iter().any(|root| code.starts_with(root));
        // Capitals are placeholders: `crates/screen/src/games/GAME/`.
        let is_pattern = ["GAME", "NNNN", "*"].iter().any(|part| code.contains(part));
        if is_path && !is_pattern { shell::exists(code) } else { Ok(()) }
    }));
}

#[test]
fn every_command_can_be_run() {
    let mut wrong = wrong_code(shell::check_mentioned);
    let mut commands = 0;
    for page in pages() {
        for line in page.shell_lines() {
            commands += 1;
            if let Err(why) = shell::check(&line) {
                wrong.push(format!("{}: {line}: {why}", page.path));
            }
        }
    }
    assert!(commands > 30, "only {commands} commands were found");
    assert_none(&wrong);
}

#[test]
fn systemd_accepts_the_service() {
    let dir = tempfile::tempdir().expect("a directory");
    let unit = dir.path().join("getaway.service");
    // The program must be there.
    let text = read("docs/getaway.service");
    let text = text.replace("/usr/local/bin/getaway", env!("CARGO_BIN_EXE_getaway"));
    std::fs::write(&unit, text).expect("it can be written");
    let verified = std::process::Command::new("systemd-analyze").arg("verify").arg(&unit).output();
    match verified {
        Ok(output) => assert!(output.status.success(), "{output:?}"),
        Err(_) => eprintln!("there is no systemd-analyze here: the unit is not looked at"),
    }
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
fn every_simulation_plays() {
    let simulations: BTreeSet<Vec<String>> = pages()
        .iter()
        .flat_map(Page::shell_lines)
        .filter_map(|line| shell::simulation(&line))
        .collect();
    assert!(simulations.len() > 3);
    for args in simulations {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_getaway"))
            .args(&args)
            .output()
            .expect("the binary runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{args:?}: {said}");
    }
}

#[test]
fn every_variable_exists_and_the_hosting_page_lists_them_all() {
    let sample = read(".env.example");
    let known = words::variables_of(&sample);
    assert!(known.contains("DISCORD_TOKEN"));
    let hosting = read("docs/hosting.md");
    let mut wrong: Vec<String> = known
        .iter()
        .filter(|name| !hosting.contains(&format!("| `{name}` |")))
        .map(|name| format!("docs/hosting.md doesn't explain {name}"))
        .collect();
    let sources: Vec<String> = files(&["src", "crates/screen", "tests", "benches"], "rs")
        .chain([".ci/run".into(), "compose.postgres.yaml".into()])
        .map(read)
        .collect();
    for page in pages() {
        if page.path.starts_with("crates/discord-sandbox/") {
            // The capitals in this file are events of Discord's gateway.
            continue;
        }
        for name in words::variables_in(&page) {
            let used = |source: &String| source.contains(&name);
            if !known.contains(&name) && !sources.iter().any(used) {
                wrong.push(format!("{}: nothing reads {name}", page.path));
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_metric_is_explained_and_exists() {
    let explained = words::metrics_in(&read("docs/hosting.md"));
    let counted: BTreeSet<String> =
        files(&["src", "crates"], "rs").flat_map(|file| words::metrics_of(&read(file))).collect();
    assert!(counted.contains("getaway_tables"));
    assert_eq!(explained, counted);
}

#[test]
fn every_command_and_option_of_a_game_is_explained() {
    assert_none(&words::unexplained(&read("docs/playing.md")));
}

#[test]
fn every_discord_command_in_the_pages_exists() {
    assert_none(&wrong_code(words::check_command));
}

#[test]
fn every_word_of_a_glossary_is_used_in_its_language() {
    assert_none(&words::unused_translations(&read("docs/translating.md")));
}

#[test]
fn every_section_that_is_cited_exists() {
    let (citations, wrong) = sections::check();
    assert!(citations > 100, "only {citations} citations were found");
    assert_none(&wrong);
}
