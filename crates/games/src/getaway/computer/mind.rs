//! What a searching player is like: a [`Mind`] has its assumptions about the others, how far it
//! trusts them, and how it judges an imagined game.

use super::opponent::OpponentModel;
use super::population::{BOLD, CAREFUL, DUCK, HOARDER, VOIDER};
use super::value::{self, Net};

#[derive(Clone, Copy)]
pub struct Mind<'a> {
    /// The possible models of the other players, each with its prior share.
    pub models: &'static [(OpponentModel, f32)],
    /// The factor for the logarithm of a likelihood; less than 1 is doubt in the models.
    pub trust: f32,
    /// The share of the worlds that ignores how the others played.
    pub blind_share: f32,
    /// Whether the others, in imagined games, continue with the model that fits their past;
    /// otherwise they continue with any of the models, by their shares. Past play says more about
    /// the cards somebody holds than about what they will do.
    pub on_as_before: bool,
    pub judgement: Judgement<'a>,
    /// The number of tricks, including the current one, after which the network judges it. One would
    /// be too few: it would leave what comes next to the network, which sees all hands and treats
    /// every secret as known.
    pub tricks: u32,
}

#[derive(Clone, Copy)]
pub enum Judgement<'a> {
    /// The network judges it after some tricks.
    Net(&'a Net),
    /// Plays the game to its end, with the same model for all.
    Rules(OpponentModel),
}

/// The prior assumptions of `hard` about the others.
const SUPPOSED: [(OpponentModel, f32); 7] = [
    (OpponentModel::Heuristic, 0.3),
    (OpponentModel::Style(&DUCK), 0.1),
    (OpponentModel::Style(&CAREFUL), 0.1),
    (OpponentModel::Style(&VOIDER), 0.1),
    (OpponentModel::Style(&HOARDER), 0.1),
    (OpponentModel::Style(&BOLD), 0.1),
    (OpponentModel::Stranger, 0.2),
];

/// The number of tricks that `hard` imagines. With two, it loses a third more games against players
/// of rules of thumb; four are no better than three.
const TRICKS: u32 = 3;

impl<'a> Mind<'a> {
    pub const fn by(net: &'a Net) -> Mind<'a> {
        Mind {
            models: &SUPPOSED,
            trust: 0.9,
            blind_share: 0.06,
            on_as_before: true,
            judgement: Judgement::Net(net),
            tricks: TRICKS,
        }
    }

    /// A plain search: any world that agrees with what was seen, played to its end by these rules
    /// of thumb.
    pub const fn plain(rules: OpponentModel) -> Mind<'static> {
        Mind {
            models: &[(OpponentModel::Stranger, 1.0)],
            trust: 0.0,
            blind_share: 1.0,
            on_as_before: true,
            judgement: Judgement::Rules(rules),
            tricks: 0,
        }
    }
}

pub fn hard() -> Mind<'static> {
    Mind { on_as_before: false, ..Mind::by(value::built_in()) }
}
