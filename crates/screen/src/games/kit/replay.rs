//! A finished game step by step, with all cards open: a trick, or a round of turns. Each game says
//! where a step begins and what there is to see in it; the message is made in
//! [`render::replay`](crate::render::replay). Only for games that are over: nothing here is hidden.

use super::on_discord::OnDiscord;
use super::steps::{OpenStep, Reviewed, Step};
use crate::render::{Scene, cards};
use getaway_games::cards::Seat;
use getaway_games::kit::{self, Bad, Event as _, Fault, Rules};
use getaway_games::{Ending, Limits, Rand, Record, by_game};

/// One of the steps of a game.
#[derive(Clone, Debug)]
pub struct Page {
    pub step: OpenStep,
    /// Its number, from 1.
    pub number: u32,
    pub count: u32,
    /// The first steps of this round, or of the one before, and of the next round.
    pub rounds: [Option<u32>; 2],
    /// The step that decided the game; `None` if it has no result.
    pub deciding: Option<u32>,
}

/// A decision that a review names, with what lay on the table and what was held then.
#[derive(Clone, Debug)]
pub struct Moment {
    pub text: String,
    pub when: String,
    /// The step of the replay that it is in.
    pub step: u32,
}

/// What a review says of a finished game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The decisions that cost the player the most.
    pub moments: Vec<Moment>,
    /// Whether a computer made some of the player's moves. Those aren't reviewed.
    pub had_stand_in: bool,
}

/// The decisions in a finished game that cost the player in the seat the most.
pub fn review(
    scene: &Scene,
    record: &Record,
    seat: Seat,
    limits: &Limits,
    rng: &mut Rand,
) -> Result<Review, Fault> {
    by_game!(Record, record, |G, record| {
        let reviewed = <G as OnDiscord>::review(scene.catalog, record, seat, limits, rng)?;
        let moments = reviewed.iter().map(|one| {
            let Steps { mut steps, now, .. } = steps::<G>(record, one.moves)?;
            let (step, last) = (number(steps.len()), steps.pop());
            let now = last.zip(now).map(|(last, now)| Step { before: now, ..last });
            let open = now.map(|now| <G as OnDiscord>::step(scene, &now)).unwrap_or_default();
            Ok(Moment { text: with_cards(scene, one, seat, &open), when: open.when, step })
        });
        let moments = moments.collect::<Result<_, Fault>>()?;
        Ok(Review { moments, had_stand_in: record.stand_ins()?.contains(seat) })
    })
}

/// A decision, what lay on the table before it, and the cards of the player in the seat.
fn with_cards(scene: &Scene, one: &Reviewed, seat: Seat, open: &OpenStep) -> String {
    let told = open.told.iter().filter(|line| !line.is_empty()).cloned();
    let mut table: Vec<String> = open.lying.iter().map(|line| one.marked(line.clone())).collect();
    table.extend(told);
    if table.is_empty() {
        table.push(scene.catalog.review_empty());
    }
    let own = open.hands.iter().find(|(of, _)| *of == seat);
    let groups = own.into_iter().flat_map(|(_, groups)| groups).take(open.known);
    let rows = groups.filter(|cards| !cards.is_empty()).map(|row| cards::in_order(row.clone()));
    let held = one.marked(rows.collect::<Vec<_>>().join(" · "));
    let lines =
        [one.line.clone()].into_iter().chain(table).chain([scene.catalog.review_hand(held)]);
    lines.collect::<Vec<_>>().join("\n")
}

/// Steps of a game, how it ended, and the position after so many moves.
pub struct Steps<R: Rules> {
    pub steps: Vec<Step<R>>,
    pub ending: Option<Ending>,
    pub now: Option<R>,
}

/// The steps of a game up to this move, which isn't made any more but may begin a step.
pub fn steps<G: OnDiscord>(
    record: &kit::Record<G::Rules>,
    until: usize,
) -> Result<Steps<G::Rules>, Bad<G::Rules>> {
    let mut steps: Vec<Step<G::Rules>> = Vec::new();
    let (mut round, mut moves) = (<G::Rules as Rules>::FIRST_ROUND, 0);
    let mut now = None;
    let last = record.play_moves(&mut |before, act| {
        if moves > until {
            return;
        }
        if G::begins_step(before, act, steps.last().map(|step| &step.events[..])) {
            steps.push(Step { before: before.clone(), round, events: Vec::new(), moves });
        }
        moves += 1;
        if moves > until {
            now = Some(before.clone());
            return;
        }
        let mut ends = false;
        let made = before.clone().make(act, &mut |event| {
            ends |= event.ends_round();
            steps.last_mut().into_iter().for_each(|step| step.events.push(event));
        });
        debug_assert!(made.is_ok(), "a move that is replayed is legal");
        round += u32::from(ends);
    })?;
    Ok(Steps { steps, ending: last.ending(), now })
}

/// The step of a recorded game with this number, from 1, or the last one; 0 is the one that decided it.
/// `None` if there is none.
pub fn page(scene: &Scene, record: &Record, wanted: u32) -> Result<Option<Page>, Fault> {
    by_game!(Record, record, |G, record| {
        let Steps { steps, ending, .. } = steps::<G>(record, usize::MAX)?;
        let is_decided = matches!(ending, Some(Ending::Placed(_)));
        let last = steps.len().checked_sub(1).filter(|_| is_decided);
        let deciding = last.map(|last| <G as OnDiscord>::deciding(&steps).unwrap_or(last));
        let at = match wanted {
            0 => deciding,
            wanted => (wanted as usize).min(steps.len()).checked_sub(1),
        };
        let Some((at, step)) = at.and_then(|at| Some((at, steps.get(at)?))) else {
            return Ok(None);
        };
        let before = at.checked_sub(1).and_then(|before| {
            let round = steps[before].round;
            steps.iter().position(|step| step.round == round)
        });
        let next = steps.iter().position(|other| other.round > step.round);
        Ok(Some(Page {
            step: <G as OnDiscord>::step(scene, step),
            number: number(at + 1),
            count: number(steps.len()),
            rounds: [before, next].map(|at| at.map(|at| number(at + 1))),
            deciding: deciding.map(|at| number(at + 1)),
        }))
    })
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
