//! The files of a SQLite database: who may read them, and which process may write them.
//!
//! Next to the database is `FILE.lock`, which the writing process holds locked for as long as it
//! lives. It is never removed: otherwise a process that waits for a removed file's lock and one
//! that creates the file again would both hold "the" lock. We can't lock the database itself,
//! because closing any handle of it would release SQLite's own locks.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::{Result, StoreError};
use platform::{forbid_others, private};

/// SQLite's files next to a database: saved moves that aren't in the database file yet, and what a
/// rollback by another program would need.
pub(super) const JOURNALS: [&str; 2] = ["-wal", "-journal"];

/// How many bytes SQLite writes at once.
const PAGE: usize = 4096;

/// How many bytes there have to be on the disk at a start. A new database with its log and its shared
/// memory takes about half of that.
const ROOM: usize = 1 << 20;

/// SQLite's file for sharing memory between processes; SQLite creates it by itself.
pub(super) const SHARED_MEMORY: &str = "-shm";

pub(super) const LOCK: &str = ".lock";

/// The path of a database, which may not exist yet.
#[derive(Clone, Debug)]
pub(super) struct DatabaseFile(PathBuf);

/// The right to write a database, for as long as this value lives.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl DatabaseFile {
    /// Resolves a path, so that two paths to the same file lead to the same lock. Refuses what
    /// can't be such a file there, or next to it in the place of a file of ours or SQLite's.
    pub(super) fn at(path: &Path) -> Result<DatabaseFile> {
        let found = canonical(path).map_err(|error| match error.kind() {
            ErrorKind::NotFound if !folder_of(path).exists() => {
                StoreError::NoFolder(folder_of(path).display().to_string())
            }
            // A folder of somebody else, which can't be entered.
            ErrorKind::PermissionDenied => cannot_write(path)(error),
            _ => StoreError::with_file("looking for", path)(error),
        })?;
        refuse_irregular(&found)?;
        for suffix in [LOCK, SHARED_MEMORY].into_iter().chain(JOURNALS) {
            refuse_irregular(&with_suffix(&found, suffix))?;
        }
        Ok(DatabaseFile(found))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The path of a file next to it: its name with a suffix.
    pub(super) fn sibling(&self, suffix: &str) -> PathBuf {
        with_suffix(&self.0, suffix)
    }

    pub(super) fn folder(&self) -> &Path {
        folder_of(&self.0)
    }

    pub(super) fn lock_path(&self) -> PathBuf {
        self.sibling(LOCK)
    }

    pub(super) fn lock(&self) -> Result<Lock> {
        let path = self.lock_path();
        let open = private().create(true).truncate(false).open(&path);
        let file = open.map_err(cannot_write(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse {
                file: self.0.display().to_string(),
                lock: path.display().to_string(),
            }),
            Err(TryLockError::Error(error)) => Err(StoreError::with_file("locking", &path)(error)),
        }
    }

    /// Whether another process holds the lock. Unlike [`lock`](Self::lock), this creates no file.
    pub(super) fn is_locked(&self) -> io::Result<bool> {
        match File::open(self.lock_path()) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
            Ok(file) => match file.try_lock_shared() {
                Ok(()) => Ok(false),
                Err(TryLockError::WouldBlock) => Ok(true),
                Err(TryLockError::Error(error)) => Err(error),
            },
        }
    }

    /// Tries what saving needs besides the database itself, and removes what that leaves: whether the file
    /// isn't marked as read-only, the lock can be written, and the folder has space for another file. Returns
    /// how long the disk took for a page.
    pub(super) fn try_writing(&self) -> Result<Duration> {
        // Nothing of the database is opened: closing it would release SQLite's locks.
        let is_read_only =
            |path: &Path| fs::metadata(path).is_ok_and(|m| m.permissions().readonly());
        let own = [self.0.clone(), self.sibling(JOURNALS[0]), self.lock_path()];
        if let Some(path) = own.iter().find(|path| is_read_only(path)) {
            return Err(cannot_write(path)(ErrorKind::ReadOnlyFilesystem.into()));
        }
        let lock = self.lock_path();
        let opened = OpenOptions::new().write(true).open(&lock).map(drop);
        unless_missing(opened).map_err(cannot_write(&lock))?;
        let path = self.sibling(&format!(".try-{}", std::process::id()));
        let write = || {
            let began = Instant::now();
            let mut trial = private().create_new(true).open(&path)?;
            trial.write_all(&[0; PAGE])?;
            trial.sync_all()?;
            let took = began.elapsed();
            trial.write_all(&vec![0; ROOM - PAGE])?;
            Ok(took)
        };
        let written = write();
        let removed = unless_missing(fs::remove_file(&path));
        written.and_then(|took| removed.map(|()| took)).map_err(cannot_write(&path))
    }

    /// Creates the file if it is missing, and makes it readable only by its owner.
    pub(super) fn make_private(&self) -> Result<()> {
        match create_private(&self.0) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            made => return made.map_err(cannot_write(&self.0)),
        }
        // SQLite gives the files that it creates next to a database the same permissions.
        let beside = JOURNALS.into_iter().chain([SHARED_MEMORY]).map(|suffix| self.sibling(suffix));
        for path in beside.chain([self.0.clone()]) {
            if let Err(error) = forbid_others(&path) {
                // A file system without owners, or somebody else's file: no reason not to play.
                tracing::warn!(%error, file = %path.display(), "other users can read the database");
            }
        }
        Ok(())
    }
}

