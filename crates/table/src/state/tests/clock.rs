//! The turn clock.

use super::*;
use getaway_games::palace::rules::Act;
use getaway_games::palace::session::MoveOutcome;

fn clocked() -> Settings {
    Settings { turn_seconds: 30, ..quiet() }
}

fn clock(bench: &Bench) -> Option<crate::snapshot::Clock> {
    match bench.snapshot().stage {
        crate::snapshot::Stage::Playing(p) => p.clock,
        _ => None,
    }
}

#[test]
fn the_clock_is_short_when_a_third_is_left() {
    let mut bench = Bench::dealt(clocked(), 4, 0, 0);
    let ends = start() + Duration::from_secs(30);
    assert_eq!(clock(&bench).unwrap().ends, ends);
    assert_eq!(bench.state.wake_at(), Some(start() + Duration::from_secs(20)));
    assert_eq!(bench.pass(19), Effect::Silent);
    assert!(!clock(&bench).unwrap().short);
    assert_eq!(bench.pass(1), Effect::Show);
    assert!(clock(&bench).unwrap().short);
    assert_eq!(bench.state.wake_at(), Some(ends));
}

#[test]
fn a_computer_moves_for_a_slow_player_and_takes_over_after_two_misses_in_a_row() {
    let mut bench = Bench::dealt(clocked(), 3, 0, 0);
    let (power, who) = bench.power();
    assert_eq!(bench.pass(30), Effect::Save);
    assert!(bench.state.is_attended(power));
    assert!(bench.think(), "the computer plays that one card");
    assert!(!bench.think());
    bench.finish_trick();
    // The others play until the same player is due again.
    while bench.is_playing() && bench.state.is_attended(power) {
        if bench.state.awaited().contains(power) {
            bench.pass(30);
        } else {
            bench.go_on();
        }
    }
    assert_eq!(bench.state.core.seats[power.index()].info.acting, Acting::ForSlow);
    bench.does(who, RequestKind::Join, RequestOutcome::Back(power));
    assert!(bench.state.is_attended(power));
    assert_eq!(bench.state.core.seats[power.index()].misses, 0);
}

#[test]
fn a_move_in_between_cancels_the_first_miss() {
    let mut bench = Bench::dealt(clocked(), 3, 0, 0);
    let mut missed = false;
    let power = bench.game().board().power();
    for _ in 0..60 {
        if !bench.is_playing() {
            break;
        }
        let is_due = bench.state.awaited() == SeatSet::of(power);
        if is_due && !missed {
            bench.pass(30);
            bench.think();
        } else {
            bench.go_on();
        }
        if is_due {
            missed = !missed;
        }
        assert!(bench.state.is_attended(power));
    }
}

#[test]
fn all_players_due_in_the_first_trick_share_the_clock() {
    let mut bench = Bench::dealt(clocked(), 4, 0, 0);
    bench.go_on();
    bench.pass(10);
    let ends = clock(&bench).unwrap().ends;
    bench.go_on();
    assert_eq!(clock(&bench).unwrap().ends, ends, "it runs on");
    bench.pass(20);
    assert!(clock(&bench).is_none(), "nobody is due");
    assert!(bench.think());
    assert!(bench.think());
    assert_eq!(bench.game().board().tricks(), 1);
    assert!(clock(&bench).is_some());
}

#[test]
fn a_held_lead_stops_the_clock_and_a_void_one_restarts_it() {
    let settings = Settings { turn_seconds: 30, ..with(Options::default(), 3) };
    let mut bench = Bench::dealt(settings, 4, 0, 0);
    let (power, who) = bench.power();
    assert!(clock(&bench).is_some());
    bench.ask(who, play(Card::ACE_OF_SPADES)).unwrap();
    assert!(clock(&bench).is_none());
    bench.pass(1);
    bench.takes(bench.before(power)).unwrap();
    assert_eq!(clock(&bench).unwrap().ends, bench.now + Duration::from_secs(30));
}

