//! Time zones by their names, such as `Europe/Berlin`, by what people call them, and by how far
//! they are from UTC. The database of zones is built in.

use std::time::SystemTime;

use jiff::civil::DateTime;
use jiff::tz::{Offset, TimeZone};
use jiff::{Span, Timestamp};

use super::places;
use getaway_games::cards::{is_shaping, latin};

/// Where most speakers of a locale live, a line for each; several zones if that isn't clear. Every
/// server begins with `en-US`, wherever its people live.
const HOMES: &str = include_str!("homes.txt");

pub fn named(name: &str) -> Option<TimeZone> {
    offset(name).or_else(|| TimeZone::get(&name.trim().replace(' ', "_")).ok())
}

pub fn name(zone: &TimeZone) -> String {
    let minutes = zone.to_fixed_offset().map(|offset| offset.seconds() / 60);
    match (zone.iana_name(), minutes.unwrap_or_default()) {
        (Some(name), _) => name.to_owned(),
        (None, 0) => "UTC".to_owned(),
        (None, minutes) => {
            let sign = if minutes < 0 { '-' } else { '+' };
            match (minutes.abs() / 60, minutes.abs() % 60) {
                (hours, 0) => format!("UTC{sign}{hours}"),
                (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
            }
        }
    }
}

/// The zone that is always so far from UTC: `UTC+5:30`, `GMT-3`, `+05:30`, `Z`.
fn offset(typed: &str) -> Option<TimeZone> {
    let is_one_word = !typed.trim().contains(char::is_whitespace);
    let typed: String =
        typed.chars().filter(|c| !c.is_whitespace()).map(latin).collect::<String>().to_uppercase();
    if typed == "Z" {
        return Some(TimeZone::UTC);
    }
    let behind = typed.strip_prefix("UTC").or(typed.strip_prefix("GMT"));
    let far = behind.unwrap_or(&typed);
    let (sign, far) = match (far.strip_prefix('+'), far.strip_prefix(['-', '−', '–'])) {
        (Some(far), _) => (1, far),
        (None, Some(far)) => (-1, far),
        // `UTC5:30`
        (None, None) => (1, behind.filter(|_| is_one_word)?),
    };
    let (hours, minutes) = match far.split_once([':', '.']) {
        Some((hours, minutes)) if minutes.len() == 2 => (hours, minutes),
        None if (3..=4).contains(&far.len()) => far.split_at_checked(far.len() - 2)?,
        None => (far, "0"),
        Some(_) => return None,
    };
    let number = |digits: &str| {
        let digits = Some(digits).filter(|digits| digits.bytes().all(|c| c.is_ascii_digit()));
        digits?.parse::<i32>().ok()
    };
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    let exists = hours <= 14 && minutes < 60;
    let offset = Offset::from_seconds(sign * (hours * 60 + minutes) * 60).ok();
    offset.filter(|_| exists).map(TimeZone::fixed)
}

/// The zones that a name, a country, a city or an abbreviation may mean.
pub fn meant(typed: &str) -> Vec<TimeZone> {
    let typed: &str = &typed.replace(is_shaping, "");
    let known = |typed| {
        let called: Vec<TimeZone> = places::called(typed).into_iter().filter_map(named).collect();
        if called.is_empty() { named(typed).into_iter().collect() } else { called }
    };
    // `India, 2026-12-01 20:00 (Asia/Kolkata)`, as a list shows it.
    let inside = typed.trim().strip_suffix(')').and_then(|typed| typed.rsplit_once('('));
    match (known(typed), inside) {
        (zones, Some((_, inside))) if zones.is_empty() => known(inside),
        (zones, _) => zones,
    }
}

/// The zone that an abbreviation of this one stands for at that moment: this one, unless its clocks
/// show that only in the other half of the year. Then it is as far from UTC as they are there.
pub(super) fn literal(zone: &TimeZone, abbreviation: &str, at: Timestamp) -> TimeZone {
    let folded = places::folded(abbreviation);
    let abbreviation = places::in_english(&folded);
    let is_meant = |shown: &str| shown.eq_ignore_ascii_case(abbreviation);
    if is_meant(zone.to_offset_info(at).abbreviation()) {
        return zone.clone();
    }
    let change = zone.following(at).take(2).find(|change| is_meant(change.abbreviation()));
    change.map_or_else(|| zone.clone(), |change| TimeZone::fixed(change.offset()))
}

/// The first of these zones, if their clocks all show the same at that moment.
pub fn agreed(zones: &[TimeZone], at: SystemTime) -> Option<TimeZone> {
    let at = Timestamp::try_from(at).ok()?;
    let (first, others) = zones.split_first()?;
    let offset = first.to_offset(at);
    others.iter().all(|zone| zone.to_offset(at) == offset).then(|| first.clone())
}

/// The names of the zones that fit what somebody has typed so far, the likeliest first.
pub fn found(typed: &str, likely: &[TimeZone]) -> Vec<String> {
    if let Some(zone) = offset(typed) {
        return vec![name(&zone)];
    }
    let likely: Vec<String> = likely.iter().map(name).collect();
    places::found(typed, &likely)
}

/// What people who read this language call the place, or the zone's own name for it.
pub fn place(zone: &str, language: &str) -> String {
    let city = || zone.rsplit('/').next().unwrap_or(zone).replace('_', " ");
    places::label(zone, language).map_or_else(city, str::to_owned)
}

/// The zone where most speakers of this locale live; `None` if that isn't clear.
pub fn guess(locale: &str) -> Option<TimeZone> {
    match homes(locale)[..] {
        [home] => named(home),
        _ => None,
    }
}

/// The zones where most people of these locales live, then the most common ones.
pub fn likely(locales: &[&str]) -> Vec<TimeZone> {
    let mut names: Vec<&str> = locales.iter().flat_map(|locale| homes(locale)).collect();
    names.extend(homes("en-US"));
    let mut zones: Vec<TimeZone> = Vec::new();
    for zone in names.into_iter().filter_map(named) {
        if !zones.contains(&zone) {
            zones.push(zone);
        }
    }
    zones
}

fn homes(locale: &str) -> Vec<&'static str> {
    let mut lines = HOMES.lines().map(|line| line.split_whitespace());
    let home = lines.find_map(|mut words| (words.next() == Some(locale)).then_some(words));
    home.into_iter().flatten().collect()
}

/// A time as clocks and calendars there show it, in a form that is read as the same time. `None` if
/// calendars don't go that far.
pub fn written(zone: &TimeZone, at: SystemTime) -> Option<String> {
    Some(on_clocks(zone.to_datetime(Timestamp::try_from(at).ok()?)))
}

/// The same for what clocks and calendars show, or skip.
pub(super) fn on_clocks(local: DateTime) -> String {
    local.strftime("%Y-%m-%d %H:%M").to_string()
}

/// The same time of day, the first time after `now` that is whole weeks after `at`.
pub fn weeks_later(zone: &TimeZone, at: SystemTime, now: SystemTime) -> Option<SystemTime> {
    let first = Timestamp::try_from(at).ok()?.to_zoned_datetime(zone.clone());
    let weeks = (1..).map_while(|weeks| first.checked_add(Span::new().weeks(weeks)).ok());
    weeks.filter_map(|time| SystemTime::try_from(time).ok()).find(|time| *time > now)
}
