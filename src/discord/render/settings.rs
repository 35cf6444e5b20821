//! The server's settings as pages of menus that show what is chosen.
//!
//! Owns which settings there are and in which order; what a value means is the settings' own.

use super::options::{self, game_value_label, label};
use crate::discord::guild_settings::{GuildSettings, Hints, Pictures, StartOptions, WhoStarts};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::incoming::commands::one_of::ClosedSet;
use crate::discord::incoming::custom_id::Action;
use crate::discord::render::message::{Button, ButtonStyle, Message, Row, SelectOption};
use crate::games::options::Values;
use crate::games::{GameKind, Level};
use crate::pictures::Colours;

/// How many menus a page has: the row below is for turning it.
const MENUS: usize = 4;
/// The most values that a menu offers.
const VALUES_MAX: usize = 25;
/// The name of the setting that stands for a whole set of the game's options.
pub const HOUSE: &str = "house";

/// The settings that every game has.
const SHARED: [&str; 9] = [
    "language",
    "who_starts",
    "hints",
    "nudge_seconds",
    "colours",
    "pictures",
    "turn_seconds",
    "computers",
    "level",
];

/// A menu: a setting, what it can be set to, and what it is.
struct Menu {
    name: &'static str,
    label: String,
    /// Each value as it is stored, and as people read it.
    values: Vec<(String, String)>,
    chosen: String,
}

/// The settings' names with the defaults of this game, in order.
fn names(kind: GameKind) -> Vec<&'static str> {
    let house = (!kind.houses().is_empty()).then_some(HOUSE);
    let own = kind.options().into_iter().map(|option| option.name);
    SHARED.into_iter().chain(house).chain(own).collect()
}

/// The setting of this name.
pub fn name(kind: GameKind, name: &str) -> Option<&'static str> {
    names(kind).into_iter().find(|known| *known == name)
}

/// A page of the settings, counted from 1, below a note.
pub fn page(catalog: &Catalog, settings: &GuildSettings, kind: GameKind, page: u32) -> Message {
    let names = names(kind);
    let mut pages = names.chunks(MENUS);
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let page = page.clamp(1, count);
    let at = usize::try_from(page - 1).unwrap_or(usize::MAX);
    let shown = pages.nth(at).unwrap_or_default();
    let menus = shown
        .iter()
        .filter_map(|name| menu(catalog, settings, kind, name));
    let mut text = vec![catalog.settings_title()];
    let mut message = Message::default();
    for menu in menus {
        text.push(menu.line(catalog));
        message.rows.push(menu.row(catalog, kind, page));
    }
    text.push(String::new());
    text.push(catalog.history_page(page, count));
    message.content = text.join("\n");
    let turn = |to: u32, label: String| {
        let there = (1..=count).contains(&to);
        there.then(|| Button::new(Action::Settings(kind, to), label, ButtonStyle::Secondary))
    };
    let back = turn(page - 1, catalog.button_back_to());
    let on = turn(page + 1, catalog.button_more());
    message.with_buttons(back.into_iter().chain(on).collect())
}

impl Menu {
    /// What is chosen, in words.
    fn line(&self, catalog: &Catalog) -> String {
        let mut values = self.values.iter();
        let chosen = values.find(|(value, _)| *value == self.chosen);
        let chosen = chosen.map_or(&self.chosen, |(_, label)| label);
        catalog.option_line(self.label.clone(), chosen.clone())
    }

    fn row(&self, catalog: &Catalog, kind: GameKind, page: u32) -> Row {
        // What is chosen stands in the place of the menu's name, so every value bears it.
        let options = self.values.iter().map(|(value, label)| SelectOption {
            value: value.clone(),
            label: catalog.option_line(self.label.clone(), label.clone()),
            card: None,
            chosen: *value == self.chosen,
        });
        Row::Select {
            action: Action::Setting(kind, self.name, page),
            placeholder: self.label.clone(),
            options: options.collect(),
        }
    }
}

