//! The phases of a plan, by the clock and by what people ask for.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::when::{When, zone};
use super::*;
use crate::state::tests::person;
use getaway_games::GameKind;
use getaway_store::{InteractionId, Place, TableId};

const MINUTE: Duration = Duration::from_secs(60);

fn at() -> SystemTime {
    // Friday, 23 October 2026, 20:00 in Berlin, whose clocks go back two days later.
    UNIX_EPOCH + Duration::from_secs(1_792_778_400)
}

/// A plan of person 1, whose invitation is posted.
pub(crate) fn plan() -> Plan {
    let mut plan = Plan {
        version: 0,
        place: Place { guild: GuildId(1), channel: ChannelId(2) },
        kind: GameKind::Getaway,
        start: StartDocument::of(&serde_json::json!({})),
        organiser: Some(person(1)),
        zone: zone::named("Europe/Berlin").unwrap(),
        weekly: false,
        at: at(),
        chosen: at(),
        round: 0,
        guests: Vec::new(),
        phase: Phase::Planned,
        reminded: None,
        invitation: Some(5),
        reposted: false,
        stale: false,
    };
    answer(&mut plan, 1, Answer::In).unwrap();
    plan.stale = false;
    plan
}

fn weekly() -> Plan {
    Plan { weekly: true, ..plan() }
}

pub(crate) fn answer(plan: &mut Plan, who: u64, answer: Answer) -> Result<(), NotDone> {
    plan.answer(&person(who), InteractionId(who), answer, 3)
}

/// That moment, as somebody in Berlin types it.
fn typed(at: SystemTime) -> When {
    let berlin = zone::named("Europe/Berlin");
    When::read(&When::exactly(at), at - MINUTE, berlin.as_ref()).unwrap()
}

fn pass(plan: &mut Plan, now: SystemTime) -> Option<PlanTask> {
    plan.pass(now, |_| true);
    plan.task()
}

#[test]
fn a_plan_reminds_ten_minutes_before_and_opens_at_its_time() {
    let mut plan = plan();
    let reminder = at() - 10 * MINUTE;
    assert_eq!(plan.due_at(), Some(reminder));
    assert_eq!(pass(&mut plan, reminder - MINUTE), None);
    // First the invitation, to which the reminder leads.
    assert_eq!(pass(&mut plan, reminder), Some(PlanTask::Show));
    plan.stale = false;
    assert_eq!(plan.task(), Some(PlanTask::Remind));
    // Until that is noted, it is still to be done.
    assert_eq!(pass(&mut plan, reminder + MINUTE), Some(PlanTask::Remind));
    plan.phase = Phase::Reminded;
    assert_eq!(plan.due_at(), Some(at()));
    assert_eq!(pass(&mut plan, at()), Some(PlanTask::Open));
    let opening = Phase::Opening { thread: None };
    assert_eq!(plan.phase, opening);
    // The clock jumps back: nothing happens twice.
    assert_eq!(pass(&mut plan, reminder), Some(PlanTask::Open));
    assert_eq!(plan.phase, opening);
}

#[test]
fn an_evening_that_is_moved_again_and_again_mentions_people_once() {
    let (mut plan, mut now) = (plan(), at() - 10 * MINUTE);
    let moved = |plan: &mut Plan, to, now| {
        plan.postpone(&typed(to), now);
        plan.stale = false;
        pass(plan, to - 10 * MINUTE)
    };
    pass(&mut plan, now);
    assert_eq!(plan.phase, Phase::Reminding);
    for _ in 0..5 {
        plan.phase = Phase::Reminded;
        now += MINUTE;
        assert_eq!(moved(&mut plan, now + 11 * MINUTE, now), None);
    }
    // It is another evening then.
    let tomorrow = now + 24 * 60 * MINUTE;
    moved(&mut plan, tomorrow, now);
    assert_eq!(plan.phase, Phase::Reminding);
}

#[test]
fn without_room_an_evening_waits_for_an_hour() {
    let mut plan = plan();
    plan.pass(at(), |_| false);
    assert_eq!((&plan.phase, plan.task()), (&Phase::Waiting, Some(PlanTask::Show)));
    plan.stale = false;
    assert_eq!(plan.due_at(), Some(at()));
    plan.pass(at() + MINUTE, |_| false);
    assert_eq!(plan.task(), None);
    // People can still say that they come.
    answer(&mut plan, 2, Answer::In).unwrap();
    let mut late = plan.clone();
    assert_eq!(pass(&mut plan, at() + 2 * MINUTE), Some(PlanTask::Open));
    late.pass(at() + 60 * MINUTE, |_| false);
    assert_eq!(late.phase, Phase::Over(EndReason::NoTable));
}

