//! A table's former messages, until each has its final form.

use std::collections::VecDeque;
use std::time::{Duration, SystemTime};

use super::reposting::is_older;
use crate::discord::http::{ApiError, backoff};
use crate::discord::live::public_message::Route;
use crate::discord::live::saved_messages::SavedFormer;
use crate::discord::metrics;
use crate::screen::render::message::Message;

/// The most former messages that wait for their last edit. Beyond that, the oldest keeps its
/// buttons, and presses on them are refused as stale.
const MOST: usize = 8;

#[derive(Debug)]
pub enum Last {
    /// It is edited for the last time, to say this.
    Say(Message),
    Strip,
    Delete,
}

/// The former messages, oldest first.
#[derive(Debug, Default)]
pub struct Former(VecDeque<(u64, Last)>);

impl Former {
    /// The former messages that an earlier process left.
    pub fn resumed(saved: &[SavedFormer]) -> Former {
        let former = saved.iter().map(|former| {
            let last = if former.goes { Last::Delete } else { Last::Strip };
            (former.message, last)
        });
        Former(former.collect())
    }

    /// What a later process needs to know about them.
    pub fn to_saved(&self) -> Vec<SavedFormer> {
        let saved = self.0.iter().map(|(message, last)| SavedFormer {
            message: *message,
            goes: matches!(last, Last::Delete),
        });
        saved.collect()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn push(&mut self, message: u64, last: Last) {
        self.0.push_back((message, last));
        if self.0.len() > MOST {
            self.0.pop_front();
        }
    }

    /// Whether all of them were posted so long ago.
    pub fn are_older(&self, than: Duration, now: SystemTime) -> bool {
        self.0.iter().all(|(message, _)| is_older(*message, than, now))
    }

    /// Gives them their final form. After an error, some are left: Discord is busy, or the bot can't
    /// write in the channel now. A later try may work.
    pub async fn close(&mut self, route: &Route) -> Result<(), ApiError> {
        while let Some((message, last)) = self.0.pop_front() {
            let closed = match &last {
                Last::Say(says) => route.edit(message, Some(says), says).await,
                Last::Strip => route.strip(message).await,
                Last::Delete => route.delete(message).await,
            };
            match closed {
                Ok(()) | Err(ApiError::MessageGone) => {}
                Err(error) if error.is_transient() || error.is_shut_out() => {
                    self.0.push_front((message, last));
                    return Err(error);
                }
                Err(error) => {
                    tracing::debug!(channel = %route.channel, %error, "a former message of a table could not be closed");
                }
            }
        }
        self.0.shrink_to_fit();
        Ok(())
    }

    /// The same, retried for as long as Discord is busy.
    pub async fn close_when_possible(&mut self, route: &Route) -> Result<(), ApiError> {
        let mut failures = 0;
        loop {
            match self.close(route).await {
                Err(error) if error.is_transient() => failures += 1,
                closed => return closed,
            }
            metrics::retried();
            tokio::time::sleep(backoff(failures)).await;
        }
    }
}
