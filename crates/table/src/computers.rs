//! What computers are called: short names without digits, the same in every script. A computer is
//! known by its number, which says which name it has, and keeps it as long as it sits there. Nobody
//! at its table has the same name.

use unicode_normalization::UnicodeNormalization;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerName {
    pub latin: &'static str,
    pub devanagari: &'static str,
    pub bengali: &'static str,
    pub gurmukhi: &'static str,
    pub arabic: &'static str,
}

impl ComputerName {
    const fn of([latin, devanagari, bengali, gurmukhi, arabic]: [&'static str; 5]) -> ComputerName {
        ComputerName { latin, devanagari, bengali, gurmukhi, arabic }
    }

    const fn in_all_scripts(&self) -> [&'static str; 5] {
        [self.latin, self.devanagari, self.bengali, self.gurmukhi, self.arabic]
    }
}

/// Twice as many as a table has seats, so one is always free.
static NAMES: [ComputerName; 32] = [
    ComputerName::of(["Ada", "एडा", "এডা", "ਐਡਾ", "ایڈا"]),
    ComputerName::of(["Bo", "बो", "বো", "ਬੋ", "بو"]),
    ComputerName::of(["Cleo", "क्लियो", "ক্লিও", "ਕਲੀਓ", "کلیو"]),
    ComputerName::of(["Dina", "दीना", "দিনা", "ਦੀਨਾ", "دینا"]),
    ComputerName::of(["Emil", "एमिल", "এমিল", "ਐਮਿਲ", "ایمل"]),
    ComputerName::of(["Fia", "फ़िया", "ফিয়া", "ਫ਼ੀਆ", "فیا"]),
    ComputerName::of(["Gus", "गस", "গাস", "ਗੱਸ", "گس"]),
    ComputerName::of(["Hana", "हाना", "হানা", "ਹਾਨਾ", "ہانا"]),
    ComputerName::of(["Ivo", "इवो", "ইভো", "ਈਵੋ", "ایوو"]),
    ComputerName::of(["Juno", "जूनो", "জুনো", "ਜੂਨੋ", "جونو"]),
    ComputerName::of(["Koko", "कोको", "কোকো", "ਕੋਕੋ", "کوکو"]),
    ComputerName::of(["Leo", "लियो", "লিও", "ਲੀਓ", "لیو"]),
    ComputerName::of(["Milo", "माइलो", "মাইলো", "ਮਾਈਲੋ", "مائلو"]),
    ComputerName::of(["Nora", "नोरा", "নোরা", "ਨੋਰਾ", "نورا"]),
    ComputerName::of(["Otto", "ओटो", "ওটো", "ਓਟੋ", "اوٹو"]),
    ComputerName::of(["Polo", "पोलो", "পোলো", "ਪੋਲੋ", "پولو"]),
    ComputerName::of(["Remo", "रेमो", "রেমো", "ਰੇਮੋ", "ریمو"]),
    ComputerName::of(["Sami", "सामी", "সামি", "ਸਾਮੀ", "سامی"]),
    ComputerName::of(["Theo", "थियो", "থিও", "ਥੀਓ", "تھیو"]),
    ComputerName::of(["Uma", "उमा", "উমা", "ਉਮਾ", "اوما"]),
    ComputerName::of(["Vera", "वेरा", "ভেরা", "ਵੇਰਾ", "ویرا"]),
    ComputerName::of(["Yara", "यारा", "ইয়ারা", "ਯਾਰਾ", "یارا"]),
    ComputerName::of(["Zoe", "ज़ोई", "জোয়ি", "ਜ਼ੋਈ", "زوئی"]),
    ComputerName::of(["Nico", "निको", "নিকো", "ਨਿਕੋ", "نیکو"]),
    ComputerName::of(["Mona", "मोना", "মোনা", "ਮੋਨਾ", "مونا"]),
    ComputerName::of(["Rio", "रियो", "রিও", "ਰੀਓ", "ریو"]),
    ComputerName::of(["Luna", "लूना", "লুনা", "ਲੂਨਾ", "لونا"]),
    ComputerName::of(["Kiki", "कीकी", "কিকি", "ਕੀਕੀ", "کیکی"]),
    ComputerName::of(["Bella", "बेला", "বেলা", "ਬੇਲਾ", "بیلا"]),
    ComputerName::of(["Elsa", "एल्सा", "এলসা", "ਐਲਸਾ", "ایلسا"]),
    ComputerName::of(["Iris", "आइरिस", "আইরিস", "ਆਈਰਿਸ", "آئرس"]),
    ComputerName::of(["Oscar", "ऑस्कर", "অস্কার", "ਆਸਕਰ", "آسکر"]),
];

/// The name of the computer with this number. They count from 1.
pub fn computer_name(number: u32) -> &'static ComputerName {
    &NAMES[usize::try_from(number.saturating_sub(1)).unwrap_or_default() % NAMES.len()]
}

