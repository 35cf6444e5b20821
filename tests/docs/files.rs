//! Reads the files of the project.

use std::fs;
use std::path::{Path, PathBuf};

pub fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with this extension below these folders.
pub fn files<P: AsRef<Path>>(folders: &[P], extension: &str) -> Vec<PathBuf> {
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let paths = entries.map(|entry| entry.expect("it is readable").path());
    let is_wanted = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    paths
        .flat_map(|path| if path.is_dir() { files(&[path], extension) } else { vec![path] })
        .filter(is_wanted)
        .collect()
}
