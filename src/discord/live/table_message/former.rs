//! Messages that were a table's before, until each has its last form.

use std::collections::VecDeque;

use super::route::{self, SentMessage};
use crate::discord::http::{ApiError, Discord};
use crate::discord::live::anchor::KeptFormer;
use crate::discord::render::look::Look;
use crate::discord::render::message::Message;
use crate::table::ChannelId;

/// How many old messages wait at most for their last edit; beyond that the oldest keeps its buttons,
/// whose presses are refused as stale.
const MOST: usize = 8;

/// What becomes of a former message.
#[derive(Debug)]
pub enum Last {
    /// It says this for good.
    Say(Message),
    /// Only its buttons go.
    Strip,
    /// It goes.
    Delete,
}

/// The former messages, the oldest first.
#[derive(Debug, Default)]
pub struct Former(VecDeque<(SentMessage, Last)>);

impl Former {
    /// Those that an earlier process left.
    pub fn resumed(kept: &[KeptFormer]) -> Former {
        let former = kept.iter().map(|former| {
            let last = if former.goes {
                Last::Delete
            } else {
                Last::Strip
            };
            (SentMessage::found(former.message), last)
        });
        Former(former.collect())
    }

    /// What a later process needs to know of them.
    pub fn kept(&self) -> Vec<KeptFormer> {
        let kept = self.0.iter().map(|(sent, last)| KeptFormer {
            message: sent.id,
            goes: matches!(last, Last::Delete),
        });
        kept.collect()
    }

    /// Whether all of them have their last form.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One more.
    pub fn push(&mut self, sent: SentMessage, last: Last) {
        self.0.push_back((sent, last));
        if self.0.len() > MOST {
            self.0.pop_front();
        }
    }

    /// Gives them their last form. Returns whether some are to be tried again.
    pub async fn close(&mut self, discord: &Discord, channel: ChannelId, look: &Look) -> bool {
        while let Some((mut sent, last)) = self.0.pop_front() {
            let closed = match &last {
                Last::Say(message) => {
                    route::edit(discord, channel, &mut sent, (message, look)).await
                }
                Last::Strip => route::strip(discord, channel, &mut sent).await,
                Last::Delete => route::delete(discord, channel, &mut sent).await,
            };
            match closed {
                Ok(()) | Err(ApiError::MessageGone) => {}
                Err(ApiError::Transient(_)) => {
                    self.0.push_front((sent, last));
                    return true;
                }
                Err(error) => {
                    tracing::debug!(%channel, %error, "a former message keeps its buttons");
                }
            }
        }
        false
    }
}