#[test]
fn a_reminder_that_is_too_late_is_left_out() {
    let mut plan = plan();
    assert_eq!(pass(&mut plan, at() + MINUTE), Some(PlanTask::Open));
    let mut soon = super::tests::plan();
    soon.postpone(&typed(at()), at() - 5 * MINUTE);
    soon.stale = false;
    assert_eq!(soon.phase, Phase::Reminded);
    assert_eq!(pass(&mut soon, at() - 5 * MINUTE), None);
}

#[test]
fn without_people_or_long_after_its_time_nothing_opens() {
    let mut plan = plan();
    assert_eq!(pass(&mut plan, at() + 60 * MINUTE), Some(PlanTask::Show));
    assert_eq!(plan.phase, Phase::Over(EndReason::NoTable));
    let mut plan = super::tests::plan();
    answer(&mut plan, 1, Answer::Maybe).unwrap();
    plan.stale = false;
    assert_eq!(pass(&mut plan, at() - MINUTE), None, "nobody to remind");
    assert_eq!(pass(&mut plan, at()), Some(PlanTask::Show));
    assert_eq!(plan.phase, Phase::Over(EndReason::Nobody));
}

#[test]
fn a_plan_that_is_called_off_does_nothing_more() {
    let mut plan = plan();
    pass(&mut plan, at() - 10 * MINUTE);
    plan.end(EndReason::CalledOff);
    assert_eq!(plan.task(), Some(PlanTask::Show));
    plan.stale = false;
    for now in [at() - MINUTE, at(), at() + MINUTE] {
        assert_eq!(pass(&mut plan, now), None);
    }
    assert!(plan.is_over());
    assert_eq!(answer(&mut plan, 2, Answer::In), Err(NotDone::Over));
}

#[test]
fn people_change_their_minds_and_take_the_seats_that_there_are() {
    let mut plan = plan();
    for who in [2, 3] {
        answer(&mut plan, who, Answer::In).unwrap();
    }
    assert_eq!(answer(&mut plan, 4, Answer::In), Err(NotDone::Full(3)));
    assert_eq!(answer(&mut plan, 3, Answer::In), Ok(()), "they are in");
    answer(&mut plan, 2, Answer::Out).unwrap();
    answer(&mut plan, 4, Answer::In).unwrap();
    let ids = |answer| plan.guests_with(answer).map(|guest| guest.person.id.0);
    assert_eq!(ids(Answer::In).collect::<Vec<_>>(), [1, 3, 4]);
    assert_eq!(ids(Answer::Out).collect::<Vec<_>>(), [2]);
}

#[test]
fn only_the_organiser_or_a_moderator_changes_a_plan() {
    let mut plan = plan();
    let check = |plan: &Plan, who, moderates| plan.check_change(UserId(who), moderates);
    assert_eq!(check(&plan, 1, false), Ok(()));
    assert_eq!(check(&plan, 2, false), Err(NotDone::NotOrganiser));
    assert_eq!(check(&plan, 2, true), Ok(()));
    plan.remove(UserId(2));
    assert!(plan.stale, "they are no longer in its list");
    assert_eq!(check(&plan, 1, false), Ok(()));
    // The organiser leaves, or is forgotten.
    plan.remove(UserId(1));
    assert_eq!(check(&plan, 1, false), Err(NotDone::NotOrganiser));
    assert!(!serde_json::to_string(&plan).unwrap().contains("person 1"));
}

#[test]
fn a_weekly_plan_comes_again_at_the_same_time_of_day() {
    let mut plan = weekly();
    answer(&mut plan, 2, Answer::In).unwrap();
    plan.phase = Phase::Opened { table: TableId(9), channel: ChannelId(2) };
    plan.stale = false;
    assert_eq!(plan.task(), Some(PlanTask::Follow(TableId(9), ChannelId(2))));
    assert_eq!((plan.due_at(), plan.follows()), (None, Some(TableId(9))));
    assert!(plan.repeat(PlanId(7), at() + 180 * MINUTE));
    let week = Duration::from_secs(7 * 24 * 60 * 60);
    assert_eq!(plan.at, at() + week + 60 * MINUTE, "an hour later by UTC");
    assert_eq!((plan.round, plan.guests.len()), (1, 1));
    assert_eq!(plan.task(), Some(PlanTask::Invite));
    let mut off = plan.clone();
    off.end(EndReason::CalledOff);
    assert!(!off.repeat(PlanId(7), at()), "it was called off");
    plan.invitation = Some(6);
    plan.remove(UserId(1));
    assert!(!plan.repeat(PlanId(7), at()), "nobody plans it");
}

