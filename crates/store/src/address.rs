//! The address of a database: what it means, and what of it may be shown.
//!
//! An address may contain a password, and a wrong one may contain it anywhere. So nothing of an address is
//! shown that could be part of one, and an address in which it isn't clear where the password ends is refused:
//! a library would take its end for the name of a machine.

use std::io::ErrorKind;
use std::path::Path;

use sqlx::any::AnyConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::dialect::Dialect;
use super::{Result, StoreError};

/// The log target of the part of the driver that quotes passwords in its warnings: a line of a
/// `.pgpass` that it can't read, and the value of a parameter that it doesn't know.
pub const QUOTES_PASSWORDS: &str = "sqlx_postgres::options";

const CODES: &str = "in its user name and password, everything but letters and digits has to be written as a code, such as %40 for @, %23 for #, %2F for /, %3A for :, %3F for ?, %25 for % and %24 for $";
const NAMES: &str = "its user name, its host and the name of its database may have letters, digits and -._~ in them, and anything else there has to be written as a code, such as %40 for @; parameters begin after a ? and have a & between them, as in postgres://HOST/DATABASE?user=…&password=…";
const SLASHES: &str = "it has to begin with postgres://";
const FILE_PASSWORD: &str =
    "a file has no user and no password; for a server, it has to begin with postgres://";
const PORT: &str = "its port has to be a number from 1 to 65535";
const HOST: &str = "it names no host: write localhost for a server on this machine; the folder of its socket can follow as ?host=/FOLDER";
const VALUES: &str =
    "one of its parameters, or of the codes after a %, has a value that isn't possible";
const FILE_PARAMETERS: &str =
    "what follows its ? has to be mode=…, cache=… or immutable=…, with one of their values";
const READ_ONLY: &str = "the bot writes to it: leave mode=ro and immutable out";
const MISSPELT: &str = "one of its parameters looks like one that the bot knows, but isn't written like it: sslmode, sslrootcert, sslcert, sslkey, application_name, options, host, port, dbname, user and password have small letters and nothing else";

/// The parameters that the driver knows, besides `options[…]`.
const KNOWN: [&str; 18] = [
    "sslmode", "ssl-mode", "sslrootcert", "ssl-root-cert", "ssl-ca", "sslcert", "ssl-cert",
    "sslkey", "ssl-key", "statement-cache-capacity", "application_name", "options", "host",
    "hostaddr", "port", "dbname", "user", "password",
];
/// Parameters of other programs by which somebody may have meant to be safe. Their names are no
/// secret, so they are named when they are ignored.
const IGNORED: [&str; 16] = [
    "ssl", "channel_binding", "target_session_attrs", "sslnegotiation", "gssencmode",
    "require_auth", "sslcrl", "sslcrldir", "sslcertmode", "ssl_min_protocol_version",
    "ssl_max_protocol_version", "requirepeer", "requiressl", "sslaccept", "sslsni", "tls",
];
/// The parameters that name a file, and what is wrong if it can't be read.
const FILES: [(&[&str], &str); 3] = [
    (&["sslrootcert", "ssl-root-cert", "ssl-ca"], ROOTS),
    (
        &["sslcert", "ssl-cert"],
        "its parameter sslcert has to name a file that the bot's user can read",
    ),
    (
        &["sslkey", "ssl-key"],
        "its parameter sslkey has to name a file that the bot's user can read",
    ),
];
const ROOTS: &str = "its parameter sslrootcert has to name a file that the bot's user can read; leave it out for the usual certificate authorities, which the bot knows by itself (there is no sslrootcert=system)";
const HOSTS: &str = "it names several hosts, and the bot takes one: let that one's name follow the server that takes writes";
/// How a connection to a server is encrypted and checked.
pub const SSL_MODES: [&str; 6] =
    ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"];

