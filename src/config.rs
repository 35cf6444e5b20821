//! Typed configuration from the environment.
//!
//! Owns the names, defaults and forms of the variables, which `.env.example` explains. They are
//! read once at startup; nothing else looks at the environment.
//!
//! A variable's content may be a secret, even where none belongs. So errors name the variable, and
//! quote it only if it consists of digits and what separates them.

mod env_file;

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::http::Uri;
use reqwest::Url;
use tracing_subscriber::filter::{LevelFilter, Targets};

pub use env_file::BadFile;

use crate::discord::{Shards, TokenLimit};
use crate::store::{LEASE, SSL_MODES, ShardRange, Share, kind, without_password};

#[derive(Clone, PartialEq)]
pub struct Config {
    /// `DISCORD_TOKEN`, or what a file says in its place.
    pub token: Option<String>,
    /// Which of them it is, in words.
    pub token_origin: String,
    /// `DATABASE_URL`, likewise.
    pub database: String,
    pub database_origin: String,
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
    /// `METRICS_ADDR`; without it [`DEFAULT_METRICS`].
    pub metrics: Option<SocketAddr>,
    /// `RUST_LOG`.
    pub log: Targets,
}

/// The variable that says what `METRICS_ADDR` is if it is empty. The container's image has it,
/// because an empty variable there replaces the image's own, and its health check would have nobody
/// to ask.
const DEFAULT_METRICS: &str = "DEFAULT_METRICS_ADDR";

impl std::fmt::Debug for Config {
    /// Never shows the token, since a configuration may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config")
            .field("token", &self.token.as_ref().map(|_| "hidden"))
            .field("database", &without_password(&self.database))
            .field("proxy", &self.proxy.as_ref().map(|_| "hidden"))
            .field("shards", &self.shards)
            .field("lease", &self.lease)
            .field("computer_pace", &self.computer_pace)
            .field("tokens", &self.tokens)
            .field("metrics", &self.metrics)
            .field("log", &self.log)
            .finish()
    }
}

/// Why a variable can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadVariable {
    /// The value is harmless: digits and what separates them.
    #[error("{name} is “{value}”, but it has to be {expected}")]
    Value { name: &'static str, value: String, expected: &'static str },
    #[error("{name} has to be {expected}; what it is now isn't shown, since it might be a secret")]
    Hidden { name: &'static str, expected: &'static str },
    #[error("{0} isn't text (UTF-8)")]
    NotText(&'static str),
    #[error("{origin} can't be used: {why}")]
    File { origin: String, why: String },
}

