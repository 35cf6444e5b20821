//! The rules in short, as this table plays them.

use super::keys::GetawayCatalog;
use super::options;
use crate::discord::render::message::{Colour, Message};
use crate::games::getaway::TableOptions;
use crate::games::getaway::rules::{Deal, FirstTrick, LastCard, Mistakes, Options};
use crate::table::Settings;

/// The rules with these settings. `at_table`: they are those of a table, not the server's defaults.
pub fn short(
    catalog: GetawayCatalog,
    settings: &Settings,
    table: &TableOptions,
    at_table: bool,
) -> Message {
    let o = table.rules;
    let mut body = vec![
        catalog.rules_aim(),
        catalog.rules_deal(),
        first_trick(catalog, o),
    ];
    body.push(catalog.rules_tricks());
    body.push(catalog.rules_away());
    body.push(last_card(catalog, o));
    body.push(catalog.rules_take());
    if o.mistakes == Mistakes::Penalise {
        body.push(catalog.rules_penalise());
    }
    if o.deal == Deal::ChooseAPile {
        body.push(catalog.rules_piles());
    }
    let lines = options::lines(catalog, settings, table).join("\n");
    body.push(if at_table {
        catalog.rules_options(lines)
    } else {
        catalog.rules_defaults(lines)
    });
    Message::embed(catalog.rules_title(), body.join("\n\n"), Colour::Live)
}

fn first_trick(catalog: GetawayCatalog, o: Options) -> String {
    match o.first_trick {
        FirstTrick::AnyOrder => catalog.rules_first_any(),
        FirstTrick::InTurn => catalog.rules_first_turn(),
    }
}

fn last_card(catalog: GetawayCatalog, o: Options) -> String {
    match o.last_card {
        LastCard::DrawFromWaste => catalog.rules_last_waste(),
        LastCard::DrawFromNeighbour => catalog.rules_last_neighbour(),
        LastCard::DrawFromAny => catalog.rules_last_any(),
        LastCard::LeadPasses => catalog.rules_last_passes(),
    }
}
