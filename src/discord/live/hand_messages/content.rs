//! What a hand says.

use crate::discord::games::kit::display;
use crate::discord::i18n::Catalog;
use crate::discord::render::ActsBy;
use crate::discord::render::message::Message;
use crate::table::{GameNumber, Snapshot, Stage, UserId};

/// The game whose hands are shown at this stage; `None` if no hands are dealt.
pub fn dealt(stage: &Stage) -> Option<GameNumber> {
    match stage {
        Stage::Playing(playing) => Some(playing.commitment.game),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

/// The person's own hand, or what replaces it at this stage; `None` if they have no seat or there
/// is nothing to show yet.
pub fn message_for(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    user: UserId,
    by: ActsBy,
) -> Option<Message> {
    let seat = snapshot.seat_of(user)?;
    match &snapshot.stage {
        Stage::Lobby(_) => None,
        Stage::Playing(_) => display::hand(catalog, snapshot, seat, by),
        Stage::Result(_) => Some(Message::text(catalog.game_over())),
        Stage::Ended(_) => Some(Message::text(catalog.done_stopped())),
    }
}

/// The hand without the parts that only appear on the person's turn, if there is one for somebody
/// who acts like this.
pub fn at_rest(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    user: UserId,
    by: ActsBy,
) -> Option<Message> {
    display::hand_at_rest(catalog, snapshot, snapshot.seat_of(user)?, by)
}
