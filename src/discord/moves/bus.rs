//! What people do in Stop the Bus: its subcommands `swap` and `keep`, with their completions, and
//! what its own buttons do.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use crate::cards::{Card, CardSet, parse_typed};
use crate::discord::bot::Bot;
use crate::discord::incoming::actions::ask;
use crate::discord::incoming::commands::autocomplete::matching;
use crate::discord::incoming::commands::one_of::{OneOf, value};
use crate::discord::incoming::commands::typed::Typed;
use crate::discord::incoming::commands::{Command, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::moves::Moves;
use crate::discord::moves::typing::{self, complete};
use crate::games::In;
use crate::games::bus::Bus;
use crate::games::bus::rules::{Act, Exchange, Hand, Illegal, View, WholeHand};
use crate::screen::custom_id::fields::At;
use crate::screen::games::bus::action::BusAction;
use crate::screen::games::bus::hand;
use crate::screen::games::bus::keys::BusMessages;
use crate::screen::games::kit::on_discord::OnDiscord;
use crate::table::{Moment, Refusal};

impl Moves for Bus {
    fn commands() -> Vec<Command> {
        vec![swap(), keep()]
    }

    async fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: BusAction,
        _chosen: Option<String>,
    ) -> Reply {
        match action {
            BusAction::Act(At { at, act }) => ask(bot, invocation, Some(at), Bus::act(act)).await,
            BusAction::Show(at, stop) => show(bot, invocation, at, stop).await,
        }
    }
}

#[poise::command(slash_command)]
async fn swap(
    ctx: Context<'_>,
    #[autocomplete = "complete_give"] give: Typed,
    #[autocomplete = "complete_take"] take: Typed,
    stop: Option<OneOf<bool>>,
) -> Result<(), Error> {
    let stop = value(stop).unwrap_or_default();
    answer!(ctx, |bot, invocation| swap_typed(bot, invocation, &give, &take, stop))
}

#[poise::command(slash_command)]
async fn keep(ctx: Context<'_>, stop: Option<OneOf<bool>>) -> Result<(), Error> {
    let stop = value(stop).unwrap_or_default();
    let exchange = Exchange::Keep;
    answer!(ctx, |bot, invocation| typing::ask::<Bus>(bot, invocation, Act { exchange, stop }))
}

/// The cards to give or take, as somebody typed them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    One(Card),
    /// All three cards of the hand or the middle. `None` if they weren't named.
    All(Option<CardSet>),
}

impl Named {
    fn is(self, cards: Option<CardSet>) -> bool {
        match self {
            Named::One(_) => false,
            Named::All(named) => named.is_none() || named == cards,
        }
    }
}

/// The option value that means all three cards.
const ALL: &str = "all";

fn typed(text: &str) -> Option<Named> {
    let text = text.trim();
    if text.eq_ignore_ascii_case(ALL) {
        return Some(Named::All(None));
    }
    if let Some(card) = parse_typed(text) {
        return Some(Named::One(card));
    }
    let words = text.split([' ', ',', '+', '&']).filter(|word| !word.is_empty());
    let cards: Option<CardSet> = words.map(parse_typed).collect();
    let cards = cards.filter(|cards| cards.len() == 3)?;
    Some(Named::All(Some(cards)))
}

async fn swap_typed(
    bot: &Bot,
    invocation: &Invocation,
    give: &str,
    take: &str,
    stop: bool,
) -> Reply {
    let exchange = match (typed(give), typed(take)) {
        (None, _) => return typing::not_a_card(invocation, give),
        (_, None) => return typing::not_a_card(invocation, take),
        (Some(Named::One(give)), Some(Named::One(take))) => Exchange::One { give, take },
        (Some(give), Some(take)) => {
            let own = typing::own_view::<Bus>(bot, invocation);
            let hand = own.as_ref().and_then(|own| own.hand()).map(Hand::set);
            let middle = own.and_then(|own| own.board().middle());
            let middle = middle.map(|middle| middle.into_iter().collect());
            // If there is no hand, the table says why not.
            if hand.is_some() && !(give.is(hand) && take.is(middle)) {
                return Reply::text(invocation.catalog.refuse_not_all());
            }
            Exchange::All
        }
    };
    typing::ask::<Bus>(bot, invocation, Act { exchange, stop }).await
}

async fn complete_give(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_swap(ctx, typed, |view| view.hand().map(Hand::cards)).await
}

async fn complete_take(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_swap(ctx, typed, |view| view.board().middle()).await
}

async fn complete_swap(
    ctx: Context<'_>,
    typed: &str,
    cards: impl Fn(&View) -> Option<[Card; 3]>,
) -> CreateAutocompleteResponse {
    complete::<Bus>(ctx, |at| {
        let view = at.view.as_ref()?;
        let board = view.board();
        let cards = cards(view).filter(|_| board.turn() == Some(at.seat))?;
        let mut offered = typing::cards(&at.scene, cards, typed);
        if board.options().whole_hand == WholeHand::Yes {
            let all = (at.scene.catalog.option_all(), ALL.to_owned());
            offered.extend(matching([all].into_iter(), typed, None));
        }
        Some(offered)
    })
    .await
}

/// Shows the hand with buttons that also call, or with buttons that don't. A button that was made
/// ahead doesn't have to be the latest one.
async fn show(bot: &Bot, invocation: &Invocation, at: Moment, stop: bool) -> Reply {
    typing::redrawn::<Bus>(bot, invocation, |scene, game, view| {
        let (seat, turn) = (view.seat(), view.board().turn());
        let may = if at.is_ahead() {
            at.game == game.number() && turn == Some(seat)
        } else {
            game.moment() == at && view.board().may_stop(seat)
        };
        if may {
            return Ok(hand::own(scene, game, view, stop));
        }
        let turn = turn.filter(|_| at.is_ahead());
        let early = turn.map(|turn| Refusal::Game(Bus::wrap(Illegal::NotYourTurn { turn })));
        Err(early.unwrap_or(Refusal::Stale))
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_card_three_cards_or_all_can_be_typed_in_many_ways() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let three: CardSet = ["2C", "9D", "KH"].map(card).into_iter().collect();
        for text in ["9D", "9d", "9♦", " nine of diamonds "] {
            assert_eq!(typed(text), Some(Named::One(card("9D"))), "{text:?}");
        }
        for text in ["2C 9D KH", "kh, 2c,9d", "K♥ + 2♣ & 9♦"] {
            assert_eq!(typed(text), Some(Named::All(Some(three))), "{text:?}");
        }
        for text in ["all", " ALL "] {
            assert_eq!(typed(text), Some(Named::All(None)), "{text:?}");
        }
        for text in ["", "nonsense", "2C 9D", "2C 9D KH AS", "2C 2C 9D"] {
            assert_eq!(typed(text), None, "{text:?}");
        }
    }

    #[test]
    fn three_named_cards_must_match_the_cards_there() {
        let set = |text: &str| -> Option<CardSet> {
            text.split(' ').map(|card| card.parse::<Card>().ok()).collect()
        };
        assert!(typed("all").unwrap().is(set("2C 9D KH")));
        assert!(typed("KH 9D 2C").unwrap().is(set("2C 9D KH")));
        assert!(!typed("KH 9D 3C").unwrap().is(set("2C 9D KH")));
        assert!(!typed("KH").unwrap().is(set("2C 9D KH")));
    }
}