#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    #[error(transparent)]
    File(#[from] BadFile),
    #[error(transparent)]
    Variable(#[from] BadVariable),
    #[error("the variables of the file .env can't be set")]
    Unset(#[from] dotenvy::Error),
}

impl Config {
    /// The part of the servers that this process runs.
    pub fn share(&self) -> Share {
        Share { range: self.shards.range(), lease: self.lease }
    }

    /// Reads the process's environment. A variable that is unset or empty there has its value from
    /// the file `.env` in the working directory, if there is one.
    pub fn from_env() -> Result<Config, BadConfig> {
        let file = env_file::read()?;
        let own = |name: &str| {
            let is_set =
                |value: &OsString| value.to_str().is_none_or(|text| !unquoted(text).is_empty());
            std::env::var_os(name).filter(is_set)
        };
        let lookup = |name: &str| own(name).or_else(|| file.get(name).map(OsString::from));
        let config = Config::from_lookup(lookup)?;
        let mut others: HashMap<_, _> =
            std::env::vars_os().filter_map(|(name, value)| of_a_library(name, value)).collect();
        others.extend(file.into_iter().filter(|(name, _)| own(name).is_none()));
        env_file::export(&others)?;
        Ok(config)
    }

    /// Reads variables through a lookup function. A value between quotes is what they enclose,
    /// because not everything that sets variables removes them. An empty value counts as unset.
    pub fn from_lookup(lookup: impl Fn(&str) -> Option<OsString>) -> Result<Config, BadVariable> {
        let variable = |name| Variable::of(name, lookup(name));
        // A file holds what the variable would, where others may see the variables of a process.
        let credentials = variable(CREDENTIALS)?.value;
        let secret = |name: &'static str, file| {
            let found = match (variable(name)?.value, variable(file)?.value) {
                (Some(value), _) => (Some(value), name.to_owned()),
                (None, Some(path)) => named(name, file, Path::new(&path))?,
                (None, None) => credential(name, credentials.as_deref())?,
            };
            Ok(found)
        };
        let (token, token_origin) = secret("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")?;
        let (database, database_origin) = secret("DATABASE_URL", "DATABASE_URL_FILE")?;
        let database = database.unwrap_or_else(|| "sqlite://getaway.db".to_owned());
        if kind(&database) == "postgres" {
            // The driver would take a mode that it doesn't know for none.
            let is_mode = |mode: &str| SSL_MODES.contains(&&mode.to_ascii_lowercase()[..]);
            let modes = "disable, allow, prefer, require, verify-ca or verify-full";
            variable("PGSSLMODE")?.read(modes, |mode| is_mode(mode).then_some(()))?;
        }
        let address = |name| variable(name)?.read(METRICS, |text| text.parse().ok());
        let metrics = match address("METRICS_ADDR")? {
            None => address(DEFAULT_METRICS)?,
            given => given,
        };
        Ok(Config {
            token,
            token_origin,
            database,
            database_origin,
            proxy: variable("DISCORD_PROXY_URL")?
                .read("a URL such as http://127.0.0.1:3000", url)?,
            shards: variable("SHARDS")?
                .read("“automatic” or a range such as 0-3/8", shards)?
                .unwrap_or_default(),
            lease: variable("LEASE_SECONDS")?
                .read("a number of seconds from 1 to 300", lease)?
                .unwrap_or(LEASE),
            computer_pace: variable("COMPUTER_PACE_MS")?
                .read("a number of milliseconds from 0 to 60000", pace)?
                .unwrap_or(Duration::from_millis(900)),
            tokens: variable("TOKEN_LIMIT")?
                .read("“expected” or “unknown”", tokens)?
                .unwrap_or_default(),
            metrics,
            log: variable("RUST_LOG")?.read(LEVELS, levels)?.unwrap_or_else(default_levels),
        })
    }
}

/// Where systemd puts a service's credentials: a folder with a file for each, by its name.
const CREDENTIALS: &str = "CREDENTIALS_DIRECTORY";

/// The largest file, in bytes, that is read as a variable's content: far more than any needs.
const LARGEST: u64 = 64 * 1024;

/// A secret, if there is one, and what says it.
type Secret = (Option<String>, String);

/// What the file says that the variable `file` names. A name is shown only if there is such a file:
/// somebody may have put the secret there.
fn named(name: &str, file: &str, path: &Path) -> Result<Secret, BadVariable> {
    let origin = match path.symlink_metadata() {
        Ok(_) => format!("the file {} that {file} names", path.display()),
        Err(_) => format!("the file that {file} names"),
    };
    content(name, origin, path)
}

/// What systemd hands over under a variable's name, if it does.
fn credential(name: &str, folder: Option<&str>) -> Result<Secret, BadVariable> {
    let path = folder.map(|folder| Path::new(folder).join(name));
    let is_none = |path: &Path| {
        path.symlink_metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound)
    };
    match path.filter(|path| !is_none(path)) {
        None => Ok((None, name.to_owned())),
        Some(path) => content(name, format!("systemd's credential {}", path.display()), &path),
    }
}

/// What a file says in the place of the variable `name`; `origin` says which file.
fn content(name: &str, origin: String, path: &Path) -> Result<Secret, BadVariable> {
    let unusable = |why: String| BadVariable::File { origin: origin.clone(), why };
    let read = || {
        let mut bytes = Vec::new();
        File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
        Ok::<_, std::io::Error>(bytes)
    };
    let bytes = read().map_err(|error| unusable(error.to_string()))?;
    if bytes.len() as u64 > LARGEST {
        return Err(unusable("it's too large to hold what is wanted".to_owned()));
    }
    let text =
        String::from_utf8(bytes).map_err(|_| unusable("it isn't text (UTF-8)".to_owned()))?;
    // Windows editors mark UTF-8 with it.
    let text = unquoted(text.trim_start_matches('\u{feff}'));
    let before = text.split_once(['=', ':']).map_or("", |(before, _)| before.trim());
    let before = before.strip_prefix("export ").unwrap_or(before).trim();
    if text.is_empty() {
        return Err(unusable("it's empty".to_owned()));
    }
    if text.lines().nth(1).is_some() || before.eq_ignore_ascii_case(name) {
        let alone =
            format!("it has to hold the value of {name} alone, without a name and other lines");
        return Err(unusable(alone));
    }
    Ok((Some(text.to_owned()), origin))
}

