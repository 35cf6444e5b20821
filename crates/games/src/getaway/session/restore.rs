//! A session as it is stored and brought back: its record, and beside it what the moves do not tell.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::between::Between;
use super::picking::Picking;
use super::playing::{HeldLead, Playing};
use super::{Session, Stage};
use crate::cards::{CardSet, Seat};
use crate::getaway::TableOptions;
use crate::getaway::rules::{BadRecord, BadSetup, Illegal};
use crate::getaway::stored;
use crate::kit::{Start, Stored, UnreadableGame, Unsaved};

/// What a running game is beside its moves.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Beside {
    /// For each pile, who took it; empty once the hands are known.
    taken: Vec<Option<Seat>>,
    announced: Vec<Seat>,
    held: Option<HeldLead>,
    between: Between,
}

/// Why a stored game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    /// What is stored of it cannot be read.
    #[error(transparent)]
    Unreadable(#[from] UnreadableGame),
    /// What it is beside its moves cannot be read.
    #[error("what the game is beside its moves cannot be read")]
    Beside(#[from] serde_json::Error),
    /// There are not as many piles as seats.
    #[error("there is not one pile a seat")]
    Piles,
    /// The deal is wrong.
    #[error("the deal is wrong")]
    Deal(#[from] BadSetup),
    /// The moves are wrong.
    #[error("the moves are wrong")]
    Moves(#[from] BadRecord),
    /// A move is wrong.
    #[error("a move is wrong")]
    Move(#[from] Illegal),
}

impl Session {
    /// What the game is beside its moves, to be stored with its table.
    #[must_use]
    pub fn beside(&self) -> Value {
        json!(match &self.stage {
            Stage::Picking(picking) => Beside {
                taken: picking.taken.clone(),
                ..Beside::default()
            },
            Stage::Playing(playing) => Beside {
                taken: Vec::new(),
                announced: playing.announced.iter().collect(),
                held: playing.held,
                between: playing.between.clone(),
            },
        })
    }

    /// The game as it stands after everything that is stored of it.
    ///
    /// # Errors
    /// Why it cannot go on.
    pub fn restore(
        options: TableOptions,
        start: Start,
        stored: &Stored,
        beside: &Value,
    ) -> Result<Session, NotRestored> {
        let beside = Beside::deserialize(beside)?;
        let Some(record) = stored::record(stored)? else {
            return Session::restore_picking(options, start, beside.taken);
        };
        let mut moves = Vec::new();
        record.replay_with(&mut |_, act| moves.push(act))?;
        let hands: Vec<CardSet> = record
            .hands
            .iter()
            .map(|hand| hand.iter().copied().collect())
            .collect();
        let mut playing = Playing::new(record.rules, start.dealer, &hands)?;
        for act in moves {
            playing.apply(act)?;
        }
        playing.announced = beside.announced.into_iter().collect();
        playing.held = beside.held;
        playing.between = match beside.between {
            Between::Takes(_) => Between::takes(playing.game.board()),
            between => between,
        };
        Ok(Session {
            options: TableOptions {
                rules: record.rules,
                ..options
            },
            start,
            stage: Stage::Playing(Box::new(playing)),
            unsaved: Unsaved::default(),
        })
    }

    fn restore_picking(
        options: TableOptions,
        start: Start,
        taken: Vec<Option<Seat>>,
    ) -> Result<Session, NotRestored> {
        if taken.len() != start.seats {
            return Err(NotRestored::Piles);
        }
        Ok(Session {
            options,
            start,
            stage: Stage::Picking(Picking { taken }),
            unsaved: Unsaved::default(),
        })
    }
}

/// What the first release stored of a running game, in the margin of its table's document, as
/// [`Session::beside`] has it; and when the take-window ended, if one was open.
#[must_use]
pub fn upgrade_v1(taken: Option<Value>, margin: &Map<String, Value>) -> (Value, Option<Value>) {
    let field = |name: &str| margin.get(name).cloned().unwrap_or_default();
    let between = field("between");
    let window = between.get("window").cloned();
    let beside = json!({
        "taken": taken.unwrap_or_else(|| json!([])),
        "announced": field("announced"),
        "held": field("held"),
        "between": if window.is_some() { json!("window") } else { between },
    });
    (beside, window)
}
