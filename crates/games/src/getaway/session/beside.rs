//! Stored state of a running game that doesn't follow from its moves.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::picking::Picking;
use super::playing::{Between, HeldLead};
use super::{Getaway, Stage};
use crate::cards::Seat;
use crate::getaway::TableOptions;
use crate::kit::Start;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Beside {
    /// The player who took each pile, by pile; empty once the hands are known.
    taken: Vec<Option<Seat>>,
    announced: Vec<Seat>,
    held: Option<HeldLead>,
    between: Between,
}

impl Getaway {
    pub(super) fn to_beside(&self) -> Value {
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

    /// Restores what players had prepared for later.
    pub(super) fn take_up(&mut self, beside: &Value) -> serde_json::Result<()> {
        let beside = Beside::deserialize(beside)?;
        if let Stage::Playing(playing) = &mut self.stage {
            playing.announced = beside.announced.into_iter().collect();
            playing.held = beside.held;
            playing.between = match beside.between {
                Between::Takes(_) => Between::takes(playing.board()),
                between => between,
            };
        }
        Ok(())
    }

    /// Restores a game while its piles are being picked; `None` unless there is one pile per seat.
    pub(super) fn picking(options: TableOptions, start: Start, beside: &Value) -> Option<Getaway> {
        let taken = Beside::deserialize(beside).ok()?.taken;
        (taken.len() == start.seats).then_some(Getaway {
            options,
            start,
            stage: Stage::Picking(Picking { taken }),
        })
    }
}

/// Converts what the first release stored of a running game (the piles, and a margin in its table's
/// document) to the current form, with the end of the take-window if one was open.
pub(super) fn upgrade_v1(old: &Value) -> (Value, Option<Value>) {
    let field = |name: &str| old["margin"].get(name).cloned().unwrap_or_default();
    let between = field("between");
    let window = between.get("window").cloned();
    let beside = json!({
        "taken": old.get("taken").cloned().unwrap_or_else(|| json!([])),
        "announced": field("announced"),
        "held": field("held"),
        "between": if window.is_some() { json!("window") } else { between },
    });
    (beside, window)
}
