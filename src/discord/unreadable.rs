//! JSON that can't be read: which field it is about, in words that contain no value.
//!
//! Values may be tokens, names or cards, so they never get into these words.

use std::fmt::{self, Display, Formatter};

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Why something couldn't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The path of the field, such as `message.author.flags`; `None` if the whole isn't JSON.
    path: Option<String>,
    why: String,
    /// The status of an answer that was no success.
    status: Option<u16>,
}

impl Unreadable {
    fn of(error: &serde_path_to_error::Error<serde_json::Error>) -> Unreadable {
        let why = without_values(&error.inner().to_string());
        Unreadable::at(&error.path().to_string(), &why)
    }

    /// It is about this field.
    pub fn at(path: &str, why: &str) -> Unreadable {
        Unreadable { path: Some(path.to_owned()), why: why.to_owned(), status: None }
    }

    /// The field isn't known.
    pub fn unexplained() -> Unreadable {
        Unreadable::at(".", "it isn't clear which field is wrong")
    }

    pub fn with_status(self, status: u16) -> Unreadable {
        Unreadable { status: Some(status), ..self }
    }

    pub const fn is_json(&self) -> bool {
        self.path.is_some()
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(status) = self.status {
            write!(f, "status {status}: ")?;
        }
        match self.path.as_deref() {
            None => f.write_str("it isn't JSON"),
            // The path of the whole.
            Some(".") => f.write_str(&self.why),
            Some(path) => write!(f, "at {path}: {}", self.why),
        }
    }
}

/// Says that something of this kind from the gateway can't be read, and counts it.
pub fn count(kind: &'static str, why: &Unreadable) {
    metrics::counter!("getaway_unreadable_events_total", "kind" => kind).increment(1);
    // The log says the same `error` once a minute.
    let error = format_args!("{kind}: {why}");
    tracing::warn!(%error, "an event from Discord can't be read");
}

pub fn read<'de, T: Deserialize<'de>>(json: &'de [u8]) -> Result<T, Unreadable> {
    serde_json::from_slice(json).map_err(|_| {
        // Following the path makes reading dearer, so it is done only now.
        let mut all = serde_json::Deserializer::from_slice(json);
        match serde_path_to_error::deserialize::<_, T>(&mut all) {
            Err(error) if error.inner().is_data() => Unreadable::of(&error),
            _ => Unreadable { path: None, why: String::new(), status: None },
        }
    })
}

pub fn read_value<T: DeserializeOwned>(value: serde_json::Value) -> Result<T, Unreadable> {
    serde_path_to_error::deserialize(value).map_err(|error| Unreadable::of(&error))
}

/// The part of a message of serde's that says what was expected. Only the rest quotes values.
fn without_values(said: &str) -> String {
    let said = said.split(" at line ").next().unwrap_or_default();
    let quotes_nothing =
        ["missing field `", "duplicate field `"].iter().any(|begin| said.starts_with(begin));
    if quotes_nothing {
        return said.to_owned();
    }
    match said.rsplit_once(", expected ") {
        Some((_, expected)) => format!("expected {expected}"),
        None => "wrong".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "only reading is tested")]
    struct Press {
        message: Message,
    }

    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "only reading is tested")]
    struct Message {
        flags: Vec<u8>,
    }

    fn said(json: &str) -> (String, bool) {
        let error = read::<Press>(json.as_bytes()).unwrap_err();
        (error.to_string(), error.is_json())
    }

    #[test]
    fn the_field_is_named_and_no_value_is_quoted() {
        assert_eq!(said("<html>secret"), ("it isn't JSON".to_owned(), false));
        assert_eq!(said("").0, "it isn't JSON");
        assert_eq!(said("{}"), ("missing field `message`".to_owned(), true));
        assert_eq!(said(r#"{"message": {}}"#).0, "at message: missing field `flags`");
        for value in [r#""secret, expected""#, "7.25", "300", "[\"secret\"]"] {
            let (said, _) = said(&format!(r#"{{"message": {{"flags": [1, {value}]}}}}"#));
            assert_eq!(said, "at message.flags[1]: expected u8", "{value}");
        }
    }
}
