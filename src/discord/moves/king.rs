//! What people do in King: its subcommands `play`, `trumps`, `bid`, `pass` and `direction`, with
//! their completions, and what its own buttons do.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::bot::Bot;
use crate::discord::incoming::actions::{ask, no_table, question};
use crate::discord::incoming::commands::autocomplete::{matching, quoted};
use crate::discord::incoming::commands::typed::Typed;
use crate::discord::incoming::commands::{Command, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::moves::Moves;
use crate::discord::moves::typing::{self, complete};
use crate::games::king::King;
use crate::games::king::rules::{Act, Bid, Choice, Due, Scoring, View};
use crate::games::options::Named;
use crate::games::{In, PublicView};
use crate::screen::custom_id::fields::At;
use crate::screen::games::king::action::KingAction;
use crate::screen::games::king::keys::KingMessages;
use crate::screen::games::king::{Running, table, words};
use crate::screen::games::kit::display;
use crate::screen::games::kit::on_discord::OnDiscord;
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::message::{Button, ButtonStyle};
use crate::screen::render::{Scene, cards};
use crate::table::{GameNumber, Moment};

impl Moves for King {
    fn commands() -> Vec<Command> {
        vec![play(), trumps(), bid(), pass(), direction()]
    }

    async fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: KingAction,
        chosen: Option<String>,
    ) -> Reply {
        match action {
            KingAction::Bids(at) => match chosen.and_then(|bid| Bid::new(bid.parse().ok()?)) {
                Some(bid) => bid_at(bot, invocation, Some(at), bid).await,
                None => Reply::text(invocation.catalog.refuse_stale()),
            },
            KingAction::Act(At { at, act }) => ask(bot, invocation, Some(at), King::act(act)).await,
            KingAction::Sheet(game) => score_sheet(bot, invocation, game),
        }
    }
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_card"] card: Typed,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| typing::play::<King>(
        bot,
        invocation,
        &card,
        View::hand,
        Act::Play
    ))
}

#[poise::command(slash_command)]
async fn trumps(
    ctx: Context<'_>,
    #[autocomplete = "complete_trumps"] suit: Typed,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| trumps_typed(bot, invocation, &suit))
}

async fn trumps_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let catalog = invocation.catalog;
    match choice_typed(catalog, typed) {
        Some(choice) => typing::ask::<King>(bot, invocation, Act::Choose(choice)).await,
        None => Reply::text(catalog.refuse_not_trumps(quoted(typed))),
    }
}

/// The choice that somebody typed: its name in the rules, a suit's sign or name, or the words that
/// people read.
fn choice_typed(catalog: &Catalog, typed: &str) -> Option<Choice> {
    let typed = typed.trim().to_lowercase();
    Choice::all().find(|choice| {
        let mut names = vec![choice.name().to_lowercase(), label(catalog, *choice).to_lowercase()];
        if let Choice::Trumps(trumps) = choice {
            match trumps.suit() {
                Some(suit) => {
                    let name = |catalog| cards::suit_name(catalog, suit).to_lowercase();
                    names.push(suit.symbol().to_string());
                    names.extend([catalog, Language::English.catalog()].map(name));
                }
                None => names.extend(["no", "no trumps", "no trump"].map(str::to_owned)),
            }
        }
        names.contains(&typed)
    })
}

fn label(catalog: &Catalog, choice: Choice) -> String {
    words::choice(catalog, Act::Choose(choice))
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
        Some(bid) => bid_at(bot, invocation, None, bid).await,
        None => Reply::text(invocation.catalog.refuse_not_a_bid(Bid::MOST.tricks())),
    }
}

/// Bids above this are asked about: they give nearly all tricks away.
const SURE: u8 = 8;

/// Bids, or first asks whether somebody means so high a bid. `at`: the moment of the menu in which
/// they chose it.
async fn bid_at(bot: &Bot, invocation: &Invocation, at: Option<Moment>, bid: Bid) -> Reply {
    let catalog = invocation.catalog;
    if bid.tricks() <= SURE {
        return ask(bot, invocation, at, King::act(Act::Bid(bid))).await;
    }
    let Some(display) = bot.display(invocation.place.channel) else {
        return Reply::text(no_table(bot, invocation));
    };
    let snapshot = display.snapshot();
    let now = Running::of::<King>(&snapshot.stage).map(|game| game.moment());
    let Some(at) = at.or(now) else {
        return Reply::text(catalog.not_dealt());
    };
    let act = KingAction::Act(At { at, act: Act::Bid(bid) });
    let yes = Button::new(act, catalog.button_bid(bid.tricks()), ButtonStyle::Danger);
    question(invocation, catalog.ask_bid(bid.tricks()), yes)
}

#[poise::command(slash_command)]
async fn pass(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| typing::ask::<King>(bot, invocation, Act::Pass))
}

#[poise::command(slash_command)]
async fn direction(
    ctx: Context<'_>,
    #[autocomplete = "complete_way"] way: Typed,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| way_typed(bot, invocation, &way))
}

async fn way_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let catalog = invocation.catalog;
    let wanted = typed.trim().to_lowercase();
    let label = |way| words::choice(catalog, Act::Direct(way)).to_lowercase();
    match Scoring::ALL.iter().find(|way| wanted == way.name() || wanted == label(**way)) {
        Some(way) => typing::ask::<King>(bot, invocation, Act::Direct(*way)).await,
        None => Reply::text(catalog.refuse_not_a_way(quoted(typed))),
    }
}

async fn complete_card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    typing::complete_card::<King>(ctx, typed, View::legal_cards).await
}

/// Offers the choices that are legal now: trumps, no trumps, or an auction.
async fn complete_trumps(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<King>(ctx, |at| {
        let catalog = at.scene.catalog;
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
        Some(wanted.map(|bid| AutocompleteChoice::new(bid.to_string(), bid)).collect())
    })
    .await
}

/// Offers the directions, if it is the person's turn to choose one.
async fn complete_way(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<King>(ctx, |at| {
        let due = at.view.as_ref()?.board().due();
        let ways = Scoring::ALL.iter().filter(|_| due == Due::Direct(at.seat));
        let label = |way| words::choice(at.scene.catalog, Act::Direct(way));
        Some(matching(ways.map(|way| (label(*way), way.name().to_owned())), typed, None))
    })
    .await
}

fn score_sheet(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return Reply::text(no_table(bot, invocation));
    };
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    let sheet = display::game(&scene, game).and_then(|(then, view)| {
        let view = <King as In<PublicView>>::peek(view)?;
        Some(table::sheet(&then, game, view))
    });
    match sheet {
        Some(sheet) => Reply::ephemeral(sheet),
        None => Reply::text(invocation.catalog.refuse_stale()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;
    use crate::games::king::rules::Trumps;
    use crate::screen::i18n::Language;

    #[test]
    fn trumps_can_be_typed_in_many_ways() {
        let catalog = Language::English.catalog_of(GameKind::King);
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
        let hindi = Language::Hindi.catalog_of(GameKind::King);
        for choice in Choice::all() {
            assert_eq!(choice_typed(hindi, &label(hindi, choice)), Some(choice));
        }
    }
}
