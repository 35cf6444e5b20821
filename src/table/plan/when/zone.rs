//! Time zones by their names, such as `Europe/Berlin`. The database of zones is built in.

use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

/// Where most speakers of a locale live.
const HOMES: [(&str, &str); 24] = [
    ("hi", "Asia/Kolkata"),
    ("pa-Guru", "Asia/Kolkata"),
    ("bn", "Asia/Dhaka"),
    ("ur", "Asia/Karachi"),
    ("pa-Arab", "Asia/Karachi"),
    ("en-GB", "Europe/London"),
    ("da", "Europe/Copenhagen"),
    ("de", "Europe/Berlin"),
    ("fr", "Europe/Paris"),
    ("it", "Europe/Rome"),
    ("pl", "Europe/Warsaw"),
    ("nl", "Europe/Amsterdam"),
    ("es-ES", "Europe/Madrid"),
    ("sv-SE", "Europe/Stockholm"),
    ("no", "Europe/Oslo"),
    ("fi", "Europe/Helsinki"),
    ("cs", "Europe/Prague"),
    ("el", "Europe/Athens"),
    ("tr", "Europe/Istanbul"),
    ("uk", "Europe/Kyiv"),
    ("pt-BR", "America/Sao_Paulo"),
    ("vi", "Asia/Ho_Chi_Minh"),
    ("ja", "Asia/Tokyo"),
    ("ko", "Asia/Seoul"),
];

#[must_use]
pub fn named(name: &str) -> Option<TimeZone> {
    TimeZone::get(&name.trim().replace(' ', "_")).ok()
}

#[must_use]
pub fn name(zone: &TimeZone) -> &str {
    zone.iana_name().unwrap_or("UTC")
}

/// The names of all zones in which people live.
#[must_use]
pub fn names() -> Vec<String> {
    let names = jiff::tz::db().available();
    let names = names.map(|name| name.as_str().to_owned());
    let lived_in = |name: &String| name.contains('/') && !name.starts_with("Etc/");
    names.filter(lived_in).collect()
}

/// The zone where most speakers of this locale live; `None` if that isn't clear.
#[must_use]
pub fn guess(locale: &str) -> Option<TimeZone> {
    let home = HOMES.iter().find(|(known, _)| *known == locale);
    named(home?.1)
}

/// A time as clocks and calendars there show it, in a form that is read as the same time.
#[must_use]
pub fn written(zone: &TimeZone, at: SystemTime) -> String {
    let at = Timestamp::try_from(at).unwrap_or_default();
    zone.to_datetime(at).strftime("%Y-%m-%d %H:%M").to_string()
}

/// The same time of day, the first time after `now` that is whole weeks after `at`.
#[must_use]
pub fn weeks_later(zone: &TimeZone, at: SystemTime, now: SystemTime) -> Option<SystemTime> {
    let first = Timestamp::try_from(at)
        .ok()?
        .to_zoned_datetime(zone.clone());
    let weeks = (1..).map_while(|weeks| first.checked_add(Span::new().weeks(weeks)).ok());
    let mut times = weeks.filter_map(|time| SystemTime::try_from(time).ok());
    times.find(|time| *time > now)
}
