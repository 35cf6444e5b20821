//! The hand of somebody whose card is played by itself when it is the only one.

use std::time::Duration;

use super::*;
use crate::discord::live::testing::{ask, person};
use crate::games::getaway::rules::{FirstTrick, Options as Rules, Taking};
use crate::games::getaway::{TableOptions, TakeWindow};
use crate::games::{GameKind, Options};
use crate::screen::custom_id::Action;
use crate::screen::games::kit::display;
use crate::screen::render::answer;
use crate::screen::render::message::Row;
use crate::table::{
    GuildId, InteractionId, Pace, Place, RequestKind, Settings, TableHandle, Tables,
};
use getaway_testing::empty;

/// Deals to three people, with a pause before computers' moves that is longer than any test. The
/// player with the ace of spades has to lead it.
async fn dealt(tables: &Tables) -> (TableHandle, UserId, UserId) {
    let rules = Rules { first_trick: FirstTrick::InTurn, taking: Taking::Off, ..Rules::default() };
    let settings = Settings {
        options: Options::Getaway(TableOptions { rules, take_window: TakeWindow::new(0).unwrap() }),
        ..Settings::of(GameKind::Getaway)
    };
    let place = Place { guild: GuildId(1), channel: ChannelId(1) };
    let host = person(UserId(1), "Ann");
    let start = tables.start(place, host, InteractionId(1), settings, 0);
    let table = start.await.unwrap();
    for (id, name) in [(2, "Bob"), (3, "Cat")] {
        ask(&table, person(UserId(id), name), RequestKind::Join).await;
    }
    ask(&table, person(UserId(1), "Ann"), RequestKind::Deal).await;
    let leads = match &table.snapshot().stage {
        Stage::Playing(playing) => playing.awaited.iter().next().unwrap(),
        other => panic!("no game: {other:?}"),
    };
    let user = |at: usize| UserId(1 + at as u64 % 3);
    (table, user(leads.index()), user(leads.index() + 1))
}

/// The switch in the last row of a hand: what a press would choose.
fn switch(message: &Message) -> Option<bool> {
    let Some(Row::Buttons(buttons)) = message.rows.last() else { return None };
    match buttons[..] {
        [ref button] => match button.action {
            Action::ByItself(wanted) => Some(wanted),
            _ => None,
        },
        _ => None,
    }
}

#[tokio::test]
async fn a_hand_offers_the_choice_where_it_matters_and_takes_it_back_while_waiting() {
    let (_dir, store) = empty().await;
    let pace = Pace { computer: Duration::from_secs(3600), ..Pace::default() };
    let tables = Tables::open(store, pace).await.unwrap();
    let (table, leads, waits) = dealt(&tables).await;
    let catalog = Language::English.catalog_of(GameKind::Getaway);
    let hand = |user, by| ShownHand::of(catalog, &table.snapshot(), user, by).unwrap().message;
    for by in ActsBy::ALL {
        let offered = (by != ActsBy::Commands).then_some(true);
        assert_eq!(switch(&hand(leads, by)), offered, "{by:?}");
        assert_eq!(switch(&hand(waits, by)), None, "{by:?}");
    }
    for user in [leads, waits] {
        tables.choose_by_itself(user, true).await.unwrap();
    }
    for by in ActsBy::ALL {
        let offered = (by != ActsBy::Commands).then_some(false);
        assert_eq!(switch(&hand(leads, by)), offered, "{by:?}");
        assert_eq!(switch(&hand(waits, by)), offered, "{by:?}");
    }
    // A hand drawn ahead says the same in the turn and before it.
    let snapshot = table.snapshot();
    let seat = |user| snapshot.seat_of(user).unwrap();
    let without_turn =
        |user| display::hand_without_turn(catalog, &snapshot, seat(user), ActsBy::Ahead);
    assert_eq!(without_turn(waits), Some(hand(waits, ActsBy::Ahead)));
    assert_eq!(switch(&without_turn(leads).unwrap()), Some(false));
    tables.shutdown().await;
}

#[tokio::test]
async fn a_hand_is_not_edited_for_a_turn_whose_card_is_played_by_itself() {
    let (_dir, store) = empty().await;
    let pace = Pace { computer: Duration::from_secs(3600), ..Pace::default() };
    let tables = Tables::open(store, pace).await.unwrap();
    let (table, leads, _) = dealt(&tables).await;
    let catalog = Language::English.catalog_of(GameKind::Getaway);
    let hands = HandMessages::default();
    let game = answer::dealt(&table.snapshot().stage);
    let token = Token::new("a");
    hands.of(leads, |hand| hand.refresh(token.clone(), Some(7), None));
    let shown = ShownHand { game, ..hand("not your turn yet") };
    hands.show(leads, Address::answer(&token, 7), shown, true);
    let due = |game| {
        let now = Now { game, ..NOW };
        hands.of(leads, |hand| hand.due(leads, catalog, &table.snapshot(), now))
    };
    assert!(due(game).is_some(), "it is their turn");
    tables.choose_by_itself(leads, true).await.unwrap();
    assert!(due(game).is_none(), "there is nothing to press");
    let next = game.map(|game| GameNumber(game.0 + 1));
    assert!(due(next).is_some(), "the first hand in a game comes anyway");
    tables.choose_by_itself(leads, false).await.unwrap();
    assert!(due(game).is_some(), "they play it themselves after all");
    tables.shutdown().await;
}
