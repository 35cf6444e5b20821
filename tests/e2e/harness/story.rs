//! What happened in a test, in order: who asked for what and what they were told, and what the
//! bot's processes logged. A check that fails shows the part that explains it.

use std::fmt::Display;
use std::sync::Arc;
use std::time::Instant;

use parking_lot::Mutex;
use tokio::sync::watch;

/// The parts of the log that tell how a move came about, and what else could matter to it.
const TELLING: [&str; 8] = [
    "a request is done",
    "a computer has decided",
    "a turn ran out",
    "the tables' clock is put right",
    "all clocks stop",
    "the gateway is connected",
    " WARN ",
    " ERROR ",
];
/// What a bot logs when it has saved something.
pub const SAVED: &str = "changes are saved";

/// What happened in a test. Also announces the moments that tests wait for.
#[derive(Clone)]
pub struct Story(Arc<Told>);

struct Told {
    began: Instant,
    lines: Mutex<Vec<String>>,
    /// Announces that a bot has saved something.
    saved: watch::Sender<()>,
}

impl Story {
    pub fn new() -> Story {
        Story(Arc::new(Told {
            began: Instant::now(),
            lines: Mutex::default(),
            saved: watch::Sender::new(()),
        }))
    }

    pub fn tell(&self, what: impl Display) {
        let at = self.0.began.elapsed().as_secs_f32();
        self.0.lines.lock().push(format!("{at:.3} {what}"));
    }

    /// Adds a line of a process's log, if it could explain something.
    pub fn hear(&self, process: u32, line: &str) {
        if TELLING.iter().any(|telling| line.contains(telling)) {
            self.tell(format_args!("process {process}: {line}"));
        }
        if line.contains(SAVED) {
            self.has_saved();
        }
    }

    /// Notes that a bot has saved something.
    pub fn has_saved(&self) {
        self.0.saved.send_replace(());
    }

    /// Announces whenever a bot saves something from now on.
    pub fn saved(&self) -> watch::Receiver<()> {
        self.0.saved.subscribe()
    }

    /// Waits until this is in the database: looks again whenever a bot has saved something.
    pub async fn until_saved(&self, is_there: impl AsyncFn() -> bool) {
        let mut saved = self.saved();
        while !is_there().await {
            saved.changed().await.expect("the story goes on");
        }
    }

    /// How much has happened so far.
    pub fn len(&self) -> usize {
        self.0.lines.lock().len()
    }

    /// What happened in between.
    pub fn part(&self, from: usize, to: usize) -> String {
        let lines = self.0.lines.lock();
        lines[from..to.min(lines.len())].join("\n")
    }
}
