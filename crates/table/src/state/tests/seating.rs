//! Joining, leaving, coming back; hosts; deserted and idle tables.

use super::*;
use crate::computer_name;
use crate::snapshot::Owner;
use getaway_games::Level;
use getaway_games::cards::Direction;
use getaway_games::getaway::session::Decision as GetawayDecision;

#[test]
fn people_can_join_until_people_have_all_seats() {
    let mut bench = Bench::open(quiet(), 6, 0);
    bench.does(2, RequestKind::Join, RequestOutcome::Joined(seat(7)));
    bench.refuses(2, RequestKind::Join, Refusal::AlreadySeated(seat(7)));
    // Eight seats are taken; the last computer makes room.
    for (n, at) in (3..=8).zip((1..=6).rev()) {
        bench.does(n, RequestKind::Join, RequestOutcome::Joined(seat(at)));
    }
    bench.refuses(9, RequestKind::Join, Refusal::Full(8));
}

#[test]
fn a_computer_keeps_its_name_until_somebody_of_that_name_sits_down() {
    let numbers = |bench: &Bench| {
        let seats = bench.snapshot().seats;
        let numbers = seats.into_iter().filter_map(|seat| match seat.owner {
            Owner::Computer { number, .. } => Some(number),
            Owner::Person(_) => None,
        });
        numbers.collect::<Vec<_>>()
    };
    let mut bench = Bench::open(quiet(), 3, 0);
    assert_eq!(numbers(&bench), [1, 2, 3]);
    let mut request = bench.request(2, RequestKind::Join);
    request.person.name = computer_name(2).latin.to_uppercase();
    bench.work(|t| t.ask(&request)).unwrap();
    assert_eq!(numbers(&bench), [1, 4, 3]);
    // The new name stays when they go, and a seat that becomes free changes no other name.
    bench.ask(2, RequestKind::Leave).unwrap();
    bench.ask(3, RequestKind::Join).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.play_out();
    assert_eq!(numbers(&bench), [1, 4, 3]);
}

#[test]
fn the_host_changes_an_open_lobby_and_nothing_once_cards_are_dealt() {
    let mut bench = Bench::open(quiet(), 3, 0);
    bench.does(2, RequestKind::Join, RequestOutcome::Joined(seat(4)));
    let configure = |level, computers| RequestKind::Configure {
        settings: Box::new(Settings { level, ..quiet() }),
        computers,
    };
    bench.refuses(2, configure(Level::Hard, 1), Refusal::NotHost(user(1)));
    bench.does(1, configure(Level::Hard, 1), RequestOutcome::Configured);
    let owners = |bench: &Bench| {
        bench.snapshot().seats.into_iter().map(|info| info.owner).collect::<Vec<_>>()
    };
    let computer = |number| Owner::Computer { level: Level::Hard, number };
    let [alice, bob] = [1, 2].map(|n| Owner::Person(person(n)));
    assert_eq!(owners(&bench), [alice.clone(), computer(1), bob.clone()]);
    assert_eq!(bench.snapshot().settings.level, Level::Hard);
    bench.does(1, configure(Level::Hard, 2), RequestOutcome::Configured);
    assert_eq!(owners(&bench), [alice, computer(1), bob, computer(2)]);

    bench.refuses(1, configure(Level::Easy, 7), Refusal::WrongSeats { have: 9, least: 3, most: 8 });
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.refuses(1, configure(Level::Easy, 2), Refusal::AlreadyDealt);
}

#[test]
fn a_lobby_keeps_its_game() {
    let mut bench = Bench::open(quiet(), 3, 0);
    let settings = Box::new(Settings::of(GameKind::King));
    bench.refuses(1, RequestKind::Configure { settings, computers: 3 }, Refusal::Stale);
}

#[test]
fn a_table_cannot_open_with_too_many_computers() {
    let open = |computers| Bench::try_open(new_table(quiet(), computers), 0).map(drop);
    assert_eq!(open(8), Err(Refusal::WrongSeats { have: 9, least: 3, most: 8 }));
    assert_eq!(open(7), Ok(()));
}