#[test]
fn a_weekly_plan_is_late_only_on_the_night_whose_hour_is_skipped() {
    // Sunday, 21 March 2027, 02:30 in Berlin. A week later there is no half past two.
    let seconds = |seconds| UNIX_EPOCH + Duration::from_secs(seconds);
    let mut plan = weekly();
    plan.postpone(&typed(seconds(1_805_592_600)), at());
    let mut next = || {
        plan.invitation = Some(5);
        assert!(plan.repeat(PlanId(7), plan.at));
        plan.at
    };
    assert_eq!(next(), seconds(1_806_197_400), "03:30");
    assert_eq!(next(), seconds(1_806_798_600), "02:30 again");
}

#[test]
fn a_weekly_plan_that_begins_in_a_skipped_hour_is_late_only_once() {
    // Saturday, 27 March 2027, 13:00 in Berlin; at 2 in the night clocks go on.
    let seconds = |seconds| UNIX_EPOCH + Duration::from_secs(seconds);
    let (now, berlin) = (seconds(1_806_148_800), zone::named("Europe/Berlin"));
    let read = |typed: &str| When::read(typed, now, berlin.as_ref()).unwrap();
    let next = |plan: &Plan| {
        let mut next = plan.clone();
        assert!(next.repeat(PlanId(7), plan.at));
        next.at
    };
    let (half_past_three, later) = (seconds(1_806_197_400), seconds(1_806_798_600));
    for typed in ["tomorrow 2:30", "tomorrow 2:30am", "28 march 02:30", "sun 2:30"] {
        let mut plan = weekly();
        plan.postpone(&read(typed), now);
        assert_eq!(plan.at, half_past_three, "{typed}");
        assert_eq!(next(&plan), later, "{typed}: 02:30");
        // The text that is offered is read as the same time.
        plan.postpone(&read(&read(typed).text()), now);
        assert_eq!((plan.at, next(&plan)), (half_past_three, later), "{typed}");
        // The form shows this evening's time. Sent back unchanged, it changes nothing.
        plan.postpone(&read(&zone::written(&plan.zone, plan.at).unwrap()), now);
        assert_eq!((plan.at, next(&plan)), (half_past_three, later), "{typed}");
    }
    let mut plan = weekly();
    plan.postpone(&read("tomorrow 3:30"), now);
    let an_hour_later = later + 60 * MINUTE;
    assert_eq!((plan.at, next(&plan)), (half_past_three, an_hour_later));
}

#[test]
fn nothing_opens_an_hour_after_its_time_even_if_it_was_about_to() {
    let mut plan = plan();
    assert_eq!(pass(&mut plan, at() + 59 * MINUTE), Some(PlanTask::Open));
    assert_eq!(pass(&mut plan, at() + 60 * MINUTE), Some(PlanTask::Show));
    assert_eq!(plan.phase, Phase::Over(EndReason::NoTable));
}

#[test]
fn an_invitation_that_cannot_be_posted_is_given_up_with_its_evening() {
    let mut plan = weekly();
    plan.invitation = None;
    assert_eq!(pass(&mut plan, at() - MINUTE), Some(PlanTask::Invite));
    // The table doesn't wait for it.
    assert_eq!(pass(&mut plan, at()), Some(PlanTask::Open));
    pass(&mut plan, at() + 60 * MINUTE);
    // It may be there all the same, and is looked for once.
    assert_eq!(plan.task(), Some(PlanTask::Invite));
    plan.stale = false;
    assert_eq!(plan.task(), None);
    assert!(plan.is_over() && !plan.repeat(PlanId(7), at() + 60 * MINUTE));
}

#[test]
fn a_deleted_invitation_is_posted_again_once_and_then_calls_the_evening_off() {
    let mut plan = plan();
    plan.deleted(4);
    assert_eq!(plan.invitation, Some(5), "another message");
    plan.deleted(5);
    assert_eq!(plan.task(), Some(PlanTask::Invite));
    plan.posted(6);
    assert_eq!(plan.task(), None);
    plan.deleted(6);
    assert_eq!(plan.phase, Phase::Over(EndReason::CalledOff));
    assert_eq!((plan.task(), plan.is_over()), (None, true));

    let mut opened = super::tests::plan();
    opened.phase = Phase::Opened { table: TableId(9), channel: ChannelId(2) };
    opened.deleted(5);
    assert_eq!(opened.task(), None, "the table is there");
}

#[test]
fn a_weekly_evening_comes_again_if_its_invitation_is_deleted_while_the_table_opens() {
    let mut plan = weekly();
    assert_eq!(pass(&mut plan, at()), Some(PlanTask::Open));
    plan.deleted(5);
    assert_eq!(plan.task(), Some(PlanTask::Open));
    plan.phase = Phase::Opened { table: TableId(9), channel: ChannelId(2) };
    plan.deleted(5);
    assert!(plan.repeat(PlanId(7), at() + MINUTE));
}

