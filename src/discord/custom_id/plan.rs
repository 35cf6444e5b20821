//! The actions of a planned evening's buttons. Their ids name the plan, and which of its evenings.

use std::fmt;

use super::fields::{Actions, Field, Fields, UnknownAction, actions, by_name};
use crate::games::GameKind;
use crate::games::options::named;
use crate::table::PlanId;
use crate::table::plan::Answer;

named!(Answer {
    In = "in",
    Maybe = "maybe",
    Out = "out",
});
by_name!(Answer);

actions! {
    /// What a button of an invitation asks for.
    pub enum PlanAction {
        Answer(kind: GameKind, plan: PlanId, round: u32, answer: Answer) = "answer",
        /// Shows what the organiser can change.
        Change(kind: GameKind, plan: PlanId, round: u32) = "change",
        /// Asks for another time in a form, and the form sets it.
        Time(kind: GameKind, plan: PlanId, round: u32) = "time",
        /// The same with the table's options.
        Options(kind: GameKind, plan: PlanId, round: u32) = "options",
        /// Makes this the last evening of a weekly plan.
        Once(kind: GameKind, plan: PlanId, round: u32) = "once",
        CallOff(kind: GameKind, plan: PlanId, round: u32) = "off",
    }
}

impl PlanAction {
    pub const fn kind(self) -> GameKind {
        match self {
            PlanAction::Answer(kind, ..)
            | PlanAction::Change(kind, ..)
            | PlanAction::Time(kind, ..)
            | PlanAction::Options(kind, ..)
            | PlanAction::Once(kind, ..)
            | PlanAction::CallOff(kind, ..) => kind,
        }
    }

    /// The plan that it is about, and which of its evenings.
    pub const fn plan(self) -> (PlanId, u32) {
        match self {
            PlanAction::Answer(_, plan, round, _)
            | PlanAction::Change(_, plan, round)
            | PlanAction::Time(_, plan, round)
            | PlanAction::Options(_, plan, round)
            | PlanAction::Once(_, plan, round)
            | PlanAction::CallOff(_, plan, round) => (plan, round),
        }
    }
}

impl Field for PlanAction {
    fn read(fields: &mut Fields) -> Result<PlanAction, UnknownAction> {
        let name = fields.text()?;
        Actions::read(name, fields)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{self}")
    }
}
