//! Checks the crate's layout: imports point down one list only.

use std::fs;
use std::path::{Path, PathBuf};

/// The modules of `src/` from the top down. Modules on the same line don't know each other.
const LAYERS: [&[&str]; 10] = [
    &["driver"],
    &["admin"],
    &["server"],
    &["control", "gateway", "page", "rest"],
    &["client", "faults"],
    &["events"],
    &["check", "wire"],
    &["error", "state"],
    &["flag", "options", "permissions", "refused"],
    &["ids", "signs"],
];

/// The sources of a module without comments and tests, file by file.
fn sources(module: &str) -> Vec<(PathBuf, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let file = src.join(format!("{module}.rs"));
    let folder = fs::read_dir(src.join(module)).into_iter().flatten();
    let inside = folder.map(|entry| entry.expect("src is readable").path());
    let files: Vec<PathBuf> = inside
        .filter(|path| path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests.rs"))
        .chain(file.exists().then_some(file))
        .collect();
    assert!(!files.is_empty(), "there is no module {module}");
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source file is text");
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        (path, lines.collect::<Vec<_>>().join("\n"))
    };
    files.into_iter().map(read).collect()
}

/// The modules that some code imports from the crate's root.
fn imports(code: &str) -> impl Iterator<Item = &str> {
    code.split("crate::").skip(1).map(|rest| {
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        rest.split(|c| !is_name(c)).next().unwrap_or_default()
    })
}

#[test]
fn imports_point_down_the_list_only() {
    for (layer, modules) in LAYERS.iter().enumerate() {
        for module in *modules {
            for (file, code) in sources(module) {
                for import in imports(&code).filter(|import| import != module) {
                    let below = &LAYERS[layer + 1..];
                    let allowed = below.iter().any(|modules| modules.contains(&import));
                    assert!(allowed, "{} names crate::{import}", file.display());
                }
            }
        }
    }
}

#[test]
fn every_module_is_in_the_list() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let lib = fs::read_to_string(src.join("lib.rs")).expect("there is a lib.rs");
    let declared = lib.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    for module in declared {
        let placed = LAYERS.iter().any(|modules| modules.contains(&module));
        assert!(placed, "{module} is not in the list of layers");
    }
}
