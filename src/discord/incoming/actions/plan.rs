//! Planning an evening, with what is offered while somebody types a time or a zone, the buttons of its
//! invitation, and the list of planned ones as far as the person who asks may see them.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::SystemTime;

use jiff::tz::TimeZone;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::settings;
use super::start::{CREATE_THREADS, may_mention, may_start, own_thread};
use crate::discord::bot::{Bot, PlanRequest};
use crate::discord::incoming::commands::autocomplete::{choices, typist};
use crate::discord::incoming::commands::typed::{OneOf, Typed, value, without_name};
use crate::discord::incoming::commands::{self, Context, Error, answer};
use crate::discord::incoming::form::{Asks, Form};
use crate::discord::incoming::invocation::{Invocation, Site};
use crate::discord::incoming::refusal::{self, Doing as _, Refused};
use crate::discord::incoming::respond::{Call, Reply, Result, Subject};
use crate::discord::live::plans::{Starting, invitation};
use crate::discord::permissions::permissions_in;
use crate::games::GameKind;
use crate::games::options::{Value, named};
use crate::screen::custom_id::{Action, PlanButton};
use crate::screen::guild_settings::{GuildSettings, Setting, StartOptions};
use crate::screen::i18n::Catalog;
use crate::screen::render::message::Message;
use crate::screen::render::names::quoted;
use crate::screen::render::plan::{
    ListedPlan, listed, organiser_buttons, question, zone_label, zone_menu,
};
use crate::screen::render::settings as menus;
use crate::table::plan::when::{Unclear, When, zone};
use crate::table::plan::{Answer, HeldPlan, NotDone, Phase, Plan, StartDocument};
use crate::table::{GameNumber, InteractionId, Place, PlanId, Refusal, Settings};

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

/// Without a time, it lists what is planned. The options of `start` follow these: see [`commands`].
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
    let (kind, start) =
        (commands::kind(ctx), commands::start_options(&commands::settings_given(ctx)));
    let role = commands::role_given(ctx);
    let weekly = value(repeat) == Some(Repeat::Weekly);
    answer!(ctx, |call| async {
        let Some(when) = when else { return evenings(call).await };
        let start = start.map_err(Refused::BadValue)?;
        let mention = may_mention(call, role)?;
        let zone = zone.map(|zone| zone.0);
        let asked = PlanRequest { when: when.0, zone, weekly, start, mention };
        plan_evening(call, kind, asked).await
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
        ResolvedValue::String(text) => Some(without_name(text, [name]).to_owned()),
        _ => None,
    }
}

/// The maximum length of a time in a form, in characters.
const LONGEST: u16 = 60;

