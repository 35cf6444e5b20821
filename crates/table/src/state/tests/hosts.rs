//! Who is host once the host is absent.

use super::*;

const PATIENCE: u64 = 5 * 60;

fn host(bench: &Bench) -> u64 {
    bench.snapshot().host.0
}

#[test]
fn a_host_who_does_not_deal_gives_way_to_the_next_person() {
    let mut bench = Bench::lobby(3, 0);
    bench.refuses(2, RequestKind::Deal, Refusal::NotHost(user(1)));
    // What others do doesn't help the host.
    bench.pass(PATIENCE - 10);
    bench.ask(3, cut("mango")).unwrap();
    bench.pass(9);
    assert_eq!((host(&bench), bench.snapshot().absent_host), (1, None));
    assert_eq!(bench.pass(1), Effect::Save);
    assert_eq!((host(&bench), bench.snapshot().absent_host), (2, Some(user(1))));
    bench.refuses(1, RequestKind::Deal, Refusal::NotHost(user(2)));
    bench.ask(2, RequestKind::Deal).unwrap();
    assert_eq!(bench.snapshot().absent_host, None);
}

/// Also after a pause in which nothing happened at the table, not even the end of somebody's time.
#[test]
fn nobody_who_has_not_come_becomes_the_host() {
    for comers in [&[1, 3][..], &[1, 4], &[3], &[4, 3]] {
        for pause in [1, PATIENCE, 2 * PATIENCE, KEPT, KEPT + PATIENCE] {
            let mut bench = planned(4);
            bench.each(comers.iter().copied(), RequestKind::Join);
            bench.pass(pause);
            while bench.state.wake_at().is_some_and(|at| at <= bench.now) {
                bench.pass(0);
            }
            let host = host(&bench);
            let expected = match comers {
                // A host who has come but does nothing gives way to the next person who has come.
                [1, next] if pause >= PATIENCE => *next,
                [1, _] => 1,
                // The organiser is waited for as long as their seat is kept.
                _ if pause < KEPT => 1,
                _ => 3,
            };
            assert_eq!(host, expected, "{comers:?} came, and {pause} s passed");
        }
    }
}

#[test]
fn a_host_who_does_something_keeps_the_table() {
    let mut bench = Bench::lobby(3, 0);
    for word in ["one", "two", "three", "four"] {
        bench.pass(PATIENCE - 1);
        bench.ask(1, cut(word)).unwrap();
        assert_eq!(host(&bench), 1);
    }
    bench.pass(PATIENCE);
    assert_eq!(host(&bench), 2);
    // The next one isn't there either.
    bench.pass(PATIENCE);
    assert_eq!(host(&bench), 3);
    bench.pass(PATIENCE);
    assert_eq!(host(&bench), 1);
}

#[test]
fn with_too_few_people_the_next_one_can_close_the_table_of_an_absent_host() {
    let mut bench = Bench::lobby(2, 0);
    bench.pass(PATIENCE - 1);
    bench.refuses(2, STOP, Refusal::NotHost(user(1)));
    bench.pass(1);
    assert_eq!(host(&bench), 2);
    bench.does(2, STOP, RequestOutcome::Stopped);
}

#[test]
fn nobody_waits_for_a_host_who_is_alone() {
    let mut alone = Bench::open(quiet(), 3, 0);
    alone.pass(PATIENCE * 2);
    assert_eq!(host(&alone), 1);
}

#[test]
fn a_host_who_does_nothing_after_the_result_gives_way() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.play_out();
    bench.ask(2, cut("mango")).unwrap();
    bench.pass(PATIENCE);
    assert_eq!(host(&bench), 2);
    // So the table can be closed, or dealt again.
    bench.does(2, STOP, RequestOutcome::Stopped);
}

#[test]
fn the_next_person_is_host_while_a_computer_plays_for_the_host() {
    let settings = Settings { turn_seconds: 30, ..quiet() };
    let mut bench = Bench::dealt(settings, 3, 0, 1);
    let mut turns = 0;
    while bench.is_playing() && host(&bench) == 1 {
        if bench.state.awaited().contains(seat(0)) {
            turns += 1;
            bench.pass(30);
            while bench.think() {}
        } else {
            bench.go_on()
        }
    }
    assert_eq!((turns, host(&bench)), (2, 2));
    let now = bench.snapshot();
    assert_eq!(now.absent_host, Some(user(1)));
    assert_eq!(now.seats[0].acting, Acting::ForSlow);
}

#[test]
fn whoever_comes_back_first_is_host_if_a_computer_plays_for_the_host() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.slow(0..3);
    bench.ask(3, RequestKind::Join).unwrap();
    assert_eq!(host(&bench), 3);
    bench.ask(1, RequestKind::Join).unwrap();
    assert_eq!(host(&bench), 3);
}

