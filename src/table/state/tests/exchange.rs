//! A time limit for several players at once: Palace's exchange.

use super::*;
use crate::games::palace::rules::Act;

const READY: RequestKind = RequestKind::Move(any::Act::Palace(Act::Ready));

fn clocked() -> Settings {
    Settings {
        turn_seconds: 30,
        ..Settings::of(GameKind::Palace)
    }
}

#[test]
fn a_player_who_is_late_in_the_exchange_still_makes_their_own_first_move() {
    let mut bench = Bench::dealt(clocked(), 3, 1, 0);
    while bench.think() {}
    assert_eq!(bench.state.awaited().unwrap().1.len(), 3);
    assert_eq!(bench.pass(10), Effect::Silent);
    let ready = bench.ask(2, READY);
    assert_eq!(
        ready,
        Ok(RequestOutcome::Acted(any::MoveOutcome::Palace(
            crate::games::palace::session::MoveOutcome::Ready
        )))
    );
    assert_eq!(bench.state.awaited().unwrap().1.len(), 2);
    // The others' time runs on.
    bench.pass(20);
    while bench.is_playing() && bench.state.awaited().is_none() {
        assert!(bench.think(), "a computer begins");
    }
    let (turn, due) = bench.state.awaited().unwrap();
    assert_eq!(turn.seat.map(SeatSet::of), Some(due), "play has begun");
    let timing = bench.state.stage.timing().unwrap();
    assert!(
        timing.overdue.is_empty(),
        "nobody's first play is made for them"
    );
    assert_eq!(
        timing.timer.map(|timer| timer.ends),
        Some(bench.now + Duration::from_secs(30))
    );
}
