//! The signs of seats, shown with the names in a text. They match the lines of a picture, which has
//! no names.

use super::Scene;
use crate::cards::Seat;

/// A sign for each seat, in the colour in which [`Story`](crate::pictures::Story) draws its line.
const SIGNS: [char; 16] = [
    '🔴', '🔵', '🟢', '🟡', '🟣', '🟠', '🟤', '⚪', '🟥', '🟦', '🟩', '🟨', '🟪', '🟧', '🟫', '⬜',
];

pub fn named(scene: &Scene, seat: Seat) -> String {
    let sign = SIGNS[seat.index() % SIGNS.len()].to_string();
    scene
        .catalog
        .seat_sign(sign, seat.index() + 1, scene.name(seat))
}
