//! Planning an evening, and the buttons of its invitation.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{READING_SETTINGS, failed};
use crate::discord::bot::Bot;
use crate::discord::custom_id::{Action, PlanAction};
use crate::discord::guild_settings::{GuildSettings, StartOptions, WhoStarts};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::incoming::commands::autocomplete::quoted;
use crate::discord::incoming::form::Form;
use crate::discord::incoming::invocation::{Invocation, Site};
use crate::discord::incoming::respond::Reply;
use crate::discord::live::plans::{Starting, invitation};
use crate::discord::render::plan::{changes, table_link};
use crate::games::GameKind;
use crate::table::plan::when::{MONTHS_AHEAD, Unclear, When, Zone};
use crate::table::plan::{Answer, Guest, NotDone, Phase, Plan, Plans, Why};
use crate::table::{PlanId, Settings};

/// The maximum length of a time or of options in a form, in characters.
const LONGEST: u16 = 400;

/// What somebody typed to plan an evening.
#[derive(Clone, Debug)]
pub struct Asked {
    pub when: String,
    pub zone: Option<String>,
    pub weekly: bool,
    pub start: StartOptions,
}

/// Plans an evening, and answers with the invitation.
pub async fn plan(bot: &Bot, invocation: &Invocation, kind: GameKind, asked: Asked) -> Reply {
    match propose(bot, invocation, kind, asked).await {
        Ok(reply) => reply,
        Err(sorry) => Reply::text(sorry),
    }
}

async fn propose(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    asked: Asked,
) -> Result<Reply, String> {
    let catalog = invocation.catalog;
    let settings = read_settings(bot, invocation).await?;
    if settings.who_starts == WhoStarts::Managers && !invocation.manages_server() {
        return Err(catalog.refuse_who_starts());
    }
    if invocation.is_shut_out() {
        return Err(catalog.refuse_locked());
    }
    let missing = invocation.missing_permissions(false);
    if !missing.is_empty() {
        return Err(invocation.permissions_needed(&bot.name, &missing, false));
    }
    let plans = bot.tables.plans();
    let zone = match &asked.zone {
        Some(typed) => {
            let zone = Zone::named(typed);
            Some(zone.ok_or_else(|| catalog.refuse_zone(quoted(typed)))?)
        }
        None => known_zone(&plans, invocation, settings.language).await?,
    };
    let now = now(&plans, invocation).await?;
    let when = When::read(&asked.when, now, zone.as_ref());
    let when = when.map_err(|unclear| explain(catalog, &unclear))?;
    if asked.weekly && zone.is_none() {
        return Err(explain(catalog, &Unclear::NoZone));
    }
    if let Some(zone) = zone.as_ref().filter(|_| asked.zone.is_some()) {
        let chosen = plans.choose_zone(invocation.person.id, zone).await;
        chosen.map_err(|error| failed(invocation, "saving a time zone", &error))?;
    }
    let starting = Starting {
        options: asked.start,
        threads: match invocation.site {
            Site::Parent(kind) => Some(kind),
            Site::Thread { .. } | Site::Other => None,
        },
    };
    let id = PlanId(invocation.interaction.0);
    let mut plan = Plan {
        place: invocation.place,
        kind,
        start: starting.document(),
        organiser: Some(invocation.person.clone()),
        zone: zone.unwrap_or_default(),
        weekly: asked.weekly,
        at: when.at,
        round: 0,
        guests: vec![Guest {
            person: invocation.person.clone(),
            answer: Answer::In,
            with: invocation.interaction,
        }],
        phase: Phase::Planned,
        invitation: None,
        stale: false,
    };
    plan.begin(now);
    // Held until the invitation is sent, so that it isn't sent twice.
    let held = plans.hold(id).await;
    let added = plans.add(id, &plan).await;
    added.map_err(|why| refused(invocation, None, why))?;
    Ok(Reply::invitation(
        invitation(id, &plan, &settings, None),
        held,
    ))
}

