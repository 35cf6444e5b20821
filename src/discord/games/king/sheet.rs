//! The score sheet: one line of text for each hand, and a picture with the curve of everybody's
//! points.

use super::custom_id::KingAction;
use super::keys::KingCatalog;
use super::words;
use crate::cards::Seat;
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message, Picture};
use crate::discord::render::numbers::signed;
use crate::discord::render::{Scene, chart};
use crate::games::king::rules::{Board, Round, SEATS};
use crate::games::king::session::PublicView;
use crate::pictures::{Chart, Scores};
use crate::table::GameNumber;

/// The sheet in a message of its own.
pub fn message(scene: &Scene, game: GameNumber, view: &PublicView) -> Message {
    let catalog = KingCatalog(scene.catalog);
    let title = catalog.sheet_title(game.0);
    let mut message = Message::embed(title, lines(scene, &view.board).join("\n"), Colour::Past);
    message.picture = picture(scene, &view.board);
    message
}

pub fn button(scene: &Scene, game: GameNumber) -> Button {
    let label = KingCatalog(scene.catalog).button_sheet();
    Button::new(KingAction::Sheet(game), label, ButtonStyle::Secondary)
}

/// The finished hands, one per line, and the totals.
pub fn lines(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = KingCatalog(scene.catalog);
    let rows = board.sheet().rows().map(|(round, row)| {
        let stakes = words::stakes(catalog, round, Some(row.contract));
        catalog.sheet_row(round.number(), stakes, scores(scene, row.scores))
    });
    let mut lines: Vec<String> = rows.collect();
    lines.push(match lines.len() {
        0 => catalog.sheet_empty(),
        count => catalog.sheet_total(count, Round::COUNT, scores(scene, board.scores())),
    });
    lines
}

/// Everybody's points by name, in the order of the seats.
pub fn scores(scene: &Scene, scores: [i32; SEATS]) -> String {
    let catalog = KingCatalog(scene.catalog);
    let of_seats = Seat::first(SEATS).zip(scores);
    let said = of_seats.map(|(seat, score)| catalog.score(scene.name(seat), signed(score)));
    said.collect::<Vec<_>>().join(" · ")
}

/// The curve of everybody's points from hand to hand. `None` before the first hand is over.
pub fn picture(scene: &Scene, board: &Board) -> Option<Box<Picture>> {
    let catalog = KingCatalog(scene.catalog);
    let mut sums = [0; SEATS];
    let mut lines = vec![vec![0]; SEATS];
    for (_, row) in board.sheet().rows() {
        for ((sum, line), score) in sums.iter_mut().zip(&mut lines).zip(row.scores) {
            *sum += score;
            line.push(*sum);
        }
    }
    if lines.iter().all(|line| line.len() == 1) {
        return None;
    }
    let names = Seat::first(SEATS).map(|seat| chart::signed_name(scene, seat));
    let told = Seat::first(SEATS).zip(&lines).map(|(seat, line)| {
        let sums = line.iter().skip(1).map(|sum| signed(*sum));
        let sums = sums.collect::<Vec<_>>().join(", ");
        catalog.curve_player(seat.index() + 1, scene.label(seat), sums)
    });
    Some(Box::new(Picture {
        legend: catalog.curve_legend(names.collect::<Vec<_>>().join(" · ")),
        alt: catalog.curve_alt(told.collect::<Vec<_>>().join("\n")),
        name: "scores",
        chart: Chart::Scores(Scores { lines }),
    }))
}