/// Plans an evening, and answers with the invitation.
async fn plan_evening(call: &Call, kind: GameKind, asked: PlanRequest) -> Result {
    let (catalog, person) = (call.catalog, &call.person);
    let (settings, now, own) = clock(&call.bot, call, None).await?;
    may_start(call, &settings, false).await?;
    // What an abbreviation in one text means is no new home for somebody who has one.
    let names_zone = matches!(When::read(&asked.when, now, None), Err(Unclear::WhichZone(..)));
    let is_home = !names_zone
        || call.bot.tables.store().zone(person.id).await.doing("reading a time zone")?.is_none();
    let ask = |zones: &[TimeZone], asked: PlanRequest| {
        let id = call.interaction;
        let typed = quoted(&asked.when);
        let question = if is_home { catalog.ask_zone(typed) } else { catalog.ask_zone_once(typed) };
        let asks = [question, catalog.ask_zone_else()].join(" ");
        let message = which_zone(catalog, Action::Zone(kind, id), asks, zones, now);
        call.bot.plan_requests.keep(id, asked);
        Ok(Reply::ephemeral(message))
    };
    let zone = match asked.zone.as_deref().map(zone::meant) {
        None => own,
        Some(meant) => match (zone::agreed(&meant, now), asked.zone.as_deref()) {
            (Some(zone), _) => Some(zone),
            (None, typed) => {
                let typed = typed.unwrap_or_default();
                let names = zone::found(typed, &[]);
                let found = names.iter().filter_map(|name| zone::named(name));
                let zones = if meant.is_empty() { found.collect() } else { meant };
                if zones.is_empty() {
                    return Err(Refused::NoZone(typed.to_owned()));
                }
                return ask(&zones, asked);
            }
        },
    };
    let when = match When::read(&asked.when, now, zone.as_ref()) {
        Ok(when) if !asked.weekly || when.zone.is_some() => when,
        Ok(_) | Err(Unclear::NoZone) => {
            return ask(&likely_zones(call, &settings, None), asked);
        }
        Err(Unclear::WhichZone(_, zones)) => return ask(&zones, asked),
        Err(unclear) => return Err(Refused::Time(unclear)),
    };
    let threads = threads(call, &settings, kind, &asked.start).await?;
    let plans = call.bot.tables.plans();
    if let (Some(_), Some(zone), true) = (&asked.zone, &zone, is_home) {
        let chosen = call.bot.tables.store().save_zone(person.id, zone::name(zone)).await;
        chosen.doing("saving a time zone")?;
    }
    let starting = Starting { options: asked.start, threads, mention: asked.mention };
    let mut plan = Plan {
        version: 0,
        place: call.place,
        kind,
        start: StartDocument::of(&starting),
        organiser: Some(person.clone()),
        zone: when.zone.unwrap_or(TimeZone::UTC),
        weekly: asked.weekly,
        at: when.at,
        chosen: when.chosen,
        round: 0,
        guests: Vec::new(),
        phase: Phase::Planned,
        reminded: None,
        invitation: None,
        reposted: false,
        stale: false,
    };
    plan.invite(call.interaction, now);
    let id = PlanId(call.interaction.0);
    let held = plans.hold(id).await;
    plans.add(id, &plan).await?;
    let message = invitation(id, &plan, &settings, None);
    Ok(Reply { subject: Subject::Invitation(held), ..Reply::public(message) })
}

/// Plans what somebody asked for before, in the zone that they have chosen from a menu.
pub async fn in_zone(
    call: &Call,
    kind: GameKind,
    asked_by: InteractionId,
    chosen: Option<String>,
) -> Result {
    let kept = call.bot.plan_requests.take(asked_by);
    let (Some(kept), Some(_)) = (kept, &chosen) else { return Err(Refused::ZoneTooLate) };
    let done = plan_evening(call, kind, PlanRequest { zone: chosen, ..kept.clone() }).await;
    if done.is_err() {
        call.bot.plan_requests.keep(asked_by, kept);
    }
    done
}

/// The kind of thread in which a table with these options can open, if the person may open threads
/// in this channel.
async fn threads(
    call: &Call,
    settings: &GuildSettings,
    kind: GameKind,
    start: &StartOptions,
) -> Result<Option<serenity::ChannelType>> {
    let own = own_thread(call, start, &settings.start_of(kind))?;
    match (own, call.site) {
        (Some(_), _) => may_start(call, settings, true).await.map(|()| own),
        // If a table is running there at that time, it opens in a thread all the same.
        (None, Site::Parent(kind)) if call.may(CREATE_THREADS) => Ok(Some(kind)),
        (None, _) => Ok(None),
    }
}

