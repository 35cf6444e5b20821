use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use super::*;
use crate::custom_id::{Period, SortBy};
use crate::guild_settings::Setting;
use crate::render::options::{self, game_value_label};
use crate::render::settings;
use getaway_games::GameKind;
use getaway_games::options::{Named, Values};

/// The messages of a language, each with its arguments.
fn messages(info: &LanguageInfo) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in info.sources {
        if let Err((_, errors)) = FluentResource::try_new((*source).to_owned()) {
            panic!("{}: {errors:?}", info.name);
        }
        let mut present = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if let Some((key, _)) = line.split_once(" =")
                && key.starts_with(|c: char| c.is_ascii_lowercase())
            {
                present = key.to_owned();
                let new = found.insert(present.clone(), BTreeSet::new()).is_none();
                assert!(new, "{present} twice");
            }
            let arguments = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
                rest[..end.unwrap_or(rest.len())].to_owned()
            });
            found.entry(present.clone()).or_default().extend(arguments);
        }
        found.remove("");
    }
    found
}

/// The key for a description or a label: the game's own if there is one, otherwise the shared one.
fn own_or_shared(game: &str, key: String) -> String {
    let own = format!("{game}_{key}");
    let english = Language::English.catalog();
    if english.find(&own).is_some() { own } else { key }
}

fn labels<T: Named>() -> Vec<String> {
    T::ALL.iter().map(|value| value.name()).map(|name| format!("choice_{name}")).collect()
}

/// The messages that are looked up by names made at run time.
fn looked_up() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(settings::labels());
    keys.extend(labels::<Period>());
    keys.extend(labels::<SortBy>());
    for kind in GameKind::ALL {
        for setting in Setting::all(*kind) {
            keys.insert(own_or_shared(kind.name(), format!("opt_{}", setting.name)));
        }
        let mut values = kind.presets();
        for option in kind.options() {
            keys.insert(format!("{kind}_setting_{}", option.name));
            if let Values::Names(names) = option.values {
                values.extend(names);
            }
        }
        let label = |name: &&str| own_or_shared(kind.name(), format!("choice_{name}"));
        keys.extend(values.iter().map(label));
        keys.extend(kind.figures().iter().map(|name| format!("{kind}_figure_{name}")));
        let lesson = kind.lesson();
        let said = lesson.steps().iter().flat_map(|step| [step.says, step.warns]);
        keys.extend(said.chain(["end"]).map(|name| format!("{kind}_lesson_{name}")));
    }
    keys
}

#[test]
fn english_has_every_message_that_is_looked_up() {
    let found = messages(Language::English.info());
    for key in looked_up() {
        assert_eq!(found.get(&key), Some(&BTreeSet::new()), "{key}");
    }
}

#[test]
fn a_locale_of_discord_chooses_its_language() {
    let expected = [
        ("en-US", Some(Language::English)),
        ("en-GB", Some(Language::English)),
        ("hi", Some(Language::Hindi)),
        ("fr", None),
        ("", None),
    ];
    for (locale, language) in expected {
        assert_eq!(Language::of_locale(locale), language, "{locale}");
    }
}

/// The locales that Discord's documentation lists.
const DISCORD_LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

#[test]
fn languages_have_valid_tags_and_locales() {
    for language in Language::ALL {
        let info = language.info();
        assert!(info.tag.parse::<LanguageIdentifier>().is_ok(), "{}", info.tag);
        if let Some(locale) = info.discord_locale {
            assert!(DISCORD_LOCALES.contains(&locale), "{locale}");
        }
    }
}

/// A language with two messages, unknown to Discord.
const URDU: LanguageInfo = LanguageInfo {
    language: Language::Urdu,
    name: "urdu",
    tag: "ur",
    discord_locale: None,
    right_to_left: true,
    sources: &["button_join = شامل ہوں\ncmd_join = نشست لیں\n"],
};

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English.info());
    for language in Language::ALL {
        let own = messages(language.info());
        let differs = |key: &&String| own.get(*key) != english.get(*key);
        let differing: Vec<_> = own.keys().chain(english.keys()).filter(differs).collect();
        assert!(differing.is_empty(), "{language:?}: {differing:?}");
    }
}

