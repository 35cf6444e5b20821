//! Stopping a game: who is asked, what they can answer, and what becomes of the game.

use super::*;
use crate::snapshot::{self, Vote};
use getaway_games::getaway::rules::Dealing;
use getaway_games::options::Named;

const AS_MODERATOR: RequestKind = RequestKind::Stop { as_moderator: true };

/// A game of users 1 to `people` and computers in which something has been done. Nobody moves
/// unless the test says so.
fn begun(people: u64, computers: usize, turn_seconds: u32) -> Bench {
    let mut bench = Bench::dealt(in_turn(turn_seconds), people, computers, 5);
    bench.finish_trick();
    while bench.think() {}
    bench
}

/// The same, in which the host has asked the others whether it may end.
fn stop_asked(people: u64, computers: usize, turn_seconds: u32) -> Bench {
    let mut bench = begun(people, computers, turn_seconds);
    bench.ask(1, STOP).unwrap();
    bench
}

/// A game of three people who have yet to pick their piles.
fn undealt() -> Bench {
    let rules = Options { deal: Dealing::ChooseAPile, ..Options::default() };
    Bench::dealt(with_rules(rules), 3, 0, 0)
}

impl Bench {
    fn vote(&self) -> Option<Vote> {
        match self.snapshot().stage {
            snapshot::Stage::Playing(snapshot::GameSnapshot { vote: Some(vote), .. }) => Some(vote),
            _ => None,
        }
    }

    /// The users who are still asked.
    fn asked(&self) -> Vec<u64> {
        let asked = self.vote().expect("a vote").asked;
        let mut users: Vec<u64> = asked.iter().map(|seat| self.who(seat)).collect();
        users.sort_unstable();
        users
    }

    fn vote_id(&self) -> InteractionId {
        self.vote().expect("a vote").id
    }

    fn agrees(&mut self, who: u64) -> Result<RequestOutcome, Refusal> {
        self.ask(who, RequestKind::AgreeToStop(self.vote_id()))
    }

    /// Whether the person has a seat in which a computer plays.
    fn is_replaced(&self, who: u64) -> bool {
        self.acting(who) == Acting::ForAbsent
    }
}

#[test]
fn a_game_ends_without_a_result_if_everyone_who_still_plays_agrees() {
    let mut bench = begun(4, 0, 600);
    let ends = bench.now + Duration::from_secs(120);
    bench.does(1, STOP, RequestOutcome::StopAsked(ends));
    assert_eq!(bench.asked(), [2, 3, 4]);
    assert_eq!(bench.agrees(3), Ok(RequestOutcome::Agreed));
    assert_eq!(bench.agrees(2), Ok(RequestOutcome::Agreed));
    assert_eq!(bench.asked(), [4]);
    assert_eq!(bench.agrees(4), Ok(RequestOutcome::Stopped));
    assert_eq!(bench.end(), Some(End::Agreed(person(1))));
    assert_eq!(bench.changes.len(), 0, "no result");
}

#[test]
fn one_who_plays_on_decides_the_vote_and_a_computer_takes_over_for_the_asker() {
    let mut bench = stop_asked(4, 0, 600);
    bench.agrees(2).unwrap();
    let keep_playing = RequestKind::KeepPlaying(bench.vote_id());
    bench.refuses(1, keep_playing.clone(), Refusal::NotAsked);
    bench.does(3, keep_playing.clone(), RequestOutcome::KeptPlaying);
    assert!(bench.vote().is_none() && bench.is_replaced(1));
    assert_eq!(bench.end(), None, "the game goes on");
    bench.refuses(4, keep_playing, Refusal::Stale);
}

#[test]
fn without_agreement_a_computer_takes_over_the_seat_of_the_asker_and_the_others_play_on() {
    for silent in [2, 3] {
        let mut bench = stop_asked(3, 1, 600);
        bench.agrees(5 - silent).unwrap();
        bench.pass(119);
        assert!(bench.vote().is_some() && !bench.is_replaced(1));
        assert_eq!(bench.pass(1), Effect::Save);
        assert!(bench.vote().is_none() && bench.is_playing());
        assert_eq!([1, 2, 3].map(|who| bench.is_replaced(who)), [true, false, false]);
        assert_eq!(bench.snapshot().host, user(2), "the next person is host");
        let outcome = bench.play_out();
        assert!(outcome.counts && outcome.results.is_some());
        let is_finish = |change: &GameChange| matches!(change, GameChange::Finish { .. });
        assert!(bench.changes.iter().any(is_finish));
        // The asker has left the series, as everyone who leaves has.
        assert_eq!(bench.state.seat_of(user(1)), None);
    }
}

