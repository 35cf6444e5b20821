//! The command that plans an evening, and what it offers while somebody types a time or a zone.

use std::time::SystemTime;

use jiff::tz::TimeZone;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::autocomplete::{LABEL_MAX, matching, typist};
use super::one_of::{OneOf, value};
use super::settings::impossible;
use super::{Context, Error, answer, game_options};
use crate::discord::i18n::Catalog;
use crate::discord::incoming::actions::plan::{self as actions, Asked, clock, explain};
use crate::discord::render::message::shortened;
use crate::games::options::named;
use crate::table::plan::when::{Unclear, When, zone};

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
        let start = start.map_err(|setting| impossible(invocation.catalog, setting))?;
        let asked = Asked {
            when,
            zone,
            weekly,
            start,
        };
        actions::plan(bot, invocation, kind, asked).await
    })
}

/// Shows what a typed time is understood as, or what is wrong with it.
async fn complete_when(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = async {
        let (bot, invocation) = typist(ctx).await?;
        let clock = clock(bot, &invocation, option(ctx, "zone")).await;
        let (_, now, zone) = clock.ok()?;
        Some(readings(invocation.catalog, typed, now, zone.as_ref()))
    };
    CreateAutocompleteResponse::new().set_choices(offered.await.unwrap_or_default())
}

fn readings(
    catalog: &Catalog,
    typed: &str,
    now: SystemTime,
    zone: Option<&TimeZone>,
) -> Vec<AutocompleteChoice> {
    let read = |text: &str| When::read(text, now, zone);
    let read = match typed.trim() {
        "" => EXAMPLES.map(read).to_vec(),
        _ => match read(typed) {
            Err(Unclear::NoTime) => ["am", "pm"]
                .map(|half| read(&format!("{typed} {half}")))
                .to_vec(),
            read => vec![read],
        },
    };
    let understood = read.iter().flatten().map(|when| {
        let date = when.local.strftime("%Y-%m-%d, %H:%M").to_string();
        let (days, weekday) = (catalog.weekdays(), when.local.weekday());
        let after_monday = weekday.to_monday_zero_offset().unsigned_abs();
        let weekday = days.split(' ').nth(after_monday.into()).unwrap_or_default();
        let zone = zone.map_or("UTC", zone::name).to_owned();
        let label = catalog.plan_understood(weekday.to_owned(), date, zone);
        AutocompleteChoice::new(shortened(&label, LABEL_MAX), When::exactly(when.at))
    });
    let mut choices: Vec<_> = understood.collect();
    if let (true, Some(Err(unclear))) = (choices.is_empty(), read.first()) {
        // The label is the advice, without markup. Choosing it changes nothing.
        let advice = explain(catalog, unclear).replace('\\', "");
        let typed = if typed.trim().is_empty() { "?" } else { typed };
        choices.push(AutocompleteChoice::new(
            shortened(&advice, LABEL_MAX),
            typed,
        ));
    }
    choices
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
    let labelled = zone::names().into_iter().filter_map(|name| {
        let clock = zone::written(&zone::named(&name)?, now);
        Some((format!("{} ({clock})", name.replace('_', " ")), name))
    });
    matching(labelled, typed, None)
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
