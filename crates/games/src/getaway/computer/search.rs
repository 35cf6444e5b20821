//! The search of the `hard` player: perfect-information Monte Carlo over sampled worlds, as a
//! [race](crate::kit::race) of the candidates with common random numbers.
//!
//! Its playouts are truncated: an imagined game continues for some tricks, and then the value
//! network evaluates it. The others play by their [opponent model](OpponentModel), each from what
//! it would know. The player plays with all hands open, because much more will be known by then.

use rand::{Rng, SeedableRng};

use super::belief::Belief;
use super::mind::{Judgement, Mind};
use super::observation::Observation;
use super::opponent::OpponentModel;
use super::value::{Inputs, Net};
use super::{Limits, easy, heuristic};
use crate::cards::{Card, MAX_SEATS, Seat};
use crate::getaway::rules::{DrawDue, Due, Event, Illegal, Memory, Move, Position, Source, View};
use crate::kit::Rand;
use crate::kit::race::race;

/// A candidate: one of the choices that a search compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    Card(Card),
    Take,
    Wait,
    DrawFrom(Seat),
}

/// The estimated chance of losing after a candidate.
pub type Estimate = crate::kit::Estimate<Candidate>;

/// How often the player picks up the next trick, by candidate.
pub type Pickups = Vec<(Candidate, f64)>;

/// The number of worlds in which a [plain search](Mind::plain) tries every candidate. The players
/// that the lab keeps search like that.
const PLAIN_WORLDS: u32 = 300;

/// A search for the best candidate: who searches, what they know, and how long they may think. What
/// is decided by it is in `hard`.
#[derive(Clone, Copy)]
pub struct Search<'a> {
    pub mind: Mind<'a>,
    pub view: &'a View,
    pub limits: &'a Limits<'a>,
}

impl Search<'_> {
    /// The candidates with their estimates, best first. The first one given stays first unless the
    /// trials speak against it.
    pub(super) fn evaluate(&self, candidates: &[Candidate], rng: &mut Rand) -> Vec<Estimate> {
        self.evaluate_with_pickups(candidates, rng).0
    }

    /// Like [`evaluate`](Self::evaluate), but also returns how often the player picks up.
    pub(super) fn evaluate_with_pickups(
        &self,
        candidates: &[Candidate],
        rng: &mut Rand,
    ) -> (Vec<Estimate>, Pickups) {
        let Search { mind, view, limits } = self;
        let Some(mut belief) = Belief::new(view, *mind, limits.playouts, rng) else {
            debug_assert!(false, "no world agrees with {view:?}");
            return (Vec::new(), Pickups::new());
        };
        let limits = Limits {
            playouts: match mind.judgement {
                Judgement::Net(_) => limits.playouts,
                Judgement::Rules(_) => PLAIN_WORLDS * candidates.len() as u32,
            },
            go_on: limits.go_on,
        };
        let sample = || {
            let world = belief.sample(rng)?;
            let (models, net) = match mind.judgement {
                Judgement::Net(net) => (world.models, net),
                Judgement::Rules(model) => ([model; MAX_SEATS], &Net::ZERO),
            };
            let playout = Playout {
                game: world.game,
                memory: *view.memory(),
                seat: view.seat(),
                picks_up: None,
                models,
                net,
            };
            // All candidates get the same random numbers, so the differences come from the
            // candidates alone.
            Some((playout, Rand::seed_from_u64(rng.next_u64())))
        };
        let mut pickups: Pickups = candidates.iter().map(|c| (*c, 0.0)).collect();
        let estimates = race(candidates, &limits, sample, |(playout, common), candidate| {
            let trial = trial(mind, *playout, candidate, &mut common.clone());
            if trial.picks_up
                && let Some((_, pickups)) = pickups.iter_mut().find(|(c, _)| *c == candidate)
            {
                *pickups += 1.0;
            }
            trial.loss_probability
        });
        for (candidate, pickups) in &mut pickups {
            let tried = estimates.iter().find(|e| e.candidate == *candidate);
            *pickups /= f64::from(tried.map_or(1, |e| e.playouts.max(1)));
        }
        (estimates, pickups)
    }
}

struct Trial {
    loss_probability: f32,
    picks_up: bool,
}

/// Carries the candidate out in the imagined game and plays on. A candidate that is illegal, which
/// only a bug can cause, counts as lost.
fn trial(mind: &Mind, mut playout: Playout, candidate: Candidate, rng: &mut Rand) -> Trial {
    let seat = playout.seat;
    let done = match candidate {
        Candidate::Card(card) => playout.apply(Move::Play { seat, card }),
        Candidate::Take => playout.apply(Move::Take { seat }),
        Candidate::Wait => Ok(()),
        Candidate::DrawFrom(from) => {
            let act = playout.random_draw(seat, Source::Seat(from), rng);
            playout.apply(act)
        }
    };
    let (lead, own) = match mind.judgement {
        Judgement::Net(_) => (mind.tricks, OwnPolicy::Greedy),
        Judgement::Rules(_) => (GIVE_UP, OwnPolicy::Model),
    };
    let judged = done.and_then(|()| playout.play_on(lead, own, rng));
    debug_assert!(judged.is_ok(), "after {candidate:?}: {judged:?}");
    Trial { loss_probability: judged.unwrap_or(1.0), picks_up: playout.picks_up.unwrap_or(false) }
}

