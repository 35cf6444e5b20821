//! The address of a database: what it means, and what of it may be shown.
//!
//! An address may contain a password, and a wrong one may contain it anywhere. So nothing of an address is
//! shown that could be part of one, and an address in which it isn't clear where the password ends is refused:
//! a library would take its end for the name of a machine.

use std::io::ErrorKind;
use std::path::Path;

use sqlx::any::AnyConnectOptions;
use sqlx::postgres::PgConnectOptions;

use super::dialect::Dialect;
use super::{Result, StoreError};

/// The log target of the part of the driver that quotes passwords in its warnings: a line of a
/// `.pgpass` that it can't read, and the value of a parameter that it doesn't know.
pub const QUOTES_PASSWORDS: &str = "sqlx_postgres::options";

const CODES: &str = "in its user name and password, everything but letters and digits has to be written as a code, such as %40 for @, %23 for #, %2F for /, %3A for :, %3F for ?, %25 for % and %24 for $";
const PORT: &str = "its port has to be a number from 1 to 65535";
const VALUES: &str =
    "one of its parameters, or of the codes after a %, has a value that isn't possible";
const FILE_PARAMETERS: &str =
    "what follows its ? has to be mode=…, cache=… or immutable=…, with one of their values";

/// The parameters that the driver knows, besides `options[…]`.
const KNOWN: [&str; 18] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];
const SSL_MODES: [&str; 6] = [
    "disable",
    "allow",
    "prefer",
    "require",
    "verify-ca",
    "verify-full",
];

/// The options for a server's address.
pub(super) fn of_server(url: &str) -> Result<AnyConnectOptions> {
    let wrong = |why| StoreError::Address {
        shown: without_password(url),
        why,
    };
    let why = if has_bad_port(url) { PORT } else { CODES };
    let mut options: AnyConnectOptions = url.parse().map_err(|_| wrong(why))?;
    let address = &options.database_url;
    if address.fragment().is_some() || address.path().contains('@') {
        return Err(wrong(CODES));
    }
    let parameters: Vec<(String, String)> = address.query_pairs().into_owned().collect();
    let misnamed = |name: &str| name != "password" && name.to_lowercase().contains("pass");
    if parameters.iter().any(|(name, _)| misnamed(name)) {
        return Err(StoreError::Parameter(without_password(url)));
    }
    let is_known = |name: &str| KNOWN.contains(&name) || name.starts_with("options[");
    let (known, unknown): (Vec<_>, Vec<_>) =
        parameters.into_iter().partition(|(name, _)| is_known(name));
    let is_ssl_mode = |(name, value): &(String, String)| {
        !matches!(&name[..], "sslmode" | "ssl-mode") || SSL_MODES.contains(&&value[..])
    };
    if !known.iter().all(is_ssl_mode) {
        let modes =
            "its sslmode has to be disable, allow, prefer, require, verify-ca or verify-full";
        return Err(wrong(modes));
    }
    // It may as well be the end of a password with a question mark in it.
    if !unknown.is_empty() && address.query().is_some_and(|query| query.contains('@')) {
        return Err(wrong(CODES));
    }
    let host = address.host_str().and_then(|host| host.strip_prefix('['));
    let in_brackets = host
        .and_then(|host| host.strip_suffix(']'))
        .map(str::to_owned);
    // The driver would look for a machine whose name has the brackets in it, and log what it doesn't know.
    let host = in_brackets.map(|host| ("host".to_owned(), host));
    if !unknown.is_empty() || host.is_some() {
        if !unknown.is_empty() {
            tracing::warn!("parameters of DATABASE_URL that aren't supported are ignored");
        }
        options.database_url.set_query(None);
        let wanted = host.into_iter().chain(known);
        let mut query = options.database_url.query_pairs_mut();
        query.extend_pairs(wanted);
    }
    match PgConnectOptions::try_from(&options) {
        Ok(_) => Ok(options),
        Err(_) => Err(wrong(VALUES)),
    }
}

