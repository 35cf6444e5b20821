//! The signs of seats: in a text the same as in a picture, which has no names.

use super::Scene;
use crate::cards::Seat;

/// A sign for each seat, in the colours in which [`Story`](crate::pictures::Story) draws their lines.
const SIGNS: [char; 16] = [
    '🔴', '🔵', '🟢', '🟡', '🟣', '🟠', '🟤', '⚪', '🟥', '🟦', '🟩', '🟨', '🟪', '🟧', '🟫', '⬜',
];

/// The seat's sign, number and name.
pub fn named(scene: &Scene, seat: Seat) -> String {
    let sign = SIGNS[seat.index() % SIGNS.len()].to_string();
    scene
        .catalog
        .seat_sign(sign, seat.index() + 1, scene.name(seat))
}
