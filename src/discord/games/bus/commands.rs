//! The subcommands of Stop the Bus, `swap` and `keep`, with their completions.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::actions::turn;
use super::custom_id::Stop;
use super::keys::BusCatalog;
use crate::cards::{Card, CardSet, parse_typed};
use crate::discord::bot::Bot;
use crate::discord::games::kit::display::view;
use crate::discord::games::kit::typing::{self, complete};
use crate::discord::incoming::commands::autocomplete::{matching, quoted};
use crate::discord::incoming::commands::one_of::{OneOf, value};
use crate::discord::incoming::commands::{Command, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games::bus::Bus;
use crate::games::bus::rules::{Exchange, Hand, View, WholeHand};

pub fn moves() -> Vec<Command> {
    vec![swap(), keep()]
}

#[poise::command(slash_command)]
async fn swap(
    ctx: Context<'_>,
    #[autocomplete = "complete_give"] give: String,
    #[autocomplete = "complete_take"] take: String,
    stop: Option<OneOf<Stop>>,
) -> Result<(), Error> {
    let stop = value(stop).unwrap_or_default();
    answer!(ctx, |bot, invocation| swap_typed(
        bot, invocation, &give, &take, stop
    ))
}

#[poise::command(slash_command)]
async fn keep(ctx: Context<'_>, stop: Option<OneOf<Stop>>) -> Result<(), Error> {
    let stop = value(stop).unwrap_or_default();
    answer!(ctx, |bot, invocation| turn(
        bot,
        invocation,
        None,
        Exchange::Keep,
        stop
    ))
}

/// The cards to give or take, as somebody typed them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typed {
    One(Card),
    /// All three cards of the hand or the middle. `None` if they weren't named.
    All(Option<CardSet>),
}

impl Typed {
    fn is(self, cards: Option<CardSet>) -> bool {
        match self {
            Typed::One(_) => false,
            Typed::All(named) => named.is_none() || named == cards,
        }
    }
}

/// The option value that means all three cards.
const ALL: &str = "all";

fn typed(text: &str) -> Option<Typed> {
    let text = text.trim();
    if text.eq_ignore_ascii_case(ALL) {
        return Some(Typed::All(None));
    }
    if let Some(card) = parse_typed(text) {
        return Some(Typed::One(card));
    }
    let words = text
        .split([' ', ',', '+', '&'])
        .filter(|word| !word.is_empty());
    let cards: Option<CardSet> = words.map(parse_typed).collect();
    let cards = cards.filter(|cards| cards.len() == 3)?;
    Some(Typed::All(Some(cards)))
}

async fn swap_typed(
    bot: &Bot,
    invocation: &Invocation,
    give: &str,
    take: &str,
    stop: Stop,
) -> Reply {
    let no_card = |typed| Reply::text(invocation.catalog.refuse_not_a_card(quoted(typed)));
    let exchange = match (typed(give), typed(take)) {
        (None, _) => return no_card(give),
        (_, None) => return no_card(take),
        (Some(Typed::One(give)), Some(Typed::One(take))) => Exchange::One { give, take },
        (Some(give), Some(take)) => {
            let own = own_view(bot, invocation);
            let hand = own.as_ref().and_then(|own| own.hand()).map(Hand::set);
            let middle = own.and_then(|own| own.board().middle());
            let middle = middle.map(|middle| middle.into_iter().collect());
            // If there is no hand, the table says why not.
            if hand.is_some() && !(give.is(hand) && take.is(middle)) {
                return Reply::text(BusCatalog(invocation.catalog).refuse_not_all());
            }
            Exchange::All
        }
    };
    turn(bot, invocation, None, exchange, stop).await
}

/// What the person knows about the game in this channel.
fn own_view(bot: &Bot, invocation: &Invocation) -> Option<Box<View>> {
    let snapshot = bot.display(invocation.place.channel)?.snapshot();
    view::<Bus>(&snapshot, snapshot.seat_of(invocation.person.id)?)
}

/// Offers the cards of the hand to the player whose turn it is.
async fn complete_give(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_swap(ctx, typed, |view| view.hand().map(Hand::cards)).await
}

/// Offers the cards of the middle to the player whose turn it is.
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
            let label = BusCatalog(at.scene.catalog).option_all();
            let all: Vec<AutocompleteChoice> =
                matching([(label, ALL.to_owned())].into_iter(), typed, None);
            offered.extend(all);
        }
        Some(offered)
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
            assert_eq!(typed(text), Some(Typed::One(card("9D"))), "{text:?}");
        }
        for text in ["2C 9D KH", "kh, 2c,9d", "K♥ + 2♣ & 9♦"] {
            assert_eq!(typed(text), Some(Typed::All(Some(three))), "{text:?}");
        }
        for text in ["all", " ALL "] {
            assert_eq!(typed(text), Some(Typed::All(None)), "{text:?}");
        }
        for text in ["", "nonsense", "2C 9D", "2C 9D KH AS", "2C 2C 9D"] {
            assert_eq!(typed(text), None, "{text:?}");
        }
    }

    #[test]
    fn three_named_cards_must_match_the_cards_there() {
        let set = |text: &str| -> Option<CardSet> {
            text.split(' ')
                .map(|card| card.parse::<Card>().ok())
                .collect()
        };
        assert!(typed("all").unwrap().is(set("2C 9D KH")));
        assert!(typed("KH 9D 2C").unwrap().is(set("2C 9D KH")));
        assert!(!typed("KH 9D 3C").unwrap().is(set("2C 9D KH")));
        assert!(!typed("KH").unwrap().is(set("2C 9D KH")));
    }
}
