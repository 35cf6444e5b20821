//! Reads the pages: the subset of Markdown that they use.

use std::path::PathBuf;

use crate::files::{files, read};

/// A page of Markdown.
pub struct Page {
    pub path: PathBuf,
    /// What is outside blocks of code.
    prose: String,
    /// What sentences mention as code, and the lines of shell blocks. Continued lines are joined.
    pub code: Vec<String>,
}

/// All pages of the project.
pub fn pages() -> Vec<Page> {
    let own = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"].into_iter();
    let own = own.chain(["crates/discord-sandbox/README.md", "migrations/README.md"]);
    own.map(PathBuf::from).chain(files(&["docs"], "md")).map(Page::new).collect()
}

impl Page {
    pub fn new(path: PathBuf) -> Page {
        let text = read(&path);
        let prose: String = text.split("```").step_by(2).collect();
        let blocks = text.split("```").filter_map(|block| block.strip_prefix("sh\n"));
        let shell = blocks.collect::<String>().replace("\\\n", " ");
        let lines = shell.lines().filter_map(|line| line.split('#').next());
        let code = prose.split('`').skip(1).step_by(2).chain(lines).map(str::to_owned).collect();
        Page { path, prose, code }
    }

    /// The targets of its links and pictures.
    pub fn links(&self) -> impl Iterator<Item = &str> {
        let links = self.prose.split("](").skip(1).chain(self.prose.split("src=\"").skip(1));
        links.filter_map(|rest| rest.split([')', '"']).next())
    }

    /// Whether it has a heading with this anchor on GitHub.
    pub fn has(&self, anchor: &str) -> bool {
        let mut headings = self.prose.lines().filter(|line| line.starts_with('#'));
        headings.any(|line| {
            let heading = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
            heading.replace(|c: char| !c.is_alphanumeric() && c != '-' && c != '_', "") == anchor
        })
    }
}
