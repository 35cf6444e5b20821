//! The clock of a turn.

use super::*;

const CLOCK: Settings = Settings {
    turn_seconds: 30,
    ..QUIET
};

fn clock(bench: &Bench) -> Option<crate::table::snapshot::Clock> {
    match bench.snapshot().stage {
        crate::table::snapshot::Stage::Playing(p) => p.clock,
        crate::table::snapshot::Stage::Picking(p) => p.clock,
        _ => None,
    }
}

#[test]
fn a_third_before_the_end_the_clock_is_short() {
    let mut bench = Bench::dealt(CLOCK, 4, 0, 0);
    let ends = start() + Duration::from_secs(30);
    assert_eq!(clock(&bench).unwrap().ends, ends);
    assert_eq!(
        bench.life.wake_at(),
        Some(start() + Duration::from_secs(20))
    );
    assert_eq!(bench.pass(19), Effect::Silent);
    assert!(!clock(&bench).unwrap().short);
    assert_eq!(bench.pass(1), Effect::Show);
    assert!(clock(&bench).unwrap().short);
    assert_eq!(bench.life.wake_at(), Some(ends));
}

#[test]
fn a_slow_players_card_is_played_for_them_and_twice_in_a_row_makes_the_seat_slow() {
    let mut bench = Bench::dealt(CLOCK, 3, 0, 0);
    let power = bench.game().board().power();
    let who = bench.who(power);
    assert_eq!(bench.pass(30), Effect::Save);
    assert!(bench.life.is_attended(power));
    assert!(bench.think(), "the computer plays that one card");
    assert!(!bench.think());
    bench.finish_trick();
    // Until the same player is due again the others play.
    while bench.is_playing() && bench.life.is_attended(power) {
        let due = bench.life.awaited().unwrap().1;
        if due.contains(power) {
            bench.pass(30);
        } else {
            bench.go_on();
        }
    }
    let acting = bench.life.core.seats[power.index()].info.acting;
    assert_eq!(acting, Acting::ForSlow);
    assert_eq!(bench.ask(who, Ask::Join), Ok(Done::Back(power)));
    assert!(bench.life.is_attended(power));
    assert_eq!(bench.life.core.seats[power.index()].misses, 0);
}

#[test]
fn a_play_in_between_forgives_the_first_miss() {
    let mut bench = Bench::dealt(CLOCK, 3, 0, 0);
    let mut played = false;
    let power = bench.game().board().power();
    for _ in 0..60 {
        if !bench.is_playing() {
            break;
        }
        let due = bench.life.awaited().map(|(_, due)| due);
        if due.is_some_and(|due| due == SeatSet::of(power)) && !played {
            bench.pass(30);
            bench.think();
            played = true;
        } else {
            if due.is_some_and(|due| due == SeatSet::of(power)) {
                played = false;
            }
            bench.go_on();
        }
        assert!(bench.life.is_attended(power));
    }
}

#[test]
fn all_who_wait_in_the_first_trick_share_the_clock() {
    let mut bench = Bench::dealt(CLOCK, 4, 0, 0);
    bench.go_on();
    bench.pass(10);
    let ends = clock(&bench).unwrap().ends;
    bench.go_on();
    assert_eq!(clock(&bench).unwrap().ends, ends, "it runs on");
    bench.pass(20);
    assert!(clock(&bench).is_none(), "nobody is waited for");
    assert!(bench.think());
    assert!(bench.think());
    assert_eq!(bench.game().board().tricks(), 1);
    assert!(clock(&bench).is_some());
}

#[test]
fn two_slow_players_do_not_hold_up_the_third() {
    let mut bench = Bench::dealt(CLOCK, 3, 0, 4);
    let diligent = seat(0);
    for _ in 0..2000 {
        if !bench.is_playing() {
            return;
        }
        let due = bench.life.awaited().map(|(_, due)| due);
        match due {
            Some(due) if due.contains(diligent) => {
                let card = bench.any_card(diligent);
                bench.ask(1, Ask::Play(card)).unwrap();
            }
            Some(_) => {
                bench.pass(30);
            }
            None => {
                bench.think();
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn a_held_lead_stops_the_clock_and_a_void_one_starts_it_anew() {
    let settings = Settings {
        take_window: 3,
        ..CLOCK
    };
    let mut bench = Bench::dealt(settings, 4, 0, 0);
    let power = bench.game().board().power();
    let who = bench.who(power);
    assert!(clock(&bench).is_some());
    bench.ask(who, Ask::Play(Card::OPENER)).unwrap();
    assert!(clock(&bench).is_none());
    bench.pass(1);
    let all = bench.game().board().in_play();
    let taker = all
        .iter()
        .find(|s| bench.game().board().neighbour(*s) == Some(power))
        .unwrap();
    let taker = bench.who(taker);
    bench.ask(taker, Ask::Take).unwrap();
    assert_eq!(
        clock(&bench).unwrap().ends,
        bench.now + Duration::from_secs(30)
    );
}

#[test]
fn piles_are_picked_for_the_slow() {
    let options = Options {
        deal: crate::rules::Deal::ChooseAPile,
        ..CLASSIC
    };
    let mut bench = Bench::dealt(Settings { options, ..CLOCK }, 3, 0, 0);
    for _ in 0..3 {
        assert!(clock(&bench).is_some());
        bench.pass(30);
        assert!(bench.think());
    }
    assert_eq!(bench.game().board().tricks(), 0);
    assert!(bench.life.is_attended(seat(0)), "one miss each");
}

#[test]
fn a_turn_that_went_by_forces_no_later_card() {
    let settings = Settings {
        turn_seconds: 15,
        take_window: 30,
        ..QUIET
    };
    let mut bench = Bench::dealt(settings, 4, 0, 0);
    let power = bench.game().board().power();
    bench.pass(15);
    assert_eq!(bench.playing().margin.forced, SeatSet::of(power));
    // Before the window is over somebody else takes the power, and the turn with it.
    let all = bench.game().board().in_play();
    let mut takers = all.iter();
    let taker = takers.find(|s| bench.game().board().neighbour(*s) == Some(power));
    let taker = bench.who(taker.unwrap());
    bench.ask(taker, Ask::Take).unwrap();
    assert!(bench.playing().margin.forced.is_empty());
    assert!(bench.life.query().is_none());
}
