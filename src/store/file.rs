//! The files of a database: who may read them, and which process may write them.
//!
//! Besides the database itself there is `FILE.lock`, which the process that writes holds locked for
//! as long as it lives. It is never removed: a process that waits for a removed file's lock and one
//! that makes the file anew would both have "the" lock. The database itself cannot be locked by us:
//! closing any handle of it would release SQLite's own locks.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use super::{Result, StoreError};

/// Readable by its owner alone: hands and names lie in it.
const PRIVATE: u32 = 0o600;

/// What SQLite keeps beside a database: moves that are saved but not in the file itself yet, and
/// what a transaction of another program would take back.
pub(super) const JOURNALS: [&str; 2] = ["-wal", "-journal"];

/// What SQLite keeps beside a database for the processes that have it open, and makes by itself.
pub(super) const SHARED_MEMORY: &str = "-shm";

/// Where a database lies, whether there is one or not.
#[derive(Clone, Debug)]
pub(super) struct DatabaseFile(PathBuf);

/// The right to write a database, for as long as it is held.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl DatabaseFile {
    /// The file by its one true name, so that two ways to it lead to the same lock.
    pub(super) fn at(path: &Path) -> Result<DatabaseFile> {
        let found = canonical(path).map_err(StoreError::with_file("looking for", path))?;
        Ok(DatabaseFile(found))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// A file beside it: its name with something behind.
    pub(super) fn beside(&self, suffix: &str) -> PathBuf {
        with_suffix(&self.0, suffix)
    }

    /// The folder that it lies in.
    pub(super) fn folder(&self) -> &Path {
        folder_of(&self.0)
    }

    /// Takes the right to write it.
    pub(super) fn lock(&self) -> Result<Lock> {
        let path = self.beside(".lock");
        let open = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .mode(PRIVATE)
            .open(&path);
        let file = open.map_err(StoreError::with_file("opening", &path))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse {
                file: self.0.display().to_string(),
                lock: path.display().to_string(),
            }),
            Err(TryLockError::Error(error)) => Err(StoreError::with_file("locking", &path)(error)),
        }
    }

    /// Makes the file if it is missing, and sees to it that nobody but its owner can read it.
    pub(super) fn make_private(&self) -> Result<()> {
        match create_private(&self.0) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            made => return made.map_err(StoreError::with_file("making", &self.0)),
        }
        // SQLite gives what it makes beside a database the rights of the database.
        let old = JOURNALS.iter().chain([&SHARED_MEMORY]);
        for path in old.map(|s| self.beside(s)).chain([self.0.clone()]) {
            if let Err(error) = forbid_others(&path) {
                // A file system that knows no owners, or a file of somebody else: no reason not to
                // play.
                tracing::warn!(%error, file = %path.display(), "others can read the database");
            }
        }
        Ok(())
    }
}

/// A path with something behind its last name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// The folder that a file lies in.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Makes an empty file that nobody but its owner can read; fails if there is one.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    step()?;
    let mut new = OpenOptions::new();
    new.write(true).create_new(true).mode(PRIVATE);
    new.open(path).map(drop)
}

/// Waits until a file that was written is on the disk; works for a folder too.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    step()?;
    File::open(path)?.sync_all()
}

/// Gives a file another name; one that has the name already is replaced.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    step()?;
    fs::rename(from, to)
}

/// The same, of a file that need not be there.
pub(super) fn rename_if_there(from: &Path, to: &Path) -> io::Result<()> {
    unless_missing(rename(from, to))
}

/// Removes a file that need not be there.
pub(super) fn remove_if_there(path: &Path) -> io::Result<()> {
    step()?;
    unless_missing(fs::remove_file(path))
}

fn unless_missing(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// Comes before every change to a file: tests end a process's life at each of them.
fn step() -> io::Result<()> {
    #[cfg(test)]
    super::testing::live_on()?;
    Ok(())
}

fn forbid_others(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(found) if found.permissions().mode() & 0o077 == 0 => Ok(()),
        Ok(_) => fs::set_permissions(path, fs::Permissions::from_mode(PRIVATE)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// The path without links, also of a file that is still to be made.
fn canonical(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            if let Ok(target) = fs::read_link(path) {
                return canonical(&folder_of(path).join(target));
            }
            let name = path.file_name().ok_or(error)?;
            Ok(fs::canonicalize(folder_of(path))?.join(name))
        }
        found => found,
    }
}