/// Plans an evening a week after this game began, at a table like that one: first asks for the time,
/// in a form with a suggestion, and then plans with the answer. `settings`: what isn't stored with the
/// game.
pub async fn again(
    call: &Call,
    settings: Settings,
    game: GameNumber,
    typed: Option<String>,
) -> Result {
    let kind = settings.options.kind();
    let stored = call.bot.tables.store().game(game).await.doing("reading a game")?;
    let Some(stored) = stored else { return Err(Refusal::Stale.into()) };
    let Some(when) = typed else {
        let (_, now, zone) = clock(&call.bot, call, None).await?;
        let (began, utc) = (stored.started.unwrap_or(now), TimeZone::UTC);
        let next = zone::weeks_later(zone.as_ref().unwrap_or(&utc), began, now).unwrap_or(began);
        let value = zone
            .as_ref()
            .and_then(|zone| zone::written(zone, next))
            .unwrap_or_else(|| When::exactly(next));
        let Settings { turn_seconds, level, cup, .. } = settings;
        let cup = Some(cup).filter(|cup| *cup > 0);
        let again = Action::Again(kind, game, turn_seconds, level, cup);
        return Ok(form(call.catalog, again, value, zone.as_ref()));
    };
    let options = stored
        .options
        .as_deref()
        .map(serde_json::from_str)
        .and_then(|document| kind.read_options(&document.ok()?).ok());
    let settings = Settings {
        options: options.unwrap_or_else(|| kind.defaults()),
        friendly: stored.friendly,
        ..settings
    };
    let asked = PlanRequest {
        when,
        zone: None,
        weekly: false,
        mention: None,
        start: StartOptions { computers: None, ..StartOptions::of_table(&settings, 0) },
    };
    plan_evening(call, kind, asked).await
}

/// Asks for a time, and names the zone in which it is read.
fn form(catalog: &Catalog, action: Action, value: String, zone: Option<&TimeZone>) -> Reply {
    let title = catalog.button_time();
    let label = zone.map_or_else(|| title.clone(), |zone| catalog.form_time(zone::name(zone)));
    let asks = Asks::Line { label, value, longest: LONGEST };
    Reply::form(Form { action, title, asks }, catalog.refuse_busy())
}

/// Does what a button of an invitation asks for. `typed`: what came back in its form.
pub async fn answer(
    call: &Call,
    id: PlanId,
    round: u32,
    button: PlanButton,
    typed: Option<&str>,
) -> Result {
    let asked = PlanPress::read(call, id).await?;
    if asked.plan.round != round {
        return Err(NotDone::Over.into());
    }
    let answer = match button {
        PlanButton::In => Answer::In,
        PlanButton::Maybe => Answer::Maybe,
        PlanButton::Out => Answer::Out,
        PlanButton::Change => return asked.menus(1),
        PlanButton::Time => return asked.another_time(typed).await,
        PlanButton::CallOff => return asked.surely(),
        PlanButton::SurelyCallOff => {
            asked.try_change(|plan| plan.call_off(call.person.id, asked.moderates)).await?;
            return Ok(asked.noted());
        }
    };
    let (table, _) = asked.plan.start.read::<Starting>().resolve(asked.plan.kind, &asked.settings);
    let most = *table.options.seats().end();
    let (person, with) = (&call.person, call.interaction);
    asked.try_change(|plan| plan.answer(person, with, answer, most)).await?;
    Ok(asked.noted())
}

/// Shows a page of a plan's options, after changing one of them as chosen.
pub async fn options(
    call: &Call,
    id: PlanId,
    chosen: Option<(Setting, Value)>,
    page: u32,
) -> Result {
    let mut asked = PlanPress::read(call, id).await?;
    if let Some((setting, value)) = chosen {
        let mut starting: Starting = asked.plan.start.read();
        if !setting.set_start(&mut starting.options, &value) {
            return Err(Refusal::Stale.into());
        }
        if setting.name == "thread" {
            let (kind, start) = (asked.plan.kind, &starting.options);
            starting.threads = threads(call, &asked.settings, kind, start).await?;
        }
        let start = StartDocument::of(&starting);
        let change = |plan: &mut Plan| (plan.start, plan.stale) = (start.clone(), true);
        asked.plan = asked.change(change).await?;
    }
    asked.menus(page)
}

/// The plan that somebody asks about, held until they have their answer.
struct PlanPress<'a> {
    call: &'a Call,
    settings: Arc<GuildSettings>,
    id: PlanId,
    held: HeldPlan,
    plan: Plan,
    /// Whether the person can manage messages where the plan is.
    moderates: bool,
}

