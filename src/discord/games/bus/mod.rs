//! Stop the Bus on Discord.

mod hand;
mod moves;
mod words;

mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/bus_messages.rs"));
}
mod moments;
mod table;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Card, Seat};
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
use crate::games::bus::Bus;
use crate::games::bus::computer::{Advice, advise, review};
use crate::games::bus::rules::{Act, Event, Game, Illegal, Options, Record, View};
use crate::games::bus::session::PublicView;
use crate::games::kit::Bad;
use crate::games::{Game as _, Limits};
use crate::pictures::Spot;
use crate::table::GameNumber;
use keys::BusMessages;
use moves::BusAction;

type Running<'a> = display::Running<'a, PublicView>;

impl OnDiscord for Bus {
    type Action = BusAction;
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
        let deals = view.past.iter().zip(view.ends());
        deals
            .map(|(log, end)| table::whole(scene, log, &end))
            .collect()
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        let ends = view.ends();
        ResultWords {
            end: ends.last().map(|end| table::showdown(scene, end)),
            // The rules give every game a winner.
            without_result: scene.catalog.game_over(),
            picture: Some(Box::new(table::picture(scene, &view.board, &ends))),
        }
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, game, view, false))
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        scene.catalog.done_dealt(game.0)
    }

    fn done(scene: &Scene, done: Act) -> String {
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
        let when = |deal: &usize| catalog.review_when(*deal);
        let lines = hint::review_lines(catalog, Bus::TALLY, &costly, when, choice);
        Ok(lines)
    }

    fn highest(catalog: &Catalog, _figure: &str, value: i64) -> Option<String> {
        table::numbered_worth(catalog, value)
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
        action: BusAction,
        _chosen: Option<String>,
    ) -> Reply {
        moves::press(bot, invocation, action).await
    }
}

/// Cards in a row, in the order given.
fn row(cards: impl IntoIterator<Item = Card>) -> String {
    let texts: Vec<String> = cards.into_iter().map(cards::text).collect();
    texts.join(" ")
}