#[test]
fn what_a_computer_played_for_somebody_is_stored_as_that_and_what_they_play_is_not() {
    let mut bench = Bench::dealt(clocked(), 4, 0, 0);
    let (power, _) = bench.power();
    let stood_in = |bench: &Bench| {
        let entries = entries(bench);
        assert_eq!(entries.len(), 1, "{entries:?}");
        entries[0].ends_with(r#","stood_in":true}"#)
    };
    bench.pass(30);
    assert!(bench.think());
    assert!(stood_in(&bench));
    // The others play themselves, and so does the slow one in the second trick.
    let mut is_own = false;
    while !is_own {
        is_own = bench.state.awaited() == SeatSet::of(power);
        bench.go_on();
        assert!(!stood_in(&bench));
    }
}

#[test]
fn a_missed_turn_does_not_force_a_later_card() {
    let settings = Settings { turn_seconds: 15, ..with(Options::default(), 30) };
    let mut bench = Bench::dealt(settings, 4, 0, 0);
    let power = bench.game().board().power();
    bench.pass(15);
    assert_eq!(bench.playing().timing.overdue, SeatSet::of(power));
    // Before the window ends, somebody else takes the power, and the turn with it.
    bench.takes(bench.before(power)).unwrap();
    assert!(bench.playing().timing.overdue.is_empty());
    assert!(bench.state.query().is_none());
}

#[test]
fn correcting_the_clock_costs_nobody_time() {
    let mut bench = Bench::dealt(clocked(), 4, 0, 0);
    bench.pass(10);
    assert_eq!(bench.work(|t| Ok(t.extend_turns())), Ok(Effect::Silent), "enough is left");
    bench.pass(15);
    assert!(clock(&bench).unwrap().short);
    // An hour in which nobody could play: at least half of the turn is left.
    let hour = SignedDuration::from_secs(3600);
    assert_eq!(bench.corrects(hour), Effect::Save);
    let now = bench.now;
    assert_eq!(clock(&bench).unwrap().ends, now + Duration::from_secs(15));
    assert!(!clock(&bench).unwrap().short);
    // The machine's clock is set back: just as much time is left as before.
    let back = -SignedDuration::from_secs(7200);
    assert_eq!(bench.corrects(back), Effect::Save);
    assert_eq!(clock(&bench).unwrap().ends, bench.now + Duration::from_secs(15));
    assert_ne!(bench.pass(14), Effect::Save);
    assert_eq!(bench.pass(1), Effect::Save);
}

#[test]
fn downtime_ends_no_turn_no_pause_and_no_lobby() {
    let mut bench = Bench::dealt(clocked(), 4, 0, 0);
    // A short downtime changes nothing if the turn has enough time left.
    bench.state.extend_deadlines(
        SignedDuration::ZERO,
        start() + Duration::from_secs(5),
        SignedDuration::ZERO,
    );
    let whole = start() + Duration::from_secs(30);
    assert_eq!(clock(&bench).unwrap().ends, whole);
    let later = start() + Duration::from_secs(3600);
    bench.state.extend_deadlines(SignedDuration::ZERO, later, SignedDuration::ZERO);
    assert_eq!(clock(&bench).unwrap().ends, later + Duration::from_secs(15));

    let mut window = Bench::dealt(with(Options::default(), 3), 4, 0, 0);
    window.pass(4);
    let now = window.now;
    window.state.extend_deadlines(SignedDuration::ZERO, now, SignedDuration::ZERO);
    assert_eq!(window.window_ends(), Some(now + Duration::from_secs(5)), "it begins anew");

    let mut lobby = Bench::open(clocked(), 2, 0);
    let late = start() + Duration::from_secs(24 * 3600);
    lobby.state.extend_deadlines(SignedDuration::ZERO, late, SignedDuration::ZERO);
    let closes = lobby.state.wake_at().unwrap();
    assert_eq!(closes, late + Duration::from_secs(600));
    lobby.now = late;
    assert_eq!(lobby.pass(60), Effect::Silent);
    assert!(!lobby.state.has_ended());
}

#[test]
fn no_deadline_is_further_away_than_its_whole_time_after_a_fast_clock_was_corrected() {
    let hour = Duration::from_secs(3600);
    let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
    let wakes_in = |mut bench: Bench| {
        let now = bench.now - hour;
        bench.state.extend_deadlines(SignedDuration::ZERO, now, SignedDuration::ZERO);
        bench.state.wake_at().unwrap().duration_since(now).unwrap()
    };
    let turn = Bench::dealt(clocked(), 4, 0, 0);
    assert_eq!(wakes_in(turn), Duration::from_secs(20), "the clock is short then");
    let mut vote = Bench::dealt(in_turn(600), 4, 0, 0);
    vote.go_on();
    vote.ask(1, STOP).unwrap();
    assert_eq!(wakes_in(vote), minutes(2));
    assert_eq!(wakes_in(Bench::dealt(quiet(), 4, 0, 0)), minutes(10), "the others are asked");
    assert_eq!(wakes_in(Bench::dealt(quiet(), 1, 3, 0)), minutes(10));
    assert_eq!(wakes_in(Bench::open(clocked(), 3, 0)), minutes(30));
    assert_eq!(wakes_in(Bench::open(quiet(), 3, 0)), minutes(7 * 24 * 60));
    assert_eq!(wakes_in(Bench::lobby(3, 0)), minutes(5), "the host's time");
    let mut window = Bench::dealt(with(Options::default(), 30), 4, 0, 0);
    window.go_on_to_window();
    assert_eq!(wakes_in(window), Duration::from_secs(30));
}

/// A time limit for several players at once: Palace's exchange.
#[test]
fn a_player_who_is_late_in_the_exchange_still_makes_their_own_first_move() {
    let settings = Settings { turn_seconds: 30, ..Settings::of(GameKind::Palace) };
    let mut bench = Bench::dealt(settings, 3, 1, 0);
    while bench.think() {}
    assert_eq!(bench.state.awaited().len(), 3);
    assert_eq!(bench.pass(10), Effect::Silent);
    let ready = RequestOutcome::Acted(any::MoveOutcome::Palace(MoveOutcome::Ready));
    bench.does(2, RequestKind::Act(any::Act::Palace(Act::Ready)), ready);
    assert_eq!(bench.state.awaited().len(), 2);
    // The others' time runs on.
    bench.pass(20);
    while bench.is_playing() && bench.state.awaited().is_empty() {
        assert!(bench.think(), "a computer begins");
    }
    let turn = bench.playing().session.due().expect("a turn").turn;
    assert_eq!(turn.seat.map(SeatSet::of), Some(bench.state.awaited()), "play has begun");
    let timing = &bench.playing().timing;
    assert!(timing.overdue.is_empty(), "nobody's first play is made for them");
    assert_eq!(timing.timer.map(|timer| timer.ends), Some(bench.now + Duration::from_secs(30)));
}

/// Also if everybody is late, so that one of them begins.
#[test]
fn whoever_begins_after_being_late_in_the_exchange_has_their_whole_turn() {
    let settings = Settings { turn_seconds: 30, ..Settings::of(GameKind::Palace) };
    for seed in 0..4 {
        let mut bench = Bench::dealt(settings, 4, 0, seed);
        assert_eq!(bench.pass(30), Effect::Save);
        assert_eq!(bench.state.awaited().len(), 1, "play has begun");
        assert!(bench.playing().timing.overdue.is_empty());
        assert!(bench.state.query().is_none());
        assert_eq!(clock(&bench).unwrap().ends, bench.now + Duration::from_secs(30));
    }
}

const WEEK: u64 = 7 * 86_400;

/// A game of three people without a clock, in which it's somebody's turn.
fn without_a_clock() -> (Bench, u64, [u64; 2]) {
    let mut bench = Bench::dealt(in_turn(0), 3, 0, 1);
    bench.finish_trick();
    bench.go_on();
    let (due, others) = bench.due_and_others();
    (bench, due, others)
}

fn stand_in(bench: &Bench) -> Option<crate::snapshot::StandIn> {
    match bench.snapshot().stage {
        crate::snapshot::Stage::Playing(playing) => playing.stand_in,
        _ => None,
    }
}

#[test]
fn without_a_clock_nobody_moves_for_anybody_and_after_a_week_they_count_as_having_left() {
    let (mut bench, due, [another, _]) = without_a_clock();
    assert_eq!(clock(&bench), None);
    for _ in 0..6 {
        bench.pass(86_400);
        assert!(bench.state.query().is_none() && bench.acting(due) == Acting::Owner);
    }
    // Whatever they do shows that they are there; what others do doesn't.
    bench.ask(due, RequestKind::Join).unwrap();
    bench.pass(WEEK - 1);
    bench.ask(another, RequestKind::Join).unwrap();
    assert_eq!(bench.acting(due), Acting::Owner);
    bench.corrects(SignedDuration::from_secs(3600));
    assert_eq!(bench.pass(1), Effect::Save);
    assert_eq!(bench.acting(due), Acting::ForAbsent);
    assert!(bench.state.query().is_some(), "the game goes on");

    // A table that everybody has forgotten closes, and doesn't wait for another week.
    let (mut bench, ..) = without_a_clock();
    for _ in 0..3 {
        bench.pass(WEEK);
        while bench.is_playing() && bench.think() {}
    }
    assert!(bench.state.is_deserted() && !bench.is_playing());
    bench.pass(30 * 60);
    assert_eq!(bench.end(), Some(End::Deserted));

    // After a pause in which nobody could play, there is time to come back.
    let (mut bench, due, _) = without_a_clock();
    bench.now += Duration::from_secs(8 * 86_400);
    bench.state.extend_deadlines(SignedDuration::ZERO, bench.now, SignedDuration::ZERO);
    bench.pass(10 * 60 - 1);
    assert_eq!(bench.acting(due), Acting::Owner);
}

#[test]
fn a_turn_of_ten_minutes_without_a_clock_lets_more_than_half_of_the_others_call_a_computer() {
    let (mut bench, due, [one, other]) = without_a_clock();
    let wants = RequestKind::LetComputerPlay;
    bench.pass(599);
    assert_eq!(stand_in(&bench), None);
    bench.refuses(one, wants.clone(), Refusal::Stale);
    // Looking in doesn't begin the turn anew.
    bench.work(|t| t.only_arrive(user(due))).unwrap();
    assert_eq!(bench.pass(1), Effect::Show);
    let asked: Vec<u64> =
        stand_in(&bench).unwrap().asked.iter().map(|seat| bench.who(seat)).collect();
    assert_eq!(asked.len(), 2);
    assert!(asked.contains(&one) && asked.contains(&other));
    bench.refuses(due, wants.clone(), Refusal::NotWaiting);
    bench.refuses(9, wants.clone(), Refusal::NotSeated);
    // One of two is no more than half, however often they press.
    bench.does(one, wants.clone(), RequestOutcome::WantsComputer);
    bench.does(one, wants.clone(), RequestOutcome::WantsComputer);
    assert_eq!(stand_in(&bench).unwrap().agreed.len(), 1);
    assert!(bench.state.query().is_none());
    bench.does(other, wants, RequestOutcome::ComputerPlays);
    assert_eq!(bench.acting(due), Acting::ForSlow);
    assert!(bench.state.query().is_some() && stand_in(&bench).is_none());
    // The seat is theirs as soon as they act, and everything begins anew.
    bench.ask(due, RequestKind::Join).unwrap();
    assert_eq!((bench.acting(due), stand_in(&bench)), (Acting::Owner, None));
    assert!(bench.state.query().is_none());
    bench.pass(600);
    assert_eq!(stand_in(&bench).unwrap().agreed, SeatSet::EMPTY);
}

#[test]
fn with_a_clock_or_a_turn_that_was_short_nobody_is_asked_for_a_computer() {
    let (mut bench, ..) = without_a_clock();
    for _ in 0..3 {
        bench.pass(500);
        assert_eq!(stand_in(&bench), None);
        bench.go_on();
    }
    let mut clocked = Bench::dealt(in_turn(86_400), 3, 0, 1);
    clocked.pass(3600);
    assert_eq!(stand_in(&clocked), None);
    assert_eq!(clocked.ask(1, RequestKind::LetComputerPlay), Err(Refusal::Stale));
}

#[test]
fn if_one_of_those_who_wait_leaves_the_rest_may_be_enough() {
    let (mut bench, due, [one, other]) = without_a_clock();
    bench.pass(600);
    bench.ask(one, RequestKind::LetComputerPlay).unwrap();
    bench.ask(other, RequestKind::Leave).unwrap();
    assert_eq!(bench.acting(due), Acting::ForSlow);
}

#[test]
fn if_the_awaited_one_acts_and_is_out_of_the_game_the_next_one_has_a_turn_of_their_own() {
    let found = (0..=u8::MAX).find_map(|seed| {
        let mut bench = Bench::dealt(in_turn(0), 3, 0, seed);
        while bench.is_playing() {
            let (before, awaited) = (bench.state.clone(), bench.state.awaited());
            bench.go_on();
            let last = awaited.only()?;
            let is_playing = bench.is_playing();
            let next = bench.state.awaited();
            if is_playing && bench.game().board().in_play().len() == 2 {
                let was_last = !bench.game().board().in_play().contains(last);
                bench.state = before;
                let held = bench.game().hand(last).len();
                return (was_last && held == 1 && next.len() == 1).then_some((bench, next));
            }
        }
        None
    });
    let (mut bench, next) = found.expect("somebody gets away with the last card of a trick");
    let (due, others) = bench.due_and_others();
    let next = bench.who(next.only().unwrap());
    bench.pass(600);
    let waits = others.into_iter().find(|who| *who != next).unwrap();
    bench.does(waits, RequestKind::LetComputerPlay, RequestOutcome::WantsComputer);
    bench.go_on();
    assert_ne!(next, due);
    assert_eq!((bench.acting(next), stand_in(&bench)), (Acting::Owner, None));
}

/// After the first one, all play their first card in any order.
#[test]
fn where_several_are_due_each_has_their_own_week() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 1);
    bench.go_on();
    let due: Vec<u64> = bench.state.awaited().iter().map(|seat| bench.who(seat)).collect();
    let &[nothing, asks, refused] = &due[..] else {
        panic!("three are due: {due:?}");
    };
    bench.pass(WEEK - 60);
    bench.ask(asks, RequestKind::Join).unwrap();
    // A refused request is a sign of life, too.
    let request = bench.request(refused, draw_from(seat(0)));
    bench.work(|t| t.ask(&request)).unwrap_err();
    assert!(bench.state.shows_arrival(&request));
    bench.work(|t| t.only_arrive(user(refused))).unwrap();
    bench.pass(60);
    let acting = [nothing, asks, refused].map(|who| bench.acting(who));
    assert_eq!(acting, [Acting::ForAbsent, Acting::Owner, Acting::Owner]);
}

