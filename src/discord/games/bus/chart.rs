//! The story of a game as a chart and in words: the tokens that each player has left, deal by deal.

use super::keys::BusCatalog;
use crate::cards::Seat;
use crate::discord::render::message::{ALT_MAX, Picture};
use crate::discord::render::{Scene, chart};
use crate::games::bus::rules::Board;
use crate::games::bus::session::DealEnd;
use crate::pictures::{Chart, Line, Mark, Story};

/// The story of a finished game, with the names of its seats.
pub fn picture(scene: &Scene, board: &Board, ends: &[DealEnd]) -> Picture {
    let catalog = BusCatalog(scene.catalog);
    let names = Seat::first(board.seats()).map(|seat| chart::signed_name(scene, seat));
    let names: Vec<String> = names.collect();
    let mut alt = catalog.chart_alt(in_words(scene, board, ends, true));
    if alt.chars().count() > ALT_MAX {
        alt = catalog.chart_alt(in_words(scene, board, ends, false));
    }
    Picture {
        chart: Chart::Story(story(board, ends)),
        name: "story",
        alt,
        legend: catalog.chart_legend(names.join(" · ")),
    }
}

/// Each seat's tokens after each deal, who went out, and who kept the last tokens.
fn story(board: &Board, ends: &[DealEnd]) -> Story {
    let lines = Seat::first(board.seats()).map(|seat| {
        let tokens = ends.iter().map(|end| u32::from(end.tokens[seat.index()]));
        let out = (1..).zip(ends).find(|(_, end)| end.out.contains(seat));
        let won = (board.place(seat) == Some(1)).then_some((ends.len(), Mark::Last));
        Line {
            counts: [board.options().tokens.get()]
                .into_iter()
                .chain(tokens)
                .collect(),
            marks: out
                .map(|(deal, _)| (deal, Mark::Out))
                .or(won)
                .into_iter()
                .collect(),
        }
    });
    Story {
        lines: lines.collect(),
    }
}

/// Each seat's line in words. `deals`: whether to list the deals in which it lost tokens.
fn in_words(scene: &Scene, board: &Board, ends: &[DealEnd], deals: bool) -> String {
    let catalog = BusCatalog(scene.catalog);
    let lines = Seat::first(board.seats()).map(|seat| {
        let lost = ends.iter().filter(|end| end.losers.contains(seat));
        let lost: Vec<String> = lost.map(|end| end.deal.to_string()).collect();
        let mut told = Vec::new();
        if deals && !lost.is_empty() {
            told.push(catalog.chart_lost(lost.join(", "), lost.len()));
        }
        let out = ends.iter().find(|end| end.out.contains(seat));
        told.push(match out {
            Some(end) => catalog.chart_out(end.deal),
            None => catalog.chart_left(board.tokens(seat)),
        });
        let name = scene.label(seat);
        catalog.chart_player(seat.index() + 1, name, told.join(", "))
    });
    lines.collect::<Vec<_>>().join("\n")
}
