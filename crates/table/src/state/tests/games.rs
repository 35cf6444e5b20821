//! Whole games and series.

use super::*;
use getaway_games::Level;
use getaway_games::cards::Direction;

#[test]
fn four_people_play_a_game_to_its_end() {
    for seed in 0..20 {
        let mut bench = Bench::dealt(quiet(), 4, 0, seed);
        let outcome = bench.play_out();
        let ranked = outcome.results.as_ref().unwrap().ranked();
        assert_eq!(ranked.len(), 4);
        let all: SeatSet = ranked.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(all.len(), 4, "every seat once");
        assert!(outcome.counts);
        assert_ne!(outcome.next.commit, outcome.commitment.commit);
        assert_eq!(Secret::from_hex(&outcome.secret).unwrap().commit(), outcome.commitment.commit);
        assert_eq!(bench.state.core.seats.iter().map(|c| c.info.tally).sum::<u32>(), 1);
        assert_eq!(outcome.seats[loser(&outcome).index()].tally, 1);
    }
}

/// Also if the person's seat is played by a computer.
#[test]
fn only_computers_play_on_once_the_last_person_got_away() {
    let mut got_away = 0;
    let plays: fn(&mut Bench) = |_| {};
    let leaves: fn(&mut Bench) = |bench| drop(bench.ask(1, RequestKind::Leave).unwrap());
    let is_slow: fn(&mut Bench) = |bench| bench.slow([0]);
    let others = [(3, leaves, true), (3, is_slow, true)];
    for (seed, begin, is_empty) in (0..8).map(|seed| (seed, plays, false)).chain(others) {
        let mut bench = Bench::dealt(quiet(), 1, 3, seed);
        begin(&mut bench);
        while bench.is_playing() {
            let is_out = !bench.game().board().in_play().contains(seat(0));
            assert_eq!(bench.state.is_for_computers(), is_out || is_empty);
            assert_eq!(bench.state.is_decided(), is_out);
            got_away += usize::from(is_out && !is_empty);
            bench.go_on();
        }
        assert!(!bench.state.is_for_computers(), "nobody plays");
    }
    assert!(got_away > 10, "{got_away}");
}

/// A game in which every person is out, and computers still play, by turns with a clock.
fn decided(people: u64, seed: u8) -> Option<Bench> {
    let settings = Settings { level: Level::Easy, ..in_turn(60) };
    let mut bench = Bench::dealt(settings, people, 4, seed);
    while bench.is_playing() && !bench.state.is_decided() {
        bench.go_on();
    }
    bench.is_playing().then_some(bench)
}

/// Lets computers decide the rest of a game, as they do on the thread pool.
fn rest(bench: &Bench) -> Vec<getaway_games::Decision> {
    let (mut rest, mut rng) = (bench.state.rest().expect("it is decided"), bench.rng.clone());
    let next = || rest.decide(|level, task| task.decide(level, 1.0, &|| false, &mut rng));
    std::iter::from_fn(next).collect()
}

#[test]
fn what_is_decided_is_played_to_its_end_in_one_step_without_clock_or_mention() {
    let mut seen = 0;
    for mut bench in (0..40).filter_map(|seed| decided(2, seed)) {
        let snapshot = bench.snapshot();
        let crate::snapshot::Stage::Playing(playing) = &snapshot.stage else { panic!("it runs") };
        assert_eq!((playing.clock, playing.pause), (None, None));
        assert!(playing.awaited.is_empty() && snapshot.expected.is_empty());
        let (decisions, query) = (rest(&bench), bench.state.query().unwrap());
        let effect = bench.work(|t| t.decided(&query, &decisions));
        assert_eq!(effect, Ok(Effect::Save));
        let entries = bench.changes.iter().map(|change| match change {
            GameChange::Moves { entries, .. } => entries.len(),
            _ => 0,
        });
        assert!(entries.sum::<usize>() > 0, "every move is saved with the result");
        assert!(bench.changes.iter().any(|change| matches!(change, GameChange::Finish { .. })));
        let outcome = bench.outcome();
        assert!(outcome.played_on && outcome.counts);
        seen += 1;
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn the_deal_passes_on_and_losses_add_up_in_a_series() {
    for direction in [Direction::Clockwise, Direction::Anticlockwise] {
        let settings = with_rules(Options { direction, ..Options::default() });
        let mut bench = Bench::dealt(settings, 3, 0, 1);
        let mut losses = [0; 3];
        let (mut dealer, mut previous) = (seat(0), None);
        for game in 1..=5 {
            let start = &bench.playing().dealt.start;
            assert_eq!((start.dealer, start.previous_loser), (dealer, previous));
            let outcome = bench.play_out();
            losses[loser(&outcome).index()] += 1;
            previous = Some(loser(&outcome));
            assert_eq!(bench.state.core.games, game);
            dealer = dealer.after(1, 3, direction);
            bench.does(1, RequestKind::Deal, RequestOutcome::Dealt(outcome.next.game));
        }
        let counted: Vec<u32> = bench.state.core.seats.iter().map(|c| c.info.tally).collect();
        assert_eq!(counted, losses);
    }
}

#[test]
fn only_the_host_deals_once_with_enough_seats() {
    let mut bench = Bench::lobby(2, 0);
    bench.refuses(1, RequestKind::Deal, Refusal::WrongSeats { have: 2, least: 3, most: 8 });
    bench.ask(3, RequestKind::Join).unwrap();
    bench.refuses(2, RequestKind::Deal, Refusal::NotHost(user(1)));
    bench.refuses(1, play(Card::ACE_OF_SPADES), Refusal::NoGame);
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.refuses(1, RequestKind::Deal, Refusal::AlreadyDealt);
}

#[test]
fn a_button_of_another_moment_is_stale() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 2);
    let game = bench.playing().dealt.committed.game;
    let first = Moment::in_round(game, 0);
    let other = Moment::in_round(GameNumber(game.0 + 1), 0);
    let (_, who) = bench.power();
    let lead = play(Card::ACE_OF_SPADES);
    assert_eq!(bench.ask_at(who, other, lead.clone()), Err(Refusal::Stale));
    assert!(bench.ask_at(who, first, lead).is_ok());
    bench.finish_trick();
    assert_eq!(bench.ask_at(who, first, take(seat(0))), Err(Refusal::Stale));
}