/// Lets the time of everybody's turn run out until it happens to one person for the `nth` time, who
/// otherwise acts; a computer never has their seat.
fn lapses(bench: &mut Bench, who: u64, nth: u32) {
    let seat = bench.state.seat_of(user(who)).unwrap();
    while bench.snapshot().seats[seat.index()].lapses < nth {
        assert!(bench.is_playing());
        if bench.state.awaited() == SeatSet::of(seat) {
            bench.state.core.seats[seat.index()].misses = 0;
            let ends = clock(bench).unwrap().ends;
            bench.now = ends;
            bench.pass(0);
            bench.think();
        } else {
            bench.go_on();
        }
    }
    while bench.is_playing() && bench.state.awaited() != SeatSet::of(seat) {
        bench.go_on();
    }
}

#[test]
fn whoever_lets_the_clock_run_out_three_times_has_a_third_of_it_until_they_act_in_time() {
    for (turn, less) in [(15, 15), (30, 15), (60, 20), (1800, 600), (3600, 1200), (86_400, 28_800)]
    {
        let mut bench = Bench::dealt(in_turn(turn as u32), 3, 0, 3);
        let left = |bench: &Bench| clock(bench).unwrap().ends.duration_since(bench.now).unwrap();
        lapses(&mut bench, 1, 2);
        assert_eq!(left(&bench).as_secs(), turn, "after two");
        lapses(&mut bench, 1, 3);
        assert!(bench.snapshot().seats[0].is_hurried());
        assert_eq!(left(&bench).as_secs(), less, "after three");
        // At a slow table they are reminded all the same.
        bench.pass(less - 1);
        assert_eq!(clock(&bench).unwrap().last_call, turn >= 3600, "{turn}");
        // Looking isn't acting.
        bench.ask(1, RequestKind::Join).unwrap();
        assert!(bench.snapshot().seats[0].is_hurried());
        bench.go_on();
        assert!(!bench.snapshot().seats[0].is_hurried(), "they have acted in time");
        bench.ask(1, RequestKind::Deal).unwrap_err();
    }
}