const METRICS: &str = "an address such as 127.0.0.1:9184";
const LEVELS: &str = "a level (off, error, warn, info, debug or trace), or levels of parts such as getaway=debug,warn";

/// A variable's content, without spaces and quotes around it; never empty.
struct Variable {
    name: &'static str,
    value: Option<String>,
}

impl Variable {
    fn of(name: &'static str, value: Option<OsString>) -> Result<Variable, BadVariable> {
        let value =
            value.map(OsString::into_string).transpose().map_err(|_| BadVariable::NotText(name))?;
        let value = value.map(|value| unquoted(&value).to_owned()).filter(|it| !it.is_empty());
        Ok(Variable { name, value })
    }

    fn read<T>(
        self,
        expected: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, BadVariable> {
        let Variable { name, value } = self;
        let Some(value) = value else { return Ok(None) };
        let meant = read(&value).map(Some);
        let is_harmless = |c: char| c.is_ascii_digit() || "-/.:".contains(c);
        meant.ok_or_else(|| {
            if value.chars().all(is_harmless) {
                BadVariable::Value { name, value, expected }
            } else {
                BadVariable::Hidden { name, expected }
            }
        })
    }
}

/// A variable that libraries read themselves, for a proxy or for PostgreSQL, if its value is
/// between quotes: they would take these for a part of it.
fn of_a_library(name: OsString, value: OsString) -> Option<(String, String)> {
    let (name, value) = (name.into_string().ok()?, value.into_string().ok()?);
    let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let is_theirs = name.starts_with("PG") || name.to_lowercase().ends_with("_proxy");
    let plain = unquoted(&value);
    (is_name && is_theirs && plain != value).then(|| (name, plain.to_owned()))
}

/// A value without the spaces around it, or what it encloses between quotes.
fn unquoted(value: &str) -> &str {
    let value = value.trim();
    let between = |quote| value.strip_prefix(quote)?.strip_suffix(quote);
    between('"').or_else(|| between('\'')).unwrap_or(value).trim()
}

/// The base of other URLs: nothing may follow its path.
fn url(text: &str) -> Option<String> {
    let known = text.starts_with("http://") || text.starts_with("https://");
    // One parser knows which ports there are; the other one doesn't take the path for a host.
    let (url, uri) = (Url::parse(text).ok()?, text.parse::<Uri>().ok()?);
    let is_whole = known
        && uri.host().is_some_and(|host| !host.is_empty())
        && url.query().is_none()
        && url.fragment().is_none();
    is_whole.then(|| text.trim_end_matches('/').to_owned())
}

fn shards(text: &str) -> Option<Shards> {
    match text {
        "automatic" => Some(Shards::Automatic),
        range => ShardRange::parse(range).map(Shards::Range),
    }
}

fn lease(text: &str) -> Option<Duration> {
    text.parse().ok().filter(|seconds| (1..=300).contains(seconds)).map(Duration::from_secs)
}

fn pace(text: &str) -> Option<Duration> {
    text.parse().ok().filter(|ms| *ms <= 60_000).map(Duration::from_millis)
}

fn tokens(text: &str) -> Option<TokenLimit> {
    match text {
        "expected" => Some(TokenLimit::Expected),
        "unknown" => Some(TokenLimit::Unknown),
        _ => None,
    }
}

fn default_levels() -> Targets {
    Targets::new().with_default(LevelFilter::WARN).with_target("getaway", LevelFilter::INFO)
}

/// Levels, each for everything or, after a `=`, for a part of the program, such as
/// `getaway::table`. What is neither would be taken for the name of a part, and then nothing else
/// would be logged.
fn levels(text: &str) -> Option<Targets> {
    let is_level = |one: &str| !one.is_empty() && one.parse::<LevelFilter>().is_ok();
    let in_name = |c: char| c.is_alphanumeric() || "_-:".contains(c);
    let is_name = |name: &str| !name.is_empty() && name.chars().all(in_name);
    let of_a_part = |one: &str| one.split_once('=').is_some_and(|(name, _)| is_name(name));
    let is_known = |one: &str| of_a_part(one) || is_level(one);
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    parts.iter().all(|one| is_known(one)).then(|| parts.join(",").parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 13] = [
        "DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL", "DATABASE_URL_FILE", CREDENTIALS,
        "DISCORD_PROXY_URL", "SHARDS", "LEASE_SECONDS", "COMPUTER_PACE_MS", "TOKEN_LIMIT",
        "METRICS_ADDR", DEFAULT_METRICS, "RUST_LOG",
    ];

    fn read(pairs: &[(&str, &str)]) -> Result<Config, BadVariable> {
        Config::from_lookup(|name| {
            pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into())
        })
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
        assert_eq!(config.shards, Shards::Range(ShardRange { first: 0, last: 3, total: 8 }));
        assert_eq!(config.lease, Duration::from_secs(2));
        assert_eq!(config.computer_pace, Duration::ZERO);
        assert!(config.metrics.is_some());
        assert!(!format!("{config:?}").contains("abc"), "the token must not be shown");
        let with_password = [("DISCORD_PROXY_URL", "http://me:secret@proxy:3000")];
        let config = read(&with_password).unwrap();
        assert!(!format!("{config:?}").contains("secret"));
    }