/// Whether a person called this can be mistaken for the computer with this number: it is their name
/// or the first word of it, in any script.
pub(super) fn is_called(person: &str, number: u32) -> bool {
    let first = person.split_whitespace().next().unwrap_or_default();
    is_exactly(person, number) || is_exactly(first, number)
}

fn is_exactly(person: &str, number: u32) -> bool {
    let person = letters(person);
    computer_name(number).in_all_scripts().iter().any(|name| letters(name) == person)
}

/// A name in small letters, without its signs and spaces.
fn letters(name: &str) -> String {
    name.nfd().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The number of a computer that sits down beside these people and computers.
pub(super) fn free_number<'a>(
    people: impl IntoIterator<Item = &'a str>,
    computers: impl IntoIterator<Item = u32>,
) -> u32 {
    let people: Vec<&str> = people.into_iter().collect();
    let computers: Vec<u32> = computers.into_iter().collect();
    let mut free = (1..).take(NAMES.len()).filter(|number| {
        !computers.iter().any(|other: &u32| computer_name(*other) == computer_name(*number))
    });
    let fits = |number: &u32| !people.iter().any(|person| is_called(person, *number));
    // People whose names are made of such names could leave none. Whole names always do.
    let differs = |number: &u32| !people.iter().any(|person| is_exactly(person, *number));
    free.clone().find(fits).or_else(|| free.find(differs)).unwrap_or(1)
}

/// The numbers of so many computers that sit down beside these people.
pub fn computer_numbers(people: &[&str], count: usize) -> Vec<u32> {
    let mut numbers = Vec::new();
    for _ in 0..count {
        numbers.push(free_number(people.iter().copied(), numbers.clone()));
    }
    numbers
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use getaway_games::cards::MAX_SEATS;

    #[test]
    fn names_are_short_without_digits_and_no_two_are_alike_in_any_script() {
        assert!(NAMES.len() >= 2 * MAX_SEATS);
        for script in 0..5 {
            let names = NAMES.iter().map(|name| name.in_all_scripts()[script]);
            let different: BTreeSet<String> = names.clone().map(letters).collect();
            assert_eq!(different.len(), NAMES.len());
            for name in names {
                assert!((2..=6).contains(&name.chars().count()), "{name}");
                assert!(!name.chars().any(char::is_numeric), "{name}");
            }
        }
    }

    #[test]
    fn a_computer_never_has_the_name_of_a_person_or_of_another_computer() {
        for same in ["Ada", "ADA ", "🤖 ada", "Ada Lovelace", "*Ada*", "एडा", "ایڈا"] {
            assert_eq!(free_number([same], []), 2, "{same}");
        }
        let oscar = (1..).find(|number| computer_name(*number).latin == "Oscar");
        assert!(is_called("\u{627}\u{653}سکر", oscar.unwrap()));
        assert_eq!(free_number(["Adam", "Canada"], []), 1);
        assert_eq!(free_number(["Bo"], [1, 3]), 4);
    }

    #[test]
    fn a_full_table_of_people_with_such_names_still_has_names_for_computers() {
        let people: Vec<String> = NAMES
            .iter()
            .take(MAX_SEATS)
            .enumerate()
            .map(|(at, name)| format!("{} {}", name.latin, NAMES[at + 16].latin))
            .collect();
        let first = NAMES.iter().skip(MAX_SEATS).map(|name| name.latin);
        let both: Vec<&str> = people.iter().map(String::as_str).chain(first).collect();
        let mut taken = Vec::new();
        for _ in 0..MAX_SEATS - 1 {
            let number = free_number(both[..MAX_SEATS].iter().copied(), taken.clone());
            assert!(!taken.contains(&number));
            taken.push(number);
        }
    }
}