#[test]
fn whoever_acts_when_a_computer_has_just_got_the_seat_was_too_late() {
    for misses in [0, 1] {
        let mut bench = Bench::dealt(in_turn(60), 3, 0, 3);
        lapses(&mut bench, 1, 3);
        bench.state.core.seats[0].misses = misses;
        bench.pass(20);
        let acting = [Acting::Owner, Acting::ForSlow][misses as usize];
        assert_eq!(bench.acting(1), acting);
        bench.play_any(seat(0));
        assert!(bench.snapshot().seats[0].is_hurried(), "{misses}");
    }
}

#[test]
fn turns_that_a_computer_played_while_it_had_the_seat_do_not_count() {
    let mut bench = Bench::dealt(in_turn(60), 3, 0, 3);
    bench.slow([0]);
    for _ in 0..40 {
        if bench.is_playing() {
            bench.go_on();
        }
    }
    assert_eq!(bench.state.core.seats[0].info.lapses, 0);
    // They begin anew with each game.
    bench.state.core.seats[1].info.lapses = 7;
    bench.play_out();
    bench.ask(2, RequestKind::Join).unwrap_err();
    let host = bench.snapshot().host.0;
    bench.ask(host, RequestKind::Deal).unwrap();
    assert!(bench.snapshot().seats.iter().all(|seat| seat.lapses == 0));
}