#[test]
fn leaving_a_lobby_frees_the_seat_and_passes_the_table_on() {
    let mut bench = Bench::open(quiet(), 1, 0);
    bench.each([2, 3], RequestKind::Join);
    bench.does(1, RequestKind::Leave, RequestOutcome::Left);
    assert_eq!(bench.state.core.host, user(2));
    assert_eq!(bench.state.seat_of(user(2)), Some(seat(1)));
    bench.refuses(1, RequestKind::Leave, Refusal::NotSeated);
    bench.each([2, 3], RequestKind::Leave);
    assert_eq!(bench.end(), Some(End::Deserted));
}

#[test]
fn a_computer_plays_for_a_person_who_left_until_they_are_back() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    let (power, who) = bench.power();
    assert!(bench.state.query().is_none());
    bench.does(who, RequestKind::Leave, RequestOutcome::Left);
    bench.refuses(who, RequestKind::Leave, Refusal::NotSeated);
    assert_eq!(bench.state.query().unwrap().seat, power);
    bench.does(who, RequestKind::Join, RequestOutcome::Back(power));
    assert!(bench.state.query().is_none());
    bench.ask(who, RequestKind::Leave).unwrap();
    assert!(bench.think(), "the computer opens");
    bench.finish_trick();
    assert!(matches!(bench.ask(9, RequestKind::Join), Ok(RequestOutcome::Waiting(_))));
    // A play brings its owner back, too.
    let (seat, who) = bench.power();
    let _ = bench.ask(who, RequestKind::Join);
    bench.ask(who, RequestKind::Leave).unwrap();
    let card = bench.any_card(seat);
    bench.does(who, play(card), acted(GetawayOutcome::Played(card)));
    assert!(bench.state.is_attended(seat));
}

#[test]
fn a_refused_play_brings_nobody_back() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    let (_, leads) = bench.power();
    let other = (1..=4).find(|who| *who != leads).unwrap();
    bench.ask(other, RequestKind::Leave).unwrap();
    assert!(bench.ask(other, play(Card::ACE_OF_SPADES)).is_err());
    assert_eq!(bench.acting(other), Acting::ForAbsent);
}

#[test]
fn an_outdated_decision_is_dropped() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    let (_, who) = bench.power();
    bench.ask(who, RequestKind::Leave).unwrap();
    let query = bench.state.query().unwrap();
    bench.ask(who, RequestKind::Join).unwrap();
    let decision = any::Decision::Getaway(GetawayDecision::Card(Card::ACE_OF_SPADES));
    assert_eq!(bench.work(|t| t.decided(&query, &[decision])), Err(Refusal::Stale));
}

#[test]
fn a_leavers_seat_is_freed_after_the_game_and_stays_in_the_result() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 8);
    bench.ask(2, RequestKind::Leave).unwrap();
    let outcome = bench.play_out();
    assert_eq!(bench.state.core.seats.len(), 3);
    assert_eq!(outcome.seats.len(), 4);
    assert_eq!(outcome.seats[1].person(), Some(&person(2)));
    // Seat 0 dealt the first game. Seat 1 is gone, so the seat after it deals.
    assert_eq!(bench.state.core.dealer, Some(seat(1)));
    assert_eq!(bench.state.seat_of(user(3)), Some(seat(1)));
    bench.does(5, RequestKind::Join, RequestOutcome::Joined(seat(3)));
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.play_out();
}

#[test]
fn a_game_that_all_people_left_goes_on_and_keeps_the_table_open() {
    let mut bench = Bench::dealt(brisk(), 2, 2, 0);
    bench.ask(1, RequestKind::Leave).unwrap();
    assert_eq!(bench.state.core.host, user(2));
    bench.work(|t| t.person_gone(user(2))).unwrap();
    assert!(bench.is_playing());
    assert!(bench.snapshot().is_deserted());
    // The first person to come back is the host.
    bench.ask(1, RequestKind::Join).unwrap();
    assert_eq!(bench.state.core.host, user(1));
    assert!(!bench.snapshot().is_deserted());
    bench.ask(1, RequestKind::Leave).unwrap();

    assert!(bench.play_out().counts, "nobody escapes a result by leaving last");
    assert!(bench.snapshot().is_deserted());
    bench.ask(3, RequestKind::Join).unwrap();
    assert_eq!(bench.state.core.host, user(3));
    bench.pass(29 * 60);
    assert_eq!(bench.end(), None);
    bench.pass(60);
    assert_eq!(bench.end(), Some(End::Idle));
}

