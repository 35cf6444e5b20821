//! Typed configuration from the environment.
//!
//! Owns the names, defaults and forms of the variables, which `.env.example` explains. They are read once
//! at startup; nothing else looks at the environment.

use std::net::SocketAddr;
use std::time::Duration;

use crate::discord::{Shards, TokenLimit};
use crate::store::{LEASE, ShardRange, Share, without_password};

#[derive(Clone, PartialEq, Eq)]
pub struct Config {
    /// `DISCORD_TOKEN`.
    pub token: Option<String>,
    /// `DATABASE_URL`.
    pub database: String,
    /// `DISCORD_PROXY_URL`.
    pub proxy: Option<String>,
    /// `SHARDS`.
    pub shards: Shards,
    /// `LEASE_SECONDS`.
    pub lease: Duration,
    /// `COMPUTER_PACE_MS`.
    pub computer_pace: Duration,
    /// `TOKEN_LIMIT`.
    pub tokens: TokenLimit,
    /// `METRICS_ADDR`.
    pub metrics: Option<SocketAddr>,
}

impl std::fmt::Debug for Config {
    /// Never shows the token, since a configuration may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config")
            .field("token", &self.token.as_ref().map(|_| "hidden"))
            .field("database", &without_password(&self.database))
            .field("proxy", &self.proxy)
            .field("shards", &self.shards)
            .field("lease", &self.lease)
            .field("computer_pace", &self.computer_pace)
            .field("tokens", &self.tokens)
            .field("metrics", &self.metrics)
            .finish()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} is “{value}”, but it has to be {expected}")]
pub struct BadVariable {
    name: &'static str,
    value: String,
    expected: &'static str,
}

impl Config {
    /// The part of the servers that this process runs.
    #[must_use]
    pub fn share(&self) -> Share {
        Share {
            range: self.shards.range(),
            lease: self.lease,
        }
    }

    /// Reads the process's environment.
    ///
    /// # Errors
    /// The first variable that has an invalid value.
    pub fn from_env() -> Result<Config, BadVariable> {
        Config::from_lookup(|name| std::env::var(name).ok())
    }

    /// Reads variables through a lookup function. An empty value counts as unset.
    ///
    /// # Errors
    /// The first variable that has an invalid value.
    pub fn from_lookup(lookup: impl Fn(&str) -> Option<String>) -> Result<Config, BadVariable> {
        let variable = |name| {
            let value = lookup(name).map(|value| value.trim().to_owned());
            let value = value.filter(|value| !value.is_empty());
            Variable { name, value }
        };
        let database = variable("DATABASE_URL").value;
        Ok(Config {
            token: variable("DISCORD_TOKEN").value,
            database: database.unwrap_or_else(|| "sqlite://getaway.db".to_owned()),
            proxy: variable("DISCORD_PROXY_URL")
                .read("a URL such as http://127.0.0.1:3000", url)?,
            shards: variable("SHARDS")
                .read("“automatic” or a range such as 0-3/8", shards)?
                .unwrap_or_default(),
            lease: variable("LEASE_SECONDS")
                .read("a number of seconds from 1 to 300", lease)?
                .unwrap_or(LEASE),
            computer_pace: variable("COMPUTER_PACE_MS")
                .read("a number of milliseconds from 0 to 60000", pace)?
                .unwrap_or(Duration::from_millis(900)),
            tokens: variable("TOKEN_LIMIT")
                .read("“expected” or “unknown”", tokens)?
                .unwrap_or_default(),
            metrics: variable("METRICS_ADDR")
                .read("an address such as 127.0.0.1:9184", |text| {
                    text.parse().ok()
                })?,
        })
    }
}

struct Variable {
    name: &'static str,
    value: Option<String>,
}

