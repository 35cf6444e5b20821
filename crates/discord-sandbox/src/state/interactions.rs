//! The interactions: commands, components, autocomplete, forms. Owns their state from their
//! beginning until their token expires.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::Notify;

use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::state::Clock;

/// What a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum InteractionKind {
    Command,
    /// Pressed a button or chose from a menu.
    Component,
    /// Typed in an option with autocomplete.
    Autocomplete,
    /// Sent a form.
    Modal,
}

impl InteractionKind {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// How the bot acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AckKind {
    /// With a message (4).
    Reply,
    /// By deferring a message (5).
    Defer,
    /// By deferring a change of the component's message (6).
    DeferUpdate,
    /// By changing the component's message (7).
    Update,
    /// With choices for autocomplete (8).
    Choices,
    /// With a form (9).
    Modal,
}

impl AckKind {
    /// The kind that a callback's `type` stands for, if it can answer this kind of interaction.
    pub(crate) fn of(number: u64, to: InteractionKind, has_message: bool) -> Option<Self> {
        let autocomplete = to == InteractionKind::Autocomplete;
        match number {
            4 if !autocomplete => Some(Self::Reply),
            5 if !autocomplete => Some(Self::Defer),
            6 if has_message => Some(Self::DeferUpdate),
            7 if has_message => Some(Self::Update),
            8 if autocomplete => Some(Self::Choices),
            9 if matches!(to, InteractionKind::Command | InteractionKind::Component) => {
                Some(Self::Modal)
            }
            _ => None,
        }
    }
}

/// A choice that the bot offers while somebody types.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The text that the person reads.
    pub name: String,
    /// The text or number that the bot gets.
    pub value: Value,
}

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: InteractionId,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: UserId,
    pub(crate) guild: GuildId,
    pub(crate) channel: ChannelId,
    /// The command or the custom id, for the log.
    pub(crate) what: String,
    /// The texts that the person typed, chose and pressed.
    pub(crate) given: Vec<String>,
    /// By the sandbox's clock.
    pub(crate) made: Duration,
    /// By the clock that stops while the machine stands still.
    pub(crate) made_awake: Duration,
    pub(crate) ack: Option<(AckKind, Duration)>,
    /// The message whose component was used.
    pub(crate) source: Option<MessageId>,
    /// The message that `@original` names.
    pub(crate) original: Option<MessageId>,
    pub(crate) followups: Vec<MessageId>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) modal: Option<Value>,
    pub(crate) expired: bool,
    /// Rings when it changes. Each interaction has its own, so that among thousands a waiter wakes only
    /// for its own.
    pub(crate) bell: Arc<Notify>,
}

impl Interaction {
    /// How long the bot still has to acknowledge. Discord doesn't wait longer if it delivers late.
    pub(crate) fn time_left(&self, clock: &Clock) -> Duration {
        (self.made_awake + ACK_DEADLINE).saturating_sub(clock.awake())
    }

    pub(crate) fn is_expired(&self, now: Duration) -> bool {
        self.expired || now.saturating_sub(self.made) > TOKEN_LIFE
    }

    /// How the bot acknowledged it, and how long that took.
    pub(crate) fn answer(&self) -> Option<(AckKind, Duration)> {
        let (kind, at) = self.ack?;
        Some((kind, at.saturating_sub(self.made)))
    }
}

/// How long the bot has to acknowledge.
const ACK_DEADLINE: Duration = Duration::from_secs(3);
const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

#[derive(Debug)]
pub(crate) struct Interactions {
    by_id: BTreeMap<InteractionId, Interaction>,
    /// How many are kept before the oldest are dropped.
    kept: usize,
}

impl Interactions {
    pub(crate) const fn new(kept: usize) -> Self {
        Self { by_id: BTreeMap::new(), kept }
    }

    pub(crate) fn get(&self, id: InteractionId) -> Option<&Interaction> {
        self.by_id.get(&id)
    }

    /// All interactions, oldest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Interaction> {
        self.by_id.values()
    }

    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        let id = token.split('.').nth(1)?.parse().ok()?;
        self.get(id).filter(|interaction| interaction.token == token)
    }

    pub(crate) fn keep(&mut self, interaction: Interaction) {
        self.by_id.insert(interaction.id, interaction);
        while self.by_id.len() > self.kept {
            self.by_id.pop_first();
        }
    }

    /// Changes an interaction that is still kept, and wakes whoever waits for it.
    pub(crate) fn change(&mut self, id: InteractionId, make: impl FnOnce(&mut Interaction)) {
        if let Some(interaction) = self.by_id.get_mut(&id) {
            make(interaction);
            interaction.bell.notify_waiters();
        }
    }

    pub(crate) fn expire_all(&mut self) {
        let all = self.by_id.values_mut();
        all.for_each(|interaction| interaction.expired = true);
    }
}
