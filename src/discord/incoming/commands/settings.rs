//! The commands for the server's settings and for being forgotten.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::one_of::{OneOf, value};
use super::{Context, Error, answer, game_options};
use crate::discord::bot::Bot;
use crate::discord::custom_id::{PRESET, Setting};
use crate::discord::games::kit::display;
use crate::discord::guild_settings::{
    DailyDeal, GuildSettings, Hints, NotChanged, OwnThread, Pictures, StartOptions, Unusable,
    WhoStarts,
};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::incoming::actions::{self, READING_SETTINGS, failed};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::closed_set::ClosedSet;
use crate::discord::render::message::Message;
use crate::discord::render::{options, settings as page};
use crate::games::options::{Named, Value, Values};
use crate::games::{GameKind, Level};
use crate::pictures::Colours;

/// The longest time until a player gets a mention, in seconds.
const NUDGE_MAX: u32 = 600;

/// The game's own options follow these: see [`game_options`].
#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "each is an option of the command"
)]
pub async fn settings(
    ctx: Context<'_>,
    language: Option<OneOf<Language>>,
    who_starts: Option<OneOf<WhoStarts>>,
    hints: Option<OneOf<Hints>>,
    daily: Option<OneOf<DailyDeal>>,
    #[min = 0]
    #[max = 600]
    nudge_seconds: Option<u32>,
    colours: Option<OneOf<Colours>>,
    pictures: Option<OneOf<Pictures>>,
    #[min = 0]
    #[max = 15]
    computers: Option<u8>,
    level: Option<OneOf<Level>>,
    #[min = 0]
    #[max = 3600]
    turn_seconds: Option<u32>,
    thread: Option<OneOf<OwnThread>>,
) -> Result<(), Error> {
    let change = Change {
        language: value(language),
        who_starts: value(who_starts),
        hints: value(hints),
        daily: value(daily),
        nudge_seconds,
        colours: value(colours),
        pictures: value(pictures),
        kind: game_options::kind(ctx),
        start: StartOptions {
            computers,
            level: value(level),
            turn_seconds,
            thread: value(thread),
            ..game_options::given(ctx)
        },
    };
    answer!(ctx, |bot, invocation| settle(bot, invocation, change))
}

/// A change that somebody wants to make to a server's settings.
#[derive(Clone, PartialEq)]
struct Change {
    language: Option<Language>,
    who_starts: Option<WhoStarts>,
    hints: Option<Hints>,
    daily: Option<DailyDeal>,
    nudge_seconds: Option<u32>,
    colours: Option<Colours>,
    pictures: Option<Pictures>,
    kind: GameKind,
    start: StartOptions,
}

impl Change {
    fn none(kind: GameKind) -> Change {
        Change {
            language: None,
            who_starts: None,
            hints: None,
            daily: None,
            nudge_seconds: None,
            colours: None,
            pictures: None,
            kind,
            start: StartOptions::default(),
        }
    }

    /// A change of this setting to a value from a menu; `None` if the setting doesn't have this
    /// value.
    fn of(Setting { kind, name }: Setting, value: &str) -> Option<Change> {
        let mut change = Change::none(kind);
        let number = || value.parse::<u32>().ok();
        match name {
            "language" => change.language = Some(one_of(value)?),
            "who_starts" => change.who_starts = Some(one_of(value)?),
            "hints" => change.hints = Some(one_of(value)?),
            "daily" => change.daily = Some(one_of(value)?),
            "colours" => change.colours = Some(one_of(value)?),
            "pictures" => change.pictures = Some(one_of(value)?),
            "nudge_seconds" => change.nudge_seconds = Some(number()?),
            "turn_seconds" => change.start.turn_seconds = Some(number()?),
            "computers" => change.start.computers = Some(value.parse().ok()?),
            "level" => change.start.level = Some(one_of(value)?),
            "thread" => change.start.thread = Some(one_of(value)?),
            PRESET => {
                kind.presets().iter().find(|preset| **preset == value)?;
                change.start.preset = Some(Value::new(value));
            }
            own => {
                let value = Value::new(value);
                // Only values that the game accepts are kept.
                kind.defaults().set(own, &value).then_some(())?;
                change.start.game.insert(own.to_owned(), value);
            }
        }
        Some(change)
    }
}

fn one_of<T: ClosedSet>(name: &str) -> Option<T> {
    let mut all = T::all().into_iter();
    all.find_map(|(known, value)| (known == name).then_some(value))
}

async fn settle(bot: &Bot, invocation: &Invocation, change: Change) -> Reply {
    let kind = change.kind;
    if change == Change::none(kind) {
        return menus(bot, invocation, kind, 1).await;
    }
    match save(bot, invocation, change).await {
        Ok(saved) => Reply::ephemeral(summary(invocation.catalog, &saved, kind)),
        Err(refused) => Reply::text(refused),
    }
}

/// Shows a page of the server's settings as menus.
pub async fn menus(bot: &Bot, invocation: &Invocation, kind: GameKind, page: u32) -> Reply {
    if !invocation.manages_server() {
        return Reply::text(invocation.catalog.refuse_manage_server());
    }
    match bot.settings.read(invocation.place.guild).await {
        Ok(settings) => Reply::ephemeral(page::page(invocation.catalog, &settings, kind, page)),
        Err(error) => Reply::text(failed(invocation, READING_SETTINGS, &error)),
    }
}

