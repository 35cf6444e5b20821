//! Joining, leaving, coming back; who is host; tables that nobody needs.

use super::*;
use crate::games::getaway::session::Decision as GetawayDecision;

#[test]
fn people_join_until_the_seats_are_taken_by_people() {
    let mut bench = Bench::open(quiet(), 6, 0);
    assert_eq!(bench.ask(2, Ask::Join), Ok(Done::Joined(seat(7))));
    assert_eq!(
        bench.ask(2, Ask::Join),
        Err(Refusal::AlreadySeated(seat(7)))
    );
    // Eight seats are taken; the last computer makes room.
    for (n, at) in (3..=8).zip((1..=6).rev()) {
        assert_eq!(bench.ask(n, Ask::Join), Ok(Done::Joined(seat(at))));
    }
    assert_eq!(bench.ask(9, Ask::Join), Err(Refusal::Full(8)));
}

#[test]
fn more_computers_than_fit_open_no_table() {
    let games = Cell::new(0);
    let make = || Ok(commit(&games, 0));
    let ctx = Ctx {
        now: start(),
        commit: &make,
    };
    let new = |computers| NewTable {
        table: TableId(1),
        place: Place {
            guild: GuildId(1),
            channel: ChannelId(1),
        },
        host: person(1),
        interaction: InteractionId(1),
        settings: quiet(),
        computers,
    };
    let refused = TableState::open(new(8), &ctx).map(|_| ());
    let wrong = Refusal::WrongSeats {
        have: 9,
        least: 3,
        most: 8,
    };
    assert_eq!(refused, Err(wrong));
    assert!(TableState::open(new(7), &ctx).is_ok());
}

#[test]
fn leaving_a_lobby_frees_the_seat_and_passes_the_table_on() {
    let mut bench = Bench::open(quiet(), 1, 0);
    bench.ask(2, Ask::Join).unwrap();
    bench.ask(3, Ask::Join).unwrap();
    assert_eq!(bench.ask(1, Ask::Leave), Ok(Done::Left));
    assert_eq!(bench.state.core.host, user(2));
    assert_eq!(bench.state.seat_of(user(2)), Some(seat(1)));
    assert_eq!(bench.ask(1, Ask::Leave), Err(Refusal::NotSeated));
    bench.ask(2, Ask::Leave).unwrap();
    bench.ask(3, Ask::Leave).unwrap();
    assert_eq!(bench.end(), Some(End::Deserted));
}

#[test]
fn a_computer_plays_for_who_left_until_they_are_back() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    let power = bench.game().board().power();
    let who = bench.who(power);
    assert!(bench.state.query().is_none());
    assert_eq!(bench.ask(who, Ask::Leave), Ok(Done::Left));
    assert_eq!(bench.ask(who, Ask::Leave), Err(Refusal::NotSeated));
    assert_eq!(bench.state.query().unwrap().seat, power);
    assert_eq!(bench.ask(who, Ask::Join), Ok(Done::Back(power)));
    assert!(bench.state.query().is_none());
    bench.ask(who, Ask::Leave).unwrap();
    assert!(bench.think(), "the computer opens");
    bench.finish_trick();
    assert!(matches!(bench.ask(9, Ask::Join), Ok(Done::Waiting(_))));
    // A play brings its owner back, too.
    let seat = bench.game().board().power();
    let who = bench.who(seat);
    let _ = bench.ask(who, Ask::Join);
    bench.ask(who, Ask::Leave).unwrap();
    let card = bench.any_card(seat);
    assert_eq!(
        bench.ask(who, play(card)),
        Ok(acted(GetawayDone::Played(card)))
    );
    assert!(bench.state.is_attended(seat));
}

#[test]
fn a_refused_play_brings_nobody_back() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    let other = (1..=4).find(|n| {
        let seat = bench.state.seat_of(user(*n)).unwrap();
        seat != bench.game().board().power()
    });
    let other = other.unwrap();
    bench.ask(other, Ask::Leave).unwrap();
    assert!(bench.ask(other, play(Card::ACE_OF_SPADES)).is_err());
    let seat = bench.state.seat_of(user(other)).unwrap();
    assert!(!bench.state.is_attended(seat));
}

#[test]
fn an_outdated_decision_is_dropped() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    let power = bench.game().board().power();
    let who = bench.who(power);
    bench.ask(who, Ask::Leave).unwrap();
    let query = bench.state.query().unwrap();
    bench.ask(who, Ask::Join).unwrap();
    let card = GetawayDecision::Card(Card::ACE_OF_SPADES);
    let decision = any::Decision::Getaway(card);
    let late = bench.work(|t| t.decided(&query, decision));
    assert_eq!(late, Err(Refusal::Stale));
}

#[test]
fn the_seat_of_who_left_is_free_in_the_result_and_results_stay_readable() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 8);
    bench.ask(2, Ask::Leave).unwrap();
    let outcome = bench.play_out();
    assert_eq!(bench.state.core.seats.len(), 3);
    assert_eq!(outcome.seats.len(), 4);
    assert_eq!(outcome.seats[1].person(), Some(&person(2)));
    // The dealer of the first game sat in seat 0; seat 1 is gone, the one after it deals.
    assert_eq!(bench.state.core.dealer, Some(seat(1)));
    assert_eq!(bench.state.seat_of(user(3)), Some(seat(1)));
    assert_eq!(bench.ask(5, Ask::Join), Ok(Done::Joined(seat(3))));
    bench.ask(1, Ask::Deal).unwrap();
    bench.play_out();
}