    #[test]
    fn an_error_names_the_variable_and_quotes_what_cannot_be_a_secret() {
        for (name, value) in [
            ("SHARDS", "3-0/8"),
            ("SHARDS", "0-8/8"),
            ("LEASE_SECONDS", "0"),
            ("LEASE_SECONDS", "301"),
            ("COMPUTER_PACE_MS", "-1"),
            ("COMPUTER_PACE_MS", "60001"),
            ("METRICS_ADDR", "9184"),
            ("TOKEN_LIMIT", "25"),
        ] {
            let error = read(&[(name, value)]).unwrap_err().to_string();
            assert!(error.starts_with(name), "{error}");
            assert!(error.contains(value), "{error}");
        }
        for (name, value) in [
            ("SHARDS", "eight"),
            ("LEASE_SECONDS", "MTIzNDU2.GaBcDe.secret"),
            ("COMPUTER_PACE_MS", "fast"),
            ("METRICS_ADDR", "http://me:secret@host:9184"),
            ("DEFAULT_METRICS_ADDR", "localhost"),
            ("TOKEN_LIMIT", "MTIzNDU2.GaBcDe.secret"),
            ("DISCORD_PROXY_URL", "socks5://me:secret@proxy"),
            ("DISCORD_PROXY_URL", "http:///x"),
            ("DISCORD_PROXY_URL", "http://a proxy"),
            ("DISCORD_PROXY_URL", "http://proxy/?key=secret"),
            ("DISCORD_PROXY_URL", "http://proxy/?"),
            ("DISCORD_PROXY_URL", "http://proxy/#secret"),
            ("DISCORD_PROXY_URL", "http://127.0.0.1:99999"),
            ("DISCORD_PROXY_URL", "http://proxy:abc"),
            ("DISCORD_PROXY_URL", "http://[::1"),
            ("RUST_LOG", "getaway=loud"),
            ("RUST_LOG", "warning"),
            ("RUST_LOG", "info,,"),
            ("RUST_LOG", "[request]=trace"),
        ] {
            let error = read(&[(name, value)]).unwrap_err();
            let said = format!("{error} {error:?}");
            assert!(said.starts_with(name), "{said}");
            assert!(!said.contains(value), "{said}");
        }
    }

