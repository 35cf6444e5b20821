//! Reads the pages: the subset of Markdown that they use.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use regex::Regex;

/// A page of Markdown.
pub struct Page {
    /// Its path from the project's root.
    pub path: String,
    /// Its lines outside code blocks.
    prose: String,
    /// Its code blocks with their languages.
    blocks: Vec<(String, String)>,
}

pub fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with this extension below these directories.
pub fn files(directories: &[&str], extension: &'static str) -> impl Iterator<Item = PathBuf> {
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
    found.sort();
    found.into_iter()
}

/// All pages of the project.
pub fn pages() -> Vec<Page> {
    let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(PathBuf::from);
    let below = ["crates/discord-sandbox/README.md", "migrations/README.md"].map(PathBuf::from);
    let pages = top.into_iter().chain(below).chain(files(&["docs"], "md"));
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

static LINK: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"\]\(([^) \n]+)\)|src="([^"]+)"|<(https://[^>]+)>"#).expect("a pattern")
});
static CODE: LazyLock<Regex> = LazyLock::new(|| Regex::new("`([^`]+)`").expect("a pattern"));

impl Page {
    pub fn new(path: &str, text: &str) -> Page {
        let mut prose = String::new();
        let mut blocks: Vec<(String, String)> = Vec::new();
        let mut is_code = false;
        for line in text.lines() {
            if let Some(language) = line.trim_start().strip_prefix("```") {
                is_code = !is_code;
                if is_code {
                    blocks.push((language.to_owned(), String::new()));
                }
                continue;
            }
            let to = match blocks.last_mut() {
                Some((_, block)) if is_code => block,
                _ => &mut prose,
            };
            to.push_str(line);
            to.push('\n');
        }
        assert!(!is_code, "{path}: a block of code doesn't end");
        let path = path.to_owned();
        Page { path, prose, blocks }
    }

    /// The targets of its links and pictures.
    pub fn links(&self) -> Vec<String> {
        let prose = CODE.replace_all(&self.prose, "");
        LINK.captures_iter(&prose)
            .filter_map(|found| found.iter().skip(1).flatten().next())
            .map(|target| target.as_str().to_owned())
            .collect()
    }

    /// The inline code in its sentences.
    pub fn inline_code(&self) -> Vec<String> {
        let found = CODE.captures_iter(&self.prose);
        found.map(|found| found[1].to_owned()).collect()
    }

    /// The lines of its shell blocks, without comments. Continued lines are joined.
    pub fn shell_lines(&self) -> Vec<String> {
        let blocks = self.blocks.iter().filter(|(language, _)| language == "sh");
        let blocks = blocks.map(|(_, block)| block.replace("\\\n", " "));
        let lines = blocks.flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>());
        lines
            .map(|line| {
                if line.trim_start().starts_with('#') {
                    String::new()
                } else {
                    line.split(" #").next().unwrap_or_default().trim().to_owned()
                }
            })
            .filter(|line| !line.is_empty())
            .collect()
    }

    /// The anchors of its headings, as GitHub makes them.
    pub fn anchors(&self) -> Vec<String> {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        self.headings()
            .map(|heading| {
                let kept = heading.to_lowercase();
                let kept = kept.chars().filter_map(|c| match c {
                    ' ' => Some('-'),
                    c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
                    _ => None,
                });
                let anchor: String = kept.collect();
                let times = seen.entry(anchor.clone()).or_default();
                *times += 1;
                match *times {
                    1 => anchor,
                    times => format!("{anchor}-{}", times - 1),
                }
            })
            .collect()
    }

    /// Its headings of all levels.
    pub fn headings(&self) -> impl Iterator<Item = &str> {
        let headings = self.prose.lines().filter(|line| line.starts_with('#'));
        headings.map(|line| line.trim_start_matches('#').trim())
    }
}

#[test]
fn links_code_and_anchors_are_read() {
    let text =
        "# A `b` c!\n[x](y.md#z) `[no](link)` <https://e.org>\n```sh\n# no\na \\\n  b # c\n```\n";
    let page = Page::new("docs/p.md", text);
    assert_eq!(page.links(), ["y.md#z", "https://e.org"]);
    assert_eq!(page.inline_code(), ["b", "[no](link)"]);
    assert_eq!(page.shell_lines(), ["a    b"]);
    assert_eq!(page.anchors(), ["a-b-c"]);
    assert_eq!(relative("docs/p.md", "../a/b").as_deref(), Some("a/b"));
    assert_eq!(relative("p.md", "../a"), None);
}