/// Plans an evening like one that has ended, a week later: first asks for the time, in a form with
/// a suggestion, and then plans with the answer.
pub async fn again(
    bot: &Bot,
    invocation: &Invocation,
    again: Action,
    typed: Option<String>,
) -> Reply {
    let Action::Again(kind, game, turn_seconds, level, minute) = again else {
        return Reply::text(invocation.catalog.refuse_stale());
    };
    let done = async {
        let Some(when) = typed else {
            let began = UNIX_EPOCH + Duration::from_secs(u64::from(minute) * 60);
            return same_time(bot, invocation, again, began).await;
        };
        let stored = bot.tables.store().game(game).await;
        let stored = stored.map_err(|error| failed(invocation, "reading a game", &error))?;
        let options = stored.and_then(|game| game.options);
        let options = options.and_then(|text| serde_json::from_str(&text).ok());
        let options = options.and_then(|options| kind.read_options(&options).ok());
        let settings = Settings {
            options: options.unwrap_or_else(|| kind.defaults()),
            level,
            turn_seconds,
        };
        let asked = Asked {
            when,
            zone: None,
            weekly: false,
            start: StartOptions {
                computers: None,
                ..StartOptions::of_table(&settings, 0)
            },
        };
        propose(bot, invocation, kind, asked).await
    };
    answered(done.await)
}

/// The form with the time a week after an evening began.
async fn same_time(
    bot: &Bot,
    invocation: &Invocation,
    again: Action,
    began: SystemTime,
) -> Result<Reply, String> {
    let plans = bot.tables.plans();
    let language = read_settings(bot, invocation).await?.language;
    let zone = known_zone(&plans, invocation, language).await?;
    let now = now(&plans, invocation).await?;
    let next = zone.clone().unwrap_or_default().weeks_later(began, now);
    let next = next.unwrap_or(began);
    let catalog = invocation.catalog;
    let form = Form {
        action: again,
        title: catalog.button_same_time(),
        label: catalog.same_time_label(),
        value: match &zone {
            Some(zone) => zone.written(next),
            None => When::exactly(next),
        },
        longest: LONGEST,
    };
    Ok(Reply::form(form, catalog.refuse_busy()))
}

/// Does what a button of an invitation asks for.
pub async fn press(bot: &Bot, invocation: &Invocation, action: PlanAction) -> Reply {
    answered(pressed(bot, invocation, action, None).await)
}

/// Handles a form of an invitation that somebody filled in.
pub async fn typed(bot: &Bot, invocation: &Invocation, action: PlanAction, typed: &str) -> Reply {
    answered(pressed(bot, invocation, action, Some(typed)).await)
}

fn answered(done: Result<Reply, String>) -> Reply {
    done.unwrap_or_else(Reply::text)
}

async fn pressed(
    bot: &Bot,
    invocation: &Invocation,
    action: PlanAction,
    typed: Option<&str>,
) -> Result<Reply, String> {
    let catalog = invocation.catalog;
    let settings = read_settings(bot, invocation).await?;
    let plans = bot.tables.plans();
    let now = now(&plans, invocation).await?;
    let (id, round) = action.plan();
    let held = plans.hold(id).await;
    let plan = held.plan().await;
    let plan = plan.map_err(|why| refused(invocation, None, why))?;
    let plan = plan.filter(|plan| plan.round == round);
    let plan = plan.ok_or_else(|| refused(invocation, None, NotDone::Over))?;
    let person = &invocation.person;
    let sorry = |why| refused(invocation, Some(&plan), why);
    if !matches!(action, PlanAction::Answer(..)) {
        plan.check_change(person.id, invocation.is_moderator())
            .map_err(sorry)?;
    }
    let step: Step = match (action, typed) {
        (PlanAction::Answer(.., answer), _) => {
            let (table, _) = Starting::of(&plan).resolve(plan.kind, &settings);
            let most = *table.options.seats().end();
            let (person, with) = (person.clone(), invocation.interaction);
            Box::new(move |plan| plan.answer(&person, with, answer, most))
        }
        (PlanAction::Change(..), _) => return Ok(Reply::ephemeral(changes(catalog, id, &plan))),
        (PlanAction::Time(..), None) => {
            let form = form(action, catalog.button_time(), plan.zone.written(plan.at));
            return Ok(Reply::form(form, catalog.refuse_busy()));
        }
        (PlanAction::Time(..), Some(typed)) => {
            let when = When::read(typed, now, Some(&plan.zone));
            let when = when.map_err(|unclear| explain(catalog, &unclear))?;
            let zone = plan.zone.clone();
            Box::new(move |plan| {
                plan.postpone(when.at, zone.clone(), now);
                Ok(())
            })
        }
        (PlanAction::Options(..), None) => {
            let starting = Starting::of(&plan);
            let (table, computers) = starting.resolve(plan.kind, &settings);
            let all = StartOptions::of_table(&table, computers);
            let form = form(action, catalog.button_options(), all.written(plan.kind));
            return Ok(Reply::form(form, catalog.refuse_busy()));
        }
        (PlanAction::Options(..), Some(typed)) => {
            let options = StartOptions::read(plan.kind, typed);
            let options = options.map_err(|word| catalog.refuse_option(quoted(&word)))?;
            let starting = Starting {
                options,
                ..Starting::of(&plan)
            };
            Box::new(move |plan| {
                plan.start = starting.document();
                plan.stale = true;
                Ok(())
            })
        }
        (PlanAction::Once(..), _) => Box::new(|plan| {
            plan.weekly = false;
            plan.stale = true;
            Ok(())
        }),
        (PlanAction::CallOff(..), _) => Box::new(|plan| {
            plan.end(Why::CalledOff);
            Ok(())
        }),
    };
    held.change(step).await.map_err(sorry)?;
    Ok(Reply::text(match action {
        PlanAction::Answer(.., Answer::In) => catalog.done_in(),
        PlanAction::Answer(.., Answer::Maybe) => catalog.done_maybe(),
        PlanAction::Answer(.., Answer::Out) => catalog.done_out(),
        PlanAction::CallOff(..) => catalog.done_called_off(),
        _ => catalog.done_changed(),
    }))
}