/// Whether it is clear where the host ends, and what follows it is no port.
fn has_bad_port(url: &str) -> bool {
    let rest = url.split_once("://").map_or("", |(_, rest)| rest);
    let (place, rest) = rest.split_once(['/', '?', '#']).unwrap_or((rest, ""));
    let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
    let place = place.rsplit_once(']').map_or(place, |(_, port)| port);
    let port = place.rsplit_once(':').map_or("", |(_, port)| port);
    !port.is_empty() && port.parse::<u16>().is_err() && !rest.contains('@')
}

/// The options for a file in this mode, even if the address asks to create it.
pub(super) fn of_file(url: &str, mode: &str) -> Result<AnyConnectOptions> {
    let wrong = |why| StoreError::Address {
        shown: without_password(url),
        why,
    };
    // Both slashes separate folders on Windows, but only this one does so in addresses.
    let url = &match cfg!(windows) {
        true => url.replace('\\', "/"),
        false => url.to_owned(),
    };
    let (path, parameters) = url.split_once('?').unwrap_or((url, ""));
    let path = path.trim_start_matches("sqlite://");
    let path = path.trim_start_matches("sqlite:").replace('#', "%23");
    if path.is_empty() {
        return Err(wrong("it names no file"));
    }
    // After two slashes, the colon of `C:/` would be taken for that of a port.
    let slashes = if path.starts_with('/') { "//" } else { "" };
    let options = format!("sqlite:{slashes}{path}?{parameters}&mode={mode}");
    let options: AnyConnectOptions = options.parse().map_err(|_| wrong(FILE_PARAMETERS))?;
    let mut parameters = options.database_url.query_pairs();
    if path == ":memory:" || parameters.any(|(name, value)| name == "mode" && value == "memory") {
        return Err(wrong("everything in it would be lost; name a file"));
    }
    match sqlx::sqlite::SqliteConnectOptions::try_from(&options) {
        Ok(_) => Ok(options),
        Err(_) => Err(wrong(FILE_PARAMETERS)),
    }
}

/// The options for reading the file at this path, with these parameters.
pub(super) fn of_path(path: &Path, parameters: &str) -> Result<AnyConnectOptions> {
    sqlx::any::install_default_drivers();
    let text = path.to_str().ok_or(ErrorKind::InvalidFilename.into());
    let text = text.map_err(StoreError::with_file("looking at", path))?;
    let text = text.replace('%', "%25").replace('?', "%3F");
    of_file(&format!("sqlite://{text}{parameters}"), "ro")
}

/// The kind of database that an address names, in a word.
#[must_use]
pub fn kind(url: &str) -> &'static str {
    match Dialect::of(url) {
        Some(Dialect::Sqlite) => "sqlite",
        Some(Dialect::Postgres) => "postgres",
        None => "unknown",
    }
}

