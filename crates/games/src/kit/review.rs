//! What a hint is made from, and the review of a finished game: the decisions that cost a player
//! most, judged by what the player knew at the time.
//!
//! Owns which decisions are worth naming. Each game says what there was to decide and where each
//! choice led.

use super::{Bad, Estimate, Limits, Record, Rules};
use crate::cards::Seat;

const MOST: usize = 3;
/// The lowest cost that counts, where single decisions matter a lot. Below it, a decision counts as
/// no worse than the best.
pub const LEAST_COST: f64 = 0.04;
/// The fewest playouts that make an estimate reliable.
const LEAST_PLAYOUTS: u32 = 32;

/// A strong player's judgement of a player's current choices: what a hint is made from.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<E, W> {
    /// The choices with their estimates, best first; empty if the player has nothing to decide now.
    pub estimates: Vec<E>,
    /// The reasons for the first one, or what they can be read from.
    pub why: W,
}

impl<E, W: Default> Default for Advice<E, W> {
    fn default() -> Self {
        Advice { estimates: Vec::new(), why: W::default() }
    }
}

/// A decision in a finished game that cost its player something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Costly<W, C> {
    /// The moment in the game, as the game counts.
    pub when: W,
    /// How many moves were made before it, those without an entry included.
    pub moves: usize,
    pub did: C,
    pub better: C,
    /// How much higher the estimated probability of losing was, 0 to 1.
    pub cost: f64,
}

/// A decision with what a strong player thinks of each choice.
///
/// ```
/// use getaway_games::Estimate;
/// use getaway_games::kit::review::{Judged, LEAST_COST};
///
/// let of = |candidate, loss_probability| Estimate { candidate, loss_probability, playouts: 100 };
/// let judged = Judged { when: 12, did: "9D", estimates: vec![of("QH", 0.25), of("9D", 0.75)] };
/// let costly = judged.costly(30, LEAST_COST).unwrap();
/// assert_eq!((costly.moves, costly.better, costly.cost), (30, "QH", 0.5));
/// ```
#[derive(Clone, Debug)]
pub struct Judged<W, C> {
    /// The moment in the game, as the game counts.
    pub when: W,
    pub did: C,
    /// The choices, best first.
    pub estimates: Vec<Estimate<C>>,
}

impl<W, C: Copy + PartialEq> Judged<W, C> {
    /// The decision after so many moves, if it cost the player at least `least`.
    pub fn costly(self, moves: usize, least: f64) -> Option<Costly<W, C>> {
        let best = self.estimates.first()?;
        let own = self.estimates.iter().find(|e| e.candidate == self.did)?;
        let cost = own.loss_probability - best.loss_probability;
        // A choice that was solved to its end took no playouts.
        let sure = |e: &Estimate<C>| e.playouts == 0 || e.playouts >= LEAST_PLAYOUTS;
        (cost >= least && sure(own) && sure(best)).then_some(Costly {
            when: self.when,
            moves,
            did: self.did,
            better: best.candidate,
            cost,
        })
    }
}

/// Finds the costliest decisions of the player in the seat. `judge` gets each move with the position
/// just before it, and whether the player made it, not a computer in their place; it returns `None`
/// unless they did and there was something to decide. Decisions that cost less than `least` aren't
/// named. Once the time is up, no more are judged.
pub fn review<R: Rules, W, C: Copy + PartialEq>(
    record: &Record<R>,
    seat: Seat,
    least: f64,
    limits: &Limits,
    mut judge: impl FnMut(&R, &R::Move, bool) -> Option<Judged<W, C>>,
) -> Result<Vec<Costly<W, C>>, Bad<R>> {
    let (mut found, mut goes_on, mut moves) = (Vec::new(), true, 0);
    record.play_marked_moves(&mut |position, act, stood_in| {
        goes_on = goes_on && (limits.go_on)();
        if goes_on {
            let is_own = R::mover(act) == Some(seat) && !stood_in;
            let judged = judge(position, act, is_own);
            found.extend(judged.and_then(|judged| judged.costly(moves, least)));
        }
        moves += 1;
    })?;
    Ok(costliest(found))
}

fn costliest<W, C>(mut decisions: Vec<Costly<W, C>>) -> Vec<Costly<W, C>> {
    decisions.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    decisions.truncate(MOST);
    decisions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(did: char, estimates: &[(char, f64, u32)]) -> Option<Costly<u32, char>> {
        let estimates = estimates.iter().map(|&(candidate, loss, playouts)| Estimate {
            candidate,
            loss_probability: loss,
            playouts,
        });
        let judged = Judged { when: 7, did, estimates: estimates.collect() };
        judged.costly(31, LEAST_COST)
    }

    #[test]
    fn a_decision_is_named_if_another_was_clearly_better() {
        let estimates = [('a', 0.2, 100), ('b', 0.23, 100), ('c', 0.3, 40), ('d', 0.9, 8)];
        let named = judged('c', &estimates).unwrap();
        assert_eq!((named.when, named.moves, named.did, named.better), (7, 31, 'c', 'a'));
        assert!((named.cost - 0.1).abs() < 1e-9);
        // The best, one that is hardly worse, one with too few playouts, and one that wasn't tried.
        for did in ['a', 'b', 'd', 'e'] {
            assert_eq!(judged(did, &estimates), None, "{did}");
        }
        assert!(judged('b', &[('a', 0.0, 0), ('b', 1.0, 0)]).is_some(), "solved");
        assert_eq!(judged('a', &[]), None);
    }

    #[test]
    fn only_a_few_decisions_are_named_costliest_first() {
        let decisions = [0.05, 0.3, 0.1, 0.2].map(|cost| Costly {
            when: (),
            moves: 0,
            did: 'a',
            better: 'b',
            cost,
        });
        let named = costliest(decisions.to_vec()).into_iter();
        assert_eq!(named.map(|one| one.cost).collect::<Vec<_>>(), [0.3, 0.2, 0.1]);
    }
}
