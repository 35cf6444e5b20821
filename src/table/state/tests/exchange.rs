//! A time limit that runs for several at once: the exchange of Palace.

use super::*;
use crate::games::palace::session::Act;

const READY: Ask = Ask::Act(any::Act::Palace(Act::Ready));

fn clocked() -> Settings {
    Settings {
        turn_seconds: 30,
        ..Settings::of(GameKind::Palace)
    }
}

#[test]
fn who_is_late_in_the_exchange_is_ready_and_has_their_first_turn_for_themselves() {
    let mut bench = Bench::dealt(clocked(), 3, 1, 0);
    while bench.think() {}
    assert_eq!(bench.state.awaited().unwrap().1.len(), 3);
    assert_eq!(bench.pass(10), Effect::Silent);
    let ready = bench.ask(2, READY);
    assert_eq!(
        ready,
        Ok(Done::Acted(any::Done::Palace(
            crate::games::palace::session::Done::Ready
        )))
    );
    assert_eq!(bench.state.awaited().unwrap().1.len(), 2);
    // The time of the others runs on as before.
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