#[derive(Clone, Copy)]
pub struct Playout<'a> {
    pub game: Position,
    pub memory: Memory,
    /// The player who imagines it and may lose it.
    pub seat: Seat,
    /// Whether that player picked up the first trick that ended since.
    pub picks_up: Option<bool>,
    /// The other players' models, by seat.
    pub models: [OpponentModel; MAX_SEATS],
    pub net: &'a Net,
}

/// The way to choose the player's own cards.
#[derive(Clone, Copy)]
pub enum OwnPolicy {
    /// Greedily: the card after whose trick the network likes the position best.
    Greedy,
    Heuristic,
    /// Like one of the others, from what the player would know.
    Model,
}

/// The lead at which a game played to its end is given up; hardly any takes that long.
const GIVE_UP: u32 = 200;

impl Playout<'_> {
    pub fn apply(&mut self, act: Move) -> Result<(), Illegal> {
        let (memory, picks_up, seat) = (&mut self.memory, &mut self.picks_up, self.seat);
        self.game.apply(act, &mut |event: Event| {
            memory.observe(event);
            let picked_up = match event {
                Event::PickedUp { seat: who, .. } => who == seat,
                Event::Wasted { .. } => false,
                _ => return,
            };
            picks_up.get_or_insert(picked_up);
        })
    }

    fn random_draw(&self, seat: Seat, from: Source, rng: &mut Rand) -> Move {
        let card = easy::random_card(self.game.drawable(from), rng);
        Move::Draw { seat, from, card }
    }

    /// Plays to the lead with this number, or the first later one that the network can evaluate;
    /// returns the probability that the player loses from there.
    fn play_on(&mut self, lead: u32, own: OwnPolicy, rng: &mut Rand) -> Result<f32, Illegal> {
        let mut leads = 0;
        loop {
            let board = self.game.board();
            let turn = match board.due() {
                Due::Over(loser) => return Ok(if loser == self.seat { 1.0 } else { 0.0 }),
                _ if !board.in_play().contains(self.seat) => return Ok(0.0),
                Due::Lead(leader) => {
                    leads += 1;
                    if leads >= GIVE_UP {
                        return Ok(0.5);
                    }
                    if leads >= lead
                        && let Some(position) = Inputs::of(&self.game, self.seat, &self.models)
                    {
                        return Ok(self.net.loss_probability(&position));
                    }
                    leader
                }
                Due::Play(turn) => turn,
                Due::PlayAny(seats) => board.first_in_turn(seats),
                Due::Draw(drawer, due) => {
                    let act = self.due_draw(drawer, due, rng);
                    self.apply(act)?;
                    continue;
                }
            };
            let card = if turn == self.seat {
                self.own_card(own, rng)?
            } else {
                let observation = Observation::of_game(&self.game, &self.memory, turn);
                self.models[turn.index()].card(&observation, rng)
            };
            self.apply(Move::Play { seat: turn, card })?;
        }
    }

    /// The due draw, as the heuristic makes it.
    pub fn due_draw(&self, drawer: Seat, due: DrawDue, rng: &mut Rand) -> Move {
        let from = match due {
            DrawDue::Waste(_) => Source::Waste,
            DrawDue::Seats(seats) => {
                let observation = Observation::of_game(&self.game, &self.memory, drawer);
                Source::Seat(heuristic::draws_from(&observation, seats))
            }
        };
        self.random_draw(drawer, from, rng)
    }

    /// The card of the player who sees all hands.
    pub fn own_card(&self, own: OwnPolicy, rng: &mut Rand) -> Result<Card, Illegal> {
        let seat = self.seat;
        if let OwnPolicy::Model = own {
            let observation = Observation::of_game(&self.game, &self.memory, seat);
            return Ok(self.models[seat.index()].card(&observation, rng));
        }
        let open = self.memory.open(&self.game, seat);
        let observation = Observation::of_game(&self.game, &open, seat);
        let greedy = match own {
            OwnPolicy::Greedy => Inputs::of(&self.game, seat, &self.models).is_some(),
            OwnPolicy::Heuristic | OwnPolicy::Model => false,
        };
        if !greedy || observation.legal_cards().len() == 1 {
            return Ok(heuristic::card(&observation, rng));
        }
        let mut best: Option<(f32, Card)> = None;
        for card in observation.distinct_cards() {
            let mut next = *self;
            next.apply(Move::Play { seat, card })?;
            let loss_probability = next.play_on(1, OwnPolicy::Heuristic, rng)?;
            if best.is_none_or(|(least, _)| loss_probability < least) {
                best = Some((loss_probability, card));
            }
        }
        Ok(easy::chosen(best.map(|(_, card)| card)))
    }
}