    #[test]
    fn quotes_around_a_value_are_removed_and_nothing_between_them_is_unset() {
        for quote in ["\"", "'", ""] {
            let quoted = |text: &str| format!(" {quote}{text}{quote} ");
            for name in NAMES {
                let (empty, blank) = (quoted(""), quoted(" "));
                assert_eq!(read(&[(name, &empty)]), read(&[]), "{name}");
                assert_eq!(read(&[(name, &blank)]), read(&[]), "{name}");
            }
            let config = read(&[
                ("DISCORD_TOKEN", &quoted("abc")),
                ("SHARDS", &quoted("0-3/8")),
                ("RUST_LOG", &quoted("debug")),
            ]);
            let plain = [("DISCORD_TOKEN", "abc"), ("SHARDS", "0-3/8"), ("RUST_LOG", "debug")];
            assert_eq!(config, read(&plain));
        }
        let one = read(&[("DISCORD_TOKEN", "\"abc")]).unwrap();
        assert_eq!(one.token.as_deref(), Some("\"abc"));
    }

    #[cfg(unix)]
    #[test]
    fn a_value_that_is_not_text_is_an_error() {
        use std::os::unix::ffi::OsStringExt;
        for name in NAMES {
            let lookup =
                |asked: &str| (asked == name).then(|| OsString::from_vec(b"secret\xff".to_vec()));
            let error = Config::from_lookup(lookup).unwrap_err();
            assert_eq!(error, BadVariable::NotText(name));
            assert_eq!(error.to_string(), format!("{name} isn't text (UTF-8)"));
        }
    }

    #[test]
    fn secrets_come_from_files_where_their_variables_are_not_set() {
        let dir = tempfile::tempdir().unwrap();
        let file = |name: &str, content: &[u8]| {
            let path = dir.path().join(name);
            std::fs::write(&path, content).unwrap();
            path.to_str().unwrap().to_owned()
        };
        let token = file("token", "\u{feff} 'abc'\r\n".as_bytes());
        let database = file("database", b"postgres://me:pa$s@host/db\n");
        let files = [("DISCORD_TOKEN_FILE", &token[..]), ("DATABASE_URL_FILE", &database)];
        let config = read(&files).unwrap();
        assert_eq!(config.token.as_deref(), Some("abc"));
        assert_eq!(config.database, "postgres://me:pa$s@host/db");
        let own = [("DISCORD_TOKEN", "own"), files[0], files[1]];
        assert_eq!(read(&own).unwrap().token.as_deref(), Some("own"));
        // An empty variable is unset.
        let empty = [("DATABASE_URL", ""), files[1]];
        assert_eq!(read(&empty).unwrap().database, config.database);

        let folder = dir.path().to_str().unwrap();
        let handed = (CREDENTIALS, folder);
        assert_eq!(read(&[handed]), read(&[]), "neither is there");
        file("DISCORD_TOKEN", b"handed\n");
        let config = read(&[handed]).unwrap();
        assert_eq!(config.token.as_deref(), Some("handed"));
        assert_eq!(config.database, "sqlite://getaway.db");
        assert_eq!(read(&[handed, files[0]]).unwrap().token.as_deref(), Some("abc"));
    }