/// A change of a plan. It may run again on a newer version.
type Step = Box<dyn FnMut(&mut Plan) -> Result<(), NotDone> + Send>;

fn form(action: PlanAction, label: String, value: String) -> Form {
    Form {
        action: Action::Plan(action),
        title: label.clone(),
        label,
        value,
        longest: LONGEST,
    }
}

/// The time zone that the person has chosen; otherwise a guess from the server's language.
pub async fn known_zone(
    plans: &Plans,
    invocation: &Invocation,
    language: Language,
) -> Result<Option<Zone>, String> {
    let chosen = plans.zone(invocation.person.id).await;
    let chosen = chosen.map_err(|error| failed(invocation, "reading a time zone", &error))?;
    let spoken = || Zone::guess(&invocation.server_locale);
    Ok(chosen
        .or_else(spoken)
        .or_else(|| Zone::guess(language.info().tag)))
}

async fn read_settings(
    bot: &Bot,
    invocation: &Invocation,
) -> Result<std::sync::Arc<GuildSettings>, String> {
    let settings = bot.settings.read(invocation.place.guild).await;
    settings.map_err(|error| failed(invocation, READING_SETTINGS, &error))
}

async fn now(plans: &Plans, invocation: &Invocation) -> Result<SystemTime, String> {
    let now = plans.now().await;
    now.map_err(|error| failed(invocation, "reading the time", &error))
}

/// The sentence for a time that isn't understood.
pub fn explain(catalog: &Catalog, unclear: &Unclear) -> String {
    match unclear {
        Unclear::Word(word) if word.is_empty() => catalog.when_example(),
        Unclear::Word(word) => catalog.when_word(quoted(word)),
        Unclear::NoTime => catalog.when_no_time(),
        Unclear::HalfOfDay(hour) => catalog.when_half(*hour),
        Unclear::DayOrMonth(..) => catalog.when_date(),
        Unclear::Impossible(word) => catalog.when_impossible(quoted(word)),
        Unclear::Twice => catalog.when_twice(),
        Unclear::Past => catalog.when_past(),
        Unclear::Far => catalog.when_far(MONTHS_AHEAD),
        Unclear::NoZone => catalog.when_zone(),
    }
}

/// The sentence for a request that isn't carried out.
fn refused(invocation: &Invocation, plan: Option<&Plan>, why: NotDone) -> String {
    let catalog = invocation.catalog;
    match why {
        NotDone::Over => catalog.refuse_plan_over(),
        NotDone::Opened(channel) => {
            let place = plan.map_or(invocation.place, |plan| plan.place);
            catalog.plan_opened(table_link(place, channel))
        }
        NotDone::NotOrganiser => catalog.refuse_not_organiser(),
        NotDone::Full(seats) => catalog.refuse_full(seats),
        NotDone::TooMany(most) => catalog.refuse_too_many_plans(most),
        NotDone::NotSaved => catalog.refuse_internal(),
    }
}