#[test]
fn idle_lobbies_and_results_end() {
    let mut bench = Bench::open(brisk(), 3, 0);
    bench.pass(29 * 60);
    bench.ask(2, RequestKind::Join).unwrap();
    bench.pass(29 * 60);
    assert_eq!(bench.end(), None);
    assert_eq!(bench.pass(60), Effect::Save);
    assert_eq!(bench.end(), Some(End::Idle));

    let mut bench = Bench::dealt(brisk(), 1, 3, 0);
    bench.play_out();
    assert_eq!(bench.pass(29 * 60), Effect::Silent);
    bench.pass(60);
    assert_eq!(bench.end(), Some(End::Idle));
}

#[test]
fn the_lobby_and_the_result_of_a_slow_table_wait_for_a_week() {
    const WEEK: u64 = 7 * 86_400;
    for turn_seconds in [0, 3600, 259_200] {
        let settings = Settings { turn_seconds, ..quiet() };
        let mut result = Bench::dealt(settings, 1, 3, 0);
        result.play_out();
        for mut bench in [Bench::open(settings, 3, 0), result] {
            bench.pass(WEEK - 1);
            assert_eq!(bench.end(), None);
            bench.pass(1);
            assert_eq!(bench.end(), Some(End::Idle));
        }
    }
}

#[test]
fn forgetting_clears_the_name_in_seats_and_result() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 0);
    bench.play_out();
    bench.work(|t| t.forget(user(2))).unwrap();
    let text = bench.stored();
    assert!(text.contains("person 1") && !text.contains("person 2"), "{text}");
    assert_eq!(bench.work(|t| t.forget(user(9))), Err(Refusal::NotSeated));
}

#[test]
fn people_who_join_during_a_game_are_dealt_into_the_next() {
    let mut bench = Bench::dealt(quiet(), 3, 3, 1);
    assert!(matches!(bench.ask(8, RequestKind::Join), Ok(RequestOutcome::Waiting(_))));
    bench.refuses(8, RequestKind::Join, Refusal::AlreadyWaiting);
    assert!(bench.ask(9, RequestKind::Join).is_ok());
    // Waiting people are in the document.
    let saved = bench.stored();
    assert!(saved.contains("person 8") && saved.contains("person 9"), "{saved}");
    bench.does(9, RequestKind::Leave, RequestOutcome::WaitsNoMore);
    bench.refuses(9, RequestKind::Leave, Refusal::NotSeated);
    let waiting = |bench: &Bench| bench.snapshot().waiting.len();
    assert_eq!(waiting(&bench), 1);
    bench.play_out();
    assert_eq!(waiting(&bench), 0);
    assert_eq!(bench.state.seat_of(user(8)), Some(seat(6)));
    bench.ask(1, RequestKind::Deal).unwrap();
    assert!(bench.snapshot().view(seat(6)).is_some(), "they have a hand");
}

#[test]
fn no_more_people_wait_than_there_are_seats_for() {
    let mut bench = Bench::dealt(quiet(), 3, 2, 1);
    for who in 11..=15 {
        bench.does(who, RequestKind::Join, RequestOutcome::Waiting(GameNumber(1)));
    }
    bench.refuses(16, RequestKind::Join, Refusal::Full(8));
    // A leaver keeps their seat for the rest of the game, and can come back to it.
    bench.ask(2, RequestKind::Leave).unwrap();
    bench.refuses(16, RequestKind::Join, Refusal::Full(8));
    bench.ask(15, RequestKind::Leave).unwrap();
    bench.ask(16, RequestKind::Join).unwrap();
    bench.play_out();
    let seats = bench.snapshot().seats;
    let people = seats.iter().filter(|seat| seat.person().is_some());
    // The computers made room, and the leaver is gone.
    assert_eq!((seats.len(), people.count()), (8, 7));
}

