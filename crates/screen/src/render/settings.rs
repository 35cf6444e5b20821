//! The server's settings as pages of menus that show the chosen values, and as a summary. A page is
//! about one topic, after which it is called.
//!
//! [`Setting`] says which settings there are and in which order; the settings themselves say what a
//! value means.

use std::collections::BTreeSet;

use super::options::{self, game_value_label, label};
use crate::custom_id::Action;
use crate::games::kit::table_options;
use crate::guild_settings::{
    GuildSettings, OF_SERVER, PRESET, Setting, StartOptions, Topic, YesNo, most_computers,
};
use crate::i18n::{Catalog, Language};
use crate::render::message::{Button, Message, Row, SelectOption, turn_pages};
use getaway_games::GameKind;
use getaway_games::options::{Named, Value, Values};
use getaway_table::{GameNumber, PlanId};

/// How many menus a page has at most. The other row is for turning pages.
const MENUS: usize = 4;
const VALUES_MAX: usize = 25;

/// What the settings on a page are for.
pub enum Whose {
    Server,
    /// Of a planned evening, with its other buttons: what people mostly change comes first.
    Plan(PlanId, Vec<Button>),
    /// Of the lobby before this game, with what else its host can do.
    Table(GameNumber, Vec<Button>),
}

impl Whose {
    fn has(&self, setting: Setting) -> bool {
        match self {
            Whose::Server => true,
            Whose::Plan(..) => !setting.is_of_server(),
            // It is open already, wherever it is.
            Whose::Table(..) => !setting.is_of_server() && setting.name != "thread",
        }
    }

    fn page(&self, kind: GameKind, page: u32) -> Action {
        match self {
            Whose::Server => Action::Settings(kind, page, None),
            Whose::Plan(id, _) => Action::Settings(kind, page, Some(*id)),
            Whose::Table(game, _) => Action::Options(*game, page),
        }
    }

    fn choose(&self, setting: Setting, page: u32) -> Action {
        match self {
            Whose::Server => Action::Setting(setting, page, None),
            Whose::Plan(id, _) => Action::Setting(setting, page, Some(*id)),
            Whose::Table(game, _) => Action::Choose(*game, setting, page),
        }
    }
}

fn pages(settings: &[Setting]) -> Vec<&[Setting]> {
    let topics = settings.chunk_by(|one, next| one.topic() == next.topic());
    topics.flat_map(|topic| topic.chunks(MENUS)).collect()
}

/// What each page is called. Several about the same topic are counted.
fn page_names(catalog: &Catalog, pages: &[&[Setting]], whose: &Whose) -> Vec<String> {
    let topics: Vec<Topic> = pages.iter().map(|page| page[0].topic()).collect();
    let names = topics.iter().enumerate().map(|(at, topic)| {
        let name = match topic {
            Topic::Server => catalog.page_server(),
            Topic::Messages => catalog.page_messages(),
            Topic::Tables => match whose {
                Whose::Server => catalog.page_tables(),
                Whose::Plan(..) | Whose::Table(..) => catalog.page_players(),
            },
            Topic::Rules => catalog.page_rules(),
        };
        match topics[..at].iter().filter(|before| *before == topic).count() {
            0 => name,
            before => catalog.page_again(name, before + 1),
        }
    });
    names.collect()
}

/// A page of the settings, counted from 1.
pub fn page(
    catalog: &Catalog,
    settings: &GuildSettings,
    kind: GameKind,
    page: u32,
    whose: Whose,
) -> Message {
    let mut all = Setting::in_menus(kind);
    all.retain(|setting| whose.has(*setting));
    let pages = pages(&all);
    let names = page_names(catalog, &pages, &whose);
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let page = page.clamp(1, count.max(1));
    let at = usize::try_from(page - 1).unwrap_or(usize::MAX);
    let name = |at: usize| names.get(at).cloned().unwrap_or_default();
    let shown = pages.get(at).copied().unwrap_or_default();
    let mut rows: Vec<Row> = shown
        .iter()
        .map(|setting| menu(catalog, settings, *setting, whose.choose(*setting, page)))
        .collect();
    let labels = [name(at.wrapping_sub(1)), name(at + 1)];
    let turns = turn_pages(page, count, labels, |to| whose.page(kind, to));
    let (text, place, others) = match whose {
        Whose::Server => (catalog.settings_title(name(at)), rows.len(), Vec::new()),
        Whose::Plan(_, others) => (catalog.plan_changes(name(at)), 0, others),
        Whose::Table(_, others) => (catalog.table_changes(name(at)), rows.len(), others),
    };
    let buttons: Vec<Button> = others.into_iter().chain(turns).collect();
    if !buttons.is_empty() {
        rows.insert(place, Row::Buttons(buttons));
    }
    Message { rows, ..Message::text(text) }
}

