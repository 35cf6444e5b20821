//! Who may look at all hands: only people who are out of a game whose players have all agreed.

use super::*;
use crate::settings::Watch;

fn open_table() -> Settings {
    Settings { watch: Watch::Out, ..in_turn(60) }
}

/// The lobby of users 1 to `people` and computers, at a table whose hands may be open.
fn lobby(people: u64, computers: usize, seed: u8) -> Bench {
    let mut bench = Bench::open(open_table(), computers, seed);
    bench.each(2..=people, RequestKind::Join);
    bench
}

/// Who may look at all hands of the running game; `None` if nobody ever may.
fn watchers(bench: &Bench) -> Option<SeatSet> {
    match &bench.snapshot().stage {
        crate::snapshot::Stage::Playing(playing) => playing.watchers,
        other => panic!("no game: {other:?}"),
    }
}

#[test]
fn hands_are_open_only_if_everyone_has_agreed_before_the_deal() {
    for agreeing in 0..=3 {
        let mut bench = lobby(3, 1, 1);
        bench.each(1..=agreeing, RequestKind::LetWatch(true));
        bench.ask(1, RequestKind::Deal).unwrap();
        assert_eq!(watchers(&bench).is_some(), agreeing == 3, "{agreeing}");
        bench.refuses(1, RequestKind::LetWatch(true), Refusal::AlreadyDealt);
    }
    let mut bench = lobby(3, 1, 1);
    bench.each(1..=3, RequestKind::LetWatch(true));
    bench.does(2, RequestKind::LetWatch(false), RequestOutcome::LetsWatch(false));
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(watchers(&bench), None, "one has taken it back");
    let mut usual = Bench::lobby(3, 1);
    usual.refuses(1, RequestKind::LetWatch(true), Refusal::Stale);
    usual.refuses(9, RequestKind::LetWatch(true), Refusal::NotSeated);
}

#[test]
fn every_change_of_the_people_at_the_table_asks_all_of_them_anew() {
    let changes: [fn(&mut Bench); 4] = [
        |bench| drop(bench.ask(4, RequestKind::Join).unwrap()),
        |bench| drop(bench.ask(3, RequestKind::Leave).unwrap()),
        |bench| {
            let remove = RequestKind::Remove { who: user(2), bars: false };
            drop(bench.ask(1, remove).unwrap());
        },
        |bench| {
            for watch in [Watch::Nobody, Watch::Out] {
                let settings = Box::new(Settings { watch, ..open_table() });
                bench.ask(1, RequestKind::Configure { settings, computers: 2 }).unwrap();
            }
        },
    ];
    for change in changes {
        let mut bench = lobby(3, 2, 1);
        bench.each(1..=3, RequestKind::LetWatch(true));
        assert_eq!(bench.snapshot().lets_watch, [1, 2, 3].map(user));
        change(&mut bench);
        assert!(bench.snapshot().lets_watch.is_empty());
        bench.ask(1, RequestKind::Deal).unwrap();
        assert_eq!(watchers(&bench), None);
    }
}

#[test]
fn an_agreement_lasts_for_a_series_until_somebody_comes_or_goes() {
    for change in [None, Some((4, RequestKind::Join)), Some((3, RequestKind::Leave))] {
        let mut bench = lobby(3, 0, 2);
        bench.each(1..=3, RequestKind::LetWatch(true));
        bench.ask(1, RequestKind::Deal).unwrap();
        let lasts = change.is_none();
        if let Some((who, ask)) = change {
            bench.ask(who, ask).unwrap();
        }
        bench.play_out();
        assert_eq!(bench.snapshot().lets_watch.is_empty(), !lasts);
        if bench.state.core.seats.len() < 3 {
            bench.ask(5, RequestKind::Join).unwrap();
        }
        bench.ask(1, RequestKind::Deal).unwrap();
        assert_eq!(watchers(&bench).is_some(), lasts);
    }
}

/// People who do anything at any moment of open and closed games.
#[test]
fn only_people_who_are_out_get_open_hands_whatever_anybody_does() {
    let (mut presses, mut shown, mut refused) = (0, 0, 0);
    for seed in 0.. {
        if presses >= 100_000 {
            break;
        }
        let is_open = seed % 4 > 0;
        let mut bench = lobby(4, 2, seed);
        if is_open {
            bench.each(1..=4, RequestKind::LetWatch(true));
        }
        bench.ask(1, RequestKind::Deal).unwrap();
        while bench.is_playing() {
            let snapshot = bench.snapshot();
            let in_play = bench.game().board().in_play();
            for _ in 0..40 {
                let who = bench.rng.random_range(1..=6);
                presses += 1;
                let seat = bench.state.seat_of(user(who));
                let acts = seat.is_some_and(|seat| bench.state.is_attended(seat));
                let is_out = acts && seat.is_some_and(|seat| !in_play.contains(seat));
                let hands = snapshot.open_hands(user(who));
                assert_eq!(hands.is_ok(), is_open && is_out, "user {who}");
                let Ok(hands) = hands else {
                    refused += 1;
                    continue;
                };
                shown += 1;
                let seats: SeatSet = hands.views().iter().map(|(seat, _)| *seat).collect();
                assert_eq!(seats, in_play);
                for (seat, view) in hands.views() {
                    assert_eq!(Some(view), snapshot.view(*seat).as_ref());
                }
            }
            let who = bench.rng.random_range(1..=6);
            // Many of these are refused.
            let _ = match bench.rng.random_range(0..60) {
                0 => bench.ask(who, RequestKind::Leave),
                1..4 => bench.ask(who, RequestKind::Join),
                4 => bench.ask(who, RequestKind::LetWatch(true)),
                5 => {
                    bench.pass(61);
                    Ok(RequestOutcome::Left)
                }
                _ => Ok(RequestOutcome::Left),
            };
            if !bench.is_playing() {
                break;
            }
            if !bench.think() {
                let due: Vec<Seat> = bench.state.awaited().iter().collect();
                match due.first() {
                    Some(seat) => bench.play_any(*seat),
                    None => drop(bench.pass(61)),
                }
            }
        }
    }
    assert!(shown > 5_000 && refused > 50_000, "{shown} shown, {refused} refused");
}