#[test]
fn an_asker_who_was_replaced_can_come_back_and_ask_again() {
    let mut bench = begun(3, 0, 600);
    bench.ask(2, AS_MODERATOR).unwrap();
    bench.agrees(1).unwrap();
    bench.pass(120);
    assert!(bench.is_replaced(2) && bench.snapshot().host == user(1));
    bench.ask(2, RequestKind::Join).unwrap();
    assert!(!bench.is_replaced(2));
    bench.ask(2, AS_MODERATOR).unwrap();
    bench.agrees(1).unwrap();
    bench.agrees(3).unwrap();
    assert_eq!(bench.end(), Some(End::Agreed(person(2))));
}

#[test]
fn whoever_left_timed_out_or_got_away_is_not_asked() {
    let mut bench = begun(4, 0, 30);
    bench.ask(4, RequestKind::Leave).unwrap();
    bench.slow([2]);
    bench.ask(1, STOP).unwrap();
    assert_eq!(bench.asked(), [2]);
    for not_asked in [4, 9] {
        assert_eq!(bench.agrees(not_asked), Err(Refusal::NotAsked));
    }
    // Whoever comes back is asked, too.
    bench.ask(3, RequestKind::Join).unwrap();
    assert_eq!(bench.asked(), [2, 3]);
    assert_eq!(bench.agrees(3), Ok(RequestOutcome::Agreed));
    // The last one who was still asked leaves, so everyone who still plays agrees.
    bench.ask(2, RequestKind::Leave).unwrap();
    assert_eq!(bench.end(), Some(End::Agreed(person(1))));

    let mut away = 0;
    for seed in 0..8 {
        let mut bench = Bench::dealt(quiet(), 4, 0, seed);
        while bench.is_playing() && bench.game().board().in_play().len() == 4 {
            bench.go_on();
        }
        if !bench.is_playing() || bench.ask(1, STOP).is_err() || bench.vote().is_none() {
            continue;
        }
        away += 1;
        let who = bench.who(bench.game().board().away()[0]);
        assert!(!bench.asked().contains(&who));
        if who != 1 {
            assert_eq!(bench.agrees(who), Err(Refusal::NotAsked));
        }
    }
    assert!(away > 3, "{away}");
}

/// Otherwise a loser would only have to wait until the others are out of the game.
#[test]
fn with_nobody_left_to_ask_a_computer_takes_over_at_once() {
    let mut bench = begun(2, 2, 600);
    bench.ask(2, RequestKind::Leave).unwrap();
    bench.does(1, STOP, RequestOutcome::ReplacedAtOnce);
    assert!(bench.is_replaced(1) && bench.state.is_deserted());
    assert!(bench.state.is_for_computers(), "which makes them hurry");
    assert!(bench.play_out().counts);

    // The same if the others go during the vote.
    let mut bench = stop_asked(2, 2, 600);
    bench.ask(2, RequestKind::Leave).unwrap();
    assert!(bench.is_replaced(1));

    let mut bench = stop_asked(2, 2, 600);
    bench.work(|t| t.person_gone(user(2))).unwrap();
    assert!(bench.is_replaced(1));
}

#[test]
fn moderators_end_only_tables_at_which_they_do_not_sit() {
    let mut bench = begun(3, 0, 600);
    bench.refuses(2, STOP, Refusal::NotHost(user(1)));
    assert!(matches!(bench.ask(2, AS_MODERATOR), Ok(RequestOutcome::StopAsked(_))));
    assert_eq!(bench.asked(), [1, 3]);
    // The host may stop it as well, and so agrees.
    bench.does(1, STOP, RequestOutcome::Agreed);
    bench.refuses(1, STOP, Refusal::AlreadyAgreed);
    // Their seat stays theirs when they leave it.
    bench.ask(2, RequestKind::Leave).unwrap();
    bench.refuses(2, AS_MODERATOR, Refusal::AlreadyAgreed);
    // Somebody who only waits has no part in this game.
    bench.ask(8, RequestKind::Join).unwrap();
    bench.does(8, AS_MODERATOR, RequestOutcome::Stopped);
    assert_eq!(bench.end(), Some(End::Unfinished(person(8))));
    assert!(bench.state.document().unwrap().is_none());
    bench.refuses(1, RequestKind::Join, Refusal::Ended);

    // A moderator ends a deserted game as well, but nobody who left it can.
    let mut bench = begun(2, 2, 600);
    bench.each([1, 2], RequestKind::Leave);
    bench.does(2, AS_MODERATOR, RequestOutcome::ReplacedAtOnce);
    assert!(bench.is_playing());
    bench.does(9, AS_MODERATOR, RequestOutcome::Stopped);
}