fn cannot_write(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    move |error| StoreError::unwritable(path.display().to_string(), error)
}

/// Refuses what is there but isn't a file, since just opening it may block or have an effect.
fn refuse_irregular(path: &Path) -> Result<()> {
    let Ok(found) = fs::metadata(path) else { return Ok(()) };
    match platform::kind(found.file_type()) {
        None => Ok(()),
        Some(what) => Err(StoreError::NotAFile { file: path.display().to_string(), what }),
    }
}

pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Creates an empty file that only its owner can read; fails if the file exists.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    step()?;
    private().create_new(true).open(path).map(drop)
}

pub(super) fn sync(path: &Path) -> io::Result<()> {
    step()?;
    // Windows flushes only files that are open for writing.
    OpenOptions::new().write(true).open(path)?.sync_all()
}

/// Waits until what was renamed or created in a folder is on disk.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    step()?;
    platform::sync_folder(path)
}

pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    step()?;
    fs::rename(from, to)
}

pub(super) fn rename_if_there(from: &Path, to: &Path) -> io::Result<()> {
    unless_missing(rename(from, to))
}

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

/// Called before every change to a file, so that tests can kill the process at each of them.
fn step() -> io::Result<()> {
    #[cfg(test)]
    super::tests::killed::live_on()?;
    Ok(())
}

/// The path without links, even of a file that doesn't exist yet.
pub(super) fn canonical(path: &Path) -> io::Result<PathBuf> {
    match platform::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            if let Ok(target) = fs::read_link(path) {
                return canonical(&folder_of(path).join(target));
            }
            Ok(platform::canonicalize(folder_of(path))?.join(path.file_name().ok_or(error)?))
        }
        found => found,
    }
}

#[cfg(unix)]
mod platform {
    use super::*;
    use std::os::unix::fs::{FileTypeExt, OpenOptionsExt, PermissionsExt};

    pub(super) use std::fs::canonicalize;

    /// Only the owner can read the file, because it contains hands and names.
    const PRIVATE: u32 = 0o600;

    /// What this is, if it isn't a file.
    pub(super) fn kind(found: fs::FileType) -> Option<&'static str> {
        match () {
            () if found.is_file() => None,
            () if found.is_dir() => Some("a folder"),
            () if found.is_fifo() => Some("a pipe"),
            () if found.is_socket() => Some("a socket"),
            () => Some("a device"),
        }
    }

    pub(super) fn private() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.write(true).mode(PRIVATE);
        options
    }

    pub(super) fn forbid_others(path: &Path) -> io::Result<()> {
        match fs::metadata(path) {
            Ok(found) if found.permissions().mode() & 0o077 == 0 => Ok(()),
            Ok(_) => fs::set_permissions(path, fs::Permissions::from_mode(PRIVATE)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        }
    }

    pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
        File::open(path)?.sync_all()
    }
}

/// On Windows a file can be read by whoever can read its folder, and a user's own folders are
/// private. Folders need no sync there: NTFS has a journal of its own.
#[cfg(windows)]
mod platform {
    use super::*;

    /// What this is, if it isn't a file.
    pub(super) fn kind(found: fs::FileType) -> Option<&'static str> {
        match () {
            () if found.is_file() => None,
            () if found.is_dir() => Some("a folder"),
            () => Some("a device"),
        }
    }

    pub(super) fn private() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.write(true);
        options
    }

    pub(super) fn forbid_others(_path: &Path) -> io::Result<()> {
        Ok(())
    }

    pub(super) fn sync_folder(_path: &Path) -> io::Result<()> {
        Ok(())
    }

    /// The path without links, in the form that SQLite and people understand: what
    /// [`fs::canonicalize`] returns begins with `\\?\`.
    pub(super) fn canonicalize(path: &Path) -> io::Result<PathBuf> {
        let found = fs::canonicalize(path)?;
        let plain = found.to_str().and_then(|text| text.strip_prefix(r"\\?\"));
        let drive = plain.filter(|plain| plain.as_bytes().get(1) == Some(&b':'));
        Ok(drive.map(PathBuf::from).unwrap_or(found))
    }
}
