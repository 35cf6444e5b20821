//! Checks the log of the bots that run as tasks of this process, at its most detailed. It must
//! contain no card, no token, no secret of a game, and no panic.

use std::collections::BTreeSet;
use std::io;
use std::sync::{LazyLock, Once};

use parking_lot::Mutex;
use tokio::sync::watch;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::cards_in;
use super::story::{self, Story};

/// The same detail as for separate processes in the tests. Libraries stay at `warn`.
const DETAIL: &str = "getaway=trace,warn,serenity::gateway::ws=error";

/// What was found in the log of all tests in this process.
#[derive(Default)]
struct Found {
    leaks: Vec<String>,
    /// Everything that could be a secret.
    long: BTreeSet<String>,
}

/// Announces that one of the bots has saved something.
static SAVED: LazyLock<watch::Sender<()>> = LazyLock::new(|| watch::Sender::new(()));

static FOUND: Mutex<Found> = Mutex::new(Found { leaks: Vec::new(), long: BTreeSet::new() });

/// Reads everything that is logged from now on.
pub fn watch() {
    static BEGIN: Once = Once::new();
    BEGIN.call_once(|| {
        let detail: Targets = DETAIL.parse().expect("they are levels");
        let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| Line);
        tracing_subscriber::registry().with(detail).with(lines).init();
    });
}

/// Tells a story whenever one of the bots has saved something: its own, or that of another test.
pub async fn tell(story: Story) {
    let mut saved = SAVED.subscribe();
    while saved.changed().await.is_ok() {
        story.has_saved();
    }
}

/// Fails if something was logged that must not be.
pub fn check(secrets: &[String]) {
    let leak = FOUND.lock().check(secrets);
    assert_eq!(leak, Ok(()));
}

impl Found {
    /// Notes what a logged line contains.
    fn hear(&mut self, line: &str) {
        if is_leak(line) || line.contains("panic") {
            self.leaks.push(line.trim_end().to_owned());
        }
        let words = line.split(|c: char| !c.is_ascii_hexdigit());
        self.long.extend(words.filter(|word| word.len() == 64).map(str::to_owned));
    }

    fn check(&self, secrets: &[String]) -> Result<(), String> {
        if !self.leaks.is_empty() {
            return Err(format!("logged: {:#?}", self.leaks));
        }
        let secret = secrets.iter().find(|secret| self.long.contains(*secret));
        secret.map_or(Ok(()), |_| Err("a secret was logged".to_owned()))
    }
}

/// Whether this line must not be in any log.
pub fn is_leak(line: &str) -> bool {
    let token = |part: &str| {
        let mut fields = part.split('.');
        let digits = fields.next().is_some_and(|id| id.parse::<u64>().is_ok());
        let hex = fields.next().unwrap_or_default();
        digits && hex.len() >= 32 && hex[..32].bytes().all(|b| b.is_ascii_hexdigit())
    };
    let tokens = line.split("interaction.").skip(1).any(token);
    tokens || line.contains("sandbox-token") || !cards_in(line).is_empty()
}

struct Line;

impl io::Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let line = String::from_utf8_lossy(bytes);
        if line.contains(story::SAVED) {
            SAVED.send_replace(());
        }
        FOUND.lock().hear(&line);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_planted_leak_in_a_log_is_found() {
    let secret = "0123456789abcdef".repeat(4);
    let secrets = [secret.clone()];
    for (line, leaks) in [
        ("interaction=5 an answer could not be given".to_owned(), false),
        ("she plays Q♥".to_owned(), true),
        (format!("POST /interactions/5/interaction.5.{}/callback", &secret[..32]), true),
        (format!("secret={secret}"), true),
        ("thread panicked".to_owned(), true),
    ] {
        let mut found = Found::default();
        found.hear(&line);
        assert_eq!(found.check(&secrets).is_err(), leaks, "{line}");
    }
}