fn menu(
    catalog: &Catalog,
    settings: &GuildSettings,
    kind: GameKind,
    name: &'static str,
) -> Option<Menu> {
    let defaults = settings.start_of(kind);
    let (table, computers) = StartOptions::default().resolve(kind, &defaults);
    let seconds = |present: u32, usual: &[u32]| numbers(catalog, present, usual);
    let (values, chosen) = match name {
        "language" => closed::<Language>(catalog, settings.language),
        "who_starts" => closed::<WhoStarts>(catalog, settings.who_starts),
        "hints" => closed::<Hints>(catalog, settings.hints),
        "colours" => closed::<Colours>(catalog, settings.colours),
        "pictures" => closed::<Pictures>(catalog, settings.pictures),
        "nudge_seconds" => seconds(settings.nudge_seconds, &[0, 10, 15, 20, 30, 60, 120, 300]),
        "turn_seconds" => seconds(
            table.turn_seconds,
            &[0, 15, 30, 60, 90, 120, 180, 300, 600, 1800, 3600],
        ),
        "computers" => {
            let values = (0..=15).map(|n: u32| (n.to_string(), n.to_string()));
            (values.collect(), computers.to_string())
        }
        "level" => closed::<Level>(catalog, table.level),
        HOUSE => {
            let label = |name: &&str| ((*name).to_owned(), game_value_label(catalog, kind, name));
            let values = kind.houses().iter().map(label).collect();
            let chosen = defaults.house.as_ref();
            let chosen = chosen.map_or_else(String::new, |house| house.text().to_owned());
            (values, chosen)
        }
        own => {
            let option = kind
                .options()
                .into_iter()
                .find(|option| option.name == own)?;
            let chosen = table.options.get(own)?;
            match option.values {
                Values::Names(names) => {
                    let label =
                        |name: &&str| ((*name).to_owned(), game_value_label(catalog, kind, name));
                    (names.iter().map(label).collect(), chosen.text().to_owned())
                }
                Values::Number { range, .. } => {
                    let usual = [0, 3, 5, 8, 10, 15, 20, 30, 60, 120];
                    let within: Vec<u32> =
                        usual.into_iter().filter(|n| range.contains(n)).collect();
                    seconds(chosen.number()?, &within)
                }
            }
        }
    };
    let key = if SHARED.contains(&name) || name == HOUSE {
        format!("setting_{name}")
    } else {
        format!("{kind}_setting_{name}")
    };
    Some(Menu {
        name,
        label: label(catalog, &key, name),
        values,
        chosen,
    })
}

/// The values of a closed set, and the name of the one that is chosen.
fn closed<T: ClosedSet + PartialEq>(
    catalog: &Catalog,
    chosen: T,
) -> (Vec<(String, String)>, String) {
    let all = T::all();
    let name = all.iter().find(|(_, value)| *value == chosen);
    let name = name.map_or_else(String::new, |(name, _)| (*name).to_owned());
    let labelled = |(name, _): (&str, T)| (name.to_owned(), T::label(catalog, name));
    (all.into_iter().map(labelled).collect(), name)
}

/// Usual numbers and the present one; 0 means off.
fn numbers(catalog: &Catalog, present: u32, usual: &[u32]) -> (Vec<(String, String)>, String) {
    let mut numbers: Vec<u32> = usual.iter().copied().chain([present]).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers.truncate(VALUES_MAX);
    let labelled = |number: u32| {
        let label = match number {
            0 => options::value_label(catalog, "off"),
            number => number.to_string(),
        };
        (number.to_string(), label)
    };
    let values = numbers.into_iter().map(labelled).collect();
    (values, present.to_string())
}

/// The labels of the settings that every game has, for the test of the words.
#[cfg(test)]
pub fn labels() -> Vec<String> {
    let names = SHARED.into_iter().chain([HOUSE]);
    names.map(|name| format!("setting_{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::render::look::Look;
    use crate::discord::render::message::Visibility;
    use crate::games::options::Named;

    #[test]
    fn every_setting_is_on_a_page_and_fits_in_every_language() {
        for language in Language::ALL {
            let settings = GuildSettings {
                language: *language,
                nudge_seconds: 47,
                ..GuildSettings::default()
            };
            for kind in GameKind::ALL {
                let mut found = Vec::new();
                let pages = u32::try_from(names(*kind).len().div_ceil(MENUS)).unwrap();
                for at in 1..=pages {
                    let message = page(language.catalog(), &settings, *kind, at);
                    assert!(message.rows.len() <= 5);
                    for row in &message.rows {
                        if let Row::Select {
                            action, options, ..
                        } = row
                        {
                            let Action::Setting(_, name, _) = action else {
                                panic!("{action}");
                            };
                            found.push(*name);
                            assert!((1..=VALUES_MAX).contains(&options.len()), "{name}");
                            let chosen = options.iter().filter(|option| option.chosen);
                            assert!(chosen.count() <= 1, "{name}");
                            let short = |option: &SelectOption| option.label.chars().count() <= 100;
                            assert!(options.iter().all(short), "{name}");
                        }
                    }
                    let body = serde_json::to_value(
                        message.shown(Visibility::Ephemeral, &Look::default()),
                    )
                    .unwrap();
                    assert!(body["content"].as_str().unwrap().chars().count() <= 2000);
                }
                assert_eq!(found, names(*kind));
            }
        }
    }

    #[test]
    fn a_menu_shows_what_is_chosen() {
        let settings = GuildSettings {
            nudge_seconds: 47,
            ..GuildSettings::default()
        };
        let catalog = Language::English.catalog();
        let kind = GameKind::Getaway;
        let message = page(catalog, &settings, kind, 1);
        insta::assert_snapshot!(message.content, @r"
        **Settings of this server** (what is chosen is saved at once)
        Language: English
        Who may open a table: everybody
        Hints: on
        Mention who does not act after (seconds): 47

        Page 1 of 5
        ");
        assert!(name(kind, "packs").is_some() && name(kind, "nothing").is_none());
    }
}