#[test]
fn without_a_game_that_counts_a_table_ends_at_once() {
    let at_once = |mut bench: Bench, ended: fn(Person) -> End| {
        bench.does(1, STOP, RequestOutcome::Stopped);
        assert_eq!(bench.end(), Some(ended(person(1))));
    };
    at_once(Bench::open(quiet(), 3, 0), End::Stopped);
    // Nobody has seen a card yet.
    at_once(undealt(), End::Unfinished);
    at_once(begun(1, 3, 600), End::Unfinished);
}

/// Otherwise whoever deals could look at their cards, and deal again until they like them.
#[test]
fn once_cards_are_dealt_to_two_people_the_others_are_asked_before_the_first_card_too() {
    for kind in GameKind::ALL {
        let mut bench = Bench::dealt(Settings::of(*kind), 2, 2, 0);
        let asked = bench.ask(1, STOP);
        assert!(matches!(asked, Ok(RequestOutcome::StopAsked(_))), "{kind:?}: {asked:?}");
        assert!(bench.is_playing());
        bench.ask(2, RequestKind::KeepPlaying(bench.vote_id())).unwrap();
        assert!(bench.is_playing() && bench.is_replaced(1), "{kind:?}");
    }
}

#[test]
fn at_a_slow_table_a_vote_lasts_as_long_as_a_turn_and_a_day_at_most() {
    const DAY: u64 = 86_400;
    for (turn, lasts) in [(1800, 120), (3600, 3600), (DAY, DAY), (3 * DAY, DAY), (0, DAY)] {
        let mut bench = begun(3, 0, turn as u32);
        let ends = bench.now + Duration::from_secs(lasts);
        bench.does(1, STOP, RequestOutcome::StopAsked(ends));
        bench.pass(lasts - 1);
        assert!(bench.vote().is_some(), "{turn}");
        bench.pass(1);
        assert!(bench.vote().is_none() && bench.is_replaced(1), "{turn}");
    }
}

#[test]
fn the_game_goes_on_during_a_vote() {
    let mut bench = stop_asked(4, 0, 40);
    let before = bench.playing().session.entries();
    let clock = bench.playing().timing.timer.unwrap().ends;
    bench.go_on();
    assert_eq!(bench.playing().session.entries(), before + 1);
    assert!(bench.vote().is_some());
    // So do the clocks, and whoever times out is no longer asked.
    assert!(clock < bench.vote().unwrap().ends);
    bench.pass(40);
    assert!(bench.state.query().is_some(), "a computer moves for them");

    for seed in 0..4 {
        let mut bench = Bench::dealt(quiet(), 4, 0, seed);
        bench.finish_trick();
        bench.ask(1, STOP).unwrap();
        bench.play_out();
    }
}

#[test]
fn only_the_asker_takes_a_question_back_and_old_buttons_do_nothing() {
    let mut bench = stop_asked(3, 0, 600);
    let first = bench.vote_id();
    bench.agrees(2).unwrap();
    assert_eq!(bench.agrees(2), Err(Refusal::AlreadyAgreed));
    assert_eq!(bench.agrees(1), Err(Refusal::AlreadyAgreed));
    bench.refuses(3, RequestKind::TakeBackStop(first), Refusal::NotTheAsker(user(1)));
    bench.does(1, RequestKind::TakeBackStop(first), RequestOutcome::StopTakenBack);
    bench.pass(120);
    assert!(!bench.is_replaced(1));

    bench.ask(1, STOP).unwrap();
    for press in [RequestKind::AgreeToStop(first), RequestKind::TakeBackStop(first)] {
        bench.refuses(1, press.clone(), Refusal::Stale);
        bench.refuses(3, press, Refusal::Stale);
    }
    assert_eq!(bench.asked(), [2, 3]);
    let agree = RequestKind::AgreeToStop(bench.vote_id());
    let of = |game| Moment::in_round(GameNumber(game), 0);
    let game = bench.playing().dealt.committed.game.0;
    assert_eq!(bench.ask_at(2, of(game + 1), agree.clone()), Err(Refusal::Stale));
    assert_eq!(bench.ask_at(2, of(game), agree), Ok(RequestOutcome::Agreed));
}

#[test]
fn when_nobody_can_play_here_any_more_computers_finish_a_game_that_counts() {
    let mut bench = stop_asked(3, 0, 30);
    bench.ask(9, RequestKind::Join).unwrap();
    let is_gone = |bench: &mut Bench| bench.work(|t| t.end_counted(End::ChannelGone)).unwrap();
    assert_eq!(is_gone(&mut bench), Effect::Save);
    assert!(bench.state.is_deserted() && bench.vote().is_none());
    assert_eq!(is_gone(&mut bench), Effect::Silent);
    assert!(bench.play_out().counts);
    is_gone(&mut bench);
    assert_eq!(bench.end(), Some(End::ChannelGone));

    let mut bench = undealt();
    bench.work(|t| t.end_counted(End::Deserted)).unwrap();
    assert_eq!(bench.end(), Some(End::Deserted), "nobody has seen a card");
}