/// A game of three people in which everyone waits for the host.
fn at_the_hosts_turn(settings: Settings) -> Bench {
    let mut bench = Bench::dealt(settings, 3, 0, 1);
    bench.finish_trick();
    while bench.state.awaited() != SeatSet::of(seat(0)) {
        bench.go_on();
    }
    bench
}

#[test]
fn a_game_does_not_keep_its_host() {
    let mut bench = at_the_hosts_turn(brisk());
    bench.pass(PATIENCE - 1);
    assert_eq!(host(&bench), 1);
    bench.pass(1);
    assert_eq!(host(&bench), 2);
    // It's still the turn of the one who was host, and play goes on when they come.
    bench.go_on();
    assert_eq!(host(&bench), 2);
    // A slow game keeps them for as long as a turn, a day at most.
    for (turn, patience) in [(7200, 7200), (0, 86_400), (259_200, 86_400)] {
        let mut bench = at_the_hosts_turn(Settings { turn_seconds: turn, ..quiet() });
        bench.pass(patience - 1);
        assert_eq!(host(&bench), 1, "{turn}");
        bench.pass(1);
        assert_eq!(host(&bench), 2, "{turn}");
    }
}

#[test]
fn the_hosts_time_is_stopped_while_nobody_can_play() {
    let mut bench = Bench::lobby(3, 0);
    let before = bench.state.wake_at().unwrap();
    let hour = Duration::from_secs(3600);
    bench.corrects(SignedDuration::from_secs(3600));
    assert_eq!(bench.state.wake_at(), Some(before + hour));
    bench.now = before + 2 * hour;
    bench.state.extend_deadlines(SignedDuration::ZERO, bench.now, SignedDuration::ZERO);
    bench.pass(PATIENCE - 1);
    assert_eq!(host(&bench), 1);
    bench.pass(1);
    assert_eq!(host(&bench), 2);
}

/// Otherwise somebody for whom a computer plays, and who is host only by name, would be in the way
/// of whoever comes back.
#[test]
fn whatever_people_ask_for_they_are_back_and_so_is_the_table() {
    let slow = |stage_is_result: bool| {
        let mut bench = Bench::dealt(quiet(), 3, 0, 1);
        if stage_is_result {
            bench.play_out();
        }
        bench.slow(0..3);
        bench
    };
    slow(true).does(3, STOP, RequestOutcome::Stopped);
    slow(false).does(2, STOP, RequestOutcome::ReplacedAtOnce);
    for who in [1, 2] {
        let mut bench = slow(true);
        bench.ask(who, RequestKind::Deal).unwrap();
        assert!(bench.state.is_attended(bench.state.seat_of(user(who)).unwrap()));
        assert_eq!(host(&bench), who);
    }
    let mut bench = slow(true);
    bench.ask(2, cut("mango")).unwrap();
    assert!(bench.state.is_attended(seat(1)) && host(&bench) == 2);
    // Only leaving isn't coming back.
    bench.ask(3, RequestKind::Leave).unwrap();
    assert_eq!(bench.state.seat_of(user(3)), None);
}

#[test]
fn a_host_whose_request_is_refused_is_there() {
    let mut bench = Bench::lobby(2, 0);
    for _ in 0..3 {
        bench.pass(PATIENCE - 3);
        let refused = bench.request(1, RequestKind::Deal);
        let why = bench.work(|t| t.ask(&refused));
        assert!(matches!(why, Err(Refusal::WrongSeats { .. })), "{why:?}");
        assert!(bench.state.shows_arrival(&refused));
        bench.work(|t| t.only_arrive(user(1))).unwrap();
        bench.pass(2);
        assert_eq!(host(&bench), 1);
    }
    // Nobody else's press keeps the table for the host.
    let other = bench.request(2, RequestKind::Deal);
    assert!(!bench.state.shows_arrival(&other));
    bench.work(|t| t.only_arrive(user(2))).unwrap();
    bench.pass(PATIENCE - 2);
    assert_eq!(host(&bench), 2);
}

#[test]
fn a_host_who_reads_during_their_own_turn_is_there() {
    let mut bench = at_the_hosts_turn(brisk());
    for _ in 0..3 {
        bench.pass(PATIENCE - 3);
        assert!(bench.snapshot().expected.contains(&user(1)));
        bench.work(|t| t.only_arrive(user(1))).unwrap();
        bench.pass(2);
        assert_eq!(host(&bench), 1);
    }
}

/// A game that the host has got away from first, while the others play on.
fn host_got_away() -> Bench {
    (0..60)
        .find_map(|seed| {
            let mut bench = Bench::dealt(brisk(), 4, 0, seed);
            while bench.is_playing() && bench.game().board().away().is_empty() {
                bench.go_on();
            }
            let first = bench.is_playing() && bench.game().board().away() == [seat(0)];
            first.then_some(bench)
        })
        .expect("a game that the host gets away from first")
}