#[test]
fn a_long_turn_has_a_last_call_when_a_tenth_is_left_and_a_short_one_has_none() {
    let mut bench = Bench::dealt(in_turn(36_000), 3, 0, 0);
    bench.pass(24_000);
    assert!(clock(&bench).unwrap().short && !clock(&bench).unwrap().last_call);
    assert_eq!(bench.state.wake_at(), Some(bench.now + Duration::from_secs(8400)));
    assert_eq!(bench.pass(8400), Effect::Show);
    assert!(clock(&bench).unwrap().last_call);
    let mut bench = Bench::dealt(in_turn(600), 3, 0, 0);
    bench.pass(599);
    assert!(!clock(&bench).unwrap().last_call);
}

#[test]
fn what_was_left_at_the_last_sign_of_life_is_left_after_a_restart() {
    let mut bench = Bench::dealt(in_turn(60), 3, 0, 0);
    bench.pass(2);
    // The bot dies with 58 seconds left, and is away for 70.
    bench.now += Duration::from_secs(70);
    let away = SignedDuration::from_secs(70);
    bench.state.extend_deadlines(away, bench.now, SignedDuration::ZERO);
    assert_eq!(clock(&bench).unwrap().ends, bench.now + Duration::from_secs(58));
    assert_eq!(bench.work(|t| t.resume()), Ok(Effect::Save), "it counts for the next restart");
    assert_eq!(bench.work(|t| t.resume()), Ok(Effect::Show));
    let mut lobby = Bench::open(clocked(), 2, 0);
    lobby.now += Duration::from_secs(70);
    lobby.state.extend_deadlines(away, lobby.now, SignedDuration::ZERO);
    assert_eq!(lobby.work(|t| t.resume()), Ok(Effect::Save), "so does that of a lobby");
    assert_eq!(lobby.work(|t| t.resume()), Ok(Effect::Silent));
    // Without a clock, the ten minutes stand still, too.
    let (mut bench, ..) = without_a_clock();
    bench.pass(300);
    bench.now += Duration::from_secs(3600);
    bench.state.extend_deadlines(SignedDuration::from_secs(3600), bench.now, SignedDuration::ZERO);
    assert_eq!(bench.state.wake_at(), Some(bench.now + Duration::from_secs(300)));
}

