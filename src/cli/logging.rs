//! Logs to stderr, and limits the log levels.
//!
//! Owns the promise that no log contains a token or a hand, whatever `RUST_LOG` says. This
//! program's own lines contain neither. Those of libraries quote whole requests and events:
//! serenity's from `info` on, the HTTP and TLS libraries' from `trace` on. So `RUST_LOG` can make a
//! library quieter than warnings, but not louder; two that quote even in warnings log only errors.
//! An error that stays is one line a minute.

use std::io::IsTerminal;

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::{FilterFn, Targets, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::repeats::Repeats;
use crate::discord::QUOTES_EVENTS;
use crate::store::QUOTES_PASSWORDS;

/// Starts logging to stderr at these levels.
pub fn start(levels: &Targets) {
    let ansi = std::io::stderr().is_terminal();
    subscriber(levels.clone(), ansi, std::io::stderr).init();
}

fn subscriber<W>(levels: Targets, ansi: bool, writer: W) -> impl Subscriber + use<W>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(ansi)
        // It would say so on stderr, and panic if that is closed.
        .log_internal_errors(false)
        .with_writer(writer);
    tracing_subscriber::registry().with(levels).with(cap()).with(Repeats::default()).with(lines)
}

/// Limits what `RUST_LOG` can turn on.
fn cap() -> FilterFn {
    let cap: fn(&Metadata<'_>) -> bool = |metadata| *metadata.level() <= loudest(metadata.target());
    filter_fn(cap)
}

/// The most detailed level at which a part of the program or a library may log.
fn loudest(target: &str) -> Level {
    let is_of = |part: &str| target.starts_with(part);
    match target.split("::").next().unwrap_or_default() {
        "getaway" | "discord_sandbox" => Level::TRACE,
        crate_of_ours if crate_of_ours.starts_with("getaway_") => Level::TRACE,
        // Their warnings quote the event, or the line of a file of passwords, that they are about.
        _ if is_of(QUOTES_EVENTS) || is_of(QUOTES_PASSWORDS) => Level::ERROR,
        _ => Level::WARN,
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn logged(wanted: &str) -> String {
        let lines = Lines::default();
        let writer = {
            let lines = lines.clone();
            move || lines.clone()
        };
        let subscriber = subscriber(wanted.parse().expect("levels"), false, writer);
        tracing::subscriber::with_default(subscriber, || {
            let span = tracing::info_span!(target: "library::http", "request", secret = "S1");
            let _inside = span.enter();
            tracing::warn!(target: "library::http", "a warning");
            tracing::trace!(target: "library", "S2");
            tracing::warn!(target: QUOTES_EVENTS, "S3");
            tracing::info!(target: "reqwest::connect", "S4");
            tracing::warn!(target: "sqlx_postgres::options::pgpass", line = "S5", "malformed");
            tracing::warn!(target: "sqlx_postgres::options::parse", value = "S6", "ignored");
            tracing::debug!(target: "getaway::discord", "a word of ours");
            tracing::debug!(target: "getaway_store::queue", "a word of a crate of ours");
            for (error, table) in [("full", 1), ("full", 2), ("broken", 3), ("full", 3)] {
                let error = io::Error::other(format!("the disk is {error}"));
                let error: &dyn std::error::Error = &error;
                tracing::error!(target: "getaway_table", error, table, "not saved");
            }
        });
        let bytes = lines.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn no_setting_makes_a_library_louder_than_a_warning() {
        for levels in [
            "trace",
            "getaway=debug,library=trace,reqwest=debug",
            "warn,getaway=debug,library::http=trace",
        ] {
            let log = logged(levels);
            for secret in ["S1", "S2", "S3", "S4", "S5", "S6"] {
                assert!(!log.contains(secret), "{levels}: {log}");
            }
            assert!(log.contains("a warning"), "{levels}: {log}");
            assert!(log.contains("a word of ours"), "{levels}: {log}");
            assert!(log.contains("a word of a crate of ours"), "{levels}: {log}");
        }
    }

    #[test]
    fn the_same_error_of_many_tables_is_one_line() {
        let log = logged("info");
        assert_eq!(log.matches("the disk is full").count(), 1, "{log}");
        assert_eq!(log.matches("the disk is broken").count(), 1, "{log}");
    }

    #[test]
    fn a_library_can_be_made_quieter() {
        assert!(!logged("getaway=debug,library=off").contains("a warning"));
        assert!(!logged("getaway=info,warn").contains("a word of ours"));
    }
}