#[test]
fn a_host_who_is_out_of_the_game_keeps_nobody_from_stopping_it() {
    let mut bench = host_got_away();
    bench.pass(PATIENCE - 1);
    bench.refuses(2, STOP, Refusal::NotHost(user(1)));
    bench.pass(1);
    let next = bench.who(bench.state.who_still_plays().iter().next().unwrap());
    assert_eq!((host(&bench), bench.snapshot().absent_host), (next, Some(user(1))));
    let asked = bench.ask(next, STOP);
    assert!(matches!(asked, Ok(RequestOutcome::StopAsked(_))), "{asked:?}");

    // As long as they do something, they stay host, and nobody waits for a sign once it's over.
    let mut bench = host_got_away();
    for _ in 0..3 {
        bench.pass(PATIENCE - 1);
        bench.work(|t| t.only_arrive(user(1))).unwrap();
    }
    assert_eq!(host(&bench), 1);
    bench.state.end(End::Idle);
    assert_eq!(bench.snapshot().expected, []);
}

#[test]
fn the_table_passes_to_somebody_who_still_plays_if_there_is_somebody() {
    let mut bench = host_got_away();
    // The next one is out, too.
    bench
        .work(|t| {
            t.state.core.host = user(4);
            t.finish_step()
        })
        .unwrap();
    let heir = bench.who(bench.state.who_still_plays().iter().next().unwrap());
    bench.ask(4, RequestKind::Leave).unwrap();
    assert_ne!(heir, 1);
    assert_eq!(host(&bench), heir);
}

#[test]
fn whoever_becomes_the_host_has_the_whole_time_to_do_something() {
    let mut bench = Bench::lobby(3, 0);
    bench.pass(PATIENCE - 1);
    bench.ask(1, RequestKind::Leave).unwrap();
    bench.pass(PATIENCE - 1);
    assert_eq!((host(&bench), bench.snapshot().absent_host), (2, None));
    bench.pass(1);
    assert_eq!(host(&bench), 3);
}

/// A game of three people at the turn of somebody who isn't the host.
fn at_another_turn() -> (Bench, u64) {
    let mut bench = Bench::dealt(brisk(), 3, 0, 1);
    bench.finish_trick();
    while bench.due_and_others().0 == 1 {
        bench.go_on();
    }
    let (due, _) = bench.due_and_others();
    (bench, due)
}

#[test]
fn a_host_who_waits_for_another_players_move_keeps_the_table() {
    let (mut bench, due) = at_another_turn();
    bench.pass(PATIENCE);
    assert_eq!((host(&bench), bench.snapshot().absent_host), (1, None));
    // Also once a computer plays for the other player.
    let seat = bench.state.seat_of(user(due)).unwrap();
    bench.state.core.seats[seat.index()].misses = 1;
    bench.pass(3000 - PATIENCE);
    assert_eq!(bench.acting(due), Acting::ForSlow);
    assert_eq!((host(&bench), bench.snapshot().absent_host), (1, None));
}

#[test]
fn nobody_for_whom_a_computer_plays_inherits_the_table() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.play_out();
    bench.slow([1]);
    bench.pass(PATIENCE);
    assert_eq!(host(&bench), 3);
}

#[test]
fn whoever_leaves_a_game_last_stays_its_host_until_somebody_comes_back() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.each([1, 3, 2], RequestKind::Leave);
    assert_eq!(host(&bench), 2);
    bench.ask(3, RequestKind::Join).unwrap();
    assert_eq!(host(&bench), 3);
}

#[test]
fn nobody_is_called_absent_once_the_table_has_passed_on_for_another_reason() {
    let mut bench = Bench::lobby(3, 0);
    bench.pass(PATIENCE);
    assert_eq!((host(&bench), bench.snapshot().absent_host), (2, Some(user(1))));
    bench.ask(2, RequestKind::Leave).unwrap();
    assert_eq!((host(&bench), bench.snapshot().absent_host), (1, None));
}

#[test]
fn an_organiser_who_does_not_come_after_all_gives_the_table_up() {
    let mut bench = planned(3);
    bench.each([2, 3], RequestKind::Join);
    bench.ask(2, RequestKind::Deal).unwrap();
    assert_eq!(host(&bench), 1);
    bench.does(1, RequestKind::Leave, RequestOutcome::Left);
    assert_eq!(host(&bench), 2);
}

/// As one that follows another with the same people.
#[test]
fn the_time_of_a_host_with_others_begins_when_the_table_opens() {
    let new = NewTable { people: seated(1..=3), ..new_table(quiet(), 0) };
    let mut bench = Bench::open_with(new, 0);
    bench.refuses(2, RequestKind::Deal, Refusal::NotHost(user(1)));
    bench.pass(PATIENCE - 1);
    assert_eq!(host(&bench), 1);
    bench.pass(1);
    assert_eq!(host(&bench), 2);
}
