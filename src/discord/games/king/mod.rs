//! King on Discord.

mod actions;
mod advice;
mod answers;
mod commands;
mod custom_id;
mod hand;
mod help;
mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/king_messages.rs"));
}
mod sheet;
mod story;
mod table;
#[cfg(test)]
mod tests;
mod words;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::custom_id::HelpPage;
use crate::discord::games::kit::hand::Hand;
use crate::discord::games::kit::on_discord::OnDiscord;
use crate::discord::games::kit::shown;
use crate::discord::i18n::Catalog;
use crate::discord::incoming::commands::Command;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::message::Message;
use crate::discord::render::outcome::ResultWords;
use crate::discord::render::{Scene, hint, options};
use crate::games::king::King;
use crate::games::king::computer::{Advice, advise, review};
use crate::games::king::rules::{Illegal, Options, Play, Record, Round, TRICKS, View};
use crate::games::king::session::{MoveOutcome, PublicView};
use crate::games::{Game as _, Limits};
use crate::pictures::Spot;
use crate::table::GameNumber;
use custom_id::KingAction;
use keys::KingCatalog;

/// A running game of King as everybody sees it.
type Running<'a> = shown::Running<'a, King>;

impl OnDiscord for King {
    type Action = KingAction;
    type Advice = Advice;

    fn option_lines(catalog: &Catalog, options: &Options) -> Vec<String> {
        options::lines::<King>(catalog, options)
    }

    fn rules(catalog: &Catalog, options: &Options) -> Vec<String> {
        help::rules(KingCatalog(catalog), *options)
    }

    fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
        help::picture(page)
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
            .map(|log| story::whole(scene, log))
            .collect()
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        let catalog = KingCatalog(scene.catalog);
        let mut end = vec![catalog.sheet_heading()];
        end.extend(sheet::lines(scene, &view.board));
        ResultWords {
            end: Some(end.join("\n")),
            // Every game has a result.
            without_result: String::new(),
            picture: sheet::picture(scene, &view.board),
        }
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, game, view))
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        KingCatalog(scene.catalog).done_game_dealt(game.0, Round::COUNT)
    }

    fn done(scene: &Scene, done: MoveOutcome) -> String {
        answers::done(scene, done)
    }

    fn refusal(scene: &Scene, _view: Option<&View>, refusal: Illegal) -> String {
        answers::refusal(scene, refusal)
    }

    fn is_too_early(refusal: &Illegal) -> bool {
        matches!(refusal, Illegal::NotYourTurn { .. })
    }

    fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
        advise(view, limits, rng)
    }

    fn hint(scene: &Scene, advice: &Advice) -> Option<String> {
        advice::hint(KingCatalog(scene.catalog), advice)
    }

    fn review(
        catalog: &Catalog,
        game: GameNumber,
        record: &Record,
        seat: Seat,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Message> {
        let catalog = KingCatalog(catalog);
        let costly = review(record, seat, limits, rng);
        let choice = |act| advice::choice(catalog, act);
        hint::review_of(
            &catalog,
            King::TALLY,
            game,
            costly,
            |when| advice::when(catalog, when),
            choice,
        )
    }

    fn moves() -> Vec<Command> {
        commands::moves()
    }

    async fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: KingAction,
        _chosen: Option<String>,
    ) -> Reply {
        actions::press(bot, invocation, action).await
    }
}
