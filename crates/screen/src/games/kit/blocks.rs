//! The public message of a running game, in blocks. Every game shows them in the same order: what it
//! is about, the seats, the past in small print, what lies on the table, and whose turn it is, right
//! above the buttons and the players' hands.

use crate::render::message::{Button, Colour, Message};
use crate::render::scene::{Scene, small};
use getaway_games::cards::SeatSet;

#[derive(Clone, Debug, Default)]
pub struct Blocks {
    /// What is played for, or what everybody does now.
    pub about: Vec<String>,
    /// A line for each seat, in order.
    pub seats: Vec<String>,
    /// How the last trick went, or what the game has instead.
    pub past: Option<String>,
    /// What lies on the table, and what has happened to it.
    pub present: Vec<String>,
    pub due: Vec<String>,
    /// The seats that have to do something.
    pub whose: SeatSet,
}

impl Blocks {
    /// The message with these buttons, and the one for the rules.
    pub fn message(self, scene: &Scene, title: String, buttons: Vec<Button>) -> Message {
        let mut lines = self.about;
        // Seats whose lines have parts of their own don't fit into one.
        if scene.is_compact && !self.seats.iter().any(|seat| seat.contains(" · ")) {
            lines.push(small(&self.seats.join(" · ")));
        } else {
            lines.extend(self.seats);
        }
        lines.extend(scene.waiting());
        match self.past {
            // Small print sets blocks apart as well as an empty line.
            Some(past) => lines.push(small(&past)),
            None => lines.push(String::new()),
        }
        lines.extend(self.present);
        let message = Message::embed(title, lines.join("\n"), Colour::Live);
        let rules = [scene.rules_button()];
        let mut message = message.with_buttons(buttons.into_iter().chain(rules).collect());
        if let Some(embed) = &mut message.embed {
            embed.turn = self.due.join("\n");
        }
        message.saying(whose(scene, self.whose))
    }
}

fn whose(scene: &Scene, seats: SeatSet) -> String {
    let names = scene.names(seats.iter());
    match seats.len() {
        0 => String::new(),
        1 => scene.catalog.turn_of(names),
        _ => scene.catalog.turn_of_several(names),
    }
}
