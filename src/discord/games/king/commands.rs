//! King's own subcommands `play`, `trumps`, `bid`, `pass` and `direction`, with their completions.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::keys::KingCatalog;
use super::words;
use crate::cards::Suit;
use crate::discord::bot::Bot;
use crate::discord::games::kit::typing::{self, ask, complete};
use crate::discord::incoming::commands::autocomplete::{matching, quoted};
use crate::discord::incoming::commands::{Command, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::cards;
use crate::games::king::King;
use crate::games::king::rules::{Bid, Choice, Due, Scoring, View};
use crate::games::king::session::PlayerMove;
use crate::games::options::Named;

pub fn moves() -> Vec<Command> {
    vec![play(), trumps(), bid(), pass(), direction()]
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_card"] card: String,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| typing::play::<King>(
        bot,
        invocation,
        &card,
        View::hand,
        PlayerMove::Play
    ))
}

#[poise::command(slash_command)]
async fn trumps(
    ctx: Context<'_>,
    #[autocomplete = "complete_trumps"] suit: String,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| trumps_typed(bot, invocation, &suit))
}

async fn trumps_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let catalog = KingCatalog(invocation.catalog);
    match choice_typed(catalog, typed) {
        Some(choice) => ask::<King>(bot, invocation, PlayerMove::Choose(choice)).await,
        None => Reply::text(catalog.refuse_not_trumps(quoted(typed))),
    }
}

/// The choice that somebody typed: its name in the rules, a suit's sign or name, or the words that
/// people read.
fn choice_typed(catalog: KingCatalog, typed: &str) -> Option<Choice> {
    let typed = typed.trim().to_lowercase();
    Choice::all().find(|choice| {
        let mut names = vec![
            choice.name().to_lowercase(),
            label(catalog, *choice).to_lowercase(),
        ];
        if let Choice::Trumps(trumps) = choice {
            match trumps.suit() {
                Some(suit) => names.extend(names_of(catalog, suit)),
                None => names.extend(["no", "no trumps", "no trump"].map(str::to_owned)),
            }
        }
        names.contains(&typed)
    })
}

/// The names that people may write for a suit.
fn names_of(catalog: KingCatalog, suit: Suit) -> [String; 3] {
    let name = cards::suit_name(&catalog, suit).to_lowercase();
    let english = match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    };
    [suit.symbol().to_string(), name, english.to_owned()]
}

fn label(catalog: KingCatalog, choice: Choice) -> String {
    match choice {
        Choice::Trumps(trumps) => words::trumps(catalog, trumps),
        Choice::Auction => catalog.button_auction(),
    }
}

#[poise::command(slash_command)]
async fn bid(
    ctx: Context<'_>,
    #[autocomplete = "complete_bid"]
    #[min = 1]
    #[max = 13]
    tricks: u8,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| bid_given(bot, invocation, tricks))
}

async fn bid_given(bot: &Bot, invocation: &Invocation, tricks: u8) -> Reply {
    match Bid::new(tricks) {
        Some(bid) => ask::<King>(bot, invocation, PlayerMove::Bid(bid)).await,
        None => Reply::text(KingCatalog(invocation.catalog).refuse_not_a_bid(Bid::MOST.tricks())),
    }
}

#[poise::command(slash_command)]
async fn pass(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| ask::<King>(
        bot,
        invocation,
        PlayerMove::Pass
    ))
}

#[poise::command(slash_command)]
async fn direction(
    ctx: Context<'_>,
    #[autocomplete = "complete_way"] way: String,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| way_typed(bot, invocation, &way))
}

async fn way_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let catalog = KingCatalog(invocation.catalog);
    let wanted = typed.trim().to_lowercase();
    let mut ways = Scoring::ALL.iter();
    let way =
        ways.find(|way| wanted == way.name() || wanted == way_label(catalog, **way).to_lowercase());
    match way {
        Some(way) => ask::<King>(bot, invocation, PlayerMove::Direct(*way)).await,
        None => Reply::text(catalog.refuse_not_a_way(quoted(typed))),
    }
}

fn way_label(catalog: KingCatalog, way: Scoring) -> String {
    match way {
        Scoring::Up => catalog.button_up(),
        Scoring::Down => catalog.button_down(),
    }
}

/// Offers the cards that may be played now.
async fn complete_card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<King>(ctx, |at| {
        let legal = cards::faces(at.view.as_ref()?.legal_cards());
        let legal = legal.into_iter().map(|(card, _)| card);
        Some(typing::cards(&at.scene, legal, typed))
    })
    .await
}

/// Offers the choices that are legal now: trumps, no trumps, or an auction.
async fn complete_trumps(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<King>(ctx, |at| {
        let catalog = KingCatalog(at.scene.catalog);
        let legal = at.view.as_ref()?.board().legal_choices(at.seat);
        let legal = legal.map(|choice| (label(catalog, choice), choice.name().to_owned()));
        let meant = choice_typed(catalog, typed).map(Choice::name);
        Some(matching(legal, typed, meant))
    })
    .await
}

/// Offers the bids that are high enough, if it is the person's turn to bid.
async fn complete_bid(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<King>(ctx, |at| {
        let legal = at.view.as_ref()?.board().legal_bids(at.seat);
        let legal = legal.map(|bid| i64::from(bid.tricks()));
        let wanted = legal.filter(|bid| bid.to_string().starts_with(typed.trim()));
        let choice = |bid: i64| AutocompleteChoice::new(bid.to_string(), bid);
        Some(wanted.map(choice).collect())
    })
    .await
}

/// Offers the directions, if it is the person's turn to choose one.
async fn complete_way(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<King>(ctx, |at| {
        let due = at.view.as_ref()?.board().due();
        let catalog = KingCatalog(at.scene.catalog);
        let ways = Scoring::ALL.iter().filter(|_| due == Due::Direct(at.seat));
        let ways = ways.map(|way| (way_label(catalog, *way), way.name().to_owned()));
        Some(matching(ways, typed, None))
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::i18n::Language;
    use crate::games::GameKind;
    use crate::games::king::rules::Trumps;

    #[test]
    fn trumps_can_be_typed_in_many_ways() {
        let catalog = KingCatalog(Language::English.catalog_of(GameKind::King));
        for (typed, trumps) in [
            ("S", Trumps::Spades),
            (" h ", Trumps::Hearts),
            ("♦", Trumps::Diamonds),
            ("Clubs", Trumps::Clubs),
            ("♥ hearts", Trumps::Hearts),
            ("none", Trumps::None),
            ("No trumps", Trumps::None),
        ] {
            let meant = choice_typed(catalog, typed);
            assert_eq!(meant, Some(Choice::Trumps(trumps)), "{typed:?}");
        }
        assert_eq!(choice_typed(catalog, "Auction"), Some(Choice::Auction));
        for typed in ["", "x", "spade shovel", "7"] {
            assert_eq!(choice_typed(catalog, typed), None, "{typed:?}");
        }
        let hindi = KingCatalog(Language::Hindi.catalog_of(GameKind::King));
        for choice in Choice::all() {
            assert_eq!(choice_typed(hindi, &label(hindi, choice)), Some(choice));
        }
    }
}
