//! The options of `start` and `settings`: a server's settings and its game's options. They follow
//! from their descriptions, so a new one needs no code here.
//!
//! poise makes commands from functions with one parameter per option. It doesn't know these
//! options. They are registered next to poise's own, and read from the person's input.

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType, CreateCommandOption, ResolvedValue};

use super::{Context, described};
use crate::games::GameKind;
use crate::games::options::{Named, Value, Values};
use crate::screen::guild_settings::{Setting, StartOptions};
use crate::screen::i18n::Language;
use crate::screen::render::settings::value_label;

pub fn kind_named(command: &str) -> GameKind {
    let kind = GameKind::named(command);
    debug_assert!(kind.is_some(), "there is no game {command}");
    kind.unwrap_or_default()
}

pub fn kind(ctx: Context<'_>) -> GameKind {
    let root = ctx.parent_commands().first().copied();
    kind_named(&root.unwrap_or_else(|| ctx.command()).name)
}

/// The settings that are options of the subcommand with this name.
fn of_subcommand(name: &str, kind: GameKind) -> Vec<Setting> {
    match name {
        "start" | "plan" => Setting::of_tables(kind).collect(),
        "settings" => Setting::all(kind),
        _ => Vec::new(),
    }
}

/// The option for a role that a new table mentions. It is no setting: a server has no usual one.
const MENTION: &str = "mention";

/// The options to register for a game's subcommand with this name.
pub fn of_command(name: &str, kind: GameKind) -> Vec<CreateCommandOption> {
    let (shared, own): (Vec<_>, Vec<_>) =
        of_subcommand(name, kind).into_iter().partition(|setting| setting.is_shared());
    let mention = matches!(name, "start" | "plan").then(|| {
        let built = CreateCommandOption::new(CommandOptionType::Role, MENTION, "");
        described(built, kind, "opt", MENTION)
    });
    shared.into_iter().map(option).chain(mention).chain(own.into_iter().map(option)).collect()
}

/// The role that somebody has given.
pub fn role(ctx: Context<'_>) -> Option<&serenity::Role> {
    ctx.args.iter().find_map(|given| match given.value {
        ResolvedValue::Role(role) if given.name == MENTION => Some(role),
        _ => None,
    })
}

fn option(setting: Setting) -> CreateCommandOption {
    let Setting { kind, name } = setting;
    let built = CreateCommandOption::new(CommandOptionType::String, name, "");
    let built = described(built, kind, "opt", name);
    let catalog = Language::default().catalog();
    match setting.values() {
        Values::Names(names) => names.into_iter().fold(built, |built, name| {
            built.add_string_choice(value_label(catalog, setting, name), name)
        }),
        Values::Number { range, .. } => built
            .kind(CommandOptionType::Integer)
            .min_int_value((*range.start()).into())
            .max_int_value((*range.end()).into()),
    }
}

/// What somebody has given. A preset comes before the options that it covers, which override it.
pub fn given(ctx: Context<'_>) -> Vec<(Setting, Value)> {
    let value = |setting: &Setting| {
        let given = ctx.args.iter().find(|option| option.name == setting.name)?;
        match given.value {
            ResolvedValue::String(name) => Some(Value::new(name)),
            ResolvedValue::Integer(number) => Some(Value::new(number.to_string())),
            _ => None,
        }
    };
    let all = of_subcommand(&ctx.command().name, kind(ctx)).into_iter();
    all.filter_map(|setting| Some((setting, value(&setting)?))).collect()
}

/// How a table starts with what somebody has given. The error is the setting that can't have its
/// value.
pub fn start(given: &[(Setting, Value)]) -> Result<StartOptions, Setting> {
    let mut start = StartOptions::default();
    for (setting, value) in given {
        if !setting.set_start(&mut start, value) {
            return Err(*setting);
        }
    }
    Ok(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_the_settings_in_their_order() {
        let names = |command| {
            let all = of_subcommand(command, GameKind::default()).into_iter();
            all.map(|setting| setting.name).collect::<Vec<_>>().join(" ")
        };
        insta::assert_snapshot!(names("start"), @"computers level turn_seconds thread friendly watch cup take_window house packs direction deal first_trick last_card mistakes taking");
        let of_server =
            Setting::all(GameKind::default()).into_iter().filter(|setting| setting.is_of_server());
        let of_server = of_server.map(|setting| setting.name).collect::<Vec<_>>().join(" ");
        assert_eq!(names("settings"), format!("{of_server} {}", names("start")));
        insta::assert_snapshot!(names("join"), @"");
    }
}