#[test]
fn a_weekly_evening_comes_again_if_its_invitation_was_deleted_and_is_not_posted_again() {
    let mut plan = weekly();
    plan.deleted(5);
    assert_eq!(pass(&mut plan, at()), Some(PlanTask::Open));
    plan.phase = Phase::Opened { table: TableId(9), channel: ChannelId(2) };
    assert!(plan.repeat(PlanId(7), at() + MINUTE));
    assert!(!plan.reposted, "the next evening has its own invitation");
}

#[test]
fn the_next_evening_is_called_off_while_the_table_of_this_one_is_open() {
    let mut plan = weekly();
    plan.phase = Phase::Opened { table: TableId(9), channel: ChannelId(2) };
    assert_eq!(plan.call_off(UserId(2), false), Err(NotDone::NotOrganiser));
    assert_eq!(plan.call_off(UserId(2), true), Ok(()));
    assert_eq!((plan.task(), plan.follows()), (None, None));
    assert_eq!(plan.due_at(), Some(UNIX_EPOCH), "to be deleted");
    assert_eq!(plan.call_off(UserId(1), false), Err(NotDone::Opened(ChannelId(2))));
}

#[test]
fn people_who_cannot_come_keep_nobody_out() {
    let mut plan = plan();
    for who in 10..110 {
        answer(&mut plan, who, Answer::Out).unwrap();
    }
    answer(&mut plan, 2, Answer::In).unwrap();
    answer(&mut plan, 3, Answer::Maybe).unwrap();
    assert_eq!(plan.guests.len(), 100);
    let has = |who| plan.guests.iter().any(|guest| guest.person.id == UserId(who));
    assert!(has(1) && has(2) && has(3) && has(109) && !has(10));
    // Nor those who may come, once nobody has said no.
    for who in 10..110 {
        answer(&mut plan, who, Answer::Maybe).unwrap();
    }
    answer(&mut plan, 4, Answer::In).unwrap();
    assert_eq!(plan.guests.len(), 100);
    let who_is_in = plan.guests_with(Answer::In).map(|guest| guest.person.id.0);
    assert_eq!(who_is_in.collect::<Vec<_>>(), [1, 2, 4]);
}

#[test]
fn what_is_still_to_be_shown_is_due_at_once() {
    let at_once = Some(UNIX_EPOCH);
    let mut plan = plan();
    answer(&mut plan, 2, Answer::In).unwrap();
    assert_eq!((plan.due_at(), plan.task()), (at_once, Some(PlanTask::Show)));
    plan.stale = false;
    plan.postpone(&typed(at() + MINUTE), at() - 60 * MINUTE);
    assert_eq!((plan.due_at(), plan.task()), (at_once, Some(PlanTask::Show)));
    plan.stale = false;
    plan.end(EndReason::Nobody);
    assert_eq!((plan.due_at(), plan.task()), (at_once, Some(PlanTask::Show)));
    // A message that was deleted needs no change.
    plan.deleted(5);
    assert_eq!(plan.task(), None);

    let mut plan = super::tests::plan();
    plan.invitation = None;
    assert_eq!(plan.due_at(), at_once);
    // The next evening has its own.
    plan.weekly = true;
    plan.phase = Phase::Opened { table: TableId(9), channel: ChannelId(2) };
    assert_eq!(plan.due_at(), None);
}

#[test]
fn a_table_that_is_about_to_open_waits_for_nobody() {
    let mut plan = plan();
    pass(&mut plan, at());
    answer(&mut plan, 1, Answer::Out).unwrap_err();
    plan.remove(UserId(1));
    plan.pass(at() + MINUTE, |_| false);
    assert_eq!(plan.phase, Phase::Opening { thread: None });
}

#[test]
fn a_weekly_evening_comes_again_unless_it_is_called_off() {
    let mut plan = weekly();
    let mut nobody = plan.clone();
    nobody.end(EndReason::Nobody);
    // The bot was away for longer than a week.
    let now = at() + Duration::from_secs(10 * 24 * 60 * 60);
    assert!(nobody.repeat(PlanId(7), now));
    let weeks = Duration::from_secs(14 * 24 * 60 * 60);
    assert_eq!(nobody.at, at() + weeks + 60 * MINUTE, "an hour later by UTC");
    // An evening within minutes is left out.
    let soon = at() + weeks + 55 * MINUTE;
    let mut short = plan.clone();
    assert!(short.repeat(PlanId(7), soon));
    assert_eq!(short.at, at() + weeks + weeks / 2 + 60 * MINUTE);
    assert_eq!(plan.call_off(UserId(2), false), Err(NotDone::NotOrganiser));
    assert_eq!(plan.call_off(UserId(1), false), Ok(()));
    assert_eq!(plan.phase, Phase::Over(EndReason::CalledOff));
    assert!(!plan.repeat(PlanId(7), now));
}
