//! Finds out what a table's state is after a failed save. Only the store's word counts.
//!
//! Knows nothing about mailboxes and clocks. The table's task asks when a step is in doubt, and
//! replaces its state in memory with the answer.

use getaway_store::{OpenTable, Result};

use super::shared::Shared;
use super::snapshot::End;
use super::state::TableState;

/// Why memory may differ from the store.
pub(super) enum InDoubt {
    /// Saving this state failed, but may have taken effect.
    Step(Box<TableState>),
    /// The table's task panicked, so its memory can't be trusted.
    Memory,
}

pub(super) enum StoredState {
    Unchanged,
    /// The step in doubt took effect; with the store's version.
    StepSaved(Box<TableState>, u64),
    /// Something else was saved, or memory couldn't be trusted.
    Other(Box<TableState>, u64),
    Parked,
}

/// Compares the table in memory, which the store had in this version, with the stored one.
pub(super) async fn read_back(
    shared: &Shared,
    known: &TableState,
    version: u64,
    in_doubt: &InDoubt,
) -> Result<StoredState> {
    shared.store.wait_for_writes().await?;
    let stored = shared.store.open_table(known.table).await?;
    Ok(match (stored, in_doubt) {
        (None, InDoubt::Step(tried)) if tried.has_ended() => {
            StoredState::StepSaved(tried.clone(), version)
        }
        (None, _) => {
            let mut over = known.clone();
            over.core.version += 1;
            over.end(End::Idle);
            StoredState::Other(Box::new(over), version)
        }
        (Some(stored), InDoubt::Step(_)) if stored.version == version => StoredState::Unchanged,
        (Some(stored), InDoubt::Step(tried)) if is_stored(tried, &stored)? => {
            StoredState::StepSaved(tried.clone(), stored.version)
        }
        (Some(stored), _) => match shared.wake(&stored, None).await? {
            Some(mut state) => {
                // Versions must keep growing for those who watch.
                state.core.version = state.core.version.max(known.core.version) + 1;
                StoredState::Other(Box::new(state), stored.version)
            }
            None => StoredState::Parked,
        },
    })
}

fn is_stored(tried: &TableState, stored: &OpenTable) -> Result<bool> {
    Ok(tried.document()?.is_some_and(|d| d.text == stored.doc && d.version == stored.doc_version))
}
