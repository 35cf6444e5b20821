//! The command that plans an evening, and what it offers while somebody types a time or a zone.

use std::time::SystemTime;

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::autocomplete::{CHOICES_MAX, LABEL_MAX, typist};
use super::one_of::{OneOf, value};
use super::settings::impossible;
use super::{Context, Error, answer, game_options};
use crate::discord::incoming::actions::plan::{self as actions, Asked, explain, known_zone};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::message::shortened;
use crate::discord::render::plan::understood;
use crate::games::options::named;
use crate::table::plan::when::{Unclear, When, Zone};

/// The times offered before anything is typed.
const EXAMPLES: [&str; 4] = ["20:00", "tomorrow 20:00", "fri 20:00", "sat 20:00"];

/// How often there is such an evening; once if left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    Weekly,
}

named!(Repeat { Weekly = "weekly" });

/// The options of `start` follow these: see [`game_options`].
#[poise::command(slash_command)]
pub async fn plan(
    ctx: Context<'_>,
    #[autocomplete = "complete_when"]
    #[max_length = 60]
    when: String,
    #[autocomplete = "complete_zone"]
    #[max_length = 60]
    zone: Option<String>,
    repeat: Option<OneOf<Repeat>>,
) -> Result<(), Error> {
    let (kind, start) = (
        game_options::kind(ctx),
        game_options::start(&game_options::given(ctx)),
    );
    let weekly = value(repeat) == Some(Repeat::Weekly);
    answer!(ctx, |bot, invocation| async {
        let asked = start.map(|start| Asked {
            when,
            zone,
            weekly,
            start,
        });
        match asked {
            Ok(asked) => actions::plan(bot, invocation, kind, asked).await,
            Err(setting) => Reply::text(impossible(invocation.catalog, setting)),
        }
    })
}

/// Shows what a typed time is understood as, or what is wrong with it.
async fn complete_when(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = async {
        let (bot, invocation) = typist(ctx).await?;
        let plans = bot.tables.plans();
        let now = plans.now().await.ok()?;
        let zone = match option(ctx, "zone") {
            Some(zone) => Zone::named(zone),
            None => {
                let language = bot.guild_settings(invocation.place.guild).await.language;
                known_zone(&plans, &invocation, language).await.ok()?
            }
        };
        Some(readings(&invocation, typed, now, zone.as_ref()))
    };
    CreateAutocompleteResponse::new().set_choices(offered.await.unwrap_or_default())
}

fn readings(
    invocation: &Invocation,
    typed: &str,
    now: SystemTime,
    zone: Option<&Zone>,
) -> Vec<AutocompleteChoice> {
    let catalog = invocation.catalog;
    let choice = |when: When| {
        let label = shortened(&understood(catalog, &when, zone), LABEL_MAX);
        AutocompleteChoice::new(label, when.text())
    };
    let read = |text: &str| When::read(text, now, zone);
    if typed.trim().is_empty() && zone.is_some() {
        let examples = EXAMPLES.iter().filter_map(|text| read(text).ok());
        return examples.map(choice).collect();
    }
    match read(typed) {
        Ok(when) => vec![choice(when)],
        Err(Unclear::HalfOfDay(_)) => {
            let halves = ["am", "pm"].map(|half| read(&format!("{typed} {half}")));
            halves.into_iter().flatten().map(choice).collect()
        }
        Err(unclear) => {
            // The label is the advice, without markup. Choosing it changes nothing.
            let advice = explain(catalog, &unclear).replace('\\', "");
            let advice = shortened(&advice, LABEL_MAX);
            let typed = Some(typed).filter(|typed| !typed.trim().is_empty());
            vec![AutocompleteChoice::new(advice, typed.unwrap_or("?"))]
        }
    }
}

/// Offers the time zones whose names contain the text, with what their clocks show.
async fn complete_zone(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = async {
        let (bot, _) = typist(ctx).await?;
        let now = bot.tables.plans().now().await.ok()?;
        Some(zones(typed, now))
    };
    CreateAutocompleteResponse::new().set_choices(offered.await.unwrap_or_default())
}

fn zones(typed: &str, now: SystemTime) -> Vec<AutocompleteChoice> {
    let typed = typed.trim().to_lowercase().replace(' ', "_");
    let mut names = Zone::names();
    names.retain(|name| name.to_lowercase().contains(&typed));
    // Cities that begin with it come first.
    names.sort_by_key(|name| {
        let city = name.rsplit('/').next().unwrap_or_default();
        !city.to_lowercase().starts_with(&typed)
    });
    let zones = names.into_iter().filter_map(|name| Zone::named(&name));
    let choices = zones.take(CHOICES_MAX).map(|zone| {
        let (hour, minute) = zone.clock(now);
        let label = format!("{} ({hour:02}:{minute:02})", zone.name().replace('_', " "));
        AutocompleteChoice::new(label, zone.name())
    });
    choices.collect()
}

/// The text of another option of the command that somebody is typing.
fn option<'a>(ctx: Context<'a>, name: &str) -> Option<&'a str> {
    let poise::Context::Application(ctx) = ctx else {
        return None;
    };
    let mut options = ctx.args.iter().filter(|option| option.name == name);
    match options.next()?.value {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}
