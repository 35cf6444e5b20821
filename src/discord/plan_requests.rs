//! Evenings that somebody has asked for without a known time zone: what they typed, until they have
//! chosen one. It is kept in memory only; after a restart they type it again.

use std::collections::VecDeque;

use parking_lot::Mutex;

use crate::screen::guild_settings::StartOptions;
use crate::table::InteractionId;

/// How many are kept. The oldest go first.
const MOST: usize = 512;

#[derive(Clone, Debug)]
pub struct PlanRequest {
    pub when: String,
    pub zone: Option<String>,
    pub weekly: bool,
    pub start: StartOptions,
}

#[derive(Debug, Default)]
pub struct PlanRequests(Mutex<VecDeque<(InteractionId, PlanRequest)>>);

impl PlanRequests {
    pub fn keep(&self, asked_by: InteractionId, request: PlanRequest) {
        let mut kept = self.0.lock();
        kept.push_back((asked_by, request));
        if kept.len() > MOST {
            kept.pop_front();
        }
    }

    /// Takes what this interaction has asked for; `None` if that is no longer known.
    pub fn take(&self, asked_by: InteractionId) -> Option<PlanRequest> {
        let mut kept = self.0.lock();
        let at = kept.iter().position(|(own, _)| *own == asked_by)?;
        kept.remove(at).map(|(_, request)| request)
    }
}