/// An address for display: without a password, without parameters, which may contain one, and without
/// anything else that could be a piece of one.
#[must_use]
pub fn without_password(url: &str) -> String {
    let scheme = match Dialect::of(url) {
        None => return "…".to_owned(),
        Some(Dialect::Sqlite) => return url.split('?').next().unwrap_or_default().to_owned(),
        Some(Dialect::Postgres) => url.split(':').next().unwrap_or_default(),
    };
    let rest = url[scheme.len()..].trim_start_matches(':');
    let rest = rest.strip_prefix("//").unwrap_or(rest);
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (machine, behind) = rest.split_at(end);
    let path = behind.split('?').next().unwrap_or_default();
    let user = machine.split([':', '@']).next().unwrap_or_default();
    let is_clear = machine.matches('@').count() <= 1 && !behind.contains(['@', '#']);
    let place = machine.rsplit_once('@').map_or(machine, |(_, place)| place);
    let in_brackets = place
        .strip_prefix('[')
        .and_then(|host| host.split_once(']'));
    let after_host = match in_brackets {
        Some((_, port)) => port,
        None => place.find(':').map_or("", |at| &place[at..]),
    };
    let port = after_host.strip_prefix(':').unwrap_or(after_host);
    let has_port = port.is_empty() || port.parse::<u16>().is_ok();
    let shown = match machine.contains('@') {
        _ if !is_clear || !has_port => user.to_owned(),
        true => format!("{user}@{place}{path}"),
        false => format!("{machine}{path}"),
    };
    format!("{scheme}://{shown}")
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;

    #[test]
    fn a_files_address_keeps_the_drive_and_odd_characters() {
        for file in [
            "getaway.db",
            "/var/lib/getaway.db",
            "C:/Users/Ann/game 1#.db",
            "c:/x y.db",
            "monday:1.db",
        ] {
            for parameters in ["", "?mode=rwc"] {
                let url = format!("sqlite://{file}{parameters}");
                for mode in ["rw", "ro"] {
                    let options = of_file(&url, mode).unwrap();
                    let read = SqliteConnectOptions::try_from(&options).unwrap();
                    assert_eq!(read.get_filename(), Path::new(file));
                }
            }
        }
        for path in ["/a b/100%?.db", "/x/#1.db"] {
            let options = of_path(Path::new(path), "?immutable=true").unwrap();
            let read = SqliteConnectOptions::try_from(&options).unwrap();
            assert_eq!(read.get_filename(), Path::new(path));
        }
    }

    #[test]
    fn an_address_without_a_file_is_refused() {
        for url in [
            "sqlite::memory:",
            "sqlite://:memory:",
            "sqlite://x.db?mode=memory",
            "sqlite://",
            "sqlite:",
            "sqlite://?mode=rwc",
            "sqlite://x.db?key=secret",
            "sqlite://x.db?mode=secret",
        ] {
            let refused = of_file(url, "rw").unwrap_err();
            assert!(matches!(refused, StoreError::Address { .. }), "{refused}");
            assert!(!refused.to_string().contains("secret"), "{refused}");
        }
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, shown) in [
            ("sqlite://getaway.db?mode=rwc", "sqlite://getaway.db"),
            ("sqlite://getaway.db?key=pass", "sqlite://getaway.db"),
            ("postgres://host/db", "postgres://host/db"),
            ("postgres://me@host/db", "postgres://me@host/db"),
            (
                "postgres://me:pass@host:5432/db",
                "postgres://me@host:5432/db",
            ),
            (
                "postgres://me:pass@[::1]:5432/db",
                "postgres://me@[::1]:5432/db",
            ),
            ("postgresql://[::1]/db", "postgresql://[::1]/db"),
            ("postgres:me:pass@host/db", "postgres://me@host/db"),
            ("mysql://me:pass@host/db", "…"),
            ("me:pass@host/db", "…"),
            ("MTIz.a.token", "…"),
            (
                "postgres://host:5432/db?user=me&password=secret",
                "postgres://host:5432/db",
            ),
        ] {
            assert_eq!(without_password(url), shown);
        }
        for mark in [
            "@", "#", "/", "?", ":", "%", "&", "$", "\\", "[", "]", " ", "//", "#@", "@#", "/@",
            "?@",
        ] {
            for place in [
                "host/db",
                "host:5432/db",
                "[::1]/db",
                "host/db?sslmode=require",
                "host/db?user=x@y",
                "",
                "/db",
            ] {
                for end in ["@", ""] {
                    if (mark, end) == ("@", "") {
                        // What follows is the name of a machine then.
                        continue;
                    }
                    let url = format!("postgres://me:abc{mark}xyz{end}{place}");
                    let shown = without_password(&url);
                    for piece in ["abc", "xyz"] {
                        assert!(!shown.contains(piece), "{url}: {shown}");
                    }
                }
            }
        }
    }

    #[test]
    fn an_address_is_shown_without_a_password_among_its_parameters() {
        for query in [
            "user=me&password=secret",
            "password=secret&sslmode=require",
            "p%61ssword=secret",
            "pass\tword=secret",
            "PASSWORD=secret",
            "sslpassword=secret",
            "user=me;password=secret",
            "password=s@secret",
            "password=a&secret@b",
            "options=-c%20role%3Dsecret#secret",
        ] {
            for address in [
                "postgres://host/db",
                "postgres://me@host:5432/db",
                "postgres:///db",
            ] {
                let shown = without_password(&format!("{address}?{query}"));
                assert!(!shown.contains("secret"), "{query}: {shown}");
                assert!(shown.starts_with("postgres://"), "{shown}");
            }
        }
    }

    #[test]
    fn a_misnamed_password_parameter_is_refused() {
        for name in [
            "sslpassword=",
            "PASSWORD=",
            "pass=",
            "ssl%70assword=",
            "password:",
        ] {
            let url = format!("postgres://host/db?{name}secret");
            let refused = of_server(&url).unwrap_err().to_string();
            assert!(refused.contains("postgres://host/db"), "{refused}");
            assert!(!refused.contains("secret"), "{refused}");
        }
        for query in ["password=secret", "p%61ssword=secret", "user=passenger"] {
            of_server(&format!("postgres://host/db?{query}")).unwrap();
        }
    }

    #[test]
    fn a_number_that_is_no_port_is_named_as_one() {
        for (url, why) in [
            ("postgres://h:99999/db", PORT),
            ("postgres://me:abc@h:99999/db", PORT),
            ("postgres://me:abc@[::1]:99999", PORT),
            ("postgres://h:abc99999/db", PORT),
            ("postgres://me:abc@h:99999abc/db?sslmode=require", PORT),
            ("postgres://h/db?port=99999", VALUES),
            // These may be the beginning of a password.
            ("postgres://me:99999/xyz@h/db", CODES),
            ("postgres://me:99999?xyz@h/db", CODES),
        ] {
            let refused = of_server(url).unwrap_err().to_string();
            assert!(refused.contains(why), "{url}: {refused}");
            assert!(!refused.contains("99999"), "{refused}");
        }
    }

    #[test]
    fn a_password_that_ends_too_early_is_refused_and_not_sent_anywhere() {
        for password in [
            "abc@x#xyz",
            "abc#xyz",
            "1/xyz",
            "abc/xyz",
            "1?xyz",
            "1?xyz=abc",
            "abc?xyz",
        ] {
            let url = format!("postgres://me:{password}@host/db");
            let refused = of_server(&url).unwrap_err();
            assert!(matches!(refused, StoreError::Address { .. }), "{refused}");
            let said = refused.to_string();
            assert!(said.contains("%23 for #"), "{said}");
            for piece in ["abc", "xyz"] {
                assert!(!said.contains(piece), "{said}");
            }
        }
        for password in [
            "abc@xyz",
            "abc%23xyz",
            "abc:xyz",
            "abc&xyz",
            "abc$xyz",
            "abc xyz",
        ] {
            let options = of_server(&format!("postgres://me:{password}@host/db")).unwrap();
            assert_eq!(options.database_url.host_str(), Some("host"), "{password}");
        }
    }

    #[test]
    fn a_host_in_brackets_is_an_address_of_the_internet() {
        for (url, query) in [
            ("postgres://me:pass@[::1]:5433/db", "host=%3A%3A1"),
            (
                "postgres://[2001:db8::1]/db?sslmode=disable",
                "host=2001%3Adb8%3A%3A1&sslmode=disable",
            ),
        ] {
            let options = of_server(url).unwrap();
            assert_eq!(options.database_url.query(), Some(query), "{url}");
        }
    }

    #[test]
    fn the_driver_is_given_only_parameters_that_it_knows_since_it_would_log_the_others() {
        let url = "postgres://me@host/db?channel_binding=secret&sslmode=require&pgbouncer=true";
        let options = of_server(url).unwrap();
        assert_eq!(options.database_url.query(), Some("sslmode=require"));
        let refused = of_server("postgres://host/db?sslmode=secret").unwrap_err();
        assert!(!refused.to_string().contains("secret"), "{refused}");
    }
}
