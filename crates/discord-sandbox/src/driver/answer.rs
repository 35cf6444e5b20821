//! The bot's answers to interactions.

use std::time::Duration;

use crate::client::{Field, fields};
use crate::ids::{InteractionId, MessageId};
use crate::server::Sandbox;
use crate::state::{AckKind, Message};

/// An acknowledged interaction.
#[derive(Clone, Debug)]
pub struct Answer {
    pub(super) sandbox: Sandbox,
    pub interaction: InteractionId,
    /// How the bot acknowledged it.
    pub kind: AckKind,
    /// The time from the delivery to the acknowledgement.
    pub latency: Duration,
}

/// A form that the bot opened.
#[derive(Clone, Debug)]
pub struct Modal {
    pub custom_id: String,
    pub title: String,
    pub fields: Vec<Field>,
}

impl Answer {
    fn original_id(&self) -> Option<MessageId> {
        self.sandbox.shared.read(|world| world.interactions.get(self.interaction)?.original)
    }

    /// The message that `@original` names, as it is now: the answer, or the message with the
    /// component.
    pub fn message(&self) -> Option<Message> {
        self.original_id().and_then(|id| self.sandbox.message(id))
    }

    /// The message of the answer, once it has content. Waits if the answer is deferred.
    ///
    /// # Panics
    /// The answer has no message, or its content never arrives.
    pub async fn reply(&self) -> Message {
        let what = format!("the content of the answer to {}", self.interaction);
        let id = self
            .original_id()
            .unwrap_or_else(|| panic!("{:?} is an answer without a message", self.kind));
        self.sandbox
            .wait_for(&what, |view| view.message(id).filter(|message| !message.loading).cloned())
            .await
    }

    /// All readable text of the answer as it is now.
    pub fn text(&self) -> String {
        self.message().map(|message| message.text()).unwrap_or_default()
    }

    pub fn is_ephemeral(&self) -> bool {
        self.message().is_some_and(|message| message.is_ephemeral())
    }

    pub fn modal(&self) -> Option<Modal> {
        self.sandbox.shared.read(|world| {
            let data = world.interactions.get(self.interaction)?.modal.as_ref()?;
            let text = |key: &str| data[key].as_str().unwrap_or_default().to_owned();
            let (custom_id, title) = (text("custom_id"), text("title"));
            Some(Modal { custom_id, title, fields: fields(data).collect() })
        })
    }
}
