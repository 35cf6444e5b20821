//! Where people live: time zones by country, city and abbreviation, in the languages of the bot.
//!
//! `zones.txt` has a line for each zone, the likeliest first: its name, its abbreviations, and what
//! people call the places in English, Hindi, Bengali, Urdu and Punjabi, with the country first. Every
//! other zone is known by its name alone. An abbreviation can mean several zones; so can a country.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

const TABLE: &str = include_str!("zones.txt");

/// The columns of names, by the tags of the languages that read them.
const COLUMNS: [&[&str]; 5] = [&["en"], &["hi"], &["bn"], &["ur", "pa-Arab"], &["pa-Guru"]];

struct Place {
    zone: &'static str,
    abbreviations: Vec<String>,
    names: Vec<Vec<&'static str>>,
    /// All names in a form to compare, and the zone's own.
    known_as: Vec<String>,
}

static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| TABLE.lines().map(Place::of).collect());

/// Former names of zones, and their present ones.
const FORMER: [(&str, &str); 6] = [
    ("Asia/Calcutta", "Asia/Kolkata"),
    ("Asia/Dacca", "Asia/Dhaka"),
    ("Asia/Katmandu", "Asia/Kathmandu"),
    ("Asia/Rangoon", "Asia/Yangon"),
    ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
    ("Europe/Kiev", "Europe/Kyiv"),
];
/// Areas whose names are all former ones.
const FORMER_AREAS: [&str; 5] = ["US/", "Canada/", "Brazil/", "Chile/", "Mexico/"];

/// Abbreviations of other languages, and those that are written out, as English abbreviations.
const ABBREVIATIONS: [(&str, &str); 29] = [
    ("mez", "cet"),
    ("mesz", "cest"),
    ("oez", "eet"),
    ("oesz", "eest"),
    ("wez", "wet"),
    ("wesz", "west"),
    ("hne", "est"),
    ("hae", "edt"),
    ("hnc", "cst"),
    ("hac", "cdt"),
    ("hnp", "pst"),
    ("hna", "ast"),
    ("haa", "adt"),
    ("мск", "msk"),
    ("eastern standard", "est"),
    ("eastern daylight", "edt"),
    ("central standard", "cst"),
    ("central daylight", "cdt"),
    ("mountain standard", "mst"),
    ("mountain daylight", "mdt"),
    ("pacific standard", "pst"),
    ("pacific daylight", "pdt"),
    ("british summer", "bst"),
    ("irish standard", "ist"),
    ("greenwich mean", "gmt"),
    ("central european", "cet"),
    ("central european summer", "cest"),
    ("eastern european", "eet"),
    ("eastern european summer", "eest"),
];

/// The abbreviation, or the English one that means the same.
pub(super) fn in_english(abbreviation: &str) -> &str {
    let found = ABBREVIATIONS.iter().find(|(other, _)| *other == abbreviation);
    found.map_or(abbreviation, |(_, english)| english)
}

/// The names of all zones that are a place's.
pub(super) fn names() -> Vec<String> {
    let lived_in = |name: &String| {
        let former = FORMER.iter().any(|(former, _)| name == former)
            || FORMER_AREAS.iter().any(|area| name.starts_with(area));
        name.contains('/') && !name.starts_with("Etc/") && !former
    };
    known().filter(lived_in).collect()
}

/// All names in the database of zones.
fn known() -> impl Iterator<Item = String> {
    jiff::tz::db().available().map(|name| name.as_str().to_owned())
}

/// How well a place fits what somebody typed, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Whole,
    /// A word of a name begins like it.
    Begins,
    Contains,
}

impl Place {
    fn of(line: &'static str) -> Place {
        let mut columns = line.split('|').map(|column| {
            column.split(',').map(str::trim).filter(|name| !name.is_empty()).collect::<Vec<_>>()
        });
        let zone = columns.next().and_then(|names| names.first().copied()).unwrap_or_default();
        let abbreviations = columns.next().unwrap_or_default();
        let names: Vec<Vec<&'static str>> = columns.collect();
        // `Canada: East` is Canada, too.
        let countries =
            names.iter().flatten().filter_map(|name| Some(folded(name.split_once(':')?.0)));
        let known_as = names.iter().flatten().map(|name| folded(name)).chain(countries);
        Place {
            zone,
            abbreviations: abbreviations.into_iter().map(folded).collect(),
            known_as: known_as.chain([folded(zone)]).collect(),
            names,
        }
    }

