//! Replies to interactions. [`respond`](super::respond) decides how and when they are sent.

use super::form::Form;
use super::refusal::Refused;
use crate::discord::live::table_display::HeldHand;
use crate::discord::live::table_message::page::RenderedPage;
use crate::screen::render::answer::{Answer, ShownHand};
use crate::screen::render::message::{File, Message, Visibility};
use crate::table::TableId;
use crate::table::daily::Sharing;
use crate::table::plan::HeldPlan;

#[derive(Debug)]
pub struct Reply {
    pub(in crate::discord) message: Message,
    pub(in crate::discord) visibility: Visibility,
    pub(in crate::discord) file: Option<File>,
    pub(in crate::discord) subject: Subject,
    /// Whether to remove a picture that the message had before.
    pub(in crate::discord) without_old_picture: bool,
    /// The result that the message shares, to be noted once it is sent.
    pub(in crate::discord) sharing: Option<Sharing>,
}

/// The content of a reply, which tells whether its message is kept up to date.
#[derive(Debug)]
pub(in crate::discord) enum Subject {
    Fixed,
    /// Nothing that changes, perhaps in the message that showed the person's hand.
    InPlaceOf(HeldHand),
    /// What the person has done about their seat or the next game, or can choose there. It goes
    /// with the next reply of that kind, their hand, or the end of the table.
    Seat,
    /// The person's newest hand.
    Hand(HeldHand, ShownHand),
    /// This table. It is the channel's, unless it has ended and another one has begun.
    Table(TableId, RenderedPage),
    /// The invitation of this plan, which nobody else posts until it is sent.
    Invitation(HeldPlan),
    Form(Form),
}

impl Subject {
    /// Lets other answers show the person's hand before this one, which waits for Discord.
    pub(in crate::discord) fn release(&mut self) {
        if let Subject::InPlaceOf(held) | Subject::Hand(held, _) = self {
            held.release();
        }
    }
}

/// What an action comes to: a reply, or why it isn't carried out.
pub type Result<T = Reply, E = Refused> = std::result::Result<T, E>;

impl Reply {
    pub fn text(text: impl Into<String>) -> Reply {
        Reply::ephemeral(Message::text(text))
    }

    pub fn ephemeral(message: Message) -> Reply {
        Reply {
            message,
            visibility: Visibility::Ephemeral,
            file: None,
            subject: Subject::Fixed,
            without_old_picture: false,
            sharing: None,
        }
    }

    pub fn public(message: Message) -> Reply {
        Reply { visibility: Visibility::Public, ..Reply::ephemeral(message) }
    }

    /// What the person of this hand reads of their table's answer.
    pub fn of(held: HeldHand, answer: Answer) -> Reply {
        match answer {
            Answer::Said(message) => Reply::ephemeral(message),
            Answer::AboutSeat(message) => Reply::ephemeral(message).about_seat(),
            Answer::Question(message) => Reply::ephemeral(message).in_place_of(held),
            Answer::Hand(hand) => {
                let message = hand.whole();
                Reply { subject: Subject::Hand(held, hand), ..Reply::ephemeral(message) }
            }
        }
    }

    /// The same, but removes the picture of the message that it replaces.
    #[must_use]
    pub fn without_old_picture(self) -> Reply {
        Reply { without_old_picture: true, ..self }
    }

    /// The same, in a message that may show the person's hand. That hand isn't edited until the
    /// reply is given.
    #[must_use]
    pub fn in_place_of(self, held: HeldHand) -> Reply {
        Reply { subject: Subject::InPlaceOf(held), ..self }
    }

    /// The same, about the person's seat or the next game.
    #[must_use]
    pub fn about_seat(self) -> Reply {
        Reply { subject: Subject::Seat, ..self }
    }

    /// A form to fill in. Discord opens a form only as the first answer. If the answer was
    /// deferred, the person gets `instead`.
    pub fn form(form: Form, instead: String) -> Reply {
        Reply { subject: Subject::Form(form), ..Reply::text(instead) }
    }

    /// A public message that shows this table. It becomes the table's message.
    pub fn table(table: TableId, page: RenderedPage) -> Reply {
        Reply { subject: Subject::Table(table, page.clone()), ..Reply::public(page.message) }
    }
}
