//! Why Discord's client would refuse or fail what a person tries.

use crate::ids::{InteractionId, MessageId};

/// The reason why something that a person tried was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("there is no such channel")]
    NoSuchChannel,
    #[error("the thread is locked")]
    Locked,
    #[error("this person is not a member of the server")]
    NotAMember,
    #[error("the bot is not connected")]
    BotOffline,
    #[error("not a command that the bot has registered: {0}")]
    UnknownCommand(String),
    #[error("the command is not shown to this person")]
    CommandHidden,
    #[error("the command has no option {0:?}")]
    UnknownOption(String),
    #[error("the option {0:?} was given twice")]
    OptionTwice(String),
    #[error("the option {0:?} is required")]
    MissingOption(String),
    /// The option's value has the wrong type, or is out of its range or choices.
    #[error("the option {0:?} cannot be {1:?}")]
    BadValue(String, String),
    #[error("the option {0:?} has no autocomplete")]
    NoAutocomplete(String),
    #[error("message {0} is gone or cannot be seen")]
    NoSuchMessage(MessageId),
    #[error("there is no {0:?} on the message; it has {1:?}")]
    NoSuchComponent(String, Vec<String>),
    #[error("{0:?} is disabled")]
    Disabled(String),
    /// The menu has no such option, or too few or too many were chosen.
    #[error("this cannot be chosen from the menu: {0:?}")]
    BadChoice(Vec<String>),
    /// The form has no such field, or a value breaks its limits.
    #[error("the form does not take {0:?}")]
    BadField(String),
    /// The bot did not acknowledge in time: "This interaction failed".
    #[error("the bot did not acknowledge interaction {0} in time")]
    NoAnswer(InteractionId),
}
