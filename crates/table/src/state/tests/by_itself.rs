//! Cards that are played by themselves, for people who have chosen that.

use super::*;

fn choose(bench: &mut Bench, who: u64, by_itself: bool) -> Effect {
    bench.work(|t| t.chosen(user(who), by_itself)).unwrap()
}

/// Asks for something, with what the user has chosen.
fn asks(bench: &mut Bench, who: u64, by_itself: bool, kind: RequestKind) {
    let request = Request { by_itself, ..bench.request(who, kind) };
    bench.work(|t| t.ask(&request)).unwrap();
}

/// A game of four people with the first lead to come, and who leads.
fn led_by(turn_seconds: u32) -> (Bench, u64) {
    let bench = Bench::dealt(without_takes(turn_seconds), 4, 0, 0);
    let (_, leads) = bench.power();
    (bench, leads)
}

#[test]
fn a_forced_card_is_played_as_its_players_own_move_for_those_who_have_chosen_that() {
    let (mut bench, who) = led_by(0);
    let mut other = Bench::dealt(without_takes(0), 4, 0, 0);
    let seat = bench.state.seat_of(user(who)).unwrap();
    assert_eq!((bench.state.query(), bench.state.awaited()), (None, SeatSet::of(seat)));

    assert_eq!(choose(&mut bench, who, true), Effect::Save);
    assert_eq!(choose(&mut bench, who, true), Effect::Silent, "it is known");
    assert_eq!(bench.state.awaited(), SeatSet::EMPTY, "nobody has to do anything");
    assert!(bench.snapshot().is_played_for(user(who)));
    assert!(bench.think());
    let by_itself = entries(&bench);
    other.ask(who, play(Card::ACE_OF_SPADES)).unwrap();
    assert_eq!(by_itself, entries(&other));
    assert!(!bench.snapshot().is_played_for(user(who)));

    // The others are still asked.
    assert_eq!((bench.state.query(), bench.state.awaited().len()), (None, 1));
}

#[test]
fn whoever_presses_first_makes_the_move_and_the_late_one_does_nothing() {
    let (mut bench, who) = led_by(0);
    choose(&mut bench, who, true);
    let query = bench.state.query().unwrap();
    let decision = bench.state.task(query).unwrap().any().unwrap();
    bench.ask(who, play(Card::ACE_OF_SPADES)).unwrap();
    assert_eq!(bench.work(|t| t.decided(&query, &[decision])), Err(Refusal::Stale));

    let (mut bench, who) = led_by(0);
    choose(&mut bench, who, true);
    let query = bench.state.query().unwrap();
    assert_eq!(choose(&mut bench, who, false), Effect::Save);
    assert_eq!(bench.state.awaited().len(), 1, "they play it themselves after all");
    assert_eq!(bench.work(|t| t.decided(&query, &[decision])), Err(Refusal::Stale));
}

#[test]
fn everybodys_forced_cards_are_played_and_only_those_to_the_end_of_the_game() {
    for seed in 0..6 {
        let mut bench = Bench::dealt(without_takes(0), 3, 0, seed);
        for who in 1..=3 {
            choose(&mut bench, who, true);
        }
        let (mut forced, mut free) = (0, 0);
        while bench.is_playing() {
            match bench.state.query() {
                Some(query) => {
                    forced += 1;
                    assert_eq!(bench.game().legal_cards(query.seat).len(), 1);
                }
                None => {
                    free += 1;
                    for seat in bench.state.awaited().iter() {
                        assert_ne!(bench.game().legal_cards(seat).len(), 1);
                    }
                }
            }
            bench.go_on();
        }
        assert!(forced > 0 && free > 0);
    }
}

#[test]
fn a_forced_card_is_no_sign_that_somebody_is_there() {
    let (mut bench, who) = led_by(30);
    let seat = bench.state.seat_of(user(who)).unwrap();
    bench.state.core.seats[seat.index()].misses = 1;
    choose(&mut bench, who, true);
    assert!(bench.playing().timing.timer.is_none(), "no clock runs for it");
    bench.think();
    assert_eq!(bench.state.core.seats[seat.index()].misses, 1);
    // Everybody else plays, and whoever was away is replaced at the next turn that runs out.
    while bench.state.awaited() != SeatSet::of(seat) {
        bench.go_on();
    }
    bench.pass(30);
    assert!(!bench.state.is_attended(seat));
    // A computer plays for them now, forced or not.
    assert!(!bench.snapshot().is_played_for(user(who)));
}

#[test]
fn a_forced_card_does_not_keep_the_table_for_a_host_who_is_away() {
    let (mut bench, who) = led_by(600);
    bench.state.core.host = user(who);
    choose(&mut bench, who, true);
    let host = SeatSet::of(bench.state.seat_of(user(who)).unwrap());
    bench.think();
    while bench.state.awaited() != host {
        bench.go_on();
    }
    bench.pass(5 * 60);
    assert_eq!(bench.snapshot().absent_host, Some(user(who)));
}

#[test]
fn what_somebody_has_chosen_comes_with_their_requests_and_goes_with_them() {
    let mut bench = Bench::open(quiet(), 0, 0);
    let chosen = |bench: &Bench| -> Vec<u64> {
        bench.snapshot().by_itself.iter().map(|person| person.0).collect()
    };
    for who in 2..=4 {
        asks(&mut bench, who, true, RequestKind::Join);
    }
    assert_eq!(chosen(&bench), [2, 3, 4]);
    asks(&mut bench, 3, true, RequestKind::Leave);
    assert_eq!(chosen(&bench), [2, 4]);
    asks(&mut bench, 2, false, cut("mango"));
    assert_eq!(chosen(&bench), [4]);
    // It stays with the stored table, but not with a person who is forgotten.
    asks(&mut bench, 5, true, RequestKind::Join);
    assert!(bench.stored().contains(r#""by_itself":[4,5]"#));
    bench.work(|t| t.forget(user(5))).unwrap();
    assert_eq!(chosen(&bench), [4]);
    // Somebody who isn't here.
    assert_eq!(choose(&mut bench, 9, true), Effect::Silent);
    assert_eq!(chosen(&bench), [4]);
    bench.work(|t| t.person_gone(user(4))).unwrap();
    assert!(!bench.stored().contains("by_itself"));
}

#[test]
fn whoever_waits_for_the_next_game_has_their_choice_in_it() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    asks(&mut bench, 8, true, RequestKind::Join);
    assert_eq!(bench.snapshot().by_itself, [user(8)]);
    bench.play_out();
    bench.ask(1, RequestKind::Deal).unwrap();
    let seat = bench.state.seat_of(user(8)).unwrap();
    assert_eq!(bench.state.players().by_itself, SeatSet::of(seat));
}

#[test]
fn whoever_has_a_seat_kept_for_them_has_their_choice_when_they_are_back() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    choose(&mut bench, 2, true);
    bench.play_out();
    bench.slow([1]);
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(bench.state.seat_of(user(2)), None, "a computer plays");
    bench.ask(2, RequestKind::Join).unwrap();
    assert_eq!(bench.state.players().by_itself, SeatSet::of(seat(1)));
}

#[test]
fn whoever_is_forgotten_plays_their_forced_card_themselves_with_the_clock_running() {
    let (mut bench, who) = led_by(30);
    choose(&mut bench, who, true);
    assert!(bench.playing().timing.timer.is_none());
    bench.work(|t| t.forget(user(who))).unwrap();
    assert!(bench.playing().timing.timer.is_some());
}
