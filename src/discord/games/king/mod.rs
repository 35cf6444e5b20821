//! King on Discord.

mod hand;
mod moves;

mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/king_messages.rs"));
}
mod moments;
mod table;
#[cfg(test)]
mod tests;
mod words;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::Seat;
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
use crate::discord::render::{Scene, hint};
use crate::games::king::King;
use crate::games::king::computer::{Advice, When, advise, review};
use crate::games::king::rules::{Event, Game, Illegal, Options, Play, Record, Round, TRICKS, View};
use crate::games::king::session::{MoveOutcome, PublicView};
use crate::games::kit::Bad;
use crate::games::{Game as _, Limits};
use crate::pictures::Spot;
use crate::table::GameNumber;
use keys::KingMessages;
use moves::KingAction;

type Running<'a> = display::Running<'a, PublicView>;

impl OnDiscord for King {
    type Action = KingAction;
    type Advice = Advice;

    fn rules(catalog: &Catalog, options: &Options) -> Vec<String> {
        words::rules(catalog, *options)
    }

    fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
        words::help_picture(page)
    }

    /// Counts the hands, and the tricks in each.
    fn part(view: &PublicView) -> u32 {
        let tricks = view
            .board
            .play()
            .map_or(0, |play: &Play| play.tricks().len());
        let hands = view.past.len() * (TRICKS + 1);
        u32::try_from(hands + tricks).unwrap_or(u32::MAX)
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
        let catalog = scene.catalog;
        let mut end = vec![catalog.sheet_heading()];
        end.extend(table::sheet_lines(scene, &view.board));
        ResultWords {
            end: Some(end.join("\n")),
            // Every game has a result.
            without_result: String::new(),
            picture: table::curve(scene, &view.board),
        }
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, game, view))
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        scene.catalog.done_game_dealt(game.0, Round::COUNT)
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
        let when = |when: &When| words::when(catalog, when);
        let lines = hint::review_lines(catalog, King::TALLY, &costly, when, choice);
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
        action: KingAction,
        _chosen: Option<String>,
    ) -> Reply {
        moves::press(bot, invocation, action).await
    }
}