/// What a danda must not stand behind, where a number, a name or a word in Latin letters may end: it reads
/// as one more digit or letter.
const ENDS_IN_A_NAME: [&str; 8] =
    ["name", "names", "who", "from", "least", "most", "count", "number"];

#[test]
fn no_danda_stands_behind_a_number_or_a_name() {
    for language in Language::ALL {
        let lines = language.info().sources.iter().flat_map(|source| source.lines());
        for line in lines.filter(|line| !line.starts_with('#')) {
            for (before, _) in line.match_indices('।').map(|(at, _)| line.split_at(at)) {
                let before = before.trim_end_matches(['*', '`', '"']);
                let argument = before.strip_suffix(" }").and_then(|text| text.rsplit('$').next());
                let is_name = argument.is_some_and(|name| ENDS_IN_A_NAME.contains(&name));
                assert!(
                    !is_name && !before.ends_with(|c: char| c.is_ascii_alphanumeric()),
                    "{language:?}: {line}"
                );
            }
        }
    }
}

#[test]
fn one_of_something_is_not_several_in_the_words_of_a_picture_and_of_odds() {
    let are_alike = |one: String, several: String| {
        one.replace("100", "").replace('1', "#") == several.replace("100", "").replace('5', "#")
    };
    for language in Language::ALL {
        // Bengali has no plural behind a number, and English counts no cards and no odds.
        let is_alike = *language == Language::Bengali;
        let is_without = is_alike || *language == Language::English;
        for kind in [GameKind::Getaway, GameKind::Palace] {
            let catalog = language.catalog_of(kind);
            let said = |number: u32| catalog.story_sum(2, number);
            assert_eq!(are_alike(said(1), said(5)), is_alike, "{language:?}: {}", said(1));
            let said = |number: u32| catalog.daily_shared(9, 8, 7, number);
            assert_eq!(are_alike(said(1), said(5)), is_without, "{language:?}: {}", said(1));
            for said in [Catalog::odds, Catalog::odds_joined, Catalog::stats_odds] {
                let [one, several] = [1, 5].map(|number: u32| said(catalog, number));
                assert_eq!(are_alike(one, several), is_without, "{language:?}");
            }
        }
    }
}

#[test]
fn a_curve_of_one_game_is_not_told_as_one_of_several() {
    for language in Language::ALL {
        let catalog = language.catalog();
        for said in [Catalog::stats_alt, Catalog::stats_alt_won] {
            let told = |last: u32| said(catalog, "Ann", 1, last, 0, "", "0.00");
            assert_eq!(told(1).matches('1').count(), 1, "{language:?}: {}", told(1));
            assert_eq!(told(7).matches(['1', '7']).count(), 3, "{language:?}: {}", told(7));
        }
    }
}

#[test]
fn menus_name_languages_in_no_third_script() {
    for reader in Language::ALL.iter().filter(|reader| **reader != Language::English) {
        let catalog = reader.catalog();
        for language in Language::ALL {
            let label = catalog.find(&format!("choice_{}", language.info().name)).unwrap();
            let (_, translated) = label.split_once('(').unwrap_or_default();
            let is_latin = |c: char| c.is_ascii_alphabetic();
            assert!(!translated.contains(is_latin), "{reader:?}: {label}");
        }
    }
}

#[test]
fn a_language_has_one_spelling_for_a_word_and_no_phrase_that_says_something_else() {
    // A card that "goes" reads as something that becomes known.
    for (language, phrases) in [
        (Language::Urdu, &["پتا چل"][..]),
        (Language::PunjabiShahmukhi, &["پتا چل", " یاں ", " تک ", " بعد "]),
        (Language::Punjabi, &["ਖ਼ਤਮ", "Discord"]),
    ] {
        let texts = language.info().sources.iter().flat_map(|source| source.lines());
        for line in texts.filter(|line| !line.starts_with('#')) {
            assert!(!phrases.iter().any(|phrase| line.contains(phrase)), "{language:?}: {line}");
        }
    }
}