pub(super) fn of_server(url: &str) -> Result<AnyConnectOptions> {
    let wrong = |why| StoreError::Address { shown: without_password(url), why };
    let server = Server::of(url);
    if !server.has_slashes {
        return Err(wrong(SLASHES));
    }
    if server.has_several_hosts() {
        return Err(wrong(HOSTS));
    }
    let why = match server.is_clear {
        true if !server.has_port() => PORT,
        true if server.host.is_empty() => HOST,
        _ => CODES,
    };
    let mut options: AnyConnectOptions = url.parse().map_err(|_| wrong(why))?;
    let address = &options.database_url;
    if address.fragment().is_some() || address.path().contains('@') {
        return Err(wrong(CODES));
    }
    if !server.has_names() || !has_parameters(server.query) {
        return Err(wrong(NAMES));
    }
    let parameters: Vec<(String, String)> = address.query_pairs().into_owned().collect();
    let misnamed = |name: &str| name != "password" && name.to_lowercase().contains("pass");
    if parameters.iter().any(|(name, _)| misnamed(name)) {
        return Err(StoreError::Parameter(without_password(url)));
    }
    let is_known = |name: &str| KNOWN.contains(&name) || name.starts_with("options[");
    let (known, unknown): (Vec<_>, Vec<_>) =
        parameters.into_iter().partition(|(name, _)| is_known(name));
    // Whoever wanted a safe connection shall not have another one because of a slip.
    if unknown.iter().any(|(name, _)| is_misspelt(name)) {
        return Err(wrong(MISSPELT));
    }
    let is_ssl_mode = |(name, value): &(String, String)| {
        !matches!(&name[..], "sslmode" | "ssl-mode") || SSL_MODES.contains(&&value[..])
    };
    if !known.iter().all(is_ssl_mode) {
        let modes =
            "its sslmode has to be disable, allow, prefer, require, verify-ca or verify-full";
        return Err(wrong(modes));
    }
    for (names, why) in FILES {
        let is_it = |(name, _): &&(String, String)| names.contains(&&name[..]);
        let can_be_read = |(_, value): &(String, String)| {
            // The driver takes a certificate itself, too.
            value.trim_start().starts_with("-----BEGIN")
                || Path::new(value).is_file() && std::fs::File::open(value).is_ok()
        };
        if !known.iter().filter(is_it).all(can_be_read) {
            return Err(wrong(why));
        }
    }
    // It may as well be the end of a password with a question mark in it.
    if !unknown.is_empty() && address.query().is_some_and(|query| query.contains('@')) {
        return Err(wrong(CODES));
    }
    let in_brackets = address.host_str().and_then(|host| host.strip_prefix('[')?.strip_suffix(']'));
    // The driver would look for a machine whose name has the brackets in it, and log what it doesn't know.
    let host = in_brackets.map(|host| ("host".to_owned(), host.to_owned()));
    if !unknown.is_empty() || host.is_some() {
        if !unknown.is_empty() {
            let named = ignored_parameters(url);
            let others = match named.len() {
                0 => "parameters".to_owned(),
                all if all == unknown.len() => named.join(", "),
                _ => format!("{} and other parameters", named.join(", ")),
            };
            tracing::warn!(
                "the address of the database has {others}, which the bot doesn't know and ignores"
            );
        }
        options.database_url.set_query(None);
        let wanted = host.into_iter().chain(known);
        options.database_url.query_pairs_mut().extend_pairs(wanted);
    }
    match PgConnectOptions::try_from(&options) {
        Ok(_) => Ok(options),
        Err(_) => Err(wrong(VALUES)),
    }
}

/// The parameters of a server's address that promise safety and are ignored, by their names.
#[must_use]
pub fn ignored_parameters(url: &str) -> Vec<&'static str> {
    let query = Server::of(url).query;
    let names = || query.split('&').map(|one| one.split('=').next().unwrap_or_default());
    let is_given = |name: &&str| names().any(|given| given.eq_ignore_ascii_case(name));
    IGNORED.into_iter().filter(is_given).collect()
}

/// Whether a connection to the server at this address is encrypted, and the server checked to be the
/// one that the address names.
#[must_use]
pub fn is_verified(url: &str) -> bool {
    let mode = url.parse().map(|options: PgConnectOptions| options.get_ssl_mode());
    matches!(mode, Ok(PgSslMode::VerifyFull))
}

