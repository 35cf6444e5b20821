//! Hints and reviews: a closed dispatch over the games.

use super::getaway::advice::{self, AdviceContext};
use super::getaway::keys::GetawayCatalog;
use super::getaway::thinking;
use super::palace::{self, keys::PalaceCatalog};
use crate::cards::Seat;
use crate::discord::i18n::Catalog;
use crate::discord::incoming::thinking::Asking;
use crate::discord::render::Scene;
use crate::discord::render::message::Message;
use crate::games::{self, Record};
use crate::table::Snapshot;

/// Why there is no hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHint {
    /// No game is being played.
    NotDealt,
    /// The player has no decision to make.
    NothingToDecide,
    /// The computation failed.
    Failed,
}

/// What a strong player would do in the seat.
pub async fn hint(
    asking: &Asking<'_>,
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    seat: Seat,
) -> Result<String, NoHint> {
    let view = match snapshot.view(seat).ok_or(NoHint::NotDealt)? {
        games::View::Getaway(view) => view,
        games::View::Palace(view) => {
            let advice = palace::advice::think(asking, *view).await;
            let advice = advice.ok_or(NoHint::Failed)?;
            return palace::advice::hint(PalaceCatalog(catalog), &advice)
                .ok_or(NoHint::NothingToDecide);
        }
    };
    let advice = thinking::hint(asking, *view).await.ok_or(NoHint::Failed)?;
    let scene = Scene::of(catalog, snapshot);
    let context = AdviceContext {
        catalog: GetawayCatalog(catalog),
        name: &|seat| scene.name(seat),
    };
    advice::hint(context, &advice).ok_or(NoHint::NothingToDecide)
}

/// What the player in the seat could have done better in a finished game; none if the computation
/// failed.
pub async fn review(
    asking: &Asking<'_>,
    catalog: &'static Catalog,
    game: u64,
    record: Record,
    seat: Seat,
) -> Option<Message> {
    let Record::Getaway(record) = record else {
        return None;
    };
    let moments = thinking::review(asking, *record, seat).await?;
    let context = AdviceContext {
        catalog: GetawayCatalog(catalog),
        // People may have left since then; a seat's number does not change.
        name: &|seat: Seat| catalog.seat_number(seat.index() + 1),
    };
    Some(advice::review(context, game, &moments))
}