#[test]
fn names_and_cards_keep_their_direction_in_right_to_left_text() {
    let urdu = Language::Urdu.catalog();
    let said = urdu.lobby_seat(1, "Ann");
    assert!(said.contains("\u{2068}Ann\u{2069}"), "{said}");
    let queen = urdu.card_in_words("Q", urdu.suit("H"));
    assert_eq!(queen, "پان کی بیگم", "form arguments get no marks");
    let card = urdu.refuse_not_in_hand("<:QH:1> Q♥");
    assert!(card.contains("\u{2068}<:QH:1> Q♥\u{2069}"), "{card}");
    let away = urdu.seats_away("Ann, Bob");
    assert!(away.contains("\u{2068}Ann, Bob\u{2069}"), "{away}");
    let until = urdu.refuse_thread_pause("<t:0:R>");
    assert!(until.contains("\u{2068}<t:0:R>\u{2069}"), "{until}");
    let host = urdu.refuse_not_host("Ann");
    assert!(host.contains("\u{2068}Ann\u{2069}"), "{host}");
    let thread = urdu.done_thread("<#1>");
    assert!(!thread.contains('\u{2068}'), "only some arguments: {thread}");
}

#[test]
fn a_right_to_left_name_reorders_nothing_in_left_to_right_text() {
    let english = Language::English.catalog();
    let isolated = |name: &str| english.isolated(name.to_owned());
    for name in ["شہلا", "a שָׁלוֹם", "ﷺ", "\u{1e900}"] {
        assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
    }
    for name in ["Ann", "王小明", "ਗੁਰਪ੍ਰੀਤ", "👩‍👧"] {
        assert_eq!(isolated(name), name);
    }
    // There the sentence isolates every name.
    let urdu = Language::Urdu.catalog();
    assert_eq!(urdu.isolated("شہلا".to_owned()), "شہلا");
}

#[test]
fn messages_that_a_language_lacks_are_in_english() {
    let english = Language::English.catalog();
    let urdu = Catalog::new(&URDU, &URDU.parsed(), GameKind::Getaway, Some(english));
    assert_eq!(urdu.button_join(), "شامل ہوں");
    assert_eq!(urdu.button_leave(), "Leave");
    // Discord shows the default description by itself, so none is registered in its place.
    assert_eq!(urdu.find("cmd_leave"), english.find("cmd_leave"));
    assert_eq!(urdu.find_own("cmd_leave"), None);
    assert_eq!(urdu.find_own("cmd_join").as_deref(), Some("نشست لیں"));
    assert_eq!(urdu.permission_view(), "View Channel");
    assert_eq!(urdu.lobby_seat(1, "Ann"), english.lobby_seat(1, "Ann"));
    assert_eq!(urdu.find("choice_easy").as_deref(), Some("easy"));
    assert_eq!(options::value_label(&urdu, "easy"), "easy");
    assert_eq!(game_value_label(&urdu, GameKind::Getaway, "classic"), "classic");
}

#[test]
fn shared_messages_name_the_game_and_its_command() {
    for language in Language::ALL {
        for kind in GameKind::ALL {
            let catalog = language.catalog_of(*kind);
            let command = format!("`/{kind} start`");
            let said = catalog.refuse_no_table();
            assert!(said.contains(&command), "{said}");
            let name = catalog.find(&format!("{kind}_name")).unwrap();
            assert!(catalog.stats_title("Ann").contains(&name));
        }
    }
    let too_many = |kind| Language::English.catalog_of(kind).refuse_too_many(9, 8);
    assert!(too_many(GameKind::Getaway).contains("two packs"));
    assert!(too_many(GameKind::Palace).contains("two packs, for five or six"));
    assert!(!too_many(GameKind::Bus).contains("packs"));
}

#[test]
fn numbers_choose_their_plural_form() {
    let catalog = Language::English.catalog();
    insta::assert_snapshot!(catalog.hand_heading(0), @"**Your hand** (no cards)");
    insta::assert_snapshot!(catalog.hand_heading(1), @"**Your hand** (1 card)");
    insta::assert_snapshot!(catalog.hand_heading(13), @"**Your hand** (13 cards)");
    insta::assert_snapshot!(catalog.card_in_words("Q", catalog.suit("H")), @"queen of hearts");
    insta::assert_snapshot!(catalog.card_in_words("10", catalog.suit("C")), @"10 of clubs");
    insta::assert_snapshot!(catalog.due_play("<@1>"), @"<@1>, it’s your turn.");
}
