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

/// Resolves a link on `page` to a path from the project's root.
pub fn relative(page: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
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

#[test]
fn links_code_and_anchors_are_read() {
    let text = "# A `b` c!\n[x](y.md#z) `[no](link)`\n```sh\n# no\na \\\n  b # c\n```\n# A b c\n";
    let page = Page::new("docs/p.md", text);
    assert_eq!(page.links(), ["y.md#z"]);
    assert_eq!(page.code(), ["b", "[no](link)"]);
    assert_eq!(page.shell, ["a    b"]);
    assert_eq!(page.anchors(), ["a-b-c", "a-b-c-1"]);
    assert_eq!(relative("docs/p.md", "../a/b").as_deref(), Some("a/b"));
    assert_eq!(relative("p.md", "../a"), None);
}
