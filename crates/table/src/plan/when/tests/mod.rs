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
            let read = When::read(typed, now(), Some(&zone(name))).map(|when| when.at);
            if read != Ok(at(expected)) {
                wrong.push(format!("{typed} in {name}: {expected}, not {read:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(UNDERSTOOD.lines().count() >= 340);
}

#[test]
fn impossible_times_are_refused_with_a_reason() {
    let mut wrong = Vec::new();
    for line in REFUSED.lines() {
        let (typed, why) = line.split_once(" | ").unwrap();
        let read = When::read(typed, now(), Some(&zone("Europe/Berlin"))).map(|when| when.at);
        let is_expected =
            read.as_ref().is_err_and(|unclear| format!("{unclear:?}").starts_with(why));
        if !is_expected {
            wrong.push(format!("{typed}: {why}, not {read:?}"));
        }
        if let Err(Unclear::Word(word)) = &read {
            assert!(typed.contains(word), "{typed}: nobody wrote {word}");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(REFUSED.lines().count() >= 90);
}

/// What clocks in Berlin show at the times that are offered.
fn offered(typed: &str) -> Vec<String> {
    let offered = When::offered(typed, now(), Some(&zone("Europe/Berlin"))).expect(typed);
    let shown = offered.iter().map(|when| when.local.strftime("%a %H:%M"));
    shown.map(|shown| shown.to_string()).collect()
}

#[test]
fn a_time_of_day_that_is_open_is_offered_with_what_it_may_mean() {
    for (typed, meant) in [
        ("tonight", "Sat 20:00, Sat 19:00, Sat 21:00, Sat 22:00"),
        ("saturday evening", "Sat 20:00, Sat 19:00, Sat 21:00, Sat 22:00"),
        ("friday night", "Fri 20:00, Fri 19:00, Fri 21:00, Fri 22:00"),
        ("evening", "Sat 20:00, Sat 19:00, Sat 21:00, Sat 22:00"),
        ("tomorrow morning", "Sun 10:00, Sun 09:00, Sun 11:00, Sun 08:00"),
        ("tomorrow afternoon", "Sun 15:00, Sun 16:00, Sun 14:00, Sun 17:00"),
        ("fri", "Fri 20:00, Fri 19:00, Fri 21:00, Fri 22:00"),
        ("fri 8", "Fri 08:00, Fri 20:00"),
        ("8", "Sun 08:00, Sat 20:00"),
        ("tonight at 1", "Sun 01:00"),
        ("friday night 2", "Sat 02:00"),
        ("friday night 1:30", "Sat 01:30"),
        ("sat night 2:00", "Sun 02:00"),
        ("1:30 at night", "Sun 01:30"),
        ("this evening at 4", "Sat 16:00, Sun 04:00"),
        ("friday evening 4:15", "Fri 16:15, Sat 04:15"),
        ("in 2 days in the evening", "Mon 20:00, Mon 19:00, Mon 21:00, Mon 22:00"),
        ("in 2 days in the morning", "Mon 10:00, Mon 09:00, Mon 11:00, Mon 08:00"),
        ("day after tomorrow", "Mon 20:00, Mon 19:00, Mon 21:00, Mon 22:00"),
        ("half past 8", "Sun 08:30, Sat 20:30"),
        ("half eight", "Sun 08:30, Sat 20:30"),
        ("12.11 8", "Thu 08:00, Thu 20:00"),
        ("this evening", "Sat 20:00, Sat 19:00, Sat 21:00, Sat 22:00"),
        ("fri 20:00", "Fri 20:00"),
    ] {
        assert_eq!(offered(typed).join(", "), meant, "{typed}");
    }
}

#[test]
fn the_29th_of_february_is_a_day_of_the_next_leap_year() {
    let berlin = zone("Europe/Berlin");
    let before = at("2027-12-15T12:00Z");
    for typed in ["29 feb 20:00", "29.2. 20:00", "feb 29 8pm", "29/2 20:00"] {
        let read = When::read(typed, before, Some(&berlin)).map(|when| when.at);
        assert_eq!(read, Ok(at("2028-02-29T19:00Z")), "{typed}");
        assert_eq!(When::read(typed, now(), Some(&berlin)), Err(Unclear::Far), "{typed}");
    }
}

#[test]
fn an_hour_that_summer_time_skips_comes_after_it() {
    let before = at("2027-03-27T12:00Z");
    let read = When::read("tomorrow 2:30", before, Some(&zone("Europe/Berlin"))).unwrap();
    assert_eq!(read.at, at("2027-03-28T01:30Z"));
    assert_eq!(read.local.to_string(), "2027-03-28T03:30:00");
    // Weeks are counted from an evening at half past two.
    assert_eq!(read.chosen, at("2027-03-21T01:30Z"));
    let berlin = zone("Europe/Berlin");
    assert_eq!(zone::weeks_later(&berlin, read.chosen, read.at), Some(at("2027-04-04T00:30Z")));
    let text = read.text();
    assert_eq!(text, "2027-03-28 02:30 Europe/Berlin");
    assert_eq!(When::read(&text, before, Some(&zone("Asia/Kolkata"))), Ok(read));
    // In Nuuk clocks skip the last hour of a Saturday.
    let late = When::read("tonight 23:30", before, Some(&zone("America/Nuuk"))).unwrap();
    assert_eq!(late.local.to_string(), "2027-03-28T00:30:00");
    assert_eq!(late.text(), "2027-03-27 23:30 America/Nuuk");
    // The same time of day, some days later.
    let night = at("2027-03-26T01:29Z");
    let days = When::read("in 2 days", night, Some(&berlin)).unwrap();
    assert_eq!(days.at, at("2027-03-28T01:29Z"));
    assert_eq!(days.chosen, at("2027-03-21T01:29Z"));
}

#[test]
fn until_morning_it_is_still_the_night_of_the_day_before() {
    // Sunday, ten past midnight, in Berlin.
    let (night, berlin) = (at("2026-10-24T22:10Z"), zone("Europe/Berlin"));
    for (typed, expected) in [
        ("tonight 12:30", "2026-10-24T22:30Z"),
        ("12:30 at night", "2026-10-24T22:30Z"),
        ("tonight at 1am", "2026-10-24T23:00Z"),
        ("saturday night 12:30", "2026-10-24T22:30Z"),
        ("sat night 12:05", "2026-10-31T23:05Z"),
        ("sunday night 12:30", "2026-10-25T23:30Z"),
        ("tonight 12:05", "2026-10-25T23:05Z"),
        ("midnight", "2026-10-25T23:00Z"),
        ("tonight 8", "2026-10-25T19:00Z"),
        ("tomorrow night 12:30", "2026-10-26T23:30Z"),
    ] {
        let read = When::read(typed, night, Some(&berlin)).map(|when| when.at);
        assert_eq!(read, Ok(at(expected)), "{typed}");
    }
}

#[test]
fn what_is_offered_is_read_as_the_same_time() {
    let berlin = zone("Europe/Berlin");
    let when = When::read("fri 20:00", now(), Some(&berlin)).unwrap();
    assert_eq!(when.local.to_string(), "2026-10-30T20:00:00");
    assert_eq!(When::read(&When::exactly(when.at), now(), None).unwrap().at, when.at);
    assert_eq!(
        When::read(&zone::written(&berlin, when.at).unwrap(), now(), Some(&berlin)),
        Ok(when)
    );
}

#[test]
fn a_time_that_occurs_twice_is_typed_as_the_one_that_it_is() {
    let berlin = zone("Europe/Berlin");
    let first = at("2026-10-25T00:30Z");
    let second = UNIX_EPOCH + Duration::from_secs(1_792_891_800);
    assert_eq!(zone::written(&berlin, first), zone::written(&berlin, second));
    assert_eq!(When::typed(first, &berlin), "2026-10-25 02:30");
    for time in [first, second] {
        let read = When::read(&When::typed(time, &berlin), now(), Some(&berlin));
        assert_eq!(read.map(|when| when.at), Ok(time));
    }
}

#[test]
fn a_time_beyond_all_calendars_is_never_another_one() {
    let berlin = zone("Europe/Berlin");
    let never = UNIX_EPOCH + Duration::from_secs(1 << 50);
    assert_eq!(zone::written(&berlin, never), None);
    assert_eq!(When::typed(never, &berlin), When::exactly(never));
    assert_eq!(When::read("20:00", never, Some(&berlin)), Err(Unclear::Far));
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
    assert!(places::names().len() > 350);
    assert_eq!(zone::guess("de"), Some(zone("Europe/Berlin")));
    assert_eq!(zone::guess("en-US"), None);
}

#[test]
fn a_zone_is_meant_by_its_country_city_or_abbreviation_in_every_language() {
    for (name, typed) in [
        (
            "Asia/Kolkata",
            "India, delhi, NEW DELHI, Asia/Kolkata, asia/kolkata, भारत, दिल्ली, ভারত, কলকাতা, بھارت, دہلی, دہلي, ਭਾਰਤ, ਅੰਮ੍ਰਿਤਸਰ",
        ),
        (
            "Asia/Karachi",
            "Pakistan, Lahore, PKT, पाकिस्तान, लाहौर, পাকিস্তান, پاکستان, پاكستان, لاہور, لاهور, ਲਾਹੌਰ",
        ),
        ("Asia/Dhaka", "Bangladesh, Dhaka, BDT, বাংলাদেশ, ঢাকা, ढाका"),
        ("Europe/London", "UK, England, Birmingham, लंदन, লন্ডন, لندن, ਲੰਡਨ"),
        ("America/New_York", "New York, NYC, America/New York"),
        ("America/Toronto", "Brampton, ਬਰੈਂਪਟਨ"),
        ("Asia/Dubai", "UAE, Dubai, दुबई, দুবাই, دبئی, ਦੁਬਈ"),
        ("Europe/Paris", "France, फ्रांस, फ़्रांस"),
        ("UTC", "UTC, utc"),
    ] {
        for typed in typed.split(", ") {
            assert_eq!(zone::meant(typed), [zone(name)], "{typed}");
            assert_eq!(zone::found(typed, &[]).first().map(String::as_str), Some(name), "{typed}");
        }
    }
    assert_eq!(zone::meant("Atlantis"), []);
    let shown = "भारत, \u{2066}2026-12-01 20:00 (Asia/Kolkata)\u{2069}";
    assert_eq!(zone::meant(shown), [zone("Asia/Kolkata")]);
}

#[test]
fn what_means_several_zones_is_offered_with_all_of_them() {
    for (typed, zones) in [
        ("IST", "Asia/Kolkata Europe/Dublin Asia/Jerusalem"),
        ("BST", "Asia/Dhaka Europe/London"),
        ("Hyderabad", "Asia/Kolkata Asia/Karachi"),
        ("پنجاب", "Asia/Karachi"),
        ("Punjab", "Asia/Kolkata Asia/Karachi"),
        ("PST", "America/Los_Angeles America/Vancouver Asia/Manila"),
        ("HNP", "America/Los_Angeles America/Vancouver Asia/Manila"),
        (
            "OESZ",
            "Europe/Helsinki Europe/Bucharest Europe/Sofia Europe/Athens Europe/Vilnius Europe/Kyiv Asia/Beirut Africa/Cairo",
        ),
    ] {
        let zones: Vec<&str> = zones.split(' ').collect();
        let meant: Vec<String> = zone::meant(typed).iter().map(zone::name).collect();
        assert_eq!(meant, zones, "{typed}");
        assert_eq!(zone::found(typed, &[])[..zones.len()], zones, "{typed}");
    }
    assert!(zone::meant("Canada").len() > 4);
    assert!(zone::meant("USA").len() > 4);
}

#[test]
fn a_zone_is_meant_by_how_far_it_is_from_utc() {
    for (typed, name, seconds) in [
        ("UTC+5:30", "UTC+5:30", 19_800),
        ("utc+05:30", "UTC+5:30", 19_800),
        ("UTC +5.30", "UTC+5:30", 19_800),
        ("+0530", "UTC+5:30", 19_800),
        ("+05:30", "UTC+5:30", 19_800),
        ("UTC+५:३०", "UTC+5:30", 19_800),
        ("GMT+5", "UTC+5", 18_000),
        ("gmt + 6", "UTC+6", 21_600),
        ("UTC-3:30", "UTC-3:30", -12_600),
        ("GMT−8", "UTC-8", -28_800),
        ("UTC5:30", "UTC+5:30", 19_800),
        ("GMT5", "UTC+5", 18_000),
        ("UTC+14", "UTC+14", 50_400),
        ("UTC+0", "UTC", 0),
    ] {
        let meant = zone::meant(typed);
        let [zone] = &meant[..] else {
            panic!("{typed}: {meant:?}");
        };
        assert_eq!(zone.to_fixed_offset().map(|offset| offset.seconds()).ok(), Some(seconds));
        assert_eq!(zone::name(zone), name, "{typed}");
        assert_eq!(zone::named(name).as_ref(), Some(zone), "it is remembered");
        assert_eq!(zone::found(typed, &[]), [name]);
    }
    for wrong in
        ["UTC+15", "UTC+5:60", "UTC+5:3", "+", "UTC+", "UTC++5", "5:30", "+5:30pm", "+99999"]
    {
        assert_eq!(zone::meant(wrong), [], "{wrong}");
    }
}

#[test]
fn a_zone_is_found_by_a_name_that_it_had_before() {
    for (typed, present) in [
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("asia/calcutta", "Asia/Kolkata"),
        ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("kiev", "Europe/Kyiv"),
        ("US/Eastern", "US/Eastern"),
        ("us/east", "US/East-Indiana"),
        ("EST5EDT", "EST5EDT"),
    ] {
        let found = zone::found(typed, &[]);
        assert_eq!(found.first().map(String::as_str), Some(present), "{typed}");
        assert!(found.iter().all(|name| zone::named(name).is_some()), "{typed}: {found:?}");
    }
    // The present names are enough for what fits them.
    assert!(!zone::found("asia/", &[]).iter().any(|name| name == "Asia/Calcutta"));
}

#[test]
fn a_zone_can_stand_in_a_typed_time() {
    let berlin = zone("Europe/Berlin");
    for (typed, expected, name) in [
        ("8pm IST", "2026-10-24T14:30Z", "Asia/Kolkata"),
        ("20:00 UTC+5", "2026-10-24T15:00Z", "UTC+5"),
        ("20:00 UTC +5:30", "2026-10-24T14:30Z", "UTC+5:30"),
        ("tomorrow 8pm New York", "2026-10-26T00:00Z", "America/New_York"),
        ("PKT 20:00", "2026-10-24T15:00Z", "Asia/Karachi"),
        ("8pm (Pakistan)", "2026-10-24T15:00Z", "Asia/Karachi"),
        ("20:00", "2026-10-24T14:30Z", "Asia/Kolkata"),
    ] {
        let read = When::read(typed, now(), Some(&zone("Asia/Kolkata"))).expect(typed);
        assert_eq!(read.at, at(expected), "{typed}");
        assert_eq!(read.zone.as_ref().map(zone::name).as_deref(), Some(name));
        // Also if none of their own is known, unless the name means several.
        let without = When::read(typed, now(), None).map(|when| when.at);
        match typed {
            "20:00" => assert_eq!(without, Err(Unclear::NoZone)),
            "8pm IST" => assert!(matches!(without, Err(Unclear::WhichZone(..)))),
            _ => assert_eq!(without, Ok(at(expected)), "{typed}"),
        }
    }
    let twice = When::read("8pm PKT Lahore", now(), Some(&berlin));
    assert!(matches!(twice, Err(Unclear::Word(_))), "{twice:?}");
}

/// In October clocks in London and Berlin show summer time, a day later they don't.
#[test]
fn an_abbreviation_of_several_zones_is_enough_if_they_agree() {
    let (october, winter) = (now(), at("2026-11-24T12:00Z"));
    for (today, typed, expected, shown) in [
        (october, "8pm EDT", "2026-10-25T00:00Z", "America/New_York"),
        (october, "8pm edt", "2026-10-25T00:00Z", "America/New_York"),
        (october, "8pm ET", "2026-10-25T00:00Z", "America/New_York"),
        (october, "8pm EST", "2026-10-25T01:00Z", "UTC-5"),
        (october, "8pm GMT", "2026-10-24T20:00Z", "UTC"),
        (october, "20:00 (GMT)", "2026-10-24T20:00Z", "UTC"),
        (october, "8pm CEST", "2026-10-24T18:00Z", "Europe/Berlin"),
        (october, "8pm CET", "2026-10-24T19:00Z", "UTC+1"),
        (october, "tomorrow 8pm CET", "2026-10-25T19:00Z", "Europe/Berlin"),
        (october, "8pm MSK", "2026-10-24T17:00Z", "Europe/Moscow"),
        (winter, "8pm GMT", "2026-11-24T20:00Z", "Europe/London"),
        (winter, "8pm CET", "2026-11-24T19:00Z", "Europe/Berlin"),
        (winter, "8pm EST", "2026-11-25T01:00Z", "America/New_York"),
        (winter, "8pm EDT", "2026-11-25T00:00Z", "UTC-4"),
    ] {
        for own in [Some(zone("Asia/Karachi")), None] {
            let read = When::read(typed, today, own.as_ref()).expect(typed);
            assert_eq!(read.at, at(expected), "{typed}");
            assert_eq!(read.zone.as_ref().map(zone::name).as_deref(), Some(shown), "{typed}");
        }
    }
    // What may be any of several is offered in each.
    let offered = When::offered("8pm IST", october, Some(&zone("Europe/Berlin"))).unwrap();
    let offered: Vec<SystemTime> = offered.iter().map(|when| when.at).collect();
    let each = ["2026-10-24T14:30Z", "2026-10-24T19:00Z", "2026-10-24T18:00Z"];
    assert_eq!(offered, each.map(at));
    // Also for somebody who has chosen one of them, or lives there.
    for (today, typed, chosen, expected, shown) in [
        (winter, "8pm BST", "Europe/London", "2026-11-24T19:00Z", "UTC+1"),
        (winter, "8pm British Summer Time", "Europe/London", "2026-11-24T19:00Z", "UTC+1"),
        (winter, "8pm BST", "Asia/Dhaka", "2026-11-24T14:00Z", "Asia/Dhaka"),
        (winter, "8pm IST", "Europe/Dublin", "2026-11-24T19:00Z", "UTC+1"),
        (winter, "8pm IST", "Asia/Kolkata", "2026-11-24T14:30Z", "Asia/Kolkata"),
        (winter, "8pm PDT", "America/Los_Angeles", "2026-11-25T03:00Z", "UTC-7"),
        (winter, "8pm MESZ", "Europe/Berlin", "2026-11-24T18:00Z", "UTC+2"),
        (october, "8pm GMT", "Europe/London", "2026-10-24T20:00Z", "UTC"),
        (october, "8pm PST", "America/Los_Angeles", "2026-10-25T04:00Z", "UTC-8"),
        (october, "8pm PST", "Asia/Manila", "2026-10-24T12:00Z", "Asia/Manila"),
        (october, "8pm", "Europe/London", "2026-10-24T19:00Z", "Europe/London"),
        (october, "8pm PKT", "Europe/London", "2026-10-24T15:00Z", "Asia/Karachi"),
    ] {
        let earlier = today - Duration::from_secs(60);
        let read = When::read(typed, earlier, Some(&zone(chosen))).expect(typed);
        assert_eq!(
            (read.at, zone::name(read.zone.as_ref().unwrap())),
            (at(expected), shown.into()),
            "{typed}"
        );
        // The clocks of the zone may be meant all the same.
        let offered = When::offered(typed, earlier, Some(&zone(chosen))).unwrap();
        assert_eq!(offered[0], read, "{typed}");
        let is_fixed = shown.starts_with("UTC");
        assert_eq!(
            offered[1..].iter().map(|when| when.zone == Some(zone(chosen))).collect::<Vec<_>>(),
            vec![true; usize::from(is_fixed)],
            "{typed}"
        );
    }
    // And so are those that are offered.
    let offered = When::offered("8pm BST", winter, Some(&zone("Europe/Berlin"))).unwrap();
    let offered: Vec<SystemTime> = offered.iter().map(|when| when.at).collect();
    assert_eq!(offered, ["2026-11-24T14:00Z", "2026-11-24T19:00Z"].map(at));
    for (typed, zones) in [
        ("8pm IST", "Asia/Kolkata Europe/Dublin Asia/Jerusalem"),
        ("8pm (BST)", "Asia/Dhaka Europe/London"),
        ("8pm PST", "America/Los_Angeles America/Vancouver Asia/Manila"),
    ] {
        for today in [october, winter] {
            let read = When::read(typed, today, Some(&zone("Europe/Berlin")));
            let Err(Unclear::WhichZone(name, several)) = read else {
                panic!("{typed}: {read:?}");
            };
            assert!(typed.contains(&name) && !name.contains('('), "{name}");
            let several: Vec<String> = several.iter().map(zone::name).collect();
            assert_eq!(several.join(" "), zones, "{typed}");
        }
    }
    let past = When::read("today 08:00 CEST", october, Some(&zone("Asia/Karachi")));
    assert_eq!(past, Err(Unclear::Past));
}

#[test]
fn a_zone_is_chosen_by_an_abbreviation_of_several_if_they_agree_now() {
    let (october, winter) = (now(), at("2026-11-24T12:00Z"));
    for (typed, today, expected) in [
        ("GMT", winter, Some("Europe/London")),
        ("GMT", october, None),
        ("CET", winter, Some("Europe/Berlin")),
        ("CET", october, None),
        ("EDT", october, Some("America/New_York")),
        ("IST", winter, None),
        ("Canada", winter, None),
        ("Lahore", winter, Some("Asia/Karachi")),
        ("Atlantis", winter, None),
    ] {
        let agreed = zone::agreed(&zone::meant(typed), today).as_ref().map(zone::name);
        assert_eq!(agreed.as_deref(), expected, "{typed}");
    }
}

#[test]
fn the_likeliest_zones_come_first() {
    let first = |typed: &str, likely: &[TimeZone]| zone::found(typed, likely).swap_remove(0);
    assert_eq!(first("", &[]), "Asia/Kolkata");
    assert_eq!(first("", &zone::likely(&["de"])), "Europe/Berlin");
    assert_eq!(first("america", &zone::likely(&["en-US"])), "America/New_York");
    assert_eq!(first("ist", &[zone("Europe/Dublin")]), "Europe/Dublin");
    // What nobody lives by has its name only.
    assert_eq!(first("troll", &[]), "Antarctica/Troll");
    for typed in ["", "a", "e", "an", "पा"] {
        let mut found = zone::found(typed, &[]);
        let all = found.len();
        found.sort();
        found.dedup();
        assert_eq!(found.len(), all, "{typed}");
    }
    assert_eq!(zone::place("Asia/Kolkata", "pa-Arab"), "بھارت");
    assert_eq!(zone::place("Asia/Kolkata", "fr"), "India");
    assert_eq!(zone::place("America/Argentina/Salta", "en"), "Salta");
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