/// Finds a game in which somebody leads a card, picks the trick up and leads again.
fn picks_up() -> (Bench, u64, Card, Moment) {
    for seed in 0..200 {
        let mut bench = Bench::dealt(quiet(), 3, 0, seed);
        for _ in 0..60 {
            let Due::Lead(power) = bench.game().board().due() else {
                if !bench.is_playing() {
                    break;
                }
                bench.go_on();
                continue;
            };
            let count = bench.playing().session.changes()[power.index()];
            let at =
                Moment { game: bench.playing().dealt.committed.game, until: Until::Change(count) };
            let (who, card) = (bench.who(power), bench.any_card(power));
            assert!(bench.ask_at(who, at, play(card)).is_ok());
            bench.finish_trick();
            if bench.is_playing()
                && bench.game().board().due() == Due::Lead(power)
                && bench.game().hand(power).contains(card)
            {
                return (bench, who, card, at);
            }
        }
    }
    panic!("nobody picked anything up");
}

#[test]
fn a_button_made_ahead_never_plays_two_cards() {
    let (mut bench, who, card, at) = picks_up();
    // It's their turn, and they hold the card again: another press on the same button is stale.
    assert_eq!(bench.ask_at(who, at, play(card)), Err(Refusal::Stale));
    let seat = bench.state.seat_of(user(who)).unwrap();
    let now =
        Moment { until: Until::Change(bench.playing().session.changes()[seat.index()]), ..at };
    assert!(bench.ask_at(who, now, play(card)).is_ok());
}

#[test]
fn a_button_made_ahead_is_for_a_later_turn_of_its_own_player() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 2);
    let game = bench.playing().dealt.committed.game;
    let (power, leads) = bench.power();
    let at = Moment { game, until: Until::Change(0) };
    let other = bench.who(Seat::first(4).find(|seat| *seat != power).unwrap());
    let held = bench.game().hand(bench.state.seat_of(user(other)).unwrap());
    let early = bench.ask_at(other, at, play(held.iter().next().unwrap()));
    assert!(matches!(early, Err(Refusal::Game(_))), "{early:?}");
    bench.ask_at(leads, at, play(Card::ACE_OF_SPADES)).unwrap();
    // The others have not moved, so their buttons stay valid in the first trick and after it.
    let seat = bench.state.seat_of(user(other)).unwrap();
    let card = bench.any_card(seat);
    assert!(bench.ask_at(other, at, play(card)).is_ok());
}

#[test]
fn at_a_result_the_buttons_of_both_games_work() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    let over = bench.playing().dealt.committed.game;
    let next = bench.play_out().next.game;
    let other = Moment::in_round(GameNumber(next.0 + 1), 0);
    assert_eq!(bench.ask_at(4, other, RequestKind::Join), Err(Refusal::Stale));
    for (who, game) in [(4, over), (5, next)] {
        let joined = bench.ask_at(who, Moment::in_round(game, 0), RequestKind::Join);
        assert!(matches!(joined, Ok(RequestOutcome::Joined(_))), "{joined:?}");
    }
}

