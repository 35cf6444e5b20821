//! Reads the pages: the subset of Markdown that they use.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A page of Markdown.
pub struct Page {
    /// Its path from the project's root.
    pub path: String,
    /// What is outside code blocks.
    prose: String,
    /// The lines of its shell blocks, without comments. Continued lines are joined.
    pub shell: Vec<String>,
}

pub fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with this extension below these directories.
pub fn files(directories: &[&str], extension: &str) -> Vec<PathBuf> {
    let mut open: Vec<PathBuf> = directories.iter().map(PathBuf::from).collect();
    let mut found = Vec::new();
    while let Some(directory) = open.pop() {
        for entry in fs::read_dir(&directory).expect("the directory can be read") {
            let path = entry.expect("its entries, too").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found
}

/// All pages of the project.
pub fn pages() -> Vec<Page> {
    let own = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].into_iter();
    let own = own.chain(["crates/discord-sandbox/README.md", "migrations/README.md"]);
    let pages = own.map(PathBuf::from).chain(files(&["docs"], "md"));
    pages.map(|path| Page::new(path.to_str().expect("names are text"), &read(&path))).collect()
}

impl Page {
    pub fn new(path: &str, text: &str) -> Page {
        let parts: Vec<&str> = text.split("```").collect();
        assert!(parts.len() % 2 == 1, "{path}: a block of code doesn't end");
        let blocks = parts.iter().skip(1).step_by(2).filter_map(|block| block.strip_prefix("sh\n"));
        let blocks = blocks.collect::<String>().replace("\\\n", " ");
        let code = |line: &str| {
            format!(" {line}").split(" #").next().unwrap_or_default().trim().to_owned()
        };
        let shell = blocks.lines().map(code).filter(|line| !line.is_empty()).collect();
        Page { path: path.to_owned(), prose: parts.into_iter().step_by(2).collect(), shell }
    }

    /// The targets of its links and pictures.
    pub fn links(&self) -> Vec<String> {
        let prose: String = self.prose.split('`').step_by(2).collect();
        let find = |start: &str, end: char| -> Vec<String> {
            let targets = prose.split(start).skip(1).filter_map(|rest| rest.split_once(end));
            targets.map(|(target, _)| target.to_owned()).collect()
        };
        [find("](", ')'), find("src=\"", '"')].concat()
    }

    /// The file that a link on this page leads to, and its anchor. `None` if it leads out of the project.
    pub fn target(&self, link: &str) -> Option<(String, String)> {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let mut parts: Vec<&str> = self.path.split('/').collect();
        if !file.is_empty() {
            parts.pop();
        }
        for part in file.split('/').filter(|part| !part.is_empty()) {
            match part {
                ".." => drop(parts.pop()?),
                part => parts.push(part),
            }
        }
        Some((parts.join("/"), anchor.to_owned()))
    }

    /// The inline code in its sentences.
    pub fn code(&self) -> Vec<String> {
        self.prose.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    /// The anchors of its headings, as GitHub makes them.
    pub fn anchors(&self) -> Vec<String> {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        let headings = self.prose.lines().filter(|line| line.starts_with('#'));
        let anchors = headings.map(|line| {
            let heading = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
            let kept = |c: &char| c.is_alphanumeric() || matches!(c, '-' | '_');
            let anchor: String = heading.chars().filter(kept).collect();
            let times = seen.entry(anchor.clone()).and_modify(|times| *times += 1).or_default();
            if *times == 0 { anchor } else { format!("{anchor}-{times}") }
        });
        anchors.collect()
    }
}