/// A menu of a setting's possible values, with the chosen one marked.
fn menu(catalog: &Catalog, settings: &GuildSettings, setting: Setting, action: Action) -> Row {
    let (placeholder, mut options) = choices(catalog, settings, setting);
    // Discord shows the chosen value in place of the menu's name, so that value includes it.
    for option in options.iter_mut().filter(|option| option.chosen) {
        option.label = catalog.option_line(placeholder.clone(), option.label.clone());
    }
    Row::Select { action, placeholder, options }
}

/// What a setting is called, and its possible values, with the chosen one marked.
fn choices(
    catalog: &Catalog,
    settings: &GuildSettings,
    setting: Setting,
) -> (String, Vec<SelectOption>) {
    let name = setting.name;
    // How many computers come, however many are saved, and how many can.
    let computers = (name == "computers").then(|| {
        let defaults = settings.start_of(setting.kind);
        let (table, computers) = StartOptions::default().resolve(setting.kind, &defaults);
        (computers, most_computers(&table.options))
    });
    let chosen = match computers {
        Some((come, _)) => Some(Value::new(come.to_string())),
        None => setting.get(settings),
    };
    // Each value as it is stored, and as people read it.
    let values: Vec<(String, String)> = match setting.values() {
        Values::Names(names) => {
            let label = |name| (str::to_owned(name), value_label(catalog, setting, name));
            names.into_iter().map(label).collect()
        }
        Values::Number { range, .. } => {
            let usual: &[u32] = match name {
                "nudge_seconds" => &[0, 10, 15, 20, 30, 60, 120, 300],
                "turn_seconds" => {
                    &[0, 15, 30, 60, 90, 120, 180, 300, 600, 1800, 3600, 86_400, 259_200]
                }
                "cup" => &[0, 2, 3, 4, 5, 6, 7, 8, 9, 10],
                "computers" => &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
                _ => &[0, 3, 5, 8, 10, 15, 20, 30, 60, 120],
            };
            let fits = |number: u32| computers.is_none_or(|(_, most)| number as usize <= most);
            let usual = usual.iter().copied().filter(|n| range.contains(n) && fits(*n));
            let present = chosen.as_ref().and_then(Value::number);
            let zero = match name {
                "computers" => "0".to_owned(),
                _ => options::value_label(catalog, "off"),
            };
            let label = |number: u32| match number {
                0 => zero.clone(),
                seconds if name == "turn_seconds" && seconds >= 3600 => {
                    format!("{seconds} ({})", options::time(catalog, seconds))
                }
                number => number.to_string(),
            };
            numbers(usual.chain(present).collect(), label)
        }
    };
    let key = if setting.is_shared() || name == PRESET {
        format!("setting_{name}")
    } else {
        format!("{}_setting_{name}", setting.kind)
    };
    let options = values.into_iter().map(|(value, label)| {
        let chosen = chosen.as_ref().is_some_and(|chosen| chosen.text() == value);
        SelectOption { value, label, chosen }
    });
    (label(catalog, &key, name), options.collect())
}

/// The settings that a table's form has a menu for.
const ON_FORM: [&str; 4] = ["computers", "level", "turn_seconds", PRESET];
/// Settings of two values that the form can turn into the other one; `set_…` says what that does. Another
/// one only needs its name here, and these words.
const TURNED: [(&str, [&str; 2]); 2] = [("friendly", ["yes", "no"]), ("watch", ["nobody", "out"])];
/// The form's field for them.
const ALSO: &str = "also";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub id: &'static str,
    pub label: String,
    pub about: Option<String>,
    pub options: Vec<SelectOption>,
    /// How many options can be chosen: one from a menu, or any by ticking them.
    pub ticks: bool,
}

