//! The `hard` player: tries its choices in many possible games, in which everyone continues by the
//! rules of thumb, and counts what this hand's points are worth for winning the game.

use super::belief::Belief;
use super::table::{Pip, Table, above, below, lanes};
use super::{Estimate, Limits, normal};
use crate::cards::{Card, CardSet, Seat};
use crate::king::rules::{
    Act, Board, Choice, Contract, Due, Illegal, Move, Play, Position, Round, SEATS, Scoring, View,
};
use crate::kit::Rand;
use crate::kit::options::Named;
use crate::kit::race::{race, to_front};

/// The number of bids, from the lowest up, that are tried.
const BIDS: usize = 4;

/// What a player does now, and right afterwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    act: Act,
    then: Option<Act>,
}

/// The move that is worth most; `None` if it isn't the player's turn.
pub(super) fn turn(view: &View, limits: &Limits, rng: &mut Rand) -> Option<Act> {
    let plans = plans(view, distinct(view));
    if plans.len() < 2 {
        return plans.first().map(|plan| plan.act);
    }
    let estimates = evaluate(view, &plans, limits, rng);
    estimates.first().map(|estimate| estimate.act).or(plans.first().map(|plan| plan.act))
}

/// All current choices including the one made, since a high bid isn't tried otherwise.
pub(super) fn plans_including(view: &View, act: Act) -> Vec<Plan> {
    let mut plans = plans(view, view.legal_cards());
    if !plans.iter().any(|plan| plan.act == act) {
        plans.push(Plan { act, then: None });
    }
    plans
}

/// The current choices with these cards, or before the first trick. Experience's choice comes
/// first.
pub(super) fn plans(view: &View, cards: CardSet) -> Vec<Plan> {
    let (board, seat) = (view.board(), view.seat());
    let plan = |act| Plan { act, then: None };
    let mut plans: Vec<Plan> = match board.due() {
        Due::Play(turn) if turn == seat => cards.iter().map(Act::Play).map(plan).collect(),
        Due::Bid(turn) if turn == seat => {
            let bids = board.legal_bids(seat).take(BIDS).map(Act::Bid);
            [Act::Pass].into_iter().chain(bids).map(plan).collect()
        }
        Due::Choose(turn) if turn == seat && turn == board.dealer() => {
            board.legal_choices(seat).flat_map(chosen).collect()
        }
        _ => view.legal_acts().into_iter().map(plan).collect(),
    };
    let first = normal::turn(view);
    to_front(&mut plans, |plan| Some(plan.act) == first);
    plans
}

/// The dealer's choice, with each direction unless somebody else decides before it.
fn chosen(choice: Choice) -> Vec<Plan> {
    let act = Act::Choose(choice);
    let directed = |way: &Scoring| Plan { act, then: Some(Act::Direct(*way)) };
    match choice {
        Choice::Auction => vec![Plan { act, then: None }],
        Choice::Trumps(_) => Scoring::ALL.iter().map(directed).collect(),
    }
}

/// The legal cards, but only the lowest of several equivalent ones.
pub(super) fn distinct(view: &View) -> CardSet {
    let legal = view.legal_cards();
    let Some(table) = Table::seen(view) else { return legal };
    let (own, goal) = (lanes(view.hand()), &table.goal);
    let same = |low: Pip, high: Pip| {
        let suit = usize::from(low.suit);
        let between = above(low.rank) & below(high.rank);
        let lies =
            if table.lying > 0 && table.best.suit == low.suit { 1 << table.best.rank } else { 0 };
        let others = table.left[suit] & !own[suit] | lies;
        low.suit == high.suit
            && between & others == 0
            && low.is_in(&goal.cards) == high.is_in(&goal.cards)
    };
    let is_first = |card: &Card| {
        let lower = legal.below(*card).highest(card.suit());
        !lower.is_some_and(|lower| same(Pip::of(lower), Pip::of(*card)))
    };
    legal.iter().filter(is_first).collect()
}

/// A game that is possible from the player's point of view.
struct World {
    game: Position,
    /// Its tricks, while they are being played.
    tricks: Option<(Table, Contract)>,
}

impl World {
    fn new(game: Position) -> World {
        let tricks = |play: &Play| (Table::of(&game, play), play.contract());
        World { tricks: game.board().play().map(tricks), game }
    }

    /// The points of each seat in this hand if the player carries out the plan.
    fn points(&self, seat: Seat, plan: Plan) -> [i32; SEATS] {
        if let (Some((table, contract)), Act::Play(card)) = (&self.tricks, plan.act) {
            let mut table = *table;
            table.play(Pip::of(card));
            return contract.scores(counts(table), self.game.board().dealer());
        }
        let acts = [Some(plan.act), plan.then];
        let played = points(self.game, seat, acts.into_iter().flatten());
        debug_assert!(played.is_ok(), "{plan:?}: {played:?}");
        played.unwrap_or_default()
    }
}

/// The outcome of a plan in a world: the points, and the probability of winning.
type Outcome = [f64; 2];

/// The average outcome of a plan. If it was tried in all worlds, that is its own average; otherwise
/// the best plan's, plus the average difference in the worlds in which both were tried.
fn average(own: &[Outcome], best: &[Outcome]) -> Outcome {
    let mean = |outcomes: &[Outcome], of: usize| {
        outcomes.iter().map(|outcome| outcome[of]).sum::<f64>() / outcomes.len().max(1) as f64
    };
    let common = &best[..own.len().min(best.len())];
    [0, 1].map(|of| mean(best, of) + mean(own, of) - mean(common, of))
}

