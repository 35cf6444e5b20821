//! What somebody types into a game's own commands: completions, and the moves that they ask for.
//! And their hand with other buttons, while they choose a move in several presses.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::cards::{Card, CardSet, Seat, find_typed, parse_typed};
use crate::discord::bot::Bot;
use crate::discord::incoming::actions::{self, no_table, refused};
use crate::discord::incoming::commands::Context;
use crate::discord::incoming::commands::autocomplete::{matching, quoted, typing};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games::Listed;
use crate::screen::games::kit::display::view;
use crate::screen::games::kit::hand::Hand;
use crate::screen::games::kit::on_discord::OnDiscord;
use crate::screen::games::kit::running::Running;
use crate::screen::render::{ActsBy, Scene, cards};
use crate::table::Refusal;

/// Somebody who types at a table that plays this game and where they have a seat.
#[derive(Debug)]
pub struct Typist<'a, G: Listed> {
    pub scene: Scene<'a>,
    pub seat: Seat,
    pub game: Running<'a, G::PublicView>,
    /// What they know about the game, if there is anything to know.
    pub view: Option<Box<G::View>>,
}

/// Offers these choices to somebody who types. Offers none if the table isn't playing this game.
pub async fn complete<G: Listed>(
    ctx: Context<'_>,
    choices: impl FnOnce(&Typist<G>) -> Option<Vec<AutocompleteChoice>>,
) -> CreateAutocompleteResponse {
    let offered = typing(ctx).await.and_then(|(snapshot, invocation)| {
        let seat = snapshot.seat_of(invocation.person.id)?;
        choices(&Typist {
            scene: Scene::of(invocation.catalog, &snapshot),
            seat,
            game: Running::of::<G>(&snapshot.stage)?,
            view: view::<G>(&snapshot, seat),
        })
    });
    CreateAutocompleteResponse::new().set_choices(offered.unwrap_or_default())
}

/// The cards that match what was typed, in the order of `all`.
pub fn cards(
    scene: &Scene,
    all: impl IntoIterator<Item = Card>,
    typed: &str,
) -> Vec<AutocompleteChoice> {
    let all: Vec<Card> = all.into_iter().collect();
    let set: CardSet = all.iter().copied().collect();
    let meant = find_typed(typed, set).map(|card| card.to_string());
    let offered = all.into_iter().map(|card| {
        let label = cards::label_in_words(scene.catalog, card);
        (label, card.to_string())
    });
    matching(offered, typed, meant.as_deref())
}

/// Offers the cards of this player that may be played now, one of each face.
pub async fn complete_card<G: Listed>(
    ctx: Context<'_>,
    typed: &str,
    legal: fn(&G::View) -> CardSet,
) -> CreateAutocompleteResponse {
    complete::<G>(ctx, |at| {
        let legal = cards::faces(legal(at.view.as_ref()?)).into_iter();
        Some(cards(&at.scene, legal.map(|(card, _)| card), typed))
    })
    .await
}

/// What the person knows about the game in this channel.
pub fn own_view<G: Listed>(bot: &Bot, invocation: &Invocation) -> Option<Box<G::View>> {
    let snapshot = bot.display(invocation.place.channel)?.snapshot();
    view::<G>(&snapshot, snapshot.seat_of(invocation.person.id)?)
}

/// Asks the channel's table for a move. A command is meant for whatever moment it comes at.
pub async fn ask<G: OnDiscord>(bot: &Bot, invocation: &Invocation, act: G::Act) -> Reply {
    actions::ask(bot, invocation, None, <G as OnDiscord>::act(act)).await
}

/// Plays the card that somebody typed. A part of its name is enough if it is in their hand.
pub async fn play<G: OnDiscord>(
    bot: &Bot,
    invocation: &Invocation,
    typed: &str,
    hand: fn(&G::View) -> CardSet,
    play: fn(Card) -> G::Act,
) -> Reply {
    let view = own_view::<G>(bot, invocation);
    let hand = view.map_or(CardSet::EMPTY, |view| hand(&view));
    match find_typed(typed, hand).or_else(|| parse_typed(typed)) {
        Some(card) => ask::<G>(bot, invocation, play(card)).await,
        None => not_a_card(invocation, typed),
    }
}

pub fn not_a_card(invocation: &Invocation, typed: &str) -> Reply {
    Reply::text(invocation.catalog.refuse_not_a_card(quoted(typed)))
}

/// Shows the person's hand as `hand` makes it, or why not. Asks the table for nothing: nothing has
/// happened yet.
pub async fn redrawn<G: OnDiscord>(
    bot: &Bot,
    invocation: &Invocation,
    hand: impl FnOnce(&Scene, Running<G::PublicView>, &G::View) -> Result<Hand, Refusal>,
) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return Reply::text(no_table(bot, invocation));
    };
    let held = display.hold(invocation.person.id).await;
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    let drawn = || {
        let seat = snapshot.seat_of(invocation.person.id).ok_or(Refusal::NotSeated)?;
        let game = Running::of::<G>(&snapshot.stage).ok_or(Refusal::Stale)?;
        let view = view::<G>(&snapshot, seat).ok_or(Refusal::Stale)?;
        hand(&scene, game, &view).map(|hand| hand.message(&scene, ActsBy::Buttons))
    };
    match drawn() {
        // The hand's task still takes this message for the previous hand. Otherwise both say the
        // same.
        Ok(message) => Reply::ephemeral(message).in_place_of(held),
        Err(why) => refused(invocation, held, &why),
    }
}