/// What a table mostly plays by, on one form. A tick always changes something, so a form that comes back
/// without any changes nothing, whatever its reader's app has shown.
pub fn form(catalog: &Catalog, settings: &GuildSettings, kind: GameKind) -> Vec<Field> {
    let there: Vec<Setting> = Setting::of_tables(kind).collect();
    let named = |name: &&str| there.iter().find(|setting| setting.name == *name).copied();
    let menus = ON_FORM.iter().filter_map(named).map(|setting| {
        let (label, options) = choices(catalog, settings, setting);
        Field { id: setting.name, label, about: None, options, ticks: false }
    });
    let turns = TURNED.iter().filter_map(|(name, _)| named(name)).filter_map(|setting| {
        let (_, options) = choices(catalog, settings, setting);
        let other = options.into_iter().find(|option| !option.chosen)?.value;
        let key = format!("set_{}_{other}", setting.name);
        let value = format!("{}.{other}", setting.name);
        Some(SelectOption { value, label: label(catalog, &key, &other), chosen: false })
    });
    let (label, about) = (catalog.form_also(), Some(catalog.form_also_about()));
    let also = Field { id: ALSO, label, about, options: turns.collect(), ticks: true };
    menus.chain([also]).collect()
}

/// What was chosen on the form: settings with their values. `answers`: what came back in a field. Fields
/// that came back empty, or not at all, say nothing.
pub fn chosen_on_form<'a>(
    kind: GameKind,
    answers: impl Fn(&str) -> &'a [String],
) -> Vec<(Setting, Value)> {
    let there: Vec<Setting> = Setting::of_tables(kind).collect();
    let menus = ON_FORM.iter().flat_map(|name| answers(name).iter().map(|value| (*name, &**value)));
    let ticks = answers(ALSO)
        .iter()
        .filter_map(|tick| tick.split_once('.'))
        .filter(|(name, _)| TURNED.iter().any(|(turned, _)| turned == name));
    let chosen = menus.chain(ticks).filter_map(|(name, value)| {
        let setting = there.iter().find(|setting| setting.name == name)?;
        Some((*setting, Value::new(value)))
    });
    chosen.collect()
}

pub fn value_label(catalog: &Catalog, setting: Setting, name: &str) -> String {
    if setting.is_shared() {
        options::value_label(catalog, name)
    } else {
        game_value_label(catalog, setting.kind, name)
    }
}

fn numbers(numbers: BTreeSet<u32>, label: impl Fn(u32) -> String) -> Vec<(String, String)> {
    let labelled = |number: u32| (number.to_string(), label(number));
    numbers.into_iter().take(VALUES_MAX).map(labelled).collect()
}

/// What a server has set for this game, in sentences.
pub fn summary(catalog: &Catalog, settings: &GuildSettings, kind: GameKind) -> Message {
    let defaults = settings.start_of(kind);
    let (table, computers) = StartOptions::default().resolve(kind, &defaults);
    let mut lines = vec![catalog.done_settings()];
    lines.extend(table_options::lines(catalog, &table));
    let level = options::value_label(catalog, table.level.name());
    lines.push(catalog.option_computers(computers, level));
    lines.push(match StartOptions::default().own_thread(&defaults) {
        YesNo::Yes => catalog.option_threads(),
        YesNo::No => catalog.option_no_threads(),
    });
    for spec in OF_SERVER {
        lines.extend(match spec.name {
            // The summary is in it.
            "language" => None,
            "nudge_seconds" => Some(match settings.nudge_seconds.0 {
                0 => catalog.option_no_nudge(),
                seconds => catalog.option_nudge(seconds),
            }),
            name => {
                let value = (spec.get)(settings);
                Some(label(catalog, &format!("set_{name}_{}", value.text()), value.text()))
            }
        });
    }
    Message::text(lines.join("\n"))
}

/// The value that leaves somebody's language to their server.
const AS_SERVER: &str = "server";