    #[test]
    fn a_file_that_cannot_hold_a_secret_is_named_with_its_variable() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().to_str().unwrap();
        for (content, why) in [
            (None, "the file that DISCORD_TOKEN_FILE names can't be used: "),
            (Some(&b" \n"[..]), "it's empty"),
            (Some(b"hunter2\xff"), "it isn't text (UTF-8)"),
            (Some(&[b'a'; 70_000]), "it's too large"),
            (Some(b"hunter2\nhunter2\n"), "it has to hold the value of DISCORD_TOKEN alone"),
            (Some(b"# mine\r\nhunter2"), "it has to hold the value of DISCORD_TOKEN alone"),
            (Some(b"DISCORD_TOKEN=hunter2"), "it has to hold the value of DISCORD_TOKEN alone"),
            (Some(b"export discord_token = 'hunter2'\n"), "the value of DISCORD_TOKEN alone"),
            (Some(b"\"DISCORD_TOKEN: hunter2\""), "the value of DISCORD_TOKEN alone"),
        ] {
            let path = dir.path().join("DISCORD_TOKEN");
            let _ = std::fs::remove_file(&path);
            if let Some(content) = content {
                std::fs::write(&path, content).unwrap();
            }
            let path = path.to_str().unwrap();
            let said = read(&[("DISCORD_TOKEN_FILE", path)]).unwrap_err().to_string();
            assert!(said.contains(why) && said.contains("that DISCORD_TOKEN_FILE names"), "{said}");
            assert_eq!(said.contains(path), content.is_some(), "{said}");
            assert!(!said.contains("hunter2"), "{said}");
            // The same file as a credential.
            let handed = read(&[(CREDENTIALS, folder)]).map_err(|error| error.to_string());
            let is_named = |said: &String| {
                said.starts_with(&format!("systemd's credential {path} ")) && said.contains(why)
            };
            match (content, handed) {
                (None, handed) => assert_eq!(handed.unwrap().token, None),
                (Some(_), handed) => assert!(handed.as_ref().is_err_and(is_named), "{handed:?}"),
            }
        }
        // A folder, and a token where the name of a file belongs.
        let said = |name| read(&[("DISCORD_TOKEN_FILE", name)]).unwrap_err().to_string();
        assert!(
            said(folder).starts_with(&format!("the file {folder} that DISCORD_TOKEN_FILE names"))
        );
        let token = "MTIz.GaBcDe.secret";
        assert!(said(token).starts_with("the file that DISCORD_TOKEN_FILE names"));
        assert!(!said(token).contains(token));
        // A credential that is there counts, even if it can't be read.
        std::fs::remove_file(dir.path().join("DISCORD_TOKEN")).unwrap();
        let path = dir.path().join("DATABASE_URL");
        std::fs::create_dir(&path).unwrap();
        let said = read(&[(CREDENTIALS, folder)]).unwrap_err().to_string();
        assert!(said.contains(path.to_str().unwrap()), "{said}");
        #[cfg(unix)]
        {
            std::fs::remove_dir(&path).unwrap();
            std::os::unix::fs::symlink("nowhere", &path).unwrap();
            let said = read(&[(CREDENTIALS, folder)]).unwrap_err().to_string();
            assert!(said.contains(path.to_str().unwrap()), "{said}");
        }
    }

    #[test]
    fn a_mode_of_encryption_that_the_driver_does_not_know_is_refused() {
        let server = ("DATABASE_URL", "postgres://h/db");
        for mode in ["require", "Verify-Full", ""] {
            read(&[server, ("PGSSLMODE", mode)]).unwrap();
        }
        let wrong = ("PGSSLMODE", "verify-ful");
        let error = read(&[server, wrong]).unwrap_err().to_string();
        assert!(error.starts_with("PGSSLMODE has to be disable, allow"), "{error}");
        assert_eq!(read(&[wrong]), read(&[]), "a file has no use for it");
    }

    #[test]
    fn an_empty_address_for_metrics_is_the_default_of_the_image() {
        let image = ("DEFAULT_METRICS_ADDR", "127.0.0.1:9184");
        let metrics = |pairs: &[(&str, &str)]| read(pairs).unwrap().metrics.unwrap().port();
        assert_eq!(metrics(&[image]), 9184);
        assert_eq!(metrics(&[image, ("METRICS_ADDR", "")]), 9184);
        assert_eq!(metrics(&[image, ("METRICS_ADDR", "0.0.0.0:80")]), 80);
        let containerfile = include_str!("../Containerfile");
        assert!(containerfile.contains(&format!("{}={}", image.0, image.1)));
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
                line.trim_start_matches("# ").strip_prefix(name)?.strip_prefix('=')
            });
            line.map(str::to_owned)
        };
        let asked_once: std::collections::BTreeSet<_> = asked.take().into_iter().collect();
        assert_eq!(asked_once.len(), NAMES.len());
        let of_others = [DEFAULT_METRICS, CREDENTIALS];
        let listed = asked_once.iter().filter(|name| !of_others.contains(&&name[..]));
        for name in listed {
            assert!(value(name).is_some(), "{name} is not in .env.example");
        }
        let value = |name: &str| value(name).map(OsString::from);
        assert_eq!(Config::from_lookup(value).unwrap(), defaults);
    }
}
