//! Sentences for refusals: why, and what to do instead. These are the refusals that every table
//! has; each game explains those by its own rules.

use crate::screen::games::kit::display;
use crate::screen::i18n::Catalog;
use crate::screen::render::Scene;
use crate::table::{Refusal, Snapshot, TABLES_PER_SERVER, UserId};

/// The sentence for a refusal, for this person at the table or elsewhere.
pub fn explain(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    person: UserId,
    refusal: &Refusal,
) -> String {
    let (scene, seat) = (Scene::of(catalog, snapshot), snapshot.seat_of(person));
    match refusal {
        Refusal::Game(refusal) => display::refusal(&scene, snapshot, seat, *refusal),
        Refusal::NotSeated | Refusal::TableExists if snapshot.is_waiting(person) => {
            catalog.refuse_already_waiting()
        }
        Refusal::TableExists if seat.is_some() => catalog.refuse_own_table_exists(),
        // They have no cards to look at.
        Refusal::AlreadyDealt | Refusal::TooLateToCut if seat.is_none() => {
            match snapshot.is_waiting(person) {
                true => catalog.refuse_already_waiting(),
                false => catalog.refuse_dealt_without_you(),
            }
        }
        // They have left the running game before.
        Refusal::NotSeated if seat.is_some() => catalog.done_left_game(),
        Refusal::NotHost(host) => catalog.refuse_not_host(scene.person(*host)),
        Refusal::NotTheAsker(who) => catalog.refuse_not_the_asker(scene.person(*who)),
        refusal => general(catalog, refusal),
    }
}

/// Whether a move is refused only because somebody else's turn comes first.
pub fn is_too_early(snapshot: &Snapshot, refusal: &Refusal) -> bool {
    let kind = snapshot.settings.options.kind();
    matches!(refusal, Refusal::Game(refusal) if display::is_too_early(kind, *refusal))
}

/// The sentence for a refusal that can be explained without the table.
pub fn general(catalog: &Catalog, refusal: &Refusal) -> String {
    match refusal {
        Refusal::TableExists => catalog.refuse_table_exists(),
        Refusal::TooManyTables => catalog.refuse_too_many_tables(TABLES_PER_SERVER),
        Refusal::Ended => catalog.refuse_no_table(),
        Refusal::NotSeated => catalog.refuse_not_seated(),
        Refusal::AlreadySeated(seat) => catalog.refuse_already_seated(seat.index() + 1),
        Refusal::Full(seats) => catalog.refuse_full(*seats),
        Refusal::AlreadyWaiting => catalog.refuse_already_waiting(),
        Refusal::AlreadyDealt => catalog.refuse_already_dealt(),
        Refusal::TooLateToCut => catalog.refuse_too_late_to_cut(),
        Refusal::WrongSeats { have, least, .. } if have < least => {
            catalog.refuse_too_few(*have, *least)
        }
        Refusal::WrongSeats { have, most, .. } => catalog.refuse_too_many(*have, *most),
        Refusal::SeatsChanged => catalog.refuse_seats_changed(),
        Refusal::AlreadyAgreed => catalog.refuse_already_agreed(),
        Refusal::NotAsked => catalog.refuse_not_asked(),
        Refusal::NotWaiting => catalog.refuse_not_waiting(),
        Refusal::NoGame => catalog.refuse_no_game(),
        Refusal::Stale => catalog.refuse_stale(),
        Refusal::Busy => catalog.refuse_busy(),
        Refusal::NotSaved => catalog.refuse_internal(),
        Refusal::Unanswered => catalog.refuse_unanswered(),
        Refusal::Parked => catalog.refuse_parked(),
        Refusal::Game(_) | Refusal::NotHost(_) | Refusal::NotTheAsker(_) => {
            debug_assert!(false, "{refusal:?} needs the table to be explained");
            catalog.refuse_internal()
        }
    }
}
