//! The wall clock of a process, which a test can set.

use std::path::Path;
use std::time::UNIX_EPOCH;

use super::is_required;

/// The library that gives a process another wall clock (Debian: `apt install faketime`).
const LIBRARIES: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/faketime/libfaketime.so.1",
];

/// A wall clock that a process reads from a file.
pub struct Clock {
    library: &'static str,
    file: String,
    _folder: tempfile::TempDir,
}

impl Clock {
    /// A clock that is right. `None` if there is no library for it, unless `CLOCK_TESTS=required`.
    pub fn new() -> Option<Clock> {
        let library = LIBRARIES.iter().find(|path| Path::new(path).exists());
        let required = is_required("CLOCK_TESTS");
        assert!(library.is_some() || !required, "there is no libfaketime");
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let file = folder.path().join("clock");
        let clock = Clock {
            library: library?,
            file: file.to_str().expect("a plain path").to_owned(),
            _folder: folder,
        };
        clock.set(0);
        Some(clock)
    }

    /// The environment of a process with this clock.
    pub fn env(&self) -> [(&str, &str); 4] {
        [
            ("LD_PRELOAD", self.library),
            ("FAKETIME_TIMESTAMP_FILE", &self.file),
            ("FAKETIME_CACHE_DURATION", "1"),
            // Sets only the wall clock. The clock for measuring times never steps.
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
        ]
    }

    /// Sets the clock to noon of this day, in UTC. Returns by how many seconds it is wrong then.
    pub fn set_to_noon(&self) -> i64 {
        const HOUR: i64 = 60 * 60;
        let now = UNIX_EPOCH.elapsed().expect("it is later").as_secs().cast_signed();
        let wrong = 12 * HOUR - now % (24 * HOUR);
        self.set(wrong);
        wrong
    }

    /// Makes the clock wrong by this many seconds.
    pub fn set(&self, wrong: i64) {
        let beside = format!("{}.new", self.file);
        std::fs::write(&beside, format!("{wrong:+}")).expect("it can be written");
        // Renaming is atomic: the process never reads a half-written clock.
        std::fs::rename(&beside, &self.file).expect("it can be renamed");
    }
}
