use super::*;
use getaway_table::Settings;

const KIND: GameKind = GameKind::Getaway;

fn options(preset: Option<&str>, game: &[(&str, &str)]) -> StartOptions {
    let own = game.iter();
    StartOptions {
        preset: preset.map(Value::new),
        game: own.map(|(name, value)| ((*name).to_owned(), Value::new(*value))).collect(),
        ..StartOptions::default()
    }
}

fn value(settings: &Settings, name: &str) -> String {
    settings.options.get(name).unwrap().to_string()
}

#[test]
fn single_options_override_a_preset_and_a_preset_overrides_the_servers_defaults() {
    let defaults = StartOptions {
        turn_seconds: Some(60),
        computers: Some(4),
        ..options(None, &[("packs", "2"), ("mistakes", "penalise")])
    };
    let (settings, computers) = StartOptions::default().resolve(KIND, &defaults);
    assert_eq!(value(&settings, "packs"), "2");
    assert_eq!(value(&settings, "mistakes"), "penalise");
    assert_eq!((settings.turn_seconds, computers), (60, 4));

    let wanted = StartOptions {
        computers: Some(0),
        ..options(Some("shootout"), &[("last_card", "draw_from_any")])
    };
    let (settings, computers) = wanted.resolve(KIND, &defaults);
    assert_eq!(value(&settings, "packs"), "1");
    assert_eq!(value(&settings, "last_card"), "draw_from_any");
    assert_eq!(value(&settings, "first_trick"), "in_turn");
    assert_eq!((settings.turn_seconds, computers), (60, 0));
}

#[test]
fn the_servers_usual_computers_come_as_far_as_they_fit() {
    for kind in GameKind::ALL {
        let defaults = StartOptions { computers: Some(15), ..StartOptions::default() };
        let (settings, computers) = StartOptions::default().resolve(*kind, &defaults);
        assert_eq!(computers + 1, *settings.options.seats().end(), "{kind}");
        // A number that somebody asks for stays as it is: it is refused if it is too high.
        assert_eq!(defaults.resolve(*kind, &StartOptions::default()).1, 15);
        assert_eq!(defaults.resolve(*kind, &defaults).1, 15);
    }
}

#[test]
fn a_new_preset_clears_the_single_options_that_it_covers() {
    let mut merged = options(None, &[("packs", "2"), ("take_window", "9")]);
    let preset = Setting { kind: KIND, name: PRESET };
    assert!(preset.set_start(&mut merged, &Value::new("strict")));
    assert_eq!(merged, options(Some("strict"), &[("take_window", "9")]));
}

#[test]
fn the_set_of_rules_is_the_one_that_has_them_however_they_were_chosen() {
    let preset = Setting { kind: KIND, name: PRESET };
    let shown = |start: StartOptions| {
        preset.get(&GuildSettings::starting(KIND, start)).map(|value| value.text().to_owned())
    };
    let rules = |one: &str, two: &str| options(None, &[("first_trick", one), ("mistakes", two)]);
    assert_eq!(shown(StartOptions::default()).as_deref(), Some("classic"));
    assert_eq!(shown(options(Some("strict"), &[])).as_deref(), Some("strict"));
    let strict = rules("in_turn", "penalise");
    assert_eq!(shown(strict).as_deref(), Some("strict"));
    assert_eq!(shown(rules("any_order", "penalise")), None);
}

#[test]
fn settings_survive_a_round_trip() {
    let start = StartOptions {
        level: Some(Level::Hard),
        ..options(Some("strict"), &[("take_window", "5")])
    };
    let settings = GuildSettings { hints: Switch::Off, ..GuildSettings::starting(KIND, start) };
    let text = serde_json::to_string(&settings).unwrap();
    assert_eq!(serde_json::from_str::<GuildSettings>(&text).unwrap(), settings);
}

#[test]
fn a_setting_has_exactly_the_values_that_it_lists() {
    for kind in GameKind::ALL {
        for setting in Setting::all(*kind) {
            let possible = match setting.values() {
                Values::Names(names) => names.into_iter().map(Value::new).collect(),
                Values::Number { range, .. } => [*range.start(), *range.end()]
                    .map(|number| Value::new(number.to_string()))
                    .to_vec(),
            };
            for value in possible {
                let mut settings = GuildSettings::default();
                assert!(setting.set(&mut settings, &value), "{setting:?} {value}");
                assert_eq!(setting.get(&settings), Some(value), "{setting:?}");
            }
            for wrong in ["", "perhaps", "-1", "259201"] {
                let mut settings = GuildSettings::default();
                assert!(!setting.set(&mut settings, &Value::new(wrong)), "{setting:?} {wrong}");
                settings.start.clear();
                assert_eq!(settings, GuildSettings::default());
            }
        }
    }
}

#[test]
fn menus_and_commands_have_the_same_settings() {
    for kind in GameKind::ALL {
        let (mut all, mut menus) = (Setting::all(*kind), Setting::in_menus(*kind));
        let of = |topic| menus.iter().filter(move |setting| setting.topic() == topic);
        let of_server: Vec<_> = of(Topic::Server).map(|setting| setting.name).collect();
        assert_eq!(of_server, ["language", "who_starts", "hints", "daily"]);
        let presets = kind.presets();
        let first = of(Topic::Rules).map(|setting| setting.name).next();
        assert_eq!(first == Some(PRESET), !presets.is_empty(), "{menus:?}");
        all.sort_by_key(|setting| setting.name);
        menus.sort_by_key(|setting| setting.name);
        assert_eq!(all, menus);
    }
}

#[test]
fn a_chosen_language_is_stored_apart_from_the_default() {
    let stored = |language| {
        let settings = GuildSettings { language, ..GuildSettings::default() };
        serde_json::to_value(settings).unwrap()
    };
    let read = |document: serde_json::Value| -> GuildSettings {
        serde_json::from_value(document).unwrap()
    };
    for language in ServerLanguage::ALL {
        assert_eq!(read(stored(*language)).language, *language);
        assert_eq!(ServerLanguage::named(language.name()), Some(*language));
    }
    // In what 0.1.0 stored, English is no choice, and any other language is one.
    for (document, language) in [
        (serde_json::json!({}), ServerLanguage::Unchosen),
        (serde_json::json!({ "language": "english" }), ServerLanguage::Unchosen),
        (serde_json::json!({ "language": "urdu" }), ServerLanguage::Chosen(Language::Urdu)),
    ] {
        assert_eq!(read(document).language, language);
    }
    // An older program reads it as English.
    assert_eq!(stored(ServerLanguage::Chosen(Language::English))["language"], "english");
}