/// Asks in which language somebody reads what only they see. `own`: what they have chosen.
pub fn language(catalog: &Catalog, own: Option<Language>) -> Message {
    let option = |value: &str, chosen| SelectOption {
        value: value.to_owned(),
        label: options::value_label(catalog, value),
        chosen,
    };
    let languages = Language::ALL.iter().map(|one| option(one.name(), own == Some(*one)));
    let all = std::iter::once(option(AS_SERVER, own.is_none())).chain(languages).collect();
    let action = Action::Language(catalog.game());
    let placeholder = label(catalog, "setting_language", "language");
    let menu = Row::Select { action, placeholder, options: all };
    Message { rows: vec![menu], ..Message::text(catalog.ask_language()) }
}

/// The language that was chosen there; `None` inside leaves it to the server.
pub fn chosen_language(value: &str) -> Option<Option<Language>> {
    match value {
        AS_SERVER => Some(None),
        name => Language::named(name).map(Some),
    }
}

/// The messages that are found by the names of settings, for the test of the words.
#[cfg(test)]
pub fn labels() -> Vec<String> {
    let mut keys = vec![format!("setting_{PRESET}"), format!("choice_{AS_SERVER}")];
    for (setting, values) in TURNED {
        keys.extend(values.map(|value| format!("set_{setting}_{value}")));
    }
    for setting in Setting::all(GameKind::default()) {
        let name = setting.name;
        if !setting.is_shared() {
            continue;
        }
        keys.push(format!("setting_{name}"));
        if let Values::Names(values) = setting.values() {
            keys.extend(values.iter().map(|value| format!("choice_{value}")));
            if setting.is_of_server() && name != "language" {
                keys.extend(values.iter().map(|value| format!("set_{name}_{value}")));
            }
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::read;
    use crate::guild_settings::{NudgeSeconds, ServerLanguage};
    use crate::render::card_style::CardStyle;
    use crate::render::message::Visibility;

    #[test]
    fn every_setting_is_on_a_page_and_fits_in_every_language() {
        for language in Language::ALL {
            let settings = GuildSettings {
                language: ServerLanguage::Chosen(*language),
                nudge_seconds: NudgeSeconds(47),
                ..GuildSettings::default()
            };
            for kind in GameKind::ALL {
                let mut found = Vec::new();
                let all = Setting::in_menus(*kind);
                for (at, _) in (1..).zip(pages(&all)) {
                    let message = page(language.catalog(), &settings, *kind, at, Whose::Server);
                    assert!(message.rows.len() <= 5);
                    for row in &message.rows {
                        if let Row::Select { action, options, .. } = row {
                            let Action::Setting(setting, ..) = action else {
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
                    let body = message.shown(Visibility::Ephemeral, &CardStyle::default());
                    let body = serde_json::to_value(body).unwrap();
                    assert!(body["content"].as_str().unwrap().chars().count() <= 2000);
                }
                assert_eq!(found, all);
            }
        }
    }

    #[test]
    fn a_menu_offers_as_many_computers_as_fit() {
        let catalog = Language::English.catalog();
        for kind in GameKind::ALL {
            let start = StartOptions { computers: Some(15), ..StartOptions::default() };
            let settings = GuildSettings::starting(*kind, start);
            let setting = Setting { kind: *kind, name: "computers" };
            let action = Whose::Server.choose(setting, 1);
            let Row::Select { options, .. } = menu(catalog, &settings, setting, action) else {
                panic!("it is a menu");
            };
            let most = most_computers(&kind.defaults());
            let offered: Vec<_> = options.iter().map(|option| option.value.clone()).collect();
            let fitting: Vec<_> = (0..=most).map(|number| number.to_string()).collect();
            assert_eq!(offered, fitting, "{kind}");
            assert!(options[most].chosen, "{kind}");
        }
    }

    #[test]
    fn the_pages_of_a_table_and_of_an_evening_are_about_one_table() {
        let (catalog, kind) = (Language::English.catalog(), GameKind::default());
        let settings = GuildSettings::default();
        let said = |at, whose| read(&page(catalog, &settings, kind, at, whose));
        let table = said(1, Whose::Table(GameNumber(7), Vec::new()));
        assert!(table.starts_with("**This table: Players and clock**"), "{table}");
        let evening = said(1, Whose::Plan(PlanId(7), Vec::new()));
        assert!(evening.starts_with("**This evening: Players and clock**"), "{evening}");
        let rules = said(2, Whose::Table(GameNumber(7), Vec::new()));
        assert!(rules.contains("[Players and clock] [Rules, part 2]"), "{rules}");
    }

    #[test]
    fn a_form_has_at_most_five_fields_that_fit_and_its_choices_are_read_back() {
        for language in Language::ALL {
            for kind in GameKind::ALL {
                let friendly = StartOptions { friendly: Some(YesNo::Yes), ..Default::default() };
                let settings = GuildSettings::starting(*kind, friendly);
                let fields = form(language.catalog(), &settings, *kind);
                assert!((1..=5).contains(&fields.len()), "{kind}");
                for field in &fields {
                    assert!(field.label.chars().count() <= 45, "{}", field.label);
                    let about = field.about.as_deref().unwrap_or_default();
                    assert!(about.chars().count() <= 100, "{about}");
                    let most = if field.ticks { 10 } else { VALUES_MAX };
                    assert!((1..=most).contains(&field.options.len()), "{}", field.id);
                    for option in &field.options {
                        assert!((1..=100).contains(&option.label.chars().count()));
                        let answer = [option.value.clone()];
                        let only = |id: &str| if id == field.id { &answer[..] } else { &[] };
                        let chosen = chosen_on_form(*kind, only);
                        let [(setting, value)] = &chosen[..] else { panic!("{}", option.value) };
                        let mut start = StartOptions::default();
                        assert!(setting.set_start(&mut start, value), "{}", option.value);
                        let turned = start.friendly == Some(YesNo::No) || start.watch.is_some();
                        assert!(!field.ticks || turned, "{}", option.value);
                    }
                }
                assert_eq!(chosen_on_form(*kind, |_| &[]), []);
            }
        }
        let odd = ["thread.yes".to_owned(), "friendly".to_owned()];
        assert_eq!(chosen_on_form(GameKind::default(), |_| &odd).len(), 8, "none of them a tick");
    }

    #[test]
    fn a_menu_shows_the_chosen_value() {
        let settings =
            GuildSettings { nudge_seconds: NudgeSeconds(47), ..GuildSettings::default() };
        let (catalog, kind) = (Language::English.catalog(), GameKind::default());
        let all = Setting::in_menus(kind);
        let pages = (1..).zip(pages(&all));
        let mut shown =
            pages.map(|(at, _)| read(&page(catalog, &settings, kind, at, Whose::Server)));
        let shown = shown.find(|page| page.contains("(Mention waiting players")).unwrap();
        for line in [
            "**This server’s settings: Messages** (choices are saved at once)",
            "(Mention waiting players after (seconds): 9 options, first “off”)",
            "[General] [Messages, part 2]",
        ] {
            assert!(shown.contains(line), "{line}: {shown}");
        }
    }

    #[test]
    fn turns_can_last_days_in_every_menu() {
        let catalog = Language::English.catalog();
        let setting = Setting { kind: GameKind::default(), name: "turn_seconds" };
        let mut settings = GuildSettings::default();
        for (seconds, label) in [(3600, "1 hour"), (86_400, "1 day"), (259_200, "3 days")] {
            assert!(setting.set(&mut settings, &Value::new(seconds.to_string())));
            let row = menu(catalog, &settings, setting, Action::Never);
            let Row::Select { options, .. } = row else { panic!() };
            let offers = |text: &str| options.iter().any(|one| one.label.ends_with(text));
            assert!(offers("(1 hour)") && offers("(1 day)") && offers("(3 days)"));
            let chosen = options.iter().find(|one| one.chosen).unwrap();
            assert_eq!(chosen.value, seconds.to_string());
            assert_eq!(options::clock(catalog, seconds), format!("{label} a turn"));
        }
        assert!(!setting.set(&mut settings, &Value::new("259201")));
        assert_eq!(options::clock(catalog, 90), "90 seconds a turn");
        assert_eq!(options::time(catalog, 5400), "90 minutes");
    }
}
