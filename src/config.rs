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

/// Parses `automatic` or a range: `0-3/8` means shards 0 to 3 of 8.
fn read_shards(text: &str) -> Option<Shards> {
    if text == "automatic" {
        return Some(Shards::Automatic);
    }
    let (range, total) = text.split_once('/')?;
    let (first, last) = range.split_once('-').unwrap_or((range, range));
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let (first, last, total) = (number(first)?, number(last)?, number(total)?);
    let range = ShardRange { first, last, total };
    (first <= last && last < total).then_some(Shards::Range(range))
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
        let get = |name| {
            lookup(name)
                .map(|value| value.trim().to_owned())
                .filter(|value| !value.is_empty())
        };
        Ok(Config {
            token: get("DISCORD_TOKEN"),
            database: get("DATABASE_URL").unwrap_or_else(|| "sqlite://getaway.db".to_owned()),
            proxy: parse(
                get,
                "DISCORD_PROXY_URL",
                "a URL such as http://127.0.0.1:3000",
                |url| {
                    let known = url.starts_with("http://") || url.starts_with("https://");
                    known.then(|| url.trim_end_matches('/').to_owned())
                },
            )?,
            shards: parse(
                get,
                "SHARDS",
                "“automatic” or a range such as 0-3/8",
                read_shards,
            )?
            .unwrap_or_default(),
            lease: parse(
                get,
                "LEASE_SECONDS",
                "a number of seconds from 1 to 300",
                |text| {
                    let seconds = text.parse().ok();
                    seconds
                        .filter(|seconds| (1..=300).contains(seconds))
                        .map(Duration::from_secs)
                },
            )?
            .unwrap_or(LEASE),
            computer_pace: parse(
                get,
                "COMPUTER_PACE_MS",
                "a number of milliseconds from 0 to 60000",
                |text| {
                    text.parse()
                        .ok()
                        .filter(|ms| *ms <= 60_000)
                        .map(Duration::from_millis)
                },
            )?
            .unwrap_or(Duration::from_millis(900)),
            tokens: parse(
                get,
                "TOKEN_LIMIT",
                "“expected” or “unknown”",
                |text| match text {
                    "expected" => Some(TokenLimit::Expected),
                    "unknown" => Some(TokenLimit::Unknown),
                    _ => None,
                },
            )?
            .unwrap_or_default(),
            metrics: parse(
                get,
                "METRICS_ADDR",
                "an address such as 127.0.0.1:9184",
                |text| text.parse().ok(),
            )?,
        })
    }
}

fn parse<T>(
    get: impl Fn(&'static str) -> Option<String>,
    name: &'static str,
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, BadVariable> {
    let Some(value) = get(name) else {
        return Ok(None);
    };
    match read(&value) {
        Some(meant) => Ok(Some(meant)),
        None => Err(BadVariable {
            name,
            value,
            expected,
        }),
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
