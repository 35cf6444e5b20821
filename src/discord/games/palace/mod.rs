//! Palace on Discord.

mod hand;
mod moves;
mod words;

mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/palace_messages.rs"));
}
mod moments;
mod table;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Card, CardSet, Seat};
use crate::discord::bot::Bot;
use crate::discord::custom_id::HelpPage;
use crate::discord::games::kit::display;
use crate::discord::games::kit::hand::Hand;
use crate::discord::games::kit::moments::{Highlight, Teller};
use crate::discord::games::kit::on_discord::OnDiscord;
use crate::discord::i18n::Catalog;
use crate::discord::incoming::commands::Command;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::message::Message;
use crate::discord::render::outcome::ResultWords;
use crate::discord::render::{Scene, cards, hint};
use crate::games::kit::Bad;
use crate::games::palace::Palace;
use crate::games::palace::computer::{Advice, advise, review};
use crate::games::palace::rules::{Event, Game, Illegal, Options, Record, View};
use crate::games::palace::session::{MoveOutcome, PublicView};
use crate::games::{Game as _, Limits};
use crate::pictures::Spot;
use crate::table::GameNumber;
use keys::PalaceMessages;
use moves::PalaceAction;

type Running<'a> = display::Running<'a, PublicView>;

impl OnDiscord for Palace {
    type Action = PalaceAction;
    type Advice = Advice;

    fn rules(catalog: &Catalog, options: &Options) -> Vec<String> {
        words::rules(catalog, *options)
    }

    fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
        words::help_picture(page)
    }

    fn part(view: &PublicView) -> u32 {
        view.present.number
    }

    fn playing(scene: &Scene, game: Running) -> Message {
        table::open(scene, game)
    }

    fn history(scene: &Scene, view: &PublicView) -> Vec<String> {
        view.past
            .iter()
            .map(|log| table::whole(scene, log))
            .collect()
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        ResultWords {
            end: view.past.last().map(|log| table::whole(scene, log)),
            without_result: scene.catalog.outcome_stopped(),
            picture: Some(Box::new(table::picture(scene, view))),
        }
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, game, view))
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        scene.catalog.done_exchange(game.0)
    }

    fn done(scene: &Scene, done: MoveOutcome) -> String {
        words::done(scene, done)
    }

    fn refusal(scene: &Scene, _view: Option<&View>, refusal: Illegal) -> String {
        words::refusal(scene, refusal)
    }

    fn is_too_early(refusal: &Illegal) -> bool {
        matches!(refusal, Illegal::NotYourTurn { .. })
    }

    fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
        advise(view, limits, rng)
    }

    fn hint(scene: &Scene, advice: &Advice) -> Option<String> {
        words::hint(scene.catalog, advice)
    }

    fn review(
        catalog: &Catalog,
        record: &Record,
        seat: Seat,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<Vec<String>, Bad<Game>> {
        let costly = review(record, seat, limits, rng)?;
        let choice = |act| words::choice(catalog, act);
        let when = |stack: &u32| catalog.review_when(*stack);
        let lines = hint::review_lines(catalog, Palace::TALLY, &costly, when, choice);
        Ok(lines)
    }

    fn moments(teller: &Teller<'_>, events: &[Event]) -> Vec<Highlight> {
        moments::moments(teller, events)
    }

    fn moves() -> Vec<Command> {
        moves::moves()
    }

    async fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: PalaceAction,
        chosen: Option<String>,
    ) -> Reply {
        moves::press(bot, invocation, action, chosen).await
    }
}

/// Cards from low to high: suits don’t matter.
fn by_rank(cards: CardSet) -> Vec<Card> {
    let mut sorted: Vec<Card> = cards.iter().collect();
    sorted.sort_by_key(|card| (card.rank(), card.suit()));
    sorted
}

/// Cards in a row from low to high, for labels without pictures.
fn row_label(cards: CardSet) -> String {
    let texts: Vec<String> = by_rank(cards).into_iter().map(cards::label).collect();
    texts.join(" ")
}

/// Cards in a row from low to high.
fn row(cards: CardSet) -> String {
    let texts: Vec<String> = by_rank(cards).into_iter().map(cards::text).collect();
    texts.join(" ")
}
