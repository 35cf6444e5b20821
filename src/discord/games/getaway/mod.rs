//! Getaway on Discord.

mod actions;
mod advice;
mod answers;
mod chart;
mod commands;
mod custom_id;
mod hand;
mod help;
mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/getaway_messages.rs"));
}
mod options;
mod picking;
mod story;
mod trick;
mod view;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::custom_id::HelpPage;
use crate::discord::games::kit::hand::Hand;
use crate::discord::games::kit::on_discord::{Alone, OnDiscord};
use crate::discord::games::kit::shown;
use crate::discord::i18n::Catalog;
use crate::discord::incoming::commands::Command;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::Scene;
use crate::discord::render::message::Message;
use crate::discord::render::outcome::ResultWords;
use crate::games::Limits;
use crate::games::getaway::computer::{Advice, advise};
use crate::games::getaway::rules::{Record, View};
use crate::games::getaway::session::{MoveOutcome, MoveRefusal, PlayerMove, PublicView};
use crate::games::getaway::{Getaway, TableOptions};
use crate::pictures::Spot;
use crate::table::GameNumber;
use crate::table::daily::Difference;
use custom_id::GetawayAction;
use keys::GetawayCatalog;
use view::Game;

/// A running game of Getaway as everybody sees it.
type Running<'a> = shown::Running<'a, Getaway>;

impl OnDiscord for Getaway {
    type Action = GetawayAction;
    type Advice = Advice;

    fn option_lines(catalog: &Catalog, options: &TableOptions) -> Vec<String> {
        options::lines(GetawayCatalog(catalog), options)
    }

    fn rules(catalog: &Catalog, options: &TableOptions) -> Vec<String> {
        help::rules(GetawayCatalog(catalog), options.rules)
    }

    fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
        help::picture(page)
    }

    fn part(view: &PublicView) -> u32 {
        match view {
            PublicView::Picking(_) => 0,
            PublicView::Playing(playing) => playing.present.number,
        }
    }

    fn playing(scene: &Scene, game: Running) -> Message {
        match Game::with(game.table, game.view) {
            Game::Picking(picking) => picking::open(scene, &picking),
            Game::Playing(playing) => trick::open(scene, &playing),
        }
    }

    fn history(scene: &Scene, view: &PublicView) -> Vec<String> {
        match view {
            PublicView::Playing(view) => {
                let past = view.past.iter();
                past.map(|log| story::whole(scene, log)).collect()
            }
            PublicView::Picking(_) => Vec::new(),
        }
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        let played = match view {
            PublicView::Playing(game) => Some(game),
            PublicView::Picking(_) => None,
        };
        debug_assert!(played.is_some(), "a game that is over has been played");
        let last = played.and_then(|game| game.past.last());
        ResultWords {
            end: last.map(|log| story::end(scene, log)),
            without_result: String::new(),
            picture: played.map(|game| Box::new(chart::picture(scene, game))),
        }
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        let playing = Game::with(game.table, game.view).playing()?;
        Some(hand::own(scene, &playing, view))
    }

    fn without_hand(scene: &Scene, game: Running, seat: Seat) -> Option<Message> {
        Some(match Game::with(game.table, game.view) {
            Game::Picking(picking) => picking::own(scene, &picking, seat),
            Game::Playing(_) => Message::text(scene.catalog.not_dealt()),
        })
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        answers::dealt(scene, game)
    }

    fn done(scene: &Scene, done: MoveOutcome) -> String {
        answers::done(scene, &done)
    }

    fn refusal(scene: &Scene, view: Option<&View>, refusal: MoveRefusal) -> String {
        answers::refusal(scene, view, &refusal)
    }

    fn is_too_early(refusal: &MoveRefusal) -> bool {
        answers::is_too_early(refusal)
    }

    fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
        advise(view, limits, rng)
    }

    fn hint(scene: &Scene, advice: &Advice) -> Option<String> {
        let name = |seat| scene.name(seat);
        advice::hint(advice::Context::new(scene.catalog, &name), advice)
    }

    fn difference(scene: &Scene, view: &View, told: &Difference) -> Option<String> {
        advice::difference(GetawayCatalog(scene.catalog), view, told)
    }

    fn review(
        catalog: &Catalog,
        game: GameNumber,
        record: &Record,
        seat: Seat,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Message> {
        advice::review(catalog, game, record, seat, limits, rng)
    }

    fn moves() -> Vec<Command> {
        commands::moves()
    }

    async fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: GetawayAction,
        chosen: Option<String>,
    ) -> Reply {
        actions::press(bot, invocation, action, chosen).await
    }

    fn alone(action: GetawayAction, chosen: Option<&str>) -> Option<Alone<PlayerMove>> {
        actions::alone(action, chosen)
    }
}

#[cfg(test)]
mod languages;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
