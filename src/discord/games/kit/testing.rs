//! Helpers for tests of what games show: tables, and messages as plain text.

use crate::cards::{Cut, CutWord, Seat};
use crate::discord::render::card_style::plain;
use crate::discord::render::message::{Message, Row};
use crate::games::Level;
use crate::table::{Acting, Commitment, GameNumber, Owner, Person, SeatInfo, UserId};

/// Names with markup and a mention, with text that changes direction, and with wide characters of
/// two scripts.
pub const HOSTILE: [&str; 3] = [
    "**Ann** ||<@&1>|| @everyone",
    "\u{202e}boB\u{2067} `x`](http://x.y)",
    "王小明 👩‍👩‍👧‍👦 ﷽ شہلا",
];

/// A message as plain text: text, embed, then a line for each row.
pub fn read(message: &Message) -> String {
    let mut lines = vec![message.content.clone()];
    if let Some(embed) = &message.embed {
        lines.push(format!("# {}\n{}", embed.title, embed.description));
    }
    for row in &message.rows {
        lines.push(match row {
            Row::Buttons(buttons) => {
                let labels = buttons.iter().map(|b| format!("[{}]", b.label));
                labels.collect::<Vec<_>>().join(" ")
            }
            Row::Select {
                placeholder,
                options,
                ..
            } => format!(
                "({placeholder}: {} options, first “{}”)",
                options.len(),
                options[0].label
            ),
        });
    }
    lines.retain(|line| !line.is_empty());
    plain(&lines.join("\n---\n"))
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A person with this name, as the owner of a seat.
pub fn person(id: u64, name: &str) -> Owner {
    Owner::Person(Person {
        id: UserId(id),
        name: name.to_owned(),
    })
}

/// Ann, Bob and a computer.
pub fn seats() -> Vec<SeatInfo> {
    let computer = Owner::Computer {
        level: Level::Normal,
        number: 1,
    };
    [person(11, "Ann"), person(12, "*Bob*"), computer]
        .map(|owner| SeatInfo {
            owner,
            acting: Acting::Owner,
            tally: 0,
        })
        .into()
}

pub fn commitment(game: u64) -> Commitment {
    Commitment {
        game: GameNumber(game),
        commit: "c0ffee".repeat(10),
        cuts: Vec::new(),
    }
}

/// The same after these seats have cut with these words.
pub fn cut(game: u64, words: &[(usize, &str)]) -> Commitment {
    let cut = |(at, word): &(usize, &str)| Cut {
        seat: seat(*at),
        word: CutWord::new(word).unwrap(),
    };
    Commitment {
        cuts: words.iter().map(cut).collect(),
        ..commitment(game)
    }
}