/// The choices with estimates, best first.
pub(super) fn evaluate(
    view: &View,
    plans: &[Plan],
    limits: &Limits,
    rng: &mut Rand,
) -> Vec<Estimate> {
    let Some(mut belief) = Belief::new(view, rng) else { return Vec::new() };
    let (seat, prospects) = (view.seat(), Prospects::new(view.board()));
    let mut outcomes: Vec<Vec<Outcome>> = vec![Vec::new(); plans.len()];
    let numbers: Vec<usize> = (0..plans.len()).collect();
    let sample = || belief.imagine(rng).map(World::new);
    let ranked = race(&numbers, limits, sample, |world, n| {
        let points = world.points(seat, plans[n]);
        let own = points[seat.index() % SEATS];
        outcomes[n].push([f64::from(own), f64::from(prospects.wins(seat, points))]);
        1.0 - prospects.worth(seat, points)
    });
    let best = ranked.first().map_or(&[][..], |best| &outcomes[best.candidate]);
    let mut estimates: Vec<Estimate> = Vec::new();
    for tried in &ranked {
        let act = plans[tried.candidate].act;
        let [points, win_probability] = average(&outcomes[tried.candidate], best);
        // If there are two directions, the better one counts.
        if !estimates.iter().any(|other| other.act == act) {
            estimates.push(Estimate {
                act,
                points,
                win_probability: win_probability.clamp(0.0, 1.0),
                playouts: tried.playouts,
            });
        }
    }
    estimates
}

/// How often each of these cards brings or costs its player points in the current trick, 0 to 1, in
/// the order of the cards. `None` if no trick is in progress.
pub(super) fn counting(
    view: &View,
    cards: &[Card],
    worlds: u32,
    rng: &mut Rand,
) -> Option<Vec<f64>> {
    let (me, mut belief) = (view.seat().index() % SEATS, Belief::new(view, rng)?);
    let mut times = vec![0.0; cards.len()];
    for _ in 0..worlds {
        let (table, _) = World::new(belief.imagine(rng)?).tricks?;
        for (card, times) in cards.iter().zip(&mut times) {
            let mut table = table;
            let (number, before) = (table.number, table.counts[me]);
            table.play(Pip::of(*card));
            while table.number == number && !table.over {
                table.play(normal::card(&table));
            }
            *times += f64::from(u8::from(table.counts[me] > before));
        }
    }
    for times in &mut times {
        *times /= f64::from(worlds.max(1));
    }
    Some(times)
}

/// The points of each seat in this hand after the player has done this, in order.
fn points(
    mut game: Position,
    seat: Seat,
    acts: impl IntoIterator<Item = Act>,
) -> Result<[i32; SEATS], Illegal> {
    let (round, dealer) = (game.board().round(), game.board().dealer());
    for act in acts {
        game.apply(Move::Player { seat, act }, &mut |_| {})?;
    }
    while let Some(act) = normal::imagined(&game) {
        game.apply(act, &mut |_| {})?;
    }
    if let Some(play) = game.board().play() {
        let table = Table::of(&game, play);
        return Ok(play.contract().scores(counts(table), dealer));
    }
    // The moves ended the hand.
    let mut rows = game.board().sheet().rows();
    let row = rows.find(|(number, _)| *number == round);
    Ok(row.map_or([0; SEATS], |(_, row)| row.scores))
}

/// The number of tricks or penalty cards that each seat takes if the tricks are played to the end.
fn counts(mut table: Table) -> [u8; SEATS] {
    while !table.over {
        table.play(normal::card(&table));
    }
    table.counts
}

/// The standard deviation of a score's change in a negative and in a positive hand.
const NEGATIVE: f32 = 55.0;
const POSITIVE: f32 = 95.0;
/// The advantage in points of the dealer of a positive hand over the others.
const DEALS: f32 = 110.0;
/// The share of the probability of winning in a score's worth; the rest comes from the points.
const WINNING: f32 = 0.7;
/// The number of points worth as much as the game.
const GAME: f32 = 1_000.0;

/// The scores before a hand, and the changes to expect after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects {
    /// The scores plus the worth of the deals still to come.
    scores: [f32; SEATS],
    /// The difference between scores from which a lead is worth something; 0 in the last hand.
    spread: f32,
}

impl Prospects {
    /// The prospects before the current hand.
    pub(super) fn new(board: &Board) -> Prospects {
        let mut scores = board.scores().map(|score| score as f32);
        let mut variance = 0.0;
        for round in Round::all().filter(|round| *round > board.round()) {
            let step = if round.penalty().is_some() {
                NEGATIVE
            } else {
                let dealer = round.dealer(board.first_dealer());
                scores[dealer.index() % SEATS] += DEALS;
                POSITIVE
            };
            variance += step * step;
        }
        Prospects {
            scores,
            // The cumulative normal distribution is close to a logistic function.
            spread: 0.83 * variance.sqrt(),
        }
    }

    /// The probability that the seat wins if this hand brings these points.
    pub(super) fn wins(&self, seat: Seat, points: [i32; SEATS]) -> f32 {
        let mut scores = self.scores;
        for (score, points) in scores.iter_mut().zip(points) {
            *score += points as f32;
        }
        let own = scores[seat.index() % SEATS];
        if self.spread == 0.0 {
            let best = scores.iter().all(|score| *score <= own);
            return f32::from(u8::from(best));
        }
        let lead = |score: &f32| ((score - own) / self.spread).exp();
        1.0 / scores.iter().map(lead).sum::<f32>()
    }

    /// The worth of this hand's points to the seat, from 0 to 1.
    pub(super) fn worth(&self, seat: Seat, points: [i32; SEATS]) -> f32 {
        let own = points[seat.index() % SEATS] as f32;
        let share = (0.5 + own / GAME).clamp(0.0, 1.0);
        WINNING * self.wins(seat, points) + (1.0 - WINNING) * share
    }
}
