//! The messages of a planned evening: the invitation and the reminder. Pure functions.

use std::collections::HashMap;
use std::time::SystemTime;

use super::message::{Button, ButtonStyle, Colour, Message, OPTIONS_MAX, Row, SelectOption};
use super::names::{distinct_names, escaped, mention, role_mention};
use super::options::value_label;
use super::scene::{countdown, date};
use crate::custom_id::{Action, PlanButton};
use crate::games::kit::table_options;
use crate::i18n::Catalog;
use getaway_games::options::Named;
use getaway_table::plan::when::zone;
use getaway_table::plan::{Answer, EndReason, Phase, Plan};
use getaway_table::{Person, Place, PlanId, Settings, UserId};

/// How many names an invitation lists for each answer.
const NAMES: usize = 15;

/// The invitation. `settings`: what its table plays by, with the number of computers. `table`: the
/// message of the table that has opened, if it is known.
pub fn invitation(
    catalog: &Catalog,
    id: PlanId,
    plan: &Plan,
    settings: Settings,
    computers: usize,
    table: Option<u64>,
) -> Message {
    let mut body = Vec::new();
    let guests = plan.guests.iter().map(|guest| &guest.person);
    let names = among(catalog, plan.organiser.iter().chain(guests));
    body.extend(about(catalog, plan, &names));
    body.extend(ending(catalog, plan, table));
    for answer in [Answer::In, Answer::Maybe, Answer::Out] {
        let people = plan.guests_with(answer).map(|guest| names[&guest.person.id].clone());
        body.extend(list(catalog, people.collect(), answer));
    }
    let title = catalog.plan_title(catalog.name());
    if plan.is_over() {
        return Message::embed(title, body.join("\n"), Colour::Past).saying(date(plan.at));
    }
    let mut lines = table_options::lines(catalog, &settings);
    let level = value_label(catalog, settings.level.name());
    lines.push(catalog.option_computers(computers, level));
    lines.extend(settings.mention.map(|role| catalog.plan_mentions(role_mention(role))));
    body.extend([String::new(), catalog.rules_options(lines.join("\n"))]);
    let buttons = vec![
        button(id, plan, PlanButton::In, catalog.button_in()),
        button(id, plan, PlanButton::Maybe, catalog.button_maybe()),
        button(id, plan, PlanButton::Out, catalog.button_out()),
        button(id, plan, PlanButton::Change, catalog.button_change()),
    ];
    let message = Message::embed(title, body.join("\n"), Colour::Live).saying(date(plan.at));
    message.with_buttons(buttons)
}

/// The buttons for what the organiser can change besides the options.
pub fn organiser_buttons(catalog: &Catalog, id: PlanId, plan: &Plan) -> Vec<Button> {
    vec![
        button(id, plan, PlanButton::Time, catalog.button_time()),
        button(id, plan, PlanButton::CallOff, catalog.button_call_off()),
    ]
}

/// Asks whether to call an evening off.
pub fn question(catalog: &Catalog, id: PlanId, plan: &Plan) -> Message {
    let surely = button(id, plan, PlanButton::SurelyCallOff, catalog.button_call_off());
    Message::text(catalog.plan_call_off(date(plan.at))).with_buttons(vec![surely])
}

/// One of the evenings in a server's list, and whether the reader may call it off.
pub type ListedPlan<'a> = (PlanId, &'a Plan, bool);

/// The evenings that are planned in a server, as far as the reader may know of them. Its buttons need
/// what stands beside them, so no embed hides that.
pub fn listed(catalog: &Catalog, plans: &[ListedPlan<'_>]) -> Message {
    let mut lines = vec![format!("**{}**", catalog.plans_title())];
    let mut buttons = Vec::new();
    if plans.is_empty() {
        lines.push(catalog.plans_none());
    }
    let organisers =
        among(catalog, plans.iter().filter_map(|(_, plan, _)| plan.organiser.as_ref()));
    for (number, (id, plan, may)) in (1..).zip(plans) {
        let game = catalog.of_game(plan.kind).name();
        let at = link(plan.place, plan.invitation);
        lines.push(catalog.plans_line(number, game, date(plan.at), at));
        lines.extend(about(catalog, plan, &organisers));
        if *may {
            let label = catalog.button_call_off_one(number);
            buttons.push(button(*id, plan, PlanButton::CallOff, label));
        }
    }
    Message::text(lines.join("\n").trim_end()).with_buttons(buttons)
}

/// Who plans it and whether it is every week, and then an empty line.
fn about(catalog: &Catalog, plan: &Plan, names: &HashMap<UserId, String>) -> Vec<String> {
    let organiser =
        plan.organiser.as_ref().map(|person| catalog.plan_organiser(names[&person.id].clone()));
    let weekly = plan.weekly.then(|| catalog.plan_weekly());
    organiser.into_iter().chain(weekly).chain([String::new()]).collect()
}

fn button(id: PlanId, plan: &Plan, asks: PlanButton, label: String) -> Button {
    let style = match asks {
        PlanButton::In => ButtonStyle::Success,
        PlanButton::SurelyCallOff => ButtonStyle::Danger,
        PlanButton::Maybe
        | PlanButton::Out
        | PlanButton::Change
        | PlanButton::Time
        | PlanButton::CallOff => ButtonStyle::Secondary,
    };
    Button::new(Action::Plan(plan.kind, id, plan.round, asks), label, style)
}

/// How it came out, if the evening isn't ahead any more.
fn ending(catalog: &Catalog, plan: &Plan, table: Option<u64>) -> Option<String> {
    Some(match plan.phase {
        Phase::Opened { channel, .. } => {
            let place = Place { channel, ..plan.place };
            catalog.plan_opened(link(place, table))
        }
        Phase::Waiting => catalog.plan_waits(),
        Phase::Over(EndReason::CalledOff) => catalog.plan_called_off(),
        Phase::Over(EndReason::Nobody) => catalog.plan_nobody(),
        Phase::Over(EndReason::NoTable) => catalog.plan_no_table(),
        _ => return None,
    })
}

/// What each of these people is called among the others.
fn among<'a>(
    catalog: &Catalog,
    people: impl Iterator<Item = &'a Person> + Clone,
) -> HashMap<UserId, String> {
    let named = people.clone().map(|person| (person.id, Some(&person.name[..])));
    let names = distinct_names(catalog, named).into_iter().map(|name| escaped(&name));
    people.map(|person| person.id).zip(names).collect()
}

