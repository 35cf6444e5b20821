//! What makes one searching player differ from another: what it supposes of the others, how far it
//! trusts that, and how it judges an imagined game.

use super::opponent_model::OpponentModel;
use super::population::{BOLD, CAREFUL, DUCK, DUCKER, HOARDER, VOIDER};
use super::value::{self, Net};

/// A searching player.
#[derive(Clone, Copy)]
pub(super) struct Mind<'a> {
    /// How the others may play, each with its share before anything has been seen.
    pub(super) models: &'static [(OpponentModel, f32)],
    /// By what the logarithm of a likelihood is multiplied: less than 1 is doubt in the models.
    pub(super) trust: f32,
    /// In this share of the worlds the others may have played anyhow.
    pub(super) doubt: f32,
    /// Whether the others play on, in imagined games, by the model that their past speaks for;
    /// otherwise by any of the models, each with its share. What somebody has done tells what they hold
    /// better than what they will do.
    pub(super) on_as_before: bool,
    /// How an imagined game is judged.
    pub(super) judgement: Judgement<'a>,
    /// After how many tricks the network judges it, the present one counted.
    pub(super) tricks: u32,
}

/// How an imagined game is judged.
#[derive(Clone, Copy)]
pub(super) enum Judgement<'a> {
    /// After some tricks, by the network.
    Net(&'a Net),
    /// Played to its end, by all in the same way, in so many worlds for every candidate.
    Rules(OpponentModel, u32),
}

/// What `hard` supposes of the others before anything has been seen.
const SUPPOSED: [(OpponentModel, f32); 7] = [
    (OpponentModel::Heuristic, 0.3),
    (OpponentModel::Style(&DUCK), 0.1),
    (OpponentModel::Style(&CAREFUL), 0.1),
    (OpponentModel::Style(&VOIDER), 0.1),
    (OpponentModel::Style(&HOARDER), 0.1),
    (OpponentModel::Style(&BOLD), 0.1),
    (OpponentModel::Stranger, 0.2),
];

/// How many tricks `hard` imagines. With two it loses a third more games among players of rules of
/// thumb; four are no better than three.
const TRICKS: u32 = 3;

impl<'a> Mind<'a> {
    /// The player that judges by this network.
    pub(super) const fn by(net: &'a Net) -> Mind<'a> {
        Mind {
            models: &SUPPOSED,
            trust: 0.9,
            doubt: 0.06,
            on_as_before: true,
            judgement: Judgement::Net(net),
            tricks: TRICKS,
        }
    }
}

/// The `hard` player.
pub(super) fn hard() -> Mind<'static> {
    Mind {
        on_as_before: false,
        ..Mind::by(value::built_in())
    }
}

/// A plain search: any world that agrees with what was seen, played to its end by rules of thumb.
pub(super) fn plain() -> Mind<'static> {
    search_of(OpponentModel::Style(&CAREFUL), 300)
}

/// Kept for measuring: a plain search whose rules are those of another kept player.
pub(super) fn dealer() -> Mind<'static> {
    search_of(OpponentModel::Style(&DUCKER), 300)
}

const fn search_of(rules: OpponentModel, worlds: u32) -> Mind<'static> {
    Mind {
        models: &[(OpponentModel::Stranger, 1.0)],
        trust: 0.0,
        doubt: 1.0,
        on_as_before: true,
        judgement: Judgement::Rules(rules, worlds),
        tricks: 0,
    }
}