/// Whether a parameter that isn't known is nearly one that is: in other letters, or with a slip or two.
fn is_misspelt(name: &str) -> bool {
    let lower = name.to_lowercase();
    let is_near = |known: &&str| {
        let slips = if known.len() < 6 { 0 } else { 2 };
        strsim::osa_distance(&lower, known) <= slips
    };
    !IGNORED.contains(&&lower[..]) && KNOWN.iter().any(is_near)
}

/// The parts of a server's address besides its password, as they are written.
struct Server<'a> {
    has_slashes: bool,
    /// Whether nothing but the password ends where these parts begin.
    is_clear: bool,
    /// What comes first: the user's name, or else the host's.
    first: &'a str,
    user: Option<&'a str>,
    host: &'a str,
    /// With the colon before it.
    port: &'a str,
    /// With the slash before it.
    path: &'a str,
    query: &'a str,
}

impl Server<'_> {
    fn of(url: &str) -> Server<'_> {
        let rest = url.split_once(':').map_or("", |(_, rest)| rest);
        let has_slashes = rest.starts_with("//");
        let rest = rest.strip_prefix("//").unwrap_or(rest);
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (machine, behind) = rest.split_at(end);
        let first = machine.split([':', '@']).next().unwrap_or_default();
        let place = machine.rsplit_once('@').map_or(machine, |(_, place)| place);
        let in_brackets = place.strip_prefix('[').and_then(|_| place.find(']'));
        let end = in_brackets.map(|end| end + 1).or_else(|| place.find(':'));
        let (host, port) = place.split_at(end.unwrap_or(place.len()));
        Server {
            has_slashes,
            is_clear: machine.matches('@').count() <= 1 && !behind.contains(['@', '#']),
            first,
            user: machine.contains('@').then_some(first),
            host,
            port,
            path: behind.split('?').next().unwrap_or_default(),
            query: behind.split_once('?').map_or("", |(_, query)| query),
        }
    }

    fn has_port(&self) -> bool {
        match self.port.strip_prefix(':') {
            None => self.port.is_empty(),
            Some(number) => number.is_empty() || number.parse::<u16>().is_ok(),
        }
    }

    /// As `psql` understands them, which then tries one after the other.
    fn has_several_hosts(&self) -> bool {
        let are_machines = |hosts: &str| {
            let machine = |one: &str| {
                let port = one.rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
                let name = port.map_or(one, |(name, _)| name);
                !name.is_empty() && name.chars().all(is_of_a_name) || is_in_brackets(name)
            };
            let hosts = hosts.to_uppercase().replace("%2C", ",");
            hosts.contains(',') && hosts.split(',').all(machine)
        };
        let named = |one: &str| {
            let hosts = one.strip_prefix("host=").or_else(|| one.strip_prefix("hostaddr="));
            hosts.is_some_and(are_machines)
        };
        let place = format!("{}{}", self.host, self.port);
        are_machines(&place) || self.query.split('&').any(named)
    }

    /// Whether nothing is in a name that could separate a password from it.
    fn has_names(&self) -> bool {
        let user = self.user.unwrap_or_default();
        let database = self.path.strip_prefix('/').unwrap_or(self.path);
        let host = if is_in_brackets(self.host) { "" } else { self.host };
        [user, host, database].into_iter().flat_map(str::chars).all(is_of_a_name)
    }

    /// The parts that can't belong to a password. A name ends where a password could begin.
    fn shown(&self) -> String {
        if !self.is_clear || !self.has_port() {
            return beginning(self.first);
        }
        let user = self.user.map(|user| beginning(user) + "@");
        let host =
            if is_in_brackets(self.host) { self.host.to_owned() } else { beginning(self.host) };
        let path = self.path.strip_prefix('/').map(|path| format!("/{}", beginning(path)));
        format!("{}{host}{}{}", user.unwrap_or_default(), self.port, path.unwrap_or_default())
    }
}

/// Whether a host is an address of the internet's version 6.
fn is_in_brackets(host: &str) -> bool {
    let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    inner.is_some_and(|inner| inner.parse::<std::net::Ipv6Addr>().is_ok())
}

