//! The command that plans an evening or lists the planned ones, and what it offers while somebody types a time or a zone.

use std::collections::HashSet;
use std::time::SystemTime;

use jiff::tz::TimeZone;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::autocomplete::{choices, typist};
use super::typed::{self, OneOf, Typed, value};
use super::{Context, Error, answer, game_options};
use crate::discord::bot::PlanRequest;
use crate::discord::incoming::actions::may_mention;
use crate::discord::incoming::actions::plan::{self as actions, clock, likely_zones};
use crate::discord::incoming::refusal::{self, Refused};
use crate::games::options::named;
use crate::screen::i18n::Catalog;
use crate::screen::render::plan::zone_label;
use crate::table::plan::when::{Unclear, When, zone};

/// The times offered before anything is typed.
const EXAMPLES: [&str; 4] = ["20:00", "tomorrow 20:00", "fri 20:00", "sat 20:00"];
/// In how many likely zones a time is offered to somebody whose zone isn't known.
const LIKELY: usize = 4;

/// How often there is such an evening; once if left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    Weekly,
}

named!(Repeat { Weekly = "weekly" });

/// Without a time, it lists what is planned. The options of `start` follow these: see
/// [`game_options`].
#[poise::command(slash_command)]
pub async fn plan(
    ctx: Context<'_>,
    #[autocomplete = "complete_when"]
    #[max_length = 60]
    when: Option<Typed>,
    #[autocomplete = "complete_zone"]
    #[max_length = 60]
    zone: Option<Typed>,
    repeat: Option<OneOf<Repeat>>,
) -> Result<(), Error> {
    let (kind, start) = (game_options::kind(ctx), game_options::start(&game_options::given(ctx)));
    let role = game_options::role(ctx);
    let weekly = value(repeat) == Some(Repeat::Weekly);
    answer!(ctx, |bot, invocation| async {
        let Some(when) = when else { return actions::evenings(bot, invocation).await };
        let start = start.map_err(Refused::BadValue)?;
        let mention = may_mention(invocation, role)?;
        let zone = zone.map(|zone| zone.0);
        let asked = PlanRequest { when: when.0, zone, weekly, start, mention };
        actions::plan(bot, invocation, kind, asked).await
    })
}

/// Shows what a typed time is understood as, or what is wrong with it.
async fn complete_when(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = async {
        let (bot, invocation) = typist(ctx).await?;
        let clock = clock(bot, &invocation, option(ctx, "zone").as_deref()).await;
        let (settings, now, zone) = clock.inspect_err(|why| why.log(&invocation)).ok()?;
        let likely = likely_zones(&invocation, &settings, None);
        Some(readings(invocation.catalog, typed, now, zone.as_ref(), &likely))
    };
    CreateAutocompleteResponse::new().set_choices(offered.await.unwrap_or_default())
}

/// What a typed time is understood as in the zone of whoever types, or in the likely ones if theirs
/// isn't known.
fn readings(
    catalog: &Catalog,
    typed: &str,
    now: SystemTime,
    zone: Option<&TimeZone>,
    likely: &[TimeZone],
) -> Vec<AutocompleteChoice> {
    let texts = match typed.trim() {
        "" => EXAMPLES.to_vec(),
        typed => vec![typed],
    };
    let utc = TimeZone::UTC;
    let in_zone = |text: &str, zone: Option<&TimeZone>| {
        let offered = When::offered(text, now, zone)?;
        let label = |when: &When| (when.at, understood(catalog, when), when.text());
        Ok(offered.iter().map(label).collect::<Vec<_>>())
    };
    let (mut times, mut unclear) = (Vec::new(), None);
    for text in &texts {
        match in_zone(text, zone) {
            Ok(all) => times.extend(all),
            Err(why) => unclear = unclear.or(Some(why)),
        }
    }
    if times.is_empty() && unclear == Some(Unclear::NoZone) {
        let zones = [&utc].into_iter().chain(likely).take(1 + LIKELY);
        let first = |zone| in_zone(texts.first()?, Some(zone)).ok()?.into_iter().next();
        times.extend(zones.filter_map(first));
    }
    let mut seen = HashSet::new();
    times.retain(|(at, ..)| seen.insert(*at));
    let mut offered: Vec<_> = times.into_iter().map(|(_, label, text)| (label, text)).collect();
    if let (true, Some(unclear)) = (offered.is_empty(), unclear) {
        // The label is the advice, without markup. Choosing it changes nothing.
        let advice = refusal::unclear(catalog, &unclear).replace('\\', "");
        let typed = if typed.trim().is_empty() { "?" } else { typed };
        offered.push((advice, typed.to_owned()));
    }
    choices(offered, false)
}

