//! The server's settings as pages of menus that show the chosen values.
//!
//! [`Setting`] says which settings there are and in which order; the settings themselves say what a
//! value means.

use super::options::{self, game_value_label, label};
use crate::discord::custom_id::{Action, PRESET, SHARED, Setting};
use crate::discord::guild_settings::{
    DailyDeal, GuildSettings, Hints, OwnThread, Pictures, StartOptions, WhoStarts,
};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::render::closed_set::ClosedSet;
use crate::discord::render::message::{Button, ButtonStyle, Message, Row, SelectOption};
use crate::games::options::Values;
use crate::games::{GameKind, Level};
use crate::pictures::Colours;

/// How many menus a page has. The row below them is for turning pages.
const MENUS: usize = 4;
const VALUES_MAX: usize = 25;
/// A menu: a setting, its possible values, and the chosen one.
struct Menu {
    setting: Setting,
    label: String,
    /// Each value as it is stored, and as people read it.
    values: Vec<(String, String)>,
    chosen: String,
}

/// A page of the settings, counted from 1, below a note.
pub fn page(catalog: &Catalog, settings: &GuildSettings, kind: GameKind, page: u32) -> Message {
    let all = Setting::all(kind);
    let mut pages = all.chunks(MENUS);
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let page = page.clamp(1, count);
    let at = usize::try_from(page - 1).unwrap_or(usize::MAX);
    let shown = pages.nth(at).unwrap_or_default();
    let menus = shown
        .iter()
        .filter_map(|setting| menu(catalog, settings, *setting));
    let mut text = vec![catalog.settings_title()];
    let mut message = Message::default();
    for menu in menus {
        text.push(menu.line(catalog));
        message.rows.push(menu.row(catalog, page));
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
    fn line(&self, catalog: &Catalog) -> String {
        let mut values = self.values.iter();
        let chosen = values.find(|(value, _)| *value == self.chosen);
        let chosen = chosen.map_or(&self.chosen, |(_, label)| label);
        catalog.option_line(self.label.clone(), chosen.clone())
    }

    fn row(&self, catalog: &Catalog, page: u32) -> Row {
        // Discord shows the chosen value in place of the menu's name, so every value includes the
        // name.
        let options = self.values.iter().map(|(value, label)| SelectOption {
            value: value.clone(),
            label: catalog.option_line(self.label.clone(), label.clone()),
            card: None,
            chosen: *value == self.chosen,
        });
        Row::Select {
            action: Action::Setting(self.setting, page),
            placeholder: self.label.clone(),
            options: options.collect(),
        }
    }
}

fn menu(catalog: &Catalog, settings: &GuildSettings, setting: Setting) -> Option<Menu> {
    let Setting { kind, name } = setting;
    let defaults = settings.start_of(kind);
    let (table, computers) = StartOptions::default().resolve(kind, &defaults);
    let seconds = |present: u32, usual: &[u32]| numbers(catalog, present, usual);
    let (values, chosen) = match name {
        "language" => closed::<Language>(catalog, settings.language),
        "who_starts" => closed::<WhoStarts>(catalog, settings.who_starts),
        "hints" => closed::<Hints>(catalog, settings.hints),
        "daily" => closed::<DailyDeal>(catalog, settings.daily),
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
        "thread" => {
            let usual = StartOptions::default().own_thread(&defaults);
            closed::<OwnThread>(catalog, usual)
        }
        PRESET => {
            let label = |name: &&str| ((*name).to_owned(), game_value_label(catalog, kind, name));
            let values = kind.presets().iter().map(label).collect();
            let chosen = defaults.preset.as_ref();
            let chosen = chosen.map_or_else(String::new, |preset| preset.text().to_owned());
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
    let key = if SHARED.contains(&name) || name == PRESET {
        format!("setting_{name}")
    } else {
        format!("{kind}_setting_{name}")
    };
    Some(Menu {
        setting,
        label: label(catalog, &key, name),
        values,
        chosen,
    })
}

/// The values of a closed set, and the name of the chosen one.
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

/// The usual numbers and the current one; 0 means off.
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
    let names = SHARED.into_iter().chain([PRESET]);
    names.map(|name| format!("setting_{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::render::card_style::CardStyle;
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
                let pages = Setting::all(*kind).len().div_ceil(MENUS);
                let pages = u32::try_from(pages).unwrap();
                for at in 1..=pages {
                    let message = page(language.catalog(), &settings, *kind, at);
                    assert!(message.rows.len() <= 5);
                    for row in &message.rows {
                        if let Row::Select {
                            action, options, ..
                        } = row
                        {
                            let Action::Setting(setting, _) = action else {
                                panic!("{action}");
                            };
                            found.push(*setting);
                            let name = setting.name;
                            assert!((1..=VALUES_MAX).contains(&options.len()), "{name}");
                            let chosen = options.iter().filter(|option| option.chosen);
                            assert!(chosen.count() <= 1, "{name}");
                            let short = |option: &SelectOption| option.label.chars().count() <= 100;
                            assert!(options.iter().all(short), "{name}");
                        }
                    }
                    let body = serde_json::to_value(
                        message.shown(Visibility::Ephemeral, &CardStyle::default()),
                    )
                    .unwrap();
                    assert!(body["content"].as_str().unwrap().chars().count() <= 2000);
                }
                assert_eq!(found, Setting::all(*kind));
            }
        }
    }

    #[test]
    fn a_menu_shows_the_chosen_value() {
        let settings = GuildSettings {
            nudge_seconds: 47,
            ..GuildSettings::default()
        };
        let catalog = Language::English.catalog();
        let kind = GameKind::default();
        let message = page(catalog, &settings, kind, 1);
        insta::assert_snapshot!(message.content, @r"
        **This server’s settings** (choices are saved at once)
        Language: English
        Who can open a table: everyone
        Hints: on
        Mention waiting players after (seconds): 47

        Page 1 of 5
        ");
    }
}