/// Whether a name may contain this as it is, or as a part of a code.
fn is_of_a_name(c: char) -> bool {
    c.is_alphanumeric() || "-._~%".contains(c)
}

/// A name, or the part of it before the first code or separator: what follows may be a password.
fn beginning(name: &str) -> String {
    match name.find(|c| c == '%' || !is_of_a_name(c)) {
        Some(end) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// Whether no value except the password has a separator in it, after which another parameter may
/// have been meant: a server quotes the names that it doesn't know.
fn has_parameters(query: &str) -> bool {
    let may_have_any = |name: &str| name == "password" || name.starts_with("options");
    query.split('&').all(|parameter| {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let separates = |c: char| matches!(c, ';' | ',' | '=') || c.is_whitespace();
        let is_one = |text: &str| !text.contains(separates);
        is_one(name) && (may_have_any(name) || is_one(value))
    })
}

/// The options for a file in this mode, even if the address asks to create it.
pub(super) fn of_file(url: &str, mode: &str) -> Result<AnyConnectOptions> {
    let wrong = |why| Err(StoreError::Address { shown: without_password(url), why });
    let (_, parameters) = url.split_once('?').unwrap_or_default();
    let mut parameters = parameters.split('&');
    if has_password(url) {
        wrong(FILE_PASSWORD)
    } else if parameters
        .any(|one| one == "mode=ro" || one.starts_with("immutable=") && one != "immutable=false")
    {
        wrong(READ_ONLY)
    } else {
        of_any_file(url, mode)
    }
}

fn path_of(url: &str) -> &str {
    url.split('?').next().unwrap_or_default()
}

/// Whether the path of a file looks as if somebody meant a server, or parameters.
fn has_password(url: &str) -> bool {
    let path = path_of(url)
        .to_lowercase()
        .trim_start_matches("sqlite:")
        .trim_start_matches('/')
        .replace("%3a", ":")
        .replace("%40", "@")
        .replace("%3d", "=");
    let mut named = path.split('=').rev().skip(1);
    let is_secret = |before: &str| {
        ["pass", "pwd", "key", "secret"].iter().any(|word| {
            let last = before.rsplit(|c: char| !is_of_a_name(c)).next();
            last.is_some_and(|last| last.contains(word))
        })
    };
    has_login(&path) || named.any(is_secret)
}

/// Whether there is a colon before an `@`, as in the user and password of a server's address. The
/// colon of `C:/` is a drive's.
pub fn has_login(text: &str) -> bool {
    let behind = text.split_once(':').filter(|(before, _)| before.len() != 1);
    behind.is_some_and(|(_, behind)| behind.contains('@'))
}

fn of_any_file(url: &str, mode: &str) -> Result<AnyConnectOptions> {
    let wrong = |why| StoreError::Address { shown: without_password(url), why };
    // Both slashes separate folders on Windows, but only this one does so in addresses.
    let url = &if cfg!(windows) { url.replace('\\', "/") } else { url.to_owned() };
    let (path, parameters) = url.split_once('?').unwrap_or((url, ""));
    let path =
        path.trim_start_matches("sqlite://").trim_start_matches("sqlite:").replace('#', "%23");
    if path.is_empty() {
        return Err(wrong("it names no file"));
    }
    // After two slashes, the colon of `C:/` would be taken for that of a port.
    let slashes = if path.starts_with('/') { "//" } else { "" };
    let options: AnyConnectOptions = format!("sqlite:{slashes}{path}?{parameters}&mode={mode}")
        .parse()
        .map_err(|_| wrong(FILE_PARAMETERS))?;
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
    let text = path
        .to_str()
        .ok_or(ErrorKind::InvalidFilename.into())
        .map_err(StoreError::with_file("looking at", path))?
        .replace('%', "%25")
        .replace('?', "%3F");
    of_any_file(&format!("sqlite://{text}{parameters}"), "ro")
}

/// The kind of database that an address names, in a word.
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
        Some(Dialect::Sqlite) if has_password(url) => return "sqlite://…".to_owned(),
        Some(Dialect::Sqlite) => return path_of(url).to_owned(),
        Some(Dialect::Postgres) => url.split(':').next().unwrap_or_default(),
    };
    format!("{scheme}://{}", Server::of(url).shown())
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;

    #[test]
    fn a_files_address_keeps_the_drive_and_odd_characters() {
        for file in [
            "getaway.db", "/var/lib/getaway.db", "C:/Users/Ann/game 1#.db", "c:/x y.db",
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
            "sqlite::memory:", "sqlite://:memory:", "sqlite://x.db?mode=memory", "sqlite://",
            "sqlite:", "sqlite://?mode=rwc", "sqlite://x.db?key=secret",
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
            ("postgres://me:pass@host:5432/db", "postgres://me@host:5432/db"),
            ("postgres://me:pass@[::1]:5432/db", "postgres://me@[::1]:5432/db"),
            ("postgresql://[::1]/db", "postgresql://[::1]/db"),
            ("postgres:me:pass@host/db", "postgres://me@host/db"),
            ("postgres:/me:pass@host/db", "postgres://"),
            ("mysql://me:pass@host/db", "…"),
            ("me:pass@host/db", "…"),
            ("MTIz.a.token", "…"),
            ("postgres://host:5432/db?user=me&password=secret", "postgres://host:5432/db"),
            // A wrong separator.
            ("postgres://me@h/db&password=hunter2", "postgres://me@h/db…"),
            ("postgres://me@h/db;password=hunter2", "postgres://me@h/db…"),
            ("postgres://h/db password=hunter2", "postgres://h/db…"),
            ("postgres://h/db/hunter2", "postgres://h/db…"),
            ("postgres://h/db%3Fpassword%3Dhunter2", "postgres://h/db…"),
            ("postgres://127.0.0.1;password=hunter2", "postgres://127.0.0.1…"),
            ("postgres://[hunter2]/db", "postgres://…/db"),
            ("postgres://[::1]hunter2/db", "postgres://…"),
            ("postgres://me;hunter2@h/db", "postgres://me…@h/db"),
            ("postgres://me,hunter2@h/db", "postgres://me…@h/db"),
            ("postgres://me%3Ahunter2@h/db", "postgres://me…@h/db"),
            ("postgres:///me:hunter2", "postgres:///me…"),
            ("sqlite://me:hunter2@h/db", "sqlite://…"),
            ("sqlite:me%3Ahunter2%40h/db", "sqlite://…"),
            ("sqlite://getaway.db password=hunter2", "sqlite://…"),
            ("sqlite://getaway.db&PASSWD=hunter2", "sqlite://…"),
            ("sqlite://getaway.db;key=hunter2", "sqlite://…"),
            ("sqlite://C:/Users/ann@home/x.db", "sqlite://C:/Users/ann@home/x.db"),
            ("sqlite:///srv/day=1/ann@home/x:1.db", "sqlite:///srv/day=1/ann@home/x:1.db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
        for mark in [
            "@", "#", "/", "?", ":", "%", "&", "$", "\\", "[", "]", " ", "//", "#@", "@#", "/@",
            "?@",
        ] {
            for place in [
                "host/db", "host:5432/db", "[::1]/db", "host/db?sslmode=require",
                "host/db?user=x@y", "", "/db",
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
    fn an_address_with_a_wrong_separator_is_refused_before_anybody_is_asked() {
        for url in [
            "postgres://me@h/db&password=hunter2",
            "postgres://me@h/db;password=hunter2",
            "postgres://h/db password=hunter2",
            "postgres://h/db/hunter2",
            "postgres://127.0.0.1;password=hunter2",
            "postgres://h,password=hunter2/db",
            "postgres://me;hunter2@h/db",
            "postgres://me,hunter2@h/db",
            "postgres://me hunter2@h/db",
            "postgres://h/db?user=me;password=hunter2",
            "postgres://h/db?user=me,hunter2",
            "postgres://h/db?user=me password=hunter2",
            "postgres://h/db?sslmode=require;password=hunter2",
            "postgres:h/db",
            "postgres:/h/db",
        ] {
            let refused = of_server(url).unwrap_err();
            assert!(matches!(refused, StoreError::Address { .. }), "{refused}");
            assert!(!refused.to_string().contains("hunter2"), "{refused}");
        }
        for url in [
            "postgres://me%40home:a;b,c=d@my-host.example.org:5432/my_db.1~x",
            "postgres://%2Fvar%2Frun%2Fpostgresql/db",
            "postgres:///db?host=/var/run/postgresql&user=me",
            "postgres://h/db?user=me@home&password=a;b,c=d",
            "postgres://h/db?application_name=a%20name",
            "postgres://h/db?options=-c%20search_path%3Dgame",
            "postgres://h/db?options[search_path]=a,b",
            "postgres://h/",
            "postgres://h?user=me",
        ] {
            of_server(url).unwrap_or_else(|refused| panic!("{url}: {refused}"));
        }
        for url in [
            "sqlite://me:hunter2@h/db",
            "sqlite://getaway.db password=hunter2",
            "sqlite://getaway.db&key=hunter2",
        ] {
            let refused = of_file(url, "rw").unwrap_err();
            assert!(matches!(refused, StoreError::Address { .. }), "{refused}");
            assert!(!refused.to_string().contains("hunter2"), "{refused}");
        }
        // The folder of a database has the name that it has.
        of_path(Path::new("/srv/a:b@c/password=1/x.db"), "").unwrap();
    }

    #[test]
    fn several_hosts_are_called_that() {
        for (url, why) in [
            ("postgres://me:hunter2@one.example,two.example/db", HOSTS),
            ("postgres://me:hunter2@one:5432,two:5432/db", HOSTS),
            ("postgres:///db?host=one,two&user=me", HOSTS),
            ("postgres:///db?user=me&host=one%2ctwo", HOSTS),
            ("postgres://me:hunter2@[::1],[2001:db8::2]/db", HOSTS),
            ("postgres://me:hunter2@[::1]:5432,two:5432/db", HOSTS),
            ("postgres://me:hunter2@one%2Ctwo/db", HOSTS),
            ("postgres://me@[::1],hunter2]/db", PORT),
            ("postgres://h,password=hunter2/db", NAMES),
        ] {
            let refused = of_server(url).unwrap_err().to_string();
            assert!(refused.contains(why), "{url}: {refused}");
            assert!(!refused.contains("hunter2"), "{refused}");
        }
    }

    #[test]
    fn a_certificate_that_is_not_there_is_named_by_its_parameter() {
        for (parameter, why) in [
            ("sslrootcert=system", ROOTS),
            ("sslrootcert=/nowhere/secret.pem", ROOTS),
            ("ssl-ca=/nowhere/secret.pem", ROOTS),
            ("sslcert=/nowhere/secret.pem", "sslcert"),
            ("sslkey=/nowhere/secret.pem", "sslkey"),
            ("sslrootcert=.", "sslrootcert"),
        ] {
            let refused = of_server(&format!("postgres://h/db?{parameter}")).unwrap_err();
            assert!(refused.is_about_the_address(), "{refused}");
            let refused = refused.to_string();
            assert!(refused.contains(why) && !refused.contains("secret"), "{refused}");
        }
        of_server(&format!(
            "postgres://h/db?sslrootcert={}/Cargo.toml",
            env!("CARGO_MANIFEST_DIR")
        ))
        .unwrap();
    }

    #[test]
    fn a_misspelt_parameter_is_refused_instead_of_ignored() {
        for parameter in ["sslmod=require", "SSLMODE=require", "ssl_mode=verify-full", "sslmodes=x"]
            .into_iter()
            .chain(["ssl=true&sslmod=verify-full", "slsmode=require", "sslrootcrt=/etc/ca.pem"])
            .chain(["Host=h", "USER=me", "sslRootCert=/etc/ca.pem"])
        {
            let refused = of_server(&format!("postgres://h/db?{parameter}")).unwrap_err();
            assert!(refused.to_string().contains("looks like one"), "{parameter}: {refused}");
        }
        for parameter in ["ssl=true", "pool_timeout=3", "pgbouncer=true", "connect_timeout=10"]
            .into_iter()
            .chain(["keepalives=1", "schema=public", "sslnegotiation=direct", "sslcrl=x", "x=y"])
        {
            of_server(&format!("postgres://h/db?{parameter}")).expect(parameter);
        }
    }

    #[test]
    fn a_file_that_may_only_be_read_is_refused() {
        for parameter in ["mode=ro", "immutable=1", "immutable=true", "cache=shared&mode=ro"] {
            let refused = of_file(&format!("sqlite:x.db?{parameter}"), "rwc").unwrap_err();
            assert!(refused.to_string().contains("the bot writes"), "{parameter}: {refused}");
        }
        for parameter in ["mode=rw", "mode=rwc", "cache=shared", "immutable=false"] {
            of_file(&format!("sqlite:x.db?{parameter}"), "rwc").expect(parameter);
        }
    }

    #[test]
    fn parameters_that_promise_safety_are_named_when_they_are_ignored() {
        let url = "postgres://me@h/db?ssl=true&channel_binding=require&sslmode=require&x=y";
        assert_eq!(ignored_parameters(url), ["ssl", "channel_binding"]);
        let url = "postgres://me@h/db?SSL=on&requiressl=1&sslaccept=strict";
        assert_eq!(ignored_parameters(url), ["ssl", "requiressl", "sslaccept"]);
        of_server(url).unwrap();
        assert!(ignored_parameters("sqlite://getaway.db").is_empty());
    }

    #[test]
    fn a_connection_is_verified_if_the_mode_that_counts_says_so() {
        for parameters in [
            "sslmode=verify-full",
            "ssl-mode=verify-full",
            "x=y&sslmode=verify%2Dfull",
            "sslmode=disable&sslmode=verify-full",
        ] {
            assert!(is_verified(&format!("postgres://me@h/db?{parameters}")), "{parameters}");
        }
        for url in [
            "postgres://h/db",
            "postgres://h/db?sslmode=verify-ca",
            "postgres://h/db?sslmode=verify-full&sslmode=disable",
            "postgres://h/db?mode=verify-full",
            "postgres://h/db?tlsmode=verify-full&ssl=true",
            "postgres://me:mode=verify-full@h/db?ssl=true",
            "postgres://h/mode=verify-full",
        ] {
            assert!(!is_verified(url), "{url}");
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
            for address in ["postgres://host/db", "postgres://me@host:5432/db", "postgres:///db"] {
                let shown = without_password(&format!("{address}?{query}"));
                assert!(!shown.contains("secret"), "{query}: {shown}");
                assert!(shown.starts_with("postgres://"), "{shown}");
            }
        }
    }

    #[test]
    fn a_misnamed_password_parameter_is_refused() {
        for name in ["sslpassword=", "PASSWORD=", "pass=", "ssl%70assword=", "password:"] {
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
    fn an_address_without_a_host_is_called_that() {
        for url in [
            "postgres://me:hunter2@/db?host=/run/postgresql",
            "postgres://me@:5432/db",
            "postgres://:5432/db",
        ] {
            let refused = of_server(url).unwrap_err().to_string();
            assert!(refused.contains(HOST), "{url}: {refused}");
            assert!(!refused.contains("hunter2"), "{refused}");
        }
    }

    #[test]
    fn a_password_that_ends_too_early_is_refused_and_not_sent_anywhere() {
        for password in
            ["abc@x#xyz", "abc#xyz", "1/xyz", "abc/xyz", "1?xyz", "1?xyz=abc", "abc?xyz"]
        {
            let url = format!("postgres://me:{password}@host/db");
            let refused = of_server(&url).unwrap_err();
            assert!(matches!(refused, StoreError::Address { .. }), "{refused}");
            let said = refused.to_string();
            assert!(said.contains("%23 for #"), "{said}");
            for piece in ["abc", "xyz"] {
                assert!(!said.contains(piece), "{said}");
            }
        }
        for password in ["abc@xyz", "abc%23xyz", "abc:xyz", "abc&xyz", "abc$xyz", "abc xyz"] {
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