/// After a restart, the computer answers the same question again; a time would start again.
#[test]
fn a_computer_that_takes_nothing_is_saved_only_if_a_time_begins() {
    let (mut silent, mut shown, mut saved) = (0, 0, 0);
    for (turn_seconds, window) in [(0, 0), (30, 0), (0, 3)] {
        let level = getaway_games::Level::Hard;
        let settings = Settings { turn_seconds, level, ..with(Options::default(), window) };
        let mut bench = Bench::dealt(settings, 2, 2, 0);
        while bench.is_playing() {
            let Some(query) = bench.state.query() else {
                bench.go_on();
                continue;
            };
            let decision = bench.state.task(query).unwrap().any().unwrap();
            let effect = bench.work(|t| t.decided(&query, &[decision])).unwrap();
            if !decision.is_silent() {
                assert_eq!(effect, Effect::Save);
                continue;
            }
            let timing = &bench.playing().timing;
            let (times, expected) = if timing.timer.is_some() || timing.pause.is_some() {
                (&mut saved, Effect::Save)
            } else if bench.state.awaited().is_empty() {
                (&mut silent, Effect::Silent)
            } else {
                (&mut shown, Effect::Show)
            };
            *times += 1;
            assert_eq!(effect, expected);
        }
    }
    assert!(silent > 0 && shown > 0 && saved > 0, "{silent} {shown} {saved}");
}

/// Only pauses in which people read are shorter then.
#[test]
fn the_time_to_take_is_the_same_where_computers_are_faster() {
    let mut bench = Bench::open(with(Options::default(), 30), 0, 0);
    bench.each(2..=4, RequestKind::Join);
    let deal = bench.request(1, RequestKind::Deal);
    let (commit, corrections) = (|| panic!("no other game begins"), SignedDuration::ZERO);
    let ctx = Ctx { now: bench.now, corrections, pace: Duration::ZERO, commit: &commit };
    let mut transaction = bench.state.begin(&ctx);
    transaction.ask(&deal).unwrap();
    bench.state = transaction.state;
    assert_eq!(bench.window_ends(), Some(bench.now + Duration::from_secs(30)));
}

#[test]
fn hints_are_counted_once_for_each_move_and_anew_in_each_game() {
    let mut bench = Bench::dealt(in_turn(0), 3, 0, 1);
    bench.finish_trick();
    let (due, _) = bench.due_and_others();
    let hints = |bench: &Bench| {
        let seat = bench.state.seat_of(user(due)).unwrap();
        bench.snapshot().seats[seat.index()].hints
    };
    for _ in 0..3 {
        bench.does(due, RequestKind::NoteHint, RequestOutcome::HintNoted);
    }
    assert_eq!((hints(&bench), bench.changes.len()), (1, 0));
    bench.go_on();
    bench.does(due, RequestKind::NoteHint, RequestOutcome::HintNoted);
    assert_eq!((hints(&bench), bench.changes.len()), (2, 1));
    bench.refuses(9, RequestKind::NoteHint, Refusal::NotSeated);
    // The game went on while the hint was computed, so nobody saw it.
    let at = Moment::in_round(GameNumber(1), bench.playing().session.round());
    bench.finish_trick();
    assert_eq!(bench.ask_at(due, at, RequestKind::NoteHint), Err(Refusal::Stale));
    assert_eq!(hints(&bench), 2);
    let outcome = bench.play_out();
    assert_eq!(outcome.seats.iter().map(|seat| seat.hints).sum::<u32>(), 2);
    bench.ask(1, RequestKind::Deal).unwrap();
    assert!(bench.snapshot().seats.iter().all(|seat| seat.hints == 0));
}

#[test]
fn what_the_host_changed_just_before_the_deal_is_said_at_the_table() {
    let changed = |seconds: u64| {
        let mut bench = Bench::lobby(3, 0);
        let settings = bench.snapshot().settings;
        let before = crate::snapshot::ChangedFrom { settings, computers: Some(0) };
        let configure = |level| RequestKind::Configure {
            settings: Box::new(Settings { level, ..quiet() }),
            computers: 1,
        };
        bench.ask(1, configure(Level::Hard)).unwrap();
        bench.ask(1, configure(Level::Easy)).unwrap();
        bench.pass(seconds);
        bench.ask(1, RequestKind::Deal).unwrap();
        (bench, before)
    };
    let from = |bench: &Bench| match bench.snapshot().stage {
        crate::snapshot::Stage::Playing(playing) => playing.changed_from,
        _ => None,
    };
    let (mut bench, before) = changed(1);
    assert_eq!(from(&bench), Some(before), "also what the first of two changes has changed");
    let text = bench.stored();
    assert!(text.contains("\"changed\""), "{text}");
    while bench.playing().session.entries() <= 2 * 4 {
        if !bench.think() {
            bench.go_on();
        }
    }
    assert_eq!(from(&bench), None, "everybody has seen it");
    assert_eq!(from(&changed(10).0), None);
}