/// A time in words: its day of the week, and what clocks and calendars show then in its zone, in
/// the form that is used wherever Discord draws no time.
fn understood(catalog: &Catalog, when: &When) -> String {
    let zone = when.zone.clone().unwrap_or(TimeZone::UTC);
    let date = zone::written(&zone, when.at).unwrap_or_else(|| when.text());
    let (days, weekday) = (catalog.weekdays(), when.local.weekday());
    let after_monday = weekday.to_monday_zero_offset().unsigned_abs();
    let weekday = days.split(' ').nth(after_monday.into()).unwrap_or_default();
    catalog.plan_understood(weekday.to_owned(), date, zone::name(&zone))
}

/// Offers the time zones of the places that fit the text, with what their clocks show.
async fn complete_zone(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = async {
        let (bot, invocation) = typist(ctx).await?;
        let clock = clock(bot, &invocation, None).await;
        let (settings, now, zone) = clock.inspect_err(|why| why.log(&invocation)).ok()?;
        Some(zones(invocation.catalog, typed, now, &likely_zones(&invocation, &settings, zone)))
    };
    CreateAutocompleteResponse::new().set_choices(offered.await.unwrap_or_default())
}

fn zones(
    catalog: &Catalog,
    typed: &str,
    now: SystemTime,
    likely: &[TimeZone],
) -> Vec<AutocompleteChoice> {
    let offered = zone::found(typed, likely).into_iter().filter_map(|name| {
        let label = zone_label(catalog, &name, now)?;
        Some((label, name))
    });
    choices(offered, false)
}

/// The text of another option of the command that somebody is typing.
fn option(ctx: Context<'_>, name: &str) -> Option<String> {
    let mut options = ctx.args.iter().filter(|option| option.name == name);
    match options.next()?.value {
        ResolvedValue::String(text) => Some(typed::without_name(text, [name]).to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;
    use crate::screen::i18n::Language;

    fn offered(typed: &str, now: SystemTime, zone: Option<&TimeZone>) -> Vec<(String, String)> {
        let likely = zone::likely(&["en-US"]);
        let choices = readings(Language::English.catalog(), typed, now, zone, &likely);
        let json = serde_json::to_value(choices).unwrap();
        let choices = json.as_array().unwrap().iter();
        let text = |choice: &serde_json::Value, of| choice[of].as_str().unwrap().to_owned();
        choices.map(|choice| (text(choice, "name"), text(choice, "value"))).collect()
    }

    #[test]
    fn an_empty_time_offers_each_moment_once_on_every_day() {
        let berlin = zone::named("Europe/Berlin");
        for day in 0..7 {
            let now = UNIX_EPOCH + Duration::from_secs(1_792_843_200 + day * 86_400);
            for zone in [berlin.as_ref(), None] {
                let mut values: Vec<_> = offered("", now, zone);
                let all = values.len();
                assert!(all > 1);
                values.sort_by(|(_, one), (_, other)| one.cmp(other));
                values.dedup_by(|(_, one), (_, other)| one == other);
                assert_eq!(values.len(), all, "{values:?}");
            }
        }
    }

    #[test]
    fn an_open_time_of_day_is_offered_and_not_refused_with_words_that_nobody_wrote() {
        let now = UNIX_EPOCH + Duration::from_secs(1_792_843_200);
        let berlin = zone::named("Europe/Berlin");
        for typed in ["tonight", "saturday evening", "fri"] {
            let offered = offered(typed, now, berlin.as_ref());
            assert_eq!(offered.len(), 4, "{offered:?}");
            let (label, value) = &offered[0];
            assert!(label.ends_with(" 20:00 (Europe/Berlin)"), "{label}");
            assert!(value.starts_with("<t:"), "{value}");
        }
        let refused = offered("whenever", now, berlin.as_ref());
        assert_eq!(refused[0].1, "whenever");
        // Discord refuses all choices if one is longer.
        let long = offered(&"x".repeat(101), now, berlin.as_ref());
        assert!(long.iter().all(|(_, value)| value.chars().count() <= 100), "{long:?}");
        // In London it is the same moment as in UTC.
        let elsewhere = offered("fri 20:00", now, None);
        assert_eq!(elsewhere.len(), 4, "{elsewhere:?}");
        assert!(elsewhere[0].0.ends_with("(UTC)"), "{elsewhere:?}");
    }
}