    fn fit(&self, typed: &str) -> Option<Fit> {
        if self.abbreviations.iter().chain(&self.known_as).any(|name| name == typed) {
            return Some(Fit::Whole);
        }
        fit(self.known_as.iter().map(String::as_str), typed)
    }
}

fn fit<'a>(names: impl Iterator<Item = &'a str>, typed: &str) -> Option<Fit> {
    let fits = names.filter_map(|name| {
        let found = name.match_indices(typed).map(|(at, _)| {
            let before = name[..at].chars().next_back();
            if before.is_none_or(|before| !before.is_alphanumeric()) {
                Fit::Begins
            } else {
                Fit::Contains
            }
        });
        found.min()
    });
    fits.min()
}

/// The names of the zones that somebody may mean, the likeliest and those in `likely` first.
pub(super) fn found(typed: &str, likely: &[String]) -> Vec<String> {
    let typed = folded(typed);
    let typed = if called_exactly(&typed).is_empty() { in_english(&typed) } else { &typed };
    let unnamed = names()
        .into_iter()
        .filter(|name| PLACES.iter().all(|place| place.zone != name))
        .filter_map(|name| {
            let fits = fit([&folded(&name)[..]].into_iter(), typed).filter(|_| !typed.is_empty());
            Some((fits?, name))
        });
    let places = PLACES.iter().filter_map(|place| Some((place.fit(typed)?, place.zone.to_owned())));
    let mut all: Vec<(Fit, String)> = places.chain(unnamed).collect();
    let rank = |name: &str| likely.iter().position(|likely| likely == name).unwrap_or(likely.len());
    // Everything is equally likely that is equal here, so the order of the table stays.
    all.sort_by_key(|(fit, name)| (*fit, rank(name)));
    if all.is_empty() {
        // A former name, such as `US/Eastern`.
        let former = known().filter_map(|name| {
            let present = FORMER.iter().find(|(former, _)| *former == name);
            let fit = fit([&folded(&name)[..]].into_iter(), typed)?;
            Some((fit, present.map_or(name, |(_, present)| (*present).to_owned())))
        });
        all = former.collect();
        all.sort();
    }
    all.into_iter().map(|(_, name)| name).collect()
}

/// The names of the zones that have exactly this name or abbreviation.
pub(super) fn called(typed: &str) -> Vec<&'static str> {
    let typed = folded(typed);
    let called = called_exactly(&typed);
    if called.is_empty() { called_exactly(in_english(&typed)) } else { called }
}

fn called_exactly(typed: &str) -> Vec<&'static str> {
    let whole = PLACES.iter().filter(|place| place.fit(typed) == Some(Fit::Whole));
    whole.map(|place| place.zone).collect()
}

/// What people who read this language call the place where the zone is, above all its country.
pub(super) fn label(zone: &str, language: &str) -> Option<&'static str> {
    let place = PLACES.iter().find(|place| place.zone == zone)?;
    let own = COLUMNS
        .iter()
        .position(|tags| tags.contains(&language))
        .and_then(|column| place.names.get(column)?.first());
    own.or(place.names.first()?.first()).copied()
}

/// A text in the form in which names are compared: without capitals and without the signs that people
/// leave out or type in several ways.
pub fn folded(text: &str) -> String {
    // Nukta, Arabic vowel signs, and joiners. NFD takes them off the letters that have one in them.
    let is_sign = |c: &char| {
        matches!(
            c,
            '\u{93c}' | '\u{9bc}' | '\u{a3c}' | '\u{64b}'..='\u{652}' | '\u{200c}' | '\u{200d}'
        )
    };
    let text = text.trim().to_lowercase();
    let letters = text.nfd().filter(|c| !is_sign(c)).nfc();
    let letters = letters.map(|c| match c {
        // Arabic letters where Urdu has its own.
        'ي' | 'ى' => 'ی',
        'ك' => 'ک',
        'ة' | 'ه' => 'ہ',
        '_' => ' ',
        c => c,
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_zone_of_the_table_exists_once_and_has_all_columns() {
        let mut zones = BTreeSet::new();
        for place in PLACES.iter() {
            assert!(super::super::zone::named(place.zone).is_some(), "{}", place.zone);
            assert!(zones.insert(place.zone), "{}", place.zone);
            let has_all = place.names.len() == COLUMNS.len() || place.zone == "UTC";
            assert!(has_all, "{}", place.zone);
            assert!(place.names.iter().all(|names| !names.is_empty()));
        }
        assert!(zones.len() > 100);
    }
}