#[test]
fn every_turn_begins_with_the_whole_time() {
    let mut bench = Bench::dealt(in_turn(30), 3, 0, 0);
    for _ in 0..6 {
        assert_eq!(clock(&bench).unwrap().ends, bench.now + Duration::from_secs(30));
        // The time of the turn is enough, so nobody has to give another sign.
        let due = bench.state.awaited();
        assert!(due.contains(seat(0)) || bench.snapshot().expected.is_empty());
        bench.pass(10);
        bench.go_on();
    }
}

/// Also if the card that the computer played wins the trick.
#[test]
fn a_computer_makes_one_move_for_a_slow_player_even_if_the_next_turn_is_theirs() {
    let mut again = 0;
    for seed in 0..4 {
        let mut bench = Bench::dealt(clocked(), 3, 0, seed);
        bench.finish_trick();
        while bench.is_playing() {
            bench.state.core.seats.iter_mut().for_each(|seat| seat.misses = 0);
            let slow = bench.state.awaited();
            bench.pass(30);
            assert!(bench.think());
            if !bench.is_playing() {
                break;
            }
            let due = bench.playing().session.due().expect("a turn").seats;
            again += u32::from(due == slow);
            assert_eq!(bench.state.awaited(), due);
        }
    }
    assert!(again > 0);
}

