//! Taking a hand: announced takes, their order, the take-window, held leads (rules, section 6).

use super::*;
use crate::rules::Event;

const WINDOW: Settings = Settings {
    take_window: 3,
    ..QUIET
};

fn neighbour(bench: &Bench, seat: Seat) -> Seat {
    bench.game().board().neighbour(seat).unwrap()
}

/// The seat whose next player is `seat`.
fn before(bench: &Bench, seat: Seat) -> Seat {
    let all = bench.game().board().in_play();
    let found = all.iter().find(|s| neighbour(bench, *s) == seat);
    found.unwrap()
}

#[test]
fn a_take_before_the_first_trick_may_bring_the_power() {
    let mut bench = Bench::dealt(QUIET, 4, 0, 0);
    let power = bench.game().board().power();
    let taker = before(&bench, power);
    let who = bench.who(taker);
    let took = bench.ask(who, Ask::Take);
    let count = 13;
    assert_eq!(took, Ok(Done::Took { from: power, count }));
    assert_eq!(bench.game().board().power(), taker);
    assert_eq!(bench.game().hand(taker).len(), 26);
    assert_eq!(
        bench.ask(who, Ask::Play(Card::OPENER)),
        Ok(Done::Played(Card::OPENER))
    );
    bench.play_out();
}

#[test]
fn an_announced_take_can_be_withdrawn() {
    let mut bench = Bench::dealt(QUIET, 4, 0, 0);
    bench.go_on();
    let who = bench.who(seat(2));
    assert_eq!(bench.ask(who, Ask::Take), Ok(Done::TakeAnnounced));
    assert_eq!(bench.playing().margin.announced, SeatSet::of(seat(2)));
    assert_eq!(bench.ask(who, Ask::Take), Ok(Done::TakeWithdrawn));
    bench.finish_trick();
    assert_eq!(bench.game().board().in_play().len(), 4);
}

#[test]
fn announced_takes_are_carried_out_in_turn_beginning_with_the_power() {
    let mut bench = Bench::dealt(QUIET, 4, 0, 0);
    bench.go_on();
    for n in 0..4 {
        let who = bench.who(seat(n));
        assert_eq!(bench.ask(who, Ask::Take), Ok(Done::TakeAnnounced));
    }
    bench.finish_trick();
    let run = &bench.playing().run;
    let took: Vec<(Seat, Seat)> = run
        .present
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Took { seat, from, .. } => Some((*seat, *from)),
            _ => None,
        })
        .collect();
    // The power takes the first; that one is gone, so the one after it takes from the power.
    let power = took[0].0;
    assert_eq!(
        took[0].1,
        power.after(1, 4, crate::rules::Direction::Clockwise)
    );
    let third = power.after(2, 4, crate::rules::Direction::Clockwise);
    assert_eq!(
        took[1],
        (third, third.after(1, 4, crate::rules::Direction::Clockwise))
    );
    assert_eq!(took.len(), 2);
    assert_eq!(run.game.board().in_play().len(), 2);
    assert!(bench.playing().margin.announced.is_empty());
}

#[test]
fn an_announced_take_never_loses_the_game_unasked() {
    let mut bench = Bench::dealt(QUIET, 3, 0, 0);
    bench.go_on();
    for n in 0..3 {
        let who = bench.who(seat(n));
        assert_eq!(bench.ask(who, Ask::Take), Ok(Done::TakeAnnounced));
    }
    bench.finish_trick();
    // The power takes the first. Two are left now, and a take by the other would lose the game.
    assert_eq!(bench.game().board().in_play().len(), 2);
    assert!(bench.playing().margin.announced.is_empty());

    // Announced with two left it is meant, and carried out.
    bench.go_on();
    let other = bench
        .game()
        .board()
        .in_play()
        .without(bench.game().board().power());
    let who = bench.who(other.only().unwrap());
    assert_eq!(bench.ask(who, Ask::Take), Ok(Done::TakeAnnounced));
    while bench.is_playing() && bench.game().board().trick().is_some() {
        bench.go_on();
    }
    assert!(!bench.is_playing());
}

