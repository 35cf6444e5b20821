//! Tests which message shows whose hand, without any requests.

mod by_itself;

use tokio_util::sync::CancellationToken;

use super::hand::Urgency;
use super::*;
use crate::screen::render::ActsBy;
use crate::screen::render::message::{Message, Note};
use crate::table::GameNumber;

const ANN: UserId = UserId(1);
const GAME: Option<GameNumber> = Some(GameNumber(1));

/// The table's message is in the channel, and nothing is scarce.
const NOW: Now = Now { game: GAME, table_shown: true, table: Some(1), scarce: false };

fn hand(text: &str) -> ShownHand {
    ShownHand { message: Message::text(text), note: None, game: GAME, by: ActsBy::Buttons }
}

/// An answer through this token shows Ann's hand in this message.
fn answer(hands: &HandMessages, token: &str, id: u64) {
    let token = Token::new(token);
    hands.of(ANN, |ann| ann.refresh(token.clone(), Some(id), None));
    hands.show(ANN, Address::answer(&token, id), hand("a hand"), true);
}

/// Which message is Ann's hand, and the token through which it is reached.
fn anns(hands: &HandMessages) -> (u64, String) {
    let (token, at, _) = due(hands, NOW, ActsBy::Buttons, "something else", None).unwrap();
    (at.unwrap().id, token.reveal().to_owned())
}

/// What has to be done if this should be Ann's hand.
fn due(
    hands: &HandMessages,
    now: Now,
    by: ActsBy,
    hand: &str,
    without_turn: Option<&str>,
) -> Option<(Token, Option<Address>, Option<Note>)> {
    let says = |text| Message::text(text).fingerprint();
    hands.of(ANN, |ann| ann.change(now, by, says(hand), || without_turn.map(says)))
}

/// Starts what has to be done if this should be Ann's hand.
fn begun(hands: &HandMessages, text: &str) -> Option<Update> {
    let (token, at, note) = due(hands, NOW, ActsBy::Buttons, text, None)?;
    let hand = ShownHand { note, ..hand(text) };
    let update = Update { at, hand, ..update(ANN, token, text) };
    hands.begin(vec![update], None).pop()
}

/// A new hand that is sent through this token.
pub(super) fn update(user: UserId, token: Token, text: &str) -> Update {
    Update {
        user,
        token,
        at: None,
        hand: hand(text),
        urgency: Urgency::Needed,
        since: Instant::now(),
        cut: CancellationToken::new(),
    }
}

fn sending(hands: &HandMessages, token: &str) -> Update {
    let update = update(ANN, Token::new(token), "a hand");
    hands.begin(vec![update], None).pop().expect("it is begun")
}

/// The hands to be deleted, and the tokens for that.
fn old(hands: &HandMessages) -> Vec<(u64, String)> {
    let old = hands.take_old(None).into_iter();
    old.map(|old| (old.id, old.token.reveal().to_owned())).collect()
}

/// So many requests are left, and could all be made at once.
const fn left(all: usize) -> Option<Left> {
    Some(Left { all, evenly: all })
}

fn one(id: u64, token: &str) -> Vec<(u64, String)> {
    vec![(id, token.to_owned())]
}

#[test]
fn a_press_on_a_hand_being_deleted_updates_the_newer_one() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    answer(&hands, "b", 8);
    assert_eq!(old(&hands), one(7, "a"));
    assert!(begun(&hands, "a hand").is_none());
    // They press a button of the one above before it is deleted.
    answer(&hands, "c", 7);
    assert_eq!(old(&hands), one(7, "c"), "it is deleted through either");
    assert_eq!(anns(&hands), (8, "b".to_owned()));
    let edit = begun(&hands, "a hand").expect("it doesn't show the play yet");
    assert_eq!(edit.at.map(|at| at.id), Some(8));
    // Nobody knew of this one: an earlier process has sent it, and couldn't save that.
    answer(&hands, "d", 6);
    assert_eq!(old(&hands), one(6, "d"));
    assert_eq!(anns(&hands), (8, "b".to_owned()));
}

#[test]
fn a_hand_pressed_before_its_sending_is_recorded_stays() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let sent = sending(&hands, "a");
    // It has arrived, and they press its buttons.
    answer(&hands, "b", 8);
    answer(&hands, "c", 8);
    assert!(!hands.record(sent, Ok(8)));
    assert_eq!(old(&hands), one(7, "a"));
    assert_eq!(anns(&hands), (8, "c".to_owned()));
}

#[test]
fn a_new_hand_takes_the_place_of_one_that_is_pressed_meanwhile() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let sent = sending(&hands, "a");
    let shown = ShownHand { note: Some("You played.".to_owned().into()), ..hand("a hand") };
    hands.show(ANN, Address::answer(&Token::new("b"), 7), shown, true);
    hands.record(sent, Ok(8));
    assert_eq!(old(&hands), one(7, "b"));
    let edit = begun(&hands, "a hand").expect("it may not show the press yet");
    assert_eq!(edit.at.map(|at| at.id), Some(8));
    assert_eq!(edit.hand.note, Some("You played.".to_owned().into()));
}