/// Changes a setting to the value chosen in its menu, and shows the menus again.
pub async fn choose(
    bot: &Bot,
    invocation: &Invocation,
    setting: Setting,
    chosen: Option<String>,
    page: u32,
) -> Reply {
    let kind = setting.kind;
    let change = chosen.and_then(|value| Change::of(setting, &value));
    let Some(change) = change else {
        return Reply::text(invocation.catalog.refuse_stale());
    };
    match save(bot, invocation, change).await {
        Ok(saved) => {
            // The choice may have changed the language.
            let catalog = invocation
                .clone()
                .in_server_of(saved.language, kind)
                .catalog;
            Reply::ephemeral(page::page(catalog, &saved, kind, page))
        }
        Err(refused) => Reply::text(refused),
    }
}

/// Saves a change. The error is a sentence that says why it failed.
async fn save(
    bot: &Bot,
    invocation: &Invocation,
    change: Change,
) -> Result<Arc<GuildSettings>, String> {
    if !invocation.manages_server() {
        return Err(invocation.catalog.refuse_manage_server());
    }
    let kind = change.kind;
    checked(invocation, kind, &change.start)?;
    if change
        .nudge_seconds
        .is_some_and(|seconds| seconds > NUDGE_MAX)
    {
        let name = "nudge_seconds";
        return Err(invocation.catalog.refuse_bad_number(name, 0, NUDGE_MAX));
    }
    let changed = bot.settings.change(invocation.place.guild, |old| {
        let mut start = old.start.clone();
        let merged = change.start.merged_into(kind, old.start_of(kind));
        start.insert(kind.name().to_owned(), merged);
        GuildSettings {
            language: change.language.unwrap_or(old.language),
            who_starts: change.who_starts.unwrap_or(old.who_starts),
            hints: change.hints.unwrap_or(old.hints),
            daily: change.daily.unwrap_or(old.daily),
            nudge_seconds: change.nudge_seconds.unwrap_or(old.nudge_seconds),
            colours: change.colours.unwrap_or(old.colours),
            pictures: change.pictures.unwrap_or(old.pictures),
            introduced: old.introduced,
            start,
        }
    });
    changed.await.map_err(|error| match error {
        NotChanged::Unusable(Unusable::Newer) => invocation.catalog.refuse_newer_settings(),
        error => failed(invocation, "changing a server's settings", &error),
    })
}

fn summary(catalog: &Catalog, guild_settings: &GuildSettings, kind: GameKind) -> Message {
    let defaults = guild_settings.start_of(kind);
    let (settings, computers) = StartOptions::default().resolve(kind, &defaults);
    let mut lines = vec![catalog.done_settings()];
    lines.extend(display::info(catalog, &settings).options);
    lines.push(catalog.option_computers(
        computers,
        options::value_label(catalog, settings.level.name()),
    ));
    lines.push(match StartOptions::default().own_thread(&defaults) {
        OwnThread::Yes => catalog.option_threads(),
        OwnThread::No => catalog.option_no_threads(),
    });
    lines.push(match guild_settings.who_starts {
        WhoStarts::Everyone => catalog.option_everyone_starts(),
        WhoStarts::Managers => catalog.option_managers_start(),
    });
    lines.push(match guild_settings.hints {
        Hints::On => catalog.option_hints_on(),
        Hints::Off => catalog.option_hints_off(),
    });
    lines.push(match guild_settings.daily {
        DailyDeal::On => catalog.option_daily_on(),
        DailyDeal::Off => catalog.option_daily_off(),
    });
    lines.push(match guild_settings.nudge_seconds {
        0 => catalog.option_no_nudge(),
        seconds => catalog.option_nudge(seconds),
    });
    lines.push(match guild_settings.colours {
        Colours::Two => catalog.option_two_colours(),
        Colours::Four => catalog.option_four_colours(),
    });
    lines.push(match guild_settings.pictures {
        Pictures::On => catalog.option_pictures_on(),
        Pictures::Off => catalog.option_pictures_off(),
    });
    Message::text(lines.join("\n"))
}

/// Checks limits that Discord's registered options can't express. The error is a sentence that says
/// what is wrong.
pub fn checked(
    invocation: &Invocation,
    kind: GameKind,
    start: &StartOptions,
) -> Result<(), String> {
    let catalog = invocation.catalog;
    let within = |name: &'static str, value: Option<u32>, range: RangeInclusive<u32>| match value {
        Some(value) if !range.contains(&value) => {
            Err(catalog.refuse_bad_number(name, *range.start(), *range.end()))
        }
        _ => Ok(()),
    };
    within("computers", start.computers.map(u32::from), 0..=15)?;
    for option in kind.options() {
        if let (Values::Number { range, .. }, Some(value)) =
            (option.values, start.game.get(option.name))
        {
            within(option.name, Some(value.number().unwrap_or(u32::MAX)), range)?;
        }
    }
    match start.turn_seconds {
        Some(0) => Ok(()),
        seconds => within("turn_seconds", seconds, 15..=3600),
    }
}

#[poise::command(slash_command, rename = "forget-me")]
pub async fn forget_me(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |_, invocation| async {
        actions::ask_forget(invocation)
    })
}