#[test]
fn a_game_without_people_goes_on_and_waits_for_somebody() {
    let mut bench = Bench::dealt(quiet(), 2, 2, 0);
    bench.ask(1, Ask::Leave).unwrap();
    assert_eq!(bench.state.core.host, user(2));
    bench.work(|t| t.person_gone(user(2))).unwrap();
    assert!(bench.is_playing());
    assert!(bench.snapshot().is_deserted());
    // Whoever comes back first is the host.
    bench.ask(1, Ask::Join).unwrap();
    assert_eq!(bench.state.core.host, user(1));
    assert!(!bench.snapshot().is_deserted());
    bench.ask(1, Ask::Leave).unwrap();

    let outcome = bench.play_out();
    assert!(outcome.counts, "nobody escapes a result by leaving last");
    assert!(bench.snapshot().is_deserted());
    bench.ask(3, Ask::Join).unwrap();
    assert_eq!(bench.state.core.host, user(3));
    bench.pass(29 * 60);
    assert_eq!(bench.end(), None);
    bench.pass(60);
    assert_eq!(bench.end(), Some(End::Idle));
}

#[test]
fn a_lobby_and_a_result_that_nobody_touches_end() {
    let mut bench = Bench::open(quiet(), 3, 0);
    bench.pass(29 * 60);
    bench.ask(2, Ask::Join).unwrap();
    bench.pass(29 * 60);
    assert_eq!(bench.end(), None);
    bench.pass(60);
    assert_eq!(bench.end(), Some(End::Idle));

    let mut bench = Bench::dealt(quiet(), 1, 3, 0);
    bench.play_out();
    assert_eq!(bench.pass(29 * 60), Effect::Silent);
    bench.pass(60);
    assert_eq!(bench.end(), Some(End::Idle));
}

#[test]
fn a_forgotten_name_is_gone_from_seats_and_result() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 0);
    bench.play_out();
    bench.work(|t| t.forget(user(2))).unwrap();
    let text = bench.state.document().unwrap().unwrap().text;
    assert!(!text.contains("person 2"));
    assert!(text.contains("person 1"));
    assert_eq!(bench.work(|t| t.forget(user(9))), Err(Refusal::NotSeated));
}

#[test]
fn who_comes_during_a_game_is_dealt_into_the_next() {
    let mut bench = Bench::dealt(quiet(), 3, 3, 1);
    assert!(matches!(bench.ask(8, Ask::Join), Ok(Done::Waiting(_))));
    assert_eq!(bench.ask(8, Ask::Join), Err(Refusal::AlreadyWaiting));
    assert!(bench.ask(9, Ask::Join).is_ok());
    // It is in the document.
    let saved = bench.state.document().unwrap().unwrap().text;
    assert!(
        saved.contains("person 8") && saved.contains("person 9"),
        "{saved}"
    );
    assert_eq!(bench.ask(9, Ask::Leave), Ok(Done::WaitsNoMore));
    assert_eq!(bench.ask(9, Ask::Leave), Err(Refusal::NotSeated));
    let waiting = |bench: &Bench| bench.snapshot().waiting.len();
    assert_eq!(waiting(&bench), 1);
    while bench.is_playing() {
        bench.go_on();
    }
    assert_eq!(waiting(&bench), 0);
    assert_eq!(bench.state.seat_of(user(8)), Some(seat(6)));
    bench.ask(1, Ask::Deal).unwrap();
    assert!(bench.snapshot().view(seat(6)).is_some(), "they have a hand");
}

#[test]
fn no_more_people_wait_than_there_are_seats_for() {
    let mut bench = Bench::dealt(quiet(), 3, 2, 1);
    for who in 11..=15 {
        assert!(
            matches!(bench.ask(who, Ask::Join), Ok(Done::Waiting(_))),
            "{who}"
        );
    }
    assert_eq!(bench.ask(16, Ask::Join), Err(Refusal::Full(8)));
    // Who leaves the game keeps their seat in it, and can come back to it.
    bench.ask(2, Ask::Leave).unwrap();
    assert_eq!(bench.ask(16, Ask::Join), Err(Refusal::Full(8)));
    bench.ask(15, Ask::Leave).unwrap();
    assert!(bench.ask(16, Ask::Join).is_ok());
    while bench.is_playing() {
        bench.go_on();
    }
    let seats = bench.snapshot().seats;
    let people = seats.iter().filter(|seat| seat.person().is_some());
    // The computers made room, and who left is gone.
    assert_eq!((seats.len(), people.count()), (8, 7));
}

#[test]
fn a_table_whose_people_left_is_that_of_who_waits() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.ask(8, Ask::Join).unwrap();
    for who in 1..=3 {
        bench.ask(who, Ask::Leave).unwrap();
    }
    assert!(!bench.snapshot().is_deserted());
    while bench.is_playing() {
        bench.go_on();
    }
    assert_eq!(bench.state.core.host, user(8));
    assert_eq!(bench.snapshot().seats.len(), 1);
}

#[test]
fn computers_fill_up_a_table_and_it_is_dealt() {
    let mut bench = Bench::open(quiet(), 0, 1);
    bench.ask(2, Ask::Join).unwrap();
    assert_eq!(
        bench.ask(2, Ask::FillAndDeal),
        Err(Refusal::NotHost(user(1)))
    );
    assert_eq!(bench.snapshot().seats.len(), 2, "nobody sat down");
    assert!(matches!(bench.ask(1, Ask::FillAndDeal), Ok(Done::Dealt(_))));
    assert_eq!(bench.snapshot().seats.len(), 4);
    assert!(bench.is_playing());
    assert_eq!(bench.ask(1, Ask::FillAndDeal), Err(Refusal::AlreadyDealt));
    // A table that has enough is dealt as it is.
    let mut bench = Bench::open(quiet(), 5, 1);
    assert!(bench.ask(1, Ask::FillAndDeal).is_ok());
    assert_eq!(bench.snapshot().seats.len(), 6);
}