#[test]
fn a_new_hand_above_an_answer_is_surplus() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let sent = sending(&hands, "a");
    answer(&hands, "b", 9);
    assert_eq!(old(&hands), one(7, "a"));
    hands.record(sent, Ok(8));
    assert_eq!(old(&hands), one(8, "a"));
    assert_eq!(anns(&hands), (9, "b".to_owned()));
}

#[test]
fn the_first_hand_of_a_game_takes_the_place_of_what_was_said_before() {
    let (hands, token) = (HandMessages::default(), Token::new("a"));
    let notice = |id| {
        hands.supersede(ANN, InteractionId(id), Some(id), Some(Address::answer(&token, id)));
    };
    hands.of(ANN, |ann| ann.refresh(token.clone(), None, None));
    notice(5);
    assert!(!hands.record(sending(&hands, "a"), Ok(8)));
    assert_eq!(old(&hands), one(5, "a"));
    // A hand that only moves leaves alone what was said since.
    notice(9);
    assert!(!hands.record(sending(&hands, "a"), Ok(10)));
    assert_eq!(old(&hands), one(8, "a"));
}

#[test]
fn what_is_said_of_a_seat_stays_although_an_earlier_answer_is_noted_later() {
    let (hands, token) = (HandMessages::default(), Token::new("a"));
    let at = |id| Some(Address::answer(&token, id));
    hands.supersede(ANN, InteractionId(2), Some(5), at(5));
    // The hand that a play brought, which was made before.
    hands.supersede(ANN, InteractionId(1), Some(4), None);
    assert_eq!(old(&hands), vec![]);
    // Other notices that are older: one in a message of its own, one in the same.
    for (message, gone) in [(3, one(3, "a")), (5, vec![])] {
        hands.supersede(ANN, InteractionId(1), Some(message), at(message));
        assert_eq!(old(&hands), gone);
    }
    // A press on an older hand comes after it.
    hands.supersede(ANN, InteractionId(3), Some(4), None);
    assert_eq!(old(&hands), one(5, "a"));
}

#[test]
fn an_answer_that_cuts_an_edit_short_is_written_again() {
    for is_the_same in [true, false] {
        let hands = HandMessages::default();
        answer(&hands, "a", 7);
        let edit = begun(&hands, "their turn").expect("the hand has changed");
        hands.of(ANN, HandMessage::cut_edit);
        assert!(edit.cut.is_cancelled());
        let shown = ShownHand { note: Some("You played.".to_owned().into()), ..hand("less") };
        let id = if is_the_same { 7 } else { 8 };
        hands.show(ANN, Address::answer(&Token::new("b"), id), shown, true);
        // The result of the edit says nothing any more.
        assert!(!hands.record(edit, Ok(7)));
        let again = begun(&hands, "less");
        assert_eq!(again.is_some(), is_the_same);
        let Some(again) = again else { continue };
        assert_eq!(again.hand.note, Some("You played.".to_owned().into()));
        hands.record(again, Ok(7));
        assert!(begun(&hands, "less").is_none());
        // When the hand changes again, the note is dropped.
        let next = begun(&hands, "their next turn").expect("the hand has changed");
        assert_eq!(next.hand.note, None);
    }
}

#[test]
fn an_answer_that_could_not_be_given_is_an_edit_that_is_due() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let owes = |id, token| {
        let noted = ShownHand { note: Some("You played.".to_owned().into()), ..hand("a hand") };
        hands.show(ANN, Address::answer(&Token::new(token), id), noted, false);
    };
    owes(8, "b");
    assert_eq!(old(&hands), one(7, "a"));
    // What it says is shown even if the hand has changed meanwhile.
    let edit = begun(&hands, "another hand").expect("it says nothing yet");
    assert_eq!(edit.hand.note, Some("You played.".to_owned().into()));
    assert_eq!(edit.at.as_ref().map(|at| at.id), Some(8));
    hands.record(edit, Ok(8));
    assert!(begun(&hands, "another hand").is_none());
    // The answer to a second question comes first.
    owes(9, "c");
    answer(&hands, "d", 10);
    assert_eq!(old(&hands), [one(8, "b"), one(9, "c")].concat());
    // A third one is further down before this is noted.
    owes(9, "e");
    assert_eq!(old(&hands), one(9, "e"));
    assert_eq!(anns(&hands), (10, "d".to_owned()));
}

#[test]
fn no_edit_is_started_while_an_answer_is_on_its_way() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let lock = hands.of(ANN, |ann| ann.answers.clone());
    assert!(begun(&hands, "their turn").is_none());
    drop(lock);
    assert!(begun(&hands, "their turn").is_some());
}

#[test]
fn a_hand_that_is_gone_is_sent_again() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let edit = begun(&hands, "their turn").expect("the hand has changed");
    assert!(hands.record(edit, Err(ApiError::MessageGone)));
    let (_, at, _) = due(&hands, NOW, ActsBy::Buttons, "their turn", None).unwrap();
    assert!(at.is_none());
}

