//! Keeps an error that stays from filling the log: a disk that stays full, or a Discord that stays away,
//! makes every table say the same about every second.
//!
//! Owns when a line is left out: if its place in the program has said the same error within the
//! last minute. A database's errors of one code are the same, whatever their texts. Only warnings
//! and errors with a field `error` are ever left out.

use std::collections::HashMap;
use std::error::Error;
use std::fmt::{Debug, Write};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

use crate::store::database_code;

/// How long the same error isn't said again.
const QUIET: Duration = Duration::from_secs(60);

/// How many errors are remembered. If there are more, they are all said.
const REMEMBERED: usize = 256;

/// When each error was last said, by its place in the program and its text.
#[derive(Debug, Default)]
pub struct Repeats(Mutex<HashMap<(tracing::callsite::Identifier, String), Instant>>);

impl Repeats {
    fn is_due(&self, place: tracing::callsite::Identifier, error: String, now: Instant) -> bool {
        let mut said = self.0.lock();
        said.retain(|_, at| now.saturating_duration_since(*at) < QUIET);
        if said.contains_key(&(place.clone(), error.clone())) {
            return false;
        }
        if said.len() < REMEMBERED {
            said.insert((place, error), now);
        }
        true
    }
}

impl<S: Subscriber> Layer<S> for Repeats {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        let metadata = event.metadata();
        if *metadata.level() > Level::WARN {
            return true;
        }
        let mut found = Found(None);
        event.record(&mut found);
        let due = |error| self.is_due(metadata.callsite(), error, Instant::now());
        found.0.is_none_or(due)
    }
}

/// The text of an event's error.
struct Found(Option<String>);

impl Visit for Found {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "error" {
            self.0 = Some(format!("{value:?}"));
        }
    }

    fn record_error(&mut self, field: &Field, error: &(dyn Error + 'static)) {
        if field.name() == "error" {
            self.0 = Some(text(error));
        }
    }
}

/// An error's text with its causes, which is the same for the same error.
fn text(error: &(dyn Error + 'static)) -> String {
    let mut text = String::new();
    let mut cause = Some(error);
    while let Some(error) = cause {
        if let Some(code) = database_code(error) {
            text.push_str(&code);
            break;
        }
        let _ = write!(text, "{error}: ");
        cause = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    use getaway_testing::failure;

    use tracing::Callsite;
    use tracing::callsite::Identifier;

    struct Place;

    impl Callsite for Place {
        fn set_interest(&self, _: tracing::subscriber::Interest) {}

        fn metadata(&self) -> &tracing::Metadata<'_> {
            unreachable!("nobody asks")
        }
    }

    static HERE: Place = Place;

    #[test]
    fn an_error_that_stays_is_said_once_a_minute() {
        let (repeats, began) = (Repeats::default(), Instant::now());
        let said = |text: &str, at: u64| {
            let at = began + Duration::from_secs(at);
            repeats.is_due(Identifier(&HERE), text.to_owned(), at)
        };
        let full: Vec<bool> = (0..180).map(|at| said("the disk is full", at)).collect();
        let due: Vec<usize> = (0..180).filter(|at| full[*at]).collect();
        assert_eq!(due, [0, 60, 120]);
        assert!(said("another error", 179));
    }

    /// A full disk is about another file and block each time.
    #[tokio::test]
    async fn errors_of_a_database_with_the_same_code_are_the_same() {
        let of = async |sql| text(&failure(sql).await);
        let one = of("SELECT 1 FROM one").await;
        assert_eq!(one, of("SELECT 1 FROM another").await);
        assert!(one.starts_with("the database couldn't save"), "{one}");
        assert_ne!(one, of("ATTACH '/' AS other").await);
    }

    #[test]
    fn errors_of_any_number_are_said_and_take_no_more_memory() {
        let (repeats, now) = (Repeats::default(), Instant::now());
        for n in 0..2 * REMEMBERED {
            assert!(repeats.is_due(Identifier(&HERE), n.to_string(), now));
        }
        assert_eq!(repeats.0.lock().len(), REMEMBERED);
    }
}