#[test]
fn a_lead_is_held_until_the_window_is_over() {
    let mut bench = Bench::dealt(WINDOW, 4, 0, 0);
    let power = bench.game().board().power();
    let who = bench.who(power);
    let window = bench.life.window_ends().unwrap();
    assert_eq!(window, bench.now + Duration::from_secs(3));
    assert_eq!(
        bench.ask(who, Ask::Play(Card::OPENER)),
        Ok(Done::Held(Card::OPENER))
    );
    assert!(bench.game().board().trick().is_none());
    assert!(matches!(bench.snapshot().stage,
        crate::table::snapshot::Stage::Playing(p) if p.window.unwrap().held));
    bench.pass(2);
    assert!(bench.game().board().trick().is_none());
    bench.pass(1);
    assert_eq!(bench.game().board().trick().unwrap().lead().seat, power);
    assert!(bench.playing().margin.held.is_none());
}

#[test]
fn another_lead_replaces_the_held_one() {
    let mut bench = Bench::dealt(WINDOW, 4, 0, 0);
    bench.go_on();
    bench.finish_trick();
    let power = bench.game().board().power();
    let who = bench.who(power);
    let hand = bench.game().hand(power);
    let (first, second) = (hand.nth(0).unwrap(), hand.nth(1).unwrap());
    assert_eq!(bench.ask(who, Ask::Play(first)), Ok(Done::Held(first)));
    assert_eq!(bench.ask(who, Ask::Play(second)), Ok(Done::Held(second)));
    bench.pass(3);
    assert_eq!(bench.game().board().trick().unwrap().lead().card, second);
}

#[test]
fn a_held_lead_is_void_when_the_power_is_taken() {
    let mut bench = Bench::dealt(WINDOW, 4, 0, 0);
    let power = bench.game().board().power();
    let who = bench.who(power);
    bench.ask(who, Ask::Play(Card::OPENER)).unwrap();
    let taker = before(&bench, power);
    let taker_who = bench.who(taker);
    bench.ask(taker_who, Ask::Take).unwrap();
    assert!(bench.playing().margin.held.is_none());
    bench.pass(3);
    assert!(bench.game().board().trick().is_none());
    let opened = bench.ask(taker_who, Ask::Play(Card::OPENER));
    assert_eq!(opened, Ok(Done::Played(Card::OPENER)));
}

#[test]
fn the_window_is_skipped_where_only_the_leader_is_a_person() {
    let mut bench = Bench::open(WINDOW, 3, 0);
    bench.ask(1, Ask::Deal).unwrap();
    for _ in 0..40 {
        if bench.is_playing() {
            let others = bench.game().board().power() != seat(0);
            let open = bench.life.window_ends().is_some();
            assert!(!open || others && bench.game().board().in_play().contains(seat(0)));
            bench.go_on();
        }
    }
}

#[test]
fn the_taker_of_two_loses() {
    let mut bench = Bench::dealt(QUIET, 3, 0, 0);
    let power = bench.game().board().power();
    let first = bench.who(power);
    bench.ask(first, Ask::Take).unwrap();
    bench.ask(first, Ask::Take).unwrap();
    assert_eq!(bench.outcome().loser, power);
}

#[test]
fn computers_are_asked_for_takes_where_they_ever_take() {
    let settings = Settings {
        level: Level::Hard,
        ..QUIET
    };
    let mut bench = Bench::dealt(settings, 1, 3, 0);
    assert_eq!(bench.life.query().unwrap().what, Decide::Take);
    let query = bench.life.query().unwrap();
    // Not taking changes nothing that anybody could see, until a clock or window begins.
    let effect = bench.work(|d| d.decided(&query, Choice::Take(false)));
    assert!(matches!(effect, Ok(Effect::Silent | Effect::Save)));
    let query = bench.life.query().unwrap();
    bench
        .work(|d| d.decided(&query, Choice::Take(true)))
        .unwrap();
    assert_eq!(bench.game().board().in_play().len(), 3);
}