#[test]
fn a_waiting_person_inherits_a_table_that_all_others_left() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.ask(8, RequestKind::Join).unwrap();
    bench.each(1..=3, RequestKind::Leave);
    assert!(!bench.snapshot().is_deserted());
    bench.play_out();
    assert_eq!(bench.state.core.host, user(8));
    assert_eq!(bench.snapshot().seats.len(), 1);
    assert_eq!(bench.state.core.dealer, None, "the host deals");
}

/// Two people at a table of four, where the host's request adds computers and deals. Only the host
/// can make it.
fn two_people_and_computers(settings: Settings, deal: &RequestKind) -> Bench {
    let mut bench = Bench::open(settings, 0, 1);
    bench.ask(2, RequestKind::Join).unwrap();
    bench.refuses(2, deal.clone(), Refusal::NotHost(user(1)));
    assert_eq!(bench.snapshot().seats.len(), 2, "nobody sat down");
    bench.does(1, deal.clone(), RequestOutcome::Dealt(GameNumber(1)));
    assert_eq!(bench.snapshot().seats.len(), 4);
    assert!(bench.is_playing());
    bench
}

#[test]
fn fill_and_deal_adds_computers_and_deals() {
    let mut bench = two_people_and_computers(quiet(), &RequestKind::FillAndDeal);
    bench.refuses(1, RequestKind::FillAndDeal, Refusal::AlreadyDealt);
    // A table with enough seats is dealt without more computers.
    let mut bench = Bench::open(quiet(), 5, 1);
    assert!(bench.ask(1, RequestKind::FillAndDeal).is_ok());
    assert_eq!(bench.snapshot().seats.len(), 6);
}

#[test]
fn where_only_one_number_of_seats_will_do_computers_take_the_rest_when_the_host_deals() {
    let settings = Settings { turn_seconds: 0, ..Settings::of(GameKind::King) };
    two_people_and_computers(settings, &RequestKind::Deal);
}

#[test]
fn the_next_dealer_and_the_last_loser_move_up_when_somebody_leaves() {
    let (usual, other) = (Direction::Clockwise, Direction::Anticlockwise);
    // The direction, the dealer, the loser and the leaver, all as users; then the seats of the two.
    for (direction, dealer, loser, leaver, then) in [
        (usual, 3, 4, 1, (Some(1), Some(2))),
        (usual, 2, 1, 4, (Some(1), Some(0))),
        // If the dealer goes, the next one deals.
        (usual, 2, 2, 2, (Some(1), None)),
        (usual, 4, 1, 4, (Some(0), Some(0))),
        (other, 2, 3, 2, (Some(0), Some(1))),
    ] {
        let mut bench = Bench::open(with_rules(Options { direction, ..Options::default() }), 0, 0);
        bench.each(2..=4, RequestKind::Join);
        bench.state.core.dealer = bench.state.seat_of(user(dealer));
        bench.state.core.loser = bench.state.seat_of(user(loser));
        bench.ask(leaver, RequestKind::Leave).unwrap();
        let index = |seat: Option<Seat>| seat.map(Seat::index);
        let core = &bench.state.core;
        assert_eq!((index(core.dealer), index(core.loser)), then, "{dealer} {loser} {leaver}");
    }
}

#[test]
fn whoever_takes_the_seat_of_a_computer_that_lost_has_not_lost() {
    let mut bench = Bench::open(quiet(), 7, 0);
    bench.state.core.loser = Some(seat(6));
    bench.does(2, RequestKind::Join, RequestOutcome::Joined(seat(7)));
    assert_eq!(bench.state.core.loser, Some(seat(6)));
    bench.does(3, RequestKind::Join, RequestOutcome::Joined(seat(6)));
    assert_eq!(bench.state.core.loser, None);
}

