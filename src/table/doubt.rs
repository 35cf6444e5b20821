//! What is true of a table after a save failed: what the store has, and nothing else.
//!
//! Knows no mailbox and no clock; the table's task asks when it is in doubt, and takes the answer for
//! what it has in memory.

use crate::store::{OpenTable, Result};

use super::shared::Shared;
use super::snapshot::End;
use super::state::TableState;

/// Why memory may not be what is stored.
pub(super) enum Doubt {
    /// Saving this failed, and may have taken effect.
    Step(Box<TableState>),
    /// The table's task had a fault: what it has in memory is not relied on.
    Memory,
}

/// What is in memory, and the version that it had in the store.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub(super) state: &'a TableState,
    pub(super) version: u64,
}

/// What the store says.
pub(super) enum Truth {
    /// Nothing has changed.
    AsKnown,
    /// The step in doubt took effect; the version is that of the store.
    AsDoubted(Box<TableState>, u64),
    /// Something else was saved, or memory was not relied on.
    Other(Box<TableState>, u64),
    /// Something that this program cannot go on with; it is parked.
    Parked,
}

/// Asks the store.
///
/// # Errors
/// It cannot be read.
pub(super) async fn truth(shared: &Shared, known: Known<'_>, doubt: &Doubt) -> Result<Truth> {
    shared.store.settle().await?;
    let stored = shared.store.open_table(known.state.table).await?;
    Ok(match (stored, doubt) {
        (None, Doubt::Step(tried)) if tried.has_ended() => {
            Truth::AsDoubted(tried.clone(), known.version)
        }
        (None, _) => {
            let mut over = known.state.clone();
            over.core.version += 1;
            over.close(End::Idle);
            Truth::Other(Box::new(over), known.version)
        }
        (Some(stored), Doubt::Step(_)) if stored.version == known.version => Truth::AsKnown,
        (Some(stored), Doubt::Step(tried)) if is_stored(tried, &stored)? => {
            Truth::AsDoubted(tried.clone(), stored.version)
        }
        (Some(stored), _) => match shared.restore(&stored).await? {
            Some(mut state) => {
                // What is shown goes on from what was shown.
                let shown = known.state.core.version;
                state.core.version = state.core.version.max(shown) + 1;
                Truth::Other(Box::new(state), stored.version)
            }
            None => Truth::Parked,
        },
    })
}

fn is_stored(tried: &TableState, stored: &OpenTable) -> Result<bool> {
    let document = tried.document()?;
    Ok(document.is_some_and(|d| d.text == stored.doc && d.version == stored.doc_version))
}