#[test]
fn an_edit_of_a_hand_that_is_gone_leaves_a_newer_one_alone() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let edit = begun(&hands, "another hand").expect("it says something else");
    hands.show(ANN, Address::answer(&Token::new("b"), 8), hand("a hand"), true);
    assert!(hands.record(edit, Err(ApiError::MessageGone)));
    assert_eq!(anns(&hands), (8, "b".to_owned()));
}

#[test]
fn a_hand_above_the_table_moves_below_it() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let now = |table| Now { table: Some(table), ..NOW };
    let is_new =
        |now| due(&hands, now, ActsBy::Buttons, "a hand", None).map(|(_, at, _)| at.is_none());
    assert_eq!(is_new(now(6)), None);
    assert_eq!(is_new(now(8)), Some(true));
    assert_eq!(is_new(Now { scarce: true, ..now(8) }), None);
}

#[test]
fn saved_hands_are_restored() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    hands.of(UserId(2), |bob| bob.refresh(Token::new("b"), None, Some(Language::Hindi)));
    let saved = hands.to_saved();
    let later = HandMessages::default();
    later.restore(&saved, ChannelId(1));
    assert_eq!(anns(&later), (7, "a".to_owned()));
    let (token, language) = later.reach(UserId(2)).unwrap();
    assert_eq!((token.reveal(), language), ("b", Some(Language::Hindi)));
    assert!(begun(&later, "a hand").is_some(), "what it says is unknown");
    // A press comes before that.
    let later = HandMessages::default();
    later.of(ANN, |ann| ann.refresh(Token::new("c"), None, Some(Language::Hindi)));
    later.restore(&saved, ChannelId(1));
    assert_eq!(anns(&later).0, 7);
    let (token, language) = later.reach(ANN).unwrap();
    assert_eq!((token.reveal(), language), ("c", Some(Language::Hindi)));
    // A newer hand stays.
    let later = HandMessages::default();
    answer(&later, "c", 8);
    later.restore(&saved, ChannelId(1));
    assert_eq!(anns(&later), (8, "c".to_owned()));
}

#[test]
fn what_can_wait_leaves_the_last_requests_to_players_who_are_due() {
    let hands = HandMessages::default();
    let bob = UserId(2);
    answer(&hands, "a", 7);
    hands.of(bob, |bob| bob.refresh(Token::new("b"), None, None));
    let waits = || Update { urgency: Urgency::CanWait, ..update(ANN, Token::new("a"), "a hand") };
    let due = update(bob, Token::new("b"), "a hand");
    let begun = hands.begin(vec![waits(), due], left(2));
    assert_eq!(begun.iter().map(|one| one.user).collect::<Vec<_>>(), [bob]);
    assert!(hands.next_try().is_some(), "it looks again");
    assert_eq!(hands.begin(vec![waits()], left(3)).len(), 1);
    assert!(hands.next_try().is_none());
    // Deleting older hands is less urgent still.
    answer(&hands, "c", 8);
    assert!(hands.take_old(left(4)).is_empty() && hands.next_try().is_some());
    assert_eq!(hands.take_old(left(5)).len(), 1);
}

#[test]
fn a_hand_drawn_ahead_is_redrawn_at_its_turn_and_one_for_commands_is_not() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    let now = Now { scarce: true, ..NOW };
    let edits = |by, without_turn| due(&hands, now, by, "their turn", Some(without_turn)).is_some();
    assert!(edits(ActsBy::Ahead, "a hand") && edits(ActsBy::Buttons, "a hand"));
    assert!(!edits(ActsBy::Commands, "a hand"));
    // Their cards have changed.
    assert!(edits(ActsBy::Commands, "another hand"));
}

#[tokio::test(start_paused = true)]
async fn a_slow_player_gets_the_last_request_and_a_quick_one_leaves_some() {
    let hands = HandMessages::default();
    answer(&hands, "a", 7);
    for user in 2..=8 {
        hands.of(UserId(user), |hand| hand.refresh(Token::new("b"), None, None));
    }
    let since = Instant::now();
    let begins = |urgency, left: Left| {
        let update = Update { urgency, since, ..update(ANN, Token::new("a"), "a hand") };
        let begun = hands.begin(vec![update], Some(left)).pop();
        let has_begun = begun.is_some();
        if let Some(begun) = begun {
            hands.record(begun, Ok(7));
        }
        assert!(has_begun || hands.next_try().is_some(), "it looks again");
        has_begun
    };
    let least = |urgency| (0..20).find(|all| left(*all).is_some_and(|left| begins(urgency, left)));
    let all = [Urgency::Needed, Urgency::Redraw, Urgency::CanWait];
    assert_eq!(all.map(least), [Some(2), Some(8), Some(9)]);
    // What isn't urgent leaves some for the rest of the minute.
    let hasty = Left { all: 20, evenly: 0 };
    assert_eq!(all.map(|urgency| begins(urgency, hasty)), [true, false, true]);
    tokio::time::advance(Duration::from_secs(14)).await;
    assert_eq!(all.map(least), [Some(1), Some(1), Some(8)]);
    assert!(begins(Urgency::Redraw, hasty));
}