#[test]
fn computers_finish_the_game_also_if_somebody_has_agreed_to_stop_or_is_late() {
    let mut bench = stop_asked(3, 0, 30);
    bench.agrees(2).unwrap();
    let until = bench.now + Duration::from_secs(60);
    bench.state.core.late = Some(Late { people: vec![user(9)], until });
    assert!(bench.playing().timing.timer.is_some());
    bench.work(|t| t.end_counted(End::ChannelGone)).unwrap();
    assert!(bench.is_playing() && bench.state.is_deserted());
    assert!(bench.playing().timing.timer.is_none(), "nobody's time runs");
}

#[test]
fn everyone_sees_who_has_something_at_stake() {
    let at_stake = |bench: &Bench| match bench.snapshot().stage {
        snapshot::Stage::Playing(playing) => playing.at_stake,
        _ => None,
    };
    assert_eq!(at_stake(&begun(3, 0, 600)), Some(SeatSet::first(3)));
    assert_eq!(at_stake(&begun(1, 3, 600)), None);
    assert_eq!(at_stake(&Bench::dealt(quiet(), 3, 0, 0)), Some(SeatSet::first(3)));
    assert_eq!(at_stake(&undealt()), None, "nobody has seen a card");
}

#[test]
fn a_vote_leaves_time_after_a_restart_and_moves_with_the_clock() {
    let mut bench = stop_asked(3, 0, 600);
    let ends = |bench: &Bench| bench.vote().unwrap().ends;
    let before = ends(&bench);
    assert_eq!(bench.state.wake_at(), Some(before));
    let hour = Duration::from_secs(3600);
    assert_eq!(bench.corrects(SignedDuration::from_secs(3600)), Effect::Save);
    assert_eq!(ends(&bench), before + hour);
    bench.now = before + 2 * hour;
    bench.state.extend_deadlines(SignedDuration::ZERO, bench.now, SignedDuration::ZERO);
    assert_eq!(ends(&bench), bench.now + Duration::from_secs(60));
}

#[test]
fn forgetting_changes_no_vote() {
    let mut bench = stop_asked(3, 0, 600);
    for who in [1, 2] {
        bench.work(|t| t.forget(user(who))).unwrap();
    }
    assert_eq!(bench.asked(), [2, 3]);
    bench.agrees(3).unwrap();
    bench.pass(120);
    assert!(bench.is_replaced(1));
    assert!(bench.play_out().counts, "for the others");
}

/// Nobody is made to pay for a question of somebody else's.
#[test]
fn a_question_that_nobody_answers_costs_only_the_seat_of_whoever_asked() {
    for (turn_seconds, host_asks) in [(1800, true), (1800, false), (600, true), (600, false)] {
        let mut bench = begun(3, 0, turn_seconds);
        bench.go_on();
        let (due, [host, guest]) = bench.due_and_others();
        assert_eq!(bench.snapshot().host, user(host));
        let (asker, other) = if host_asks { (host, guest) } else { (guest, host) };
        bench.takes(due).unwrap();
        bench.ask(asker, AS_MODERATOR).unwrap();
        bench.pass(120);
        let all = [due, asker, other].map(|who| bench.acting(who));
        assert_eq!(all, [Acting::Owner, Acting::ForAbsent, Acting::Owner]);
        assert_eq!(bench.public().takes.announced().len(), 1, "it is wanted");
        assert_eq!(bench.snapshot().host == user(host), !host_asks);
        // Both are asked the next time, too, and computers finish nothing for them.
        bench.ask(other, AS_MODERATOR).unwrap();
        assert_eq!(bench.asked(), [due]);
    }
}

#[test]
fn a_turn_that_runs_out_does_not_end_a_vote() {
    let mut bench = stop_asked(4, 0, 30);
    // The clock becomes short, and runs out.
    for seconds in [20, 10] {
        assert_ne!(bench.pass(seconds), Effect::Silent);
        assert!(bench.vote().is_some() && !bench.is_replaced(1));
    }
}

#[test]
fn a_vote_that_leaves_the_game_to_computers_ends_its_pause() {
    let mut bench = Bench::dealt(with(Options::default(), 30), 2, 2, 1);
    bench.finish_trick();
    bench.go_on_to_window();
    bench.ask(1, STOP).unwrap();
    bench.ask(2, RequestKind::Leave).unwrap();
    assert!(bench.is_replaced(1) && bench.state.is_deserted());
    assert_eq!(bench.window_ends(), None);
}
