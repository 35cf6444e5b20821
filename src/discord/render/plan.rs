//! The messages of a planned evening: the invitation and the reminder. Pure functions.

use std::time::{SystemTime, UNIX_EPOCH};

use super::message::{Button, ButtonStyle, Colour, Message};
use super::options::value_label;
use super::scene::{beside, countdown, named};
use crate::discord::custom_id::{Action, PlanAction};
use crate::discord::games::kit::display;
use crate::discord::i18n::Catalog;
use crate::games::options::Named;
use crate::table::plan::when::{When, Zone};
use crate::table::plan::{Answer, Guest, Phase, Plan, Why};
use crate::table::{ChannelId, Place, PlanId, Settings, UserId};

/// How many names an invitation lists for each answer.
const NAMES: usize = 15;

/// What an invitation is made from.
pub struct Invitation<'a> {
    pub catalog: &'static Catalog,
    pub id: PlanId,
    pub plan: &'a Plan,
    /// What its table plays by, and how many computers sit down.
    pub settings: Settings,
    pub computers: usize,
    /// The message of the table that has opened, if it is known.
    pub table: Option<u64>,
}

impl Invitation<'_> {
    pub fn message(&self) -> Message {
        let (catalog, plan) = (self.catalog, self.plan);
        let mut body = vec![day_and_time(plan.at)];
        if let Some(organiser) = &plan.organiser {
            body.push(catalog.plan_organiser(named(catalog, &organiser.name)));
        }
        if plan.weekly {
            body.push(catalog.plan_weekly());
        }
        body.push(String::new());
        body.extend(self.state());
        for answer in [Answer::In, Answer::Maybe, Answer::Out] {
            body.extend(self.list(answer));
        }
        let title = catalog.plan_title(catalog.name());
        if !self.is_open() {
            return Message::embed(title, body.join("\n"), Colour::Past);
        }
        let mut lines = display::info(catalog, &self.settings).options;
        let level = value_label(catalog, self.settings.level.name());
        lines.push(catalog.option_computers(self.computers, level));
        body.extend([String::new(), catalog.lobby_options(lines.join("\n"))]);
        Message::embed(title, body.join("\n"), Colour::Live).with_buttons(self.buttons())
    }

    const fn is_open(&self) -> bool {
        matches!(
            self.plan.phase,
            Phase::Planned | Phase::Reminding | Phase::Reminded
        )
    }

    /// How far the evening is, if it isn't ahead any more.
    fn state(&self) -> Option<String> {
        let (catalog, guild) = (self.catalog, self.plan.place.guild);
        Some(match self.plan.phase {
            Phase::Planned | Phase::Reminding | Phase::Reminded => return None,
            Phase::Opening { .. } => catalog.plan_opening(),
            Phase::Opened { channel, .. } => {
                let place = Place { guild, channel };
                catalog.plan_opened(link(place, self.table))
            }
            Phase::Over(Why::CalledOff) => catalog.plan_called_off(),
            Phase::Over(Why::Nobody) => catalog.plan_nobody(),
            Phase::Over(Why::Missed) => catalog.plan_missed(),
            Phase::Over(Why::NoTable) => catalog.plan_no_table(),
        })
    }

    /// The people with this answer; none if nobody has given it.
    fn list(&self, answer: Answer) -> Option<String> {
        let catalog = self.catalog;
        let mut names: Vec<String> = self
            .plan
            .those(answer)
            .map(|guest| named(catalog, &guest.person.name))
            .collect();
        let count = names.len();
        if count > NAMES {
            names.truncate(NAMES);
            names.push(catalog.plan_others(count - NAMES));
        }
        let names = names.join(", ");
        match answer {
            Answer::In if count == 0 => Some(catalog.plan_nobody_yet()),
            _ if count == 0 => None,
            Answer::In => Some(catalog.plan_in(count, names)),
            Answer::Maybe => Some(catalog.plan_maybe(count, names)),
            Answer::Out => Some(catalog.plan_out(count, names)),
        }
    }

    fn buttons(&self) -> Vec<Button> {
        let (catalog, kind, round) = (self.catalog, self.plan.kind, self.plan.round);
        let button = |action, label, style| Button::new(Action::Plan(action), label, style);
        let answer = |answer| PlanAction::Answer(kind, self.id, round, answer);
        vec![
            button(
                answer(Answer::In),
                catalog.button_in(),
                ButtonStyle::Success,
            ),
            button(
                answer(Answer::Maybe),
                catalog.button_maybe(),
                ButtonStyle::Primary,
            ),
            button(
                answer(Answer::Out),
                catalog.button_out(),
                ButtonStyle::Secondary,
            ),
            button(
                PlanAction::Change(kind, self.id, round),
                catalog.button_change(),
                ButtonStyle::Secondary,
            ),
        ]
    }
}

/// What the organiser can change, with a button for each.
pub fn changes(catalog: &Catalog, id: PlanId, plan: &Plan) -> Message {
    let (kind, round) = (plan.kind, plan.round);
    let button = |action, label, style| Button::new(Action::Plan(action), label, style);
    let side = ButtonStyle::Secondary;
    let mut buttons = vec![
        button(
            PlanAction::Time(kind, id, round),
            catalog.button_time(),
            side,
        ),
        button(
            PlanAction::Options(kind, id, round),
            catalog.button_options(),
            side,
        ),
    ];
    if plan.weekly {
        let once = PlanAction::Once(kind, id, round);
        buttons.push(button(once, catalog.button_once(), side));
    }
    buttons.push(button(
        PlanAction::CallOff(kind, id, round),
        catalog.button_call_off(),
        ButtonStyle::Danger,
    ));
    Message::text(catalog.plan_changes()).with_buttons(buttons)
}

/// The reminder, which mentions those who are in.
pub fn reminder(catalog: &Catalog, plan: &Plan) -> Message {
    let people: Vec<UserId> = plan
        .those(Answer::In)
        .map(|guest| guest.person.id)
        .collect();
    let name = |guest: &Guest| {
        let name = named(catalog, &guest.person.name);
        beside(catalog, format!("**{name}**"), guest.person.id)
    };
    let who: Vec<String> = plan.those(Answer::In).map(name).collect();
    let invitation = link(plan.place, plan.invitation);
    Message {
        mentions: people,
        ..Message::text(catalog.plan_reminder(
            who.join(" "),
            catalog.name(),
            countdown(plan.at),
            invitation,
        ))
    }
}

/// The address of a channel, or of a message in it.
fn link(Place { guild, channel }: Place, message: Option<u64>) -> String {
    let message = message.map_or_else(String::new, |message| format!("/{message}"));
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}

/// The address of a table's channel.
pub fn table_link(place: Place, channel: ChannelId) -> String {
    link(Place { channel, ..place }, None)
}

/// A time as Discord shows it to each reader: the day, the time on their clock, and counting down.
fn day_and_time(at: SystemTime) -> String {
    let seconds = at.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    format!("**<t:{seconds}:F>** (<t:{seconds}:R>)")
}

/// What was understood of a typed time, in words.
pub fn understood(catalog: &Catalog, when: &When, zone: Option<&Zone>) -> String {
    let (year, month, day) = when.date();
    let (hour, minute) = when.clock();
    catalog.plan_understood(
        when.weekday(),
        format!("{year:04}-{month:02}-{day:02}"),
        format!("{hour:02}:{minute:02}"),
        zone.map_or("UTC", Zone::name).to_owned(),
    )
}
