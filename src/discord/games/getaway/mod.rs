//! Getaway on Discord.

mod advice;
mod hand;
mod moves;
mod words;

mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/getaway_messages.rs"));
}
mod moments;

mod story;
mod table;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::custom_id::HelpPage;
use crate::discord::games::kit::display;
use crate::discord::games::kit::hand::Hand;
use crate::discord::games::kit::moments::{Highlight, Teller};
use crate::discord::games::kit::on_discord::{Alone, OnDiscord};
use crate::discord::i18n::Catalog;
use crate::discord::incoming::commands::Command;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::Scene;
use crate::discord::render::message::Message;
use crate::discord::render::outcome::ResultWords;
use crate::games::Limits;
use crate::games::getaway::computer::{Advice, advise};
use crate::games::getaway::rules::{self, Event, Record, View};
use crate::games::getaway::session::{
    Act, MoveOutcome, MoveRefusal, PickingView, PlayingView, PublicView,
};
use crate::games::getaway::{Getaway, TableOptions};
use crate::games::kit::Bad;
use crate::pictures::Spot;
use crate::table::GameNumber;
use crate::table::daily::Difference;
use moves::GetawayAction;

type Running<'a> = display::Running<'a, PublicView>;
/// A game while its piles are picked.
type Picking<'a> = display::Running<'a, PickingView>;
/// A game while its cards are played.
type Playing<'a> = display::Running<'a, PlayingView>;

fn playing(game: Running<'_>) -> Option<Playing<'_>> {
    match game.view {
        PublicView::Picking(_) => None,
        PublicView::Playing(view) => Some(game.with(view)),
    }
}

impl OnDiscord for Getaway {
    type Action = GetawayAction;
    type Advice = Advice;

    fn option_lines(catalog: &Catalog, options: &TableOptions) -> Vec<String> {
        words::lines(catalog, options)
    }

    fn rules(catalog: &Catalog, options: &TableOptions) -> Vec<String> {
        words::rules(catalog, options.rules)
    }

    fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
        words::help_picture(page)
    }

    fn part(view: &PublicView) -> u32 {
        match view {
            PublicView::Picking(_) => 0,
            PublicView::Playing(playing) => playing.present.number,
        }
    }

    fn playing(scene: &Scene, game: Running) -> Message {
        match game.view {
            PublicView::Picking(view) => table::open_picking(scene, game.with(view)),
            PublicView::Playing(view) => table::open(scene, game.with(view)),
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
            picture: played.map(|game| Box::new(story::picture(scene, game))),
        }
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, playing(game)?, view))
    }

    fn without_hand(scene: &Scene, game: Running, seat: Seat) -> Option<Message> {
        Some(match game.view {
            PublicView::Picking(view) => table::own_pile(scene, game.with(view), seat),
            PublicView::Playing(_) => Message::text(scene.catalog.not_dealt()),
        })
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        words::dealt(scene, game)
    }

    fn done(scene: &Scene, done: MoveOutcome) -> String {
        words::done(scene, &done)
    }

    fn refusal(scene: &Scene, view: Option<&View>, refusal: MoveRefusal) -> String {
        words::refusal(scene, view, &refusal)
    }

    fn is_too_early(refusal: &MoveRefusal) -> bool {
        words::is_too_early(refusal)
    }

    fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
        advise(view, limits, rng)
    }

    fn hint(scene: &Scene, advice: &Advice) -> Option<String> {
        let name = |seat| scene.name(seat);
        advice::hint(advice::Context::new(scene.catalog, &name), advice)
    }

    fn difference(scene: &Scene, view: &View, told: &Difference) -> Option<String> {
        advice::difference(scene.catalog, view, told)
    }

    fn review(
        catalog: &Catalog,
        record: &Record,
        seat: Seat,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<Vec<String>, Bad<rules::Game>> {
        advice::review(catalog, record, seat, limits, rng)
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
        action: GetawayAction,
        chosen: Option<String>,
    ) -> Reply {
        moves::press(bot, invocation, action, chosen).await
    }

    fn alone(action: GetawayAction, chosen: Option<&str>) -> Option<Alone<Act>> {
        moves::alone(action, chosen)
    }
}

#[cfg(test)]
mod languages;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