impl PlanPress<'_> {
    async fn read(call: &Call, id: PlanId) -> Result<PlanPress<'_>> {
        let settings = settings(call).await?;
        let held = call.bot.tables.plans().hold(id).await;
        let plan = held.read().await?.ok_or(NotDone::Over)?;
        if plan.place.guild != call.place.guild {
            return Err(Refusal::Stale.into());
        }
        let moderates = !plan.is_organiser(call.person.id) && moderates(call, plan.place).await?;
        Ok(PlanPress { call, settings, id, held, plan, moderates })
    }

    /// Refuses changes by people who may not make them, or when it is too late.
    fn check(&self, plan: &Plan) -> Result<(), NotDone> {
        plan.check_change(self.call.person.id, self.moderates)
    }

    /// Makes a change, unless it is refused. Another process may have begun the evening, or the next
    /// one, since it was read.
    async fn try_change(&self, change: impl Fn(&mut Plan) -> Result<(), NotDone>) -> Result<Plan> {
        let round = self.plan.round;
        let changed = self
            .held
            .try_change(|plan| if plan.round == round { change(plan) } else { Err(NotDone::Over) });
        Ok(changed.await?)
    }

    async fn change(&self, change: impl Fn(&mut Plan)) -> Result<Plan> {
        let checked = |plan: &mut Plan| {
            self.check(plan)?;
            change(plan);
            Ok(())
        };
        self.try_change(checked).await
    }

    /// Asks whether to call the evening off, which can't be undone.
    fn surely(&self) -> Result {
        self.plan.clone().call_off(self.call.person.id, self.moderates)?;
        Ok(Reply::ephemeral(question(self.call.catalog, self.id, &self.plan)))
    }

    fn noted(&self) -> Reply {
        Reply::text(self.call.catalog.done_noted())
    }

    /// What can be changed: a page of the options, the time, and calling it off.
    fn menus(&self, page: u32) -> Result {
        self.check(&self.plan)?;
        let (catalog, kind) = (self.call.catalog, self.plan.kind);
        let starting: Starting = self.plan.start.read();
        let (table, computers) = starting.resolve(kind, &self.settings);
        let start = StartOptions {
            thread: Some(starting.options.own_thread(&self.settings.start_of(kind))),
            preset: starting.options.preset,
            ..StartOptions::of_table(&table, computers)
        };
        let shown = GuildSettings::starting(kind, start);
        let buttons = organiser_buttons(catalog, self.id, &self.plan);
        let plan = menus::Whose::Plan(self.id, buttons);
        Ok(Reply::ephemeral(menus::page(catalog, &shown, kind, page, plan)))
    }

    /// Asks for another time, or moves the evening to the one that was typed.
    async fn another_time(&self, typed: Option<&str>) -> Result {
        self.check(&self.plan)?;
        let (catalog, plan) = (self.call.catalog, &self.plan);
        let Some(typed) = typed else {
            let action = Action::Plan(plan.kind, self.id, plan.round, PlanButton::Time);
            let value = When::typed(plan.at, &plan.zone);
            return Ok(form(catalog, action, value, Some(&plan.zone)));
        };
        let now = now(&self.call.bot).await?;
        let when = When::read(typed, now, Some(&plan.zone)).map_err(Refused::Time)?;
        self.change(|plan| plan.postpone(&when, now)).await?;
        Ok(self.noted())
    }
}

/// Lists the evenings that the person sees, each with a button that calls it off if they may.
async fn evenings(call: &Call) -> Result {
    let there = call.bot.tables.plans().of(call.place.guild).await.doing("reading plans")?;
    let mut plans: Vec<ListedPlan<'_>> = Vec::new();
    for (id, plan) in &there {
        let seen = seen(call, plan).await?;
        plans.extend(seen.map(|may_call_off| (*id, plan, may_call_off)));
    }
    Ok(Reply::ephemeral(listed(call.catalog, &plans)))
}