#[test]
fn a_pause_and_the_time_of_a_game_without_a_clock_move_with_a_correction() {
    let hour = SignedDuration::from_secs(3600);
    let mut bench = Bench::dealt(with(Options::default(), 3), 4, 0, 0);
    let (_, who) = bench.power();
    bench.ask(who, play(Card::ACE_OF_SPADES)).unwrap();
    let ends = bench.window_ends().expect("a pause");
    assert_eq!(bench.corrects(hour), Effect::Save);
    assert_eq!(bench.window_ends(), Some(ends + Duration::from_secs(3600)));

    let mut bench = Bench::dealt(quiet(), 4, 0, 0);
    bench.pass(5 * 60);
    assert_eq!(bench.corrects(hour), Effect::Save, "after a restart it counts");
    assert_eq!(bench.state.wake_at(), Some(bench.now + Duration::from_secs(5 * 60)));
}

#[test]
fn a_correction_from_before_a_restart_counts_once() {
    let mut bench = Bench::dealt(clocked(), 4, 0, 0);
    let ends = clock(&bench).unwrap().ends;
    assert_eq!(bench.corrects(SignedDuration::ZERO), Effect::Silent);
    bench.corrections = SignedDuration::from_secs(3600);
    bench.state.extend_deadlines(SignedDuration::ZERO, bench.now, bench.corrections);
    assert_eq!(bench.corrects(SignedDuration::ZERO), Effect::Silent);
    assert_eq!(clock(&bench).unwrap().ends, ends);
}

#[test]
fn a_player_who_is_back_before_the_computer_moves_makes_their_own_move() {
    let mut bench = Bench::dealt(clocked(), 3, 0, 0);
    let (power, who) = bench.power();
    bench.pass(30);
    assert_eq!(bench.state.query().map(|query| query.seat), Some(power));
    bench.does(who, RequestKind::Join, RequestOutcome::Back(power));
    assert!(bench.state.query().is_none());
    assert_eq!(bench.state.awaited(), SeatSet::of(power));
}
