//! A table of typed times: what each means on Saturday, 24 October 2026 at 12:00 UTC, for somebody
//! in Berlin (where clocks go back that night), in New York and in Kolkata. The meanings were
//! computed with another library.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::*;

const UNDERSTOOD: &str = include_str!("understood.txt");
const REFUSED: &str = include_str!("refused.txt");
const ZONES: [&str; 3] = ["Europe/Berlin", "America/New_York", "Asia/Kolkata"];

fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(1_792_843_200)
}

fn zone(name: &str) -> TimeZone {
    zone::named(name).unwrap()
}

fn at(text: &str) -> SystemTime {
    let text: Timestamp = text.replace("Z", ":00Z").parse().unwrap();
    SystemTime::try_from(text).unwrap()
}

#[test]
fn times_mean_what_people_mean_in_three_zones() {
    let mut wrong = Vec::new();
    for line in UNDERSTOOD.lines() {
        let mut columns = line.split(" | ");
        let typed = columns.next().unwrap();
        for (name, expected) in ZONES.iter().zip(columns) {
            let read = When::read(typed, now(), Some(&zone(name)));
            let read = read.map(|when| when.at);
            if read != Ok(at(expected)) {
                wrong.push(format!("{typed} in {name}: {expected}, not {read:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(UNDERSTOOD.lines().count() >= 200);
}

#[test]
fn impossible_times_are_refused_with_a_reason() {
    for line in REFUSED.lines() {
        let (typed, why) = line.split_once(" | ").unwrap();
        let read = When::read(typed, now(), Some(&zone("Europe/Berlin")));
        let unclear = read.expect_err(typed);
        assert!(
            format!("{unclear:?}").starts_with(why),
            "{typed}: {unclear:?}"
        );
    }
    assert!(REFUSED.lines().count() >= 50);
}

#[test]
fn an_hour_that_summer_time_skips_comes_after_it() {
    let before = at("2027-03-27T12:00Z");
    let read = When::read("tomorrow 2:30", before, Some(&zone("Europe/Berlin"))).unwrap();
    assert_eq!(read.at, at("2027-03-28T01:30Z"));
    assert_eq!(read.local.to_string(), "2027-03-28T03:30:00");
}

#[test]
fn what_is_offered_is_read_as_the_same_time() {
    let berlin = zone("Europe/Berlin");
    let when = When::read("fri 20:00", now(), Some(&berlin)).unwrap();
    assert_eq!(when.local.to_string(), "2026-10-30T20:00:00");
    let again = When::read(&When::exactly(when.at), now(), None).unwrap();
    assert_eq!(again.at, when.at);
    let written = zone::written(&berlin, when.at);
    assert_eq!(When::read(&written, now(), Some(&berlin)), Ok(when));
}

#[test]
fn only_times_of_day_need_a_zone() {
    for typed in ["in 2 hours", "<t:1795201200>"] {
        assert!(When::read(typed, now(), None).is_ok(), "{typed}");
    }
    assert_eq!(When::read("20:00", now(), None), Err(Unclear::NoZone));
}

#[test]
fn a_weekly_evening_stays_at_its_time_of_day() {
    let friday = at("2026-10-23T18:00Z");
    let berlin = zone("Europe/Berlin");
    let next = zone::weeks_later(&berlin, friday, friday);
    assert_eq!(next, Some(at("2026-10-30T19:00Z")), "20:00 there, too");
    let later = zone::weeks_later(&berlin, friday, at("2026-11-08T00:00Z"));
    assert_eq!(later, Some(at("2026-11-13T19:00Z")));
}

#[test]
fn zones_are_known_by_their_names_and_guessed_from_locales() {
    assert_eq!(zone::name(&zone("europe/berlin")), "Europe/Berlin");
    assert_eq!(zone::name(&zone("America/New York")), "America/New_York");
    assert_eq!(zone::named("Berlin"), None);
    assert!(zone::names().len() > 400);
    assert_eq!(zone::guess("de"), Some(zone("Europe/Berlin")));
    assert_eq!(zone::guess("en-US"), None);
}

proptest::proptest! {
    /// Whatever is typed is read or refused, and what is read lies ahead.
    #[test]
    fn any_text_is_read_or_refused(typed in "(in |next |[0-9]{1,4}[.:/h-]|am|pm|fri|dec|<t:|>|-| |\\PC){0,12}") {
        if let Ok(when) = When::read(&typed, now(), Some(&zone("Asia/Kolkata"))) {
            proptest::prop_assert!(when.at > now());
        }
    }
}