impl Variable {
    fn read<T>(
        self,
        expected: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, BadVariable> {
        let Variable { name, value } = self;
        let Some(value) = value else { return Ok(None) };
        let meant = read(&value).map(Some);
        meant.ok_or(BadVariable {
            name,
            value,
            expected,
        })
    }
}

fn url(text: &str) -> Option<String> {
    let known = text.starts_with("http://") || text.starts_with("https://");
    known.then(|| text.trim_end_matches('/').to_owned())
}

fn shards(text: &str) -> Option<Shards> {
    match text {
        "automatic" => Some(Shards::Automatic),
        range => ShardRange::parse(range).map(Shards::Range),
    }
}

fn lease(text: &str) -> Option<Duration> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (1..=300).contains(seconds))?;
    Some(Duration::from_secs(seconds))
}

fn pace(text: &str) -> Option<Duration> {
    let ms = text.parse().ok().filter(|ms| *ms <= 60_000)?;
    Some(Duration::from_millis(ms))
}

fn tokens(text: &str) -> Option<TokenLimit> {
    match text {
        "expected" => Some(TokenLimit::Expected),
        "unknown" => Some(TokenLimit::Unknown),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Result<Config, BadVariable> {
        Config::from_lookup(|name| {
            pairs
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn unset_variables_have_their_defaults() {
        let config = read(&[("DISCORD_TOKEN", ""), ("SHARDS", " ")]).unwrap();
        assert_eq!(config.token, None);
        assert_eq!(config.database, "sqlite://getaway.db");
        assert_eq!(config.proxy, None);
        assert_eq!(config.shards, Shards::Automatic);
        assert_eq!(config.computer_pace, Duration::from_millis(900));
        assert_eq!(config.metrics, None);
    }

    #[test]
    fn every_variable_is_read() {
        let config = read(&[
            ("DISCORD_TOKEN", "abc"),
            ("DATABASE_URL", "sqlite:///var/lib/getaway/getaway.db"),
            ("DISCORD_PROXY_URL", "http://127.0.0.1:3000/"),
            ("SHARDS", "0-3/8"),
            ("LEASE_SECONDS", "2"),
            ("COMPUTER_PACE_MS", "0"),
            ("METRICS_ADDR", "127.0.0.1:9184"),
        ])
        .unwrap();
        assert_eq!(config.token.as_deref(), Some("abc"));
        assert_eq!(config.proxy.as_deref(), Some("http://127.0.0.1:3000"));
        assert_eq!(
            config.shards,
            Shards::Range(ShardRange {
                first: 0,
                last: 3,
                total: 8
            })
        );
        assert_eq!(config.lease, Duration::from_secs(2));
        assert_eq!(config.computer_pace, Duration::ZERO);
        assert!(config.metrics.is_some());
        assert!(
            !format!("{config:?}").contains("abc"),
            "the token must not be shown"
        );
    }

    #[test]
    fn an_error_names_the_variable_and_its_value() {
        for (name, value) in [
            ("SHARDS", "3-0/8"),
            ("SHARDS", "0-8/8"),
            ("SHARDS", "eight"),
            ("LEASE_SECONDS", "0"),
            ("LEASE_SECONDS", "301"),
            ("COMPUTER_PACE_MS", "-1"),
            ("COMPUTER_PACE_MS", "60001"),
            ("METRICS_ADDR", "9184"),
            ("TOKEN_LIMIT", "25"),
            ("DISCORD_PROXY_URL", "localhost"),
        ] {
            let error = read(&[(name, value)]).unwrap_err().to_string();
            assert!(error.starts_with(name), "{error}");
            assert!(error.contains(value), "{error}");
        }
    }

    #[test]
    fn the_sample_file_has_every_variable_with_its_default() {
        let sample = include_str!("../.env.example");
        let asked = std::cell::RefCell::new(Vec::new());
        let defaults = Config::from_lookup(|name| {
            asked.borrow_mut().push(name.to_owned());
            None
        })
        .unwrap();
        let value = |name: &str| {
            let line = sample.lines().find_map(|line| {
                line.trim_start_matches("# ")
                    .strip_prefix(name)?
                    .strip_prefix('=')
            });
            line.map(str::to_owned)
        };
        for name in asked.borrow().iter() {
            assert!(value(name).is_some(), "{name} is not in .env.example");
        }
        assert_eq!(Config::from_lookup(value).unwrap(), defaults);
    }
}
