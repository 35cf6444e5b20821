//! The rules in short, as this table plays them.

use super::options;
use crate::discord::look::{Look, Tone};
use crate::discord::words::Words;
use crate::rules::{Deal, FirstTrick, LastCard, Mistakes, Options};
use crate::table::Settings;

/// The rules with these settings. `at_table`: they are a table's, not merely the server's defaults.
pub fn short(words: &Words, settings: &Settings, at_table: bool) -> Look {
    let o = settings.options;
    let mut body = vec![words.rules_aim(), words.rules_deal(), first_trick(words, o)];
    body.push(words.rules_tricks());
    body.push(words.rules_away());
    body.push(last_card(words, o));
    body.push(words.rules_take());
    if o.mistakes == Mistakes::Penalise {
        body.push(words.rules_penalise());
    }
    if o.deal == Deal::ChooseAPile {
        body.push(words.rules_piles());
    }
    let lines = options::lines(words, settings).join("\n");
    body.push(if at_table {
        words.rules_options(lines)
    } else {
        words.rules_defaults(lines)
    });
    Look::panel(words.rules_title(), body.join("\n\n"), Tone::Live)
}

fn first_trick(words: &Words, o: Options) -> String {
    match o.first_trick {
        FirstTrick::AnyOrder => words.rules_first_any(),
        FirstTrick::InTurn => words.rules_first_turn(),
    }
}

fn last_card(words: &Words, o: Options) -> String {
    match o.last_card {
        LastCard::DrawFromWaste => words.rules_last_waste(),
        LastCard::DrawFromNeighbour => words.rules_last_neighbour(),
        LastCard::DrawFromAny => words.rules_last_any(),
        LastCard::LeadPasses => words.rules_last_passes(),
    }
}