/// Whether the person may call the evening off; `None` if they don't see it, or there is nothing
/// ahead.
async fn seen(call: &Call, plan: &Plan) -> Result<Option<bool>> {
    if plan.is_over() && !plan.weekly {
        return Ok(None);
    }
    if plan.is_organiser(call.person.id) {
        return Ok(Some(true));
    }
    let may = permissions_in(&call.bot, call, plan.place)
        .await
        .doing("asking Discord who sees a channel")?;
    let moderates = may.manage_messages() || may.administrator();
    Ok(may.view_channel().then_some(moderates))
}

async fn moderates(call: &Call, place: Place) -> Result<bool> {
    let may =
        permissions_in(&call.bot, call, place).await.doing("asking who moderates a channel")?;
    Ok(may.manage_messages() || may.administrator())
}

/// The server's settings, the real time, and the time zone in which somebody types times: this one,
/// or else the one that they have chosen before, or a guess from the server's language.
async fn clock(
    bot: &Bot,
    invocation: &Invocation,
    typed: Option<&str>,
) -> Result<(Arc<GuildSettings>, SystemTime, Option<TimeZone>)> {
    let guild = invocation.place.guild;
    let settings = bot.settings.read(guild).await.doing("reading a server's settings")?;
    let now = now(bot).await?;
    if let Some(typed) = typed {
        return Ok((settings, now, Some(typed_zone(typed, now)?)));
    }
    let chosen =
        bot.tables.store().zone(invocation.person.id).await.doing("reading a time zone")?;
    let zone = chosen
        .and_then(|name| zone::named(&name))
        .or_else(|| zone::guess(&invocation.server_locale))
        .or_else(|| zone::guess(settings.language.spoken().info().tag));
    Ok((settings, now, zone))
}

/// The zone that somebody typed: a name, a country, a city or an abbreviation. If it means several,
/// clocks in all of them show the same now.
fn typed_zone(typed: &str, now: SystemTime) -> Result<TimeZone> {
    let meant = zone::meant(typed);
    match zone::agreed(&meant, now) {
        Some(zone) => Ok(zone),
        None if meant.is_empty() => Err(Refused::NoZone(typed.to_owned())),
        None => Err(Refused::Time(Unclear::WhichZone(typed.to_owned(), meant))),
    }
}

/// Asks which of these zones is meant.
fn which_zone(
    catalog: &Catalog,
    action: Action,
    question: String,
    zones: &[TimeZone],
    now: SystemTime,
) -> Message {
    let names: Vec<String> = zones.iter().map(zone::name).collect();
    let zones = names.iter().filter_map(|name| {
        let label = zone_label(catalog, name, now)?;
        Some((label, name.clone()))
    });
    zone_menu(catalog, action, question, zones)
}

/// The zones in which somebody here probably lives, the likeliest first. `own`: theirs, if it is
/// known.
fn likely_zones(
    invocation: &Invocation,
    settings: &GuildSettings,
    own: Option<TimeZone>,
) -> Vec<TimeZone> {
    let spoken = invocation.language.map(|language| language.info().tag);
    let server = [&invocation.server_locale[..], settings.language.spoken().info().tag];
    let locales: Vec<&str> = spoken.into_iter().chain(server).collect();
    own.into_iter().chain(zone::likely(&locales)).collect()
}

async fn now(bot: &Bot) -> Result<SystemTime> {
    bot.tables.plans().now().await.doing("reading the time")
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
    fn what_is_offered_can_be_typed_in_every_language() {
        let now = UNIX_EPOCH + Duration::from_secs(1_792_843_200);
        let (own, berlin) = (zone::named("Asia/Kolkata"), zone::named("Europe/Berlin"));
        for language in Language::ALL {
            for day in ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] {
                let when = When::read(&format!("{day} 20:00"), now, own.as_ref()).unwrap();
                let label = understood(language.catalog(), &when);
                let read = When::read(&label, now, berlin.as_ref()).map(|read| read.at);
                assert_eq!(read, Ok(when.at), "{label}");
            }
            for name in ["Asia/Kolkata", "America/New_York", "UTC+5:30"] {
                let label = zone_label(language.catalog(), name, now).unwrap();
                assert_eq!(zone::meant(&label), [zone::named(name).unwrap()], "{label}");
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