#[test]
fn a_computer_does_nothing_that_the_person_in_its_seat_had_announced() {
    let announced = || {
        let mut bench = Bench::dealt(quiet(), 3, 0, 1);
        bench.finish_trick();
        bench.go_on();
        let (due, others) = bench.due_and_others();
        bench.takes(due).unwrap();
        assert_eq!(bench.public().takes.announced().len(), 1);
        (bench, due, others)
    };
    let (mut bench, due, _) = announced();
    bench.ask(due, RequestKind::Leave).unwrap();
    assert_eq!(bench.public().takes.announced().len(), 0);
    let (mut bench, due, others) = announced();
    bench.pass(10 * 60);
    bench.each(others, RequestKind::LetComputerPlay);
    assert_eq!(bench.acting(due), Acting::ForSlow);
    assert_eq!(bench.public().takes.announced().len(), 0);
}

/// Nobody is there who could use it.
#[test]
fn a_game_that_all_people_left_has_no_pauses() {
    let mut bench = Bench::dealt(with(Options::default(), 30), 2, 2, 1);
    bench.finish_trick();
    bench.go_on_to_window();
    bench.ask(1, RequestKind::Leave).unwrap();
    assert!(bench.window_ends().is_some());
    bench.ask(2, RequestKind::Leave).unwrap();
    assert_eq!(bench.window_ends(), None);
    let between_computers = [GameKind::King, GameKind::Bus].map(|kind| {
        let mut bench =
            Bench::dealt(Settings { level: Level::Easy, ..Settings::of(kind) }, 1, 3, 1);
        bench.ask(1, RequestKind::Leave).unwrap();
        bench
    });
    for mut bench in [bench].into_iter().chain(between_computers) {
        while bench.is_playing() {
            assert_eq!(bench.window_ends(), None);
            assert!(bench.think());
        }
    }
}

#[test]
fn forgetting_clears_the_name_of_a_person_who_waits_and_of_nobody_else() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 0);
    bench.each([8, 9], RequestKind::Join);
    assert_eq!(bench.work(|t| t.forget(user(8))), Ok(()));
    let names: Vec<_> = bench.snapshot().waiting.into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["", "person 9"]);
}

#[test]
fn whoever_comes_back_has_lost_as_often_in_the_series_as_before() {
    let tally = |bench: &Bench, who| {
        let seat = bench.state.seat_of(user(who)).expect("a seat");
        bench.state.core.seats[seat.index()].info.tally
    };
    // Between two games.
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    let lost = loser(&bench.play_out());
    let who = bench.who(lost);
    bench.does(who, RequestKind::Leave, RequestOutcome::Left);
    bench.ask(5, RequestKind::Join).unwrap();
    bench.does(who, RequestKind::Join, RequestOutcome::Joined(seat(4)));
    assert_eq!((tally(&bench, who), tally(&bench, 5)), (1, 0));
    // In the middle of one, which a computer loses for them.
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.each([1, 2], RequestKind::Leave);
    let lost = loser(&bench.play_out());
    bench.each([1, 2], RequestKind::Join);
    let tallies = [1, 2, 3].map(|who| tally(&bench, who));
    assert_eq!(tallies.iter().sum::<u32>(), 1);
    assert_eq!(tallies[lost.index()], 1, "users 1 to 3 sat in seats 0 to 2");
    // A computer was dealt in for somebody slow, who then leaves.
    bench.slow([1]);
    let slow = bench.who(seat(1));
    let before = tally(&bench, slow) + 3;
    bench.state.core.seats[1].info.tally = before;
    let host = bench.who(seat(0));
    bench.state.core.host = user(host);
    bench.ask(host, RequestKind::Deal).unwrap();
    bench.does(slow, RequestKind::Leave, RequestOutcome::Left);
    bench.play_out();
    bench.ask(slow, RequestKind::Join).unwrap();
    assert_eq!(tally(&bench, slow), before);
    // Nothing is kept of somebody who is forgotten.
    bench.ask(slow, RequestKind::Leave).unwrap();
    bench.work(|t| t.forget(user(slow))).unwrap();
    bench.ask(slow, RequestKind::Join).unwrap();
    assert_eq!(tally(&bench, slow), 0);
}