/// The people with this answer; none if nobody has given it.
fn list(catalog: &Catalog, mut names: Vec<String>, answer: Answer) -> Option<String> {
    let count = names.len();
    if count > NAMES {
        names.truncate(NAMES);
        names.push(catalog.plan_others(count - NAMES));
    }
    let names = catalog.list(names);
    (count > 0).then(|| match answer {
        Answer::In => catalog.plan_in(count, names),
        Answer::Maybe => catalog.plan_maybe(count, names),
        Answer::Out => catalog.plan_out(count, names),
    })
}

pub fn reminder(catalog: &Catalog, plan: &Plan) -> Message {
    let mentions: Vec<UserId> = plan.guests_with(Answer::In).map(|guest| guest.person.id).collect();
    let who: Vec<String> = mentions.iter().copied().map(mention).collect();
    let (begins, invitation) = (countdown(plan.at), link(plan.place, plan.invitation));
    let said = catalog.plan_reminder(who.join(" "), catalog.name(), begins, invitation);
    Message { mentions, ..Message::text(said) }
}

/// A zone as a place, with what its clocks show. `None` if there is none of this name.
pub fn zone_label(catalog: &Catalog, name: &str, now: SystemTime) -> Option<String> {
    let clock = zone::written(&zone::named(name)?, now)?;
    let place = zone::place(name, catalog.info().tag);
    Some(catalog.zone_choice(place, clock, name.replace('_', " ")))
}

/// Asks this question about these zones.
pub fn zone_menu(
    catalog: &Catalog,
    action: Action,
    question: String,
    zones: impl Iterator<Item = (String, String)>,
) -> Message {
    let zones = zones.map(|(label, value)| SelectOption { value, label, chosen: false });
    let options = zones.take(OPTIONS_MAX).collect();
    let menu = Row::Select { action, placeholder: catalog.select_zone(), options };
    Message { rows: vec![menu], ..Message::text(question) }
}

pub fn link(Place { guild, channel }: Place, message: Option<u64>) -> String {
    let message = message.map_or_else(String::new, |message| format!("/{message}"));
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::i18n::Language;
    use getaway_games::GameKind;

    #[test]
    fn people_of_one_name_are_told_apart_whatever_they_have_answered() {
        let at = json!({"secs_since_epoch": 1_800_000_000, "nanos_since_epoch": 0});
        let person = |id: u64, name: &str| json!({"id": id, "name": name});
        let guest = |id, name, answer: &str| json!({"person": person(id, name), "answer": answer, "with": 1});
        let plan: Plan = serde_json::from_value(json!({
            "place": {"guild": 1, "channel": 2},
            "kind": "getaway",
            "start": {},
            "organiser": person(10_001, "Ann"),
            "zone": "UTC",
            "weekly": false,
            "at": at,
            "chosen": at,
            "round": 0,
            "guests": [guest(10_002, "ann", "in"), guest(10_003, "Bob", "maybe")],
            "phase": "planned",
            "invitation": 3,
            "stale": false,
        }))
        .unwrap();
        let catalog = Language::English.catalog();
        let settings = Settings::of(GameKind::Getaway);
        let shown = invitation(catalog, PlanId(1), &plan, settings, 0, None);
        let listed = listed(catalog, &[(PlanId(1), &plan, true)]);
        // Without embeds, it says what it is and when.
        assert_eq!(shown.said(), format!("**Getaway: shall we play?** · {}", date(plan.at)));
        assert!(listed.content.contains("**1.** Getaway, **<t:1800000000:F>**"), "{listed:?}");
        let (shown, listed) = (shown.embed.unwrap().description, listed.content);
        for expected in [r"Ann \(…0001\)", r"ann \(…0002\)", "Bob"] {
            assert!(shown.contains(expected), "{shown}");
        }
        assert!(listed.contains("Ann") && !listed.contains("…0001"), "{listed}");
    }
}
