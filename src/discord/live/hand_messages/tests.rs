//! Tests which message shows whose hand, without any requests.

use super::player::Player;
use super::*;
use crate::discord::render::ActsBy;
use crate::discord::render::message::Message;
use crate::table::{ChannelId, InteractionId};

const ANN: UserId = UserId(1);

fn shown(token: &str, pressed: Option<u64>) -> ShownAs {
    ShownAs {
        token: Token::new(token),
        // `a` is the first token. Messages come after their interactions.
        interaction: InteractionId(token.bytes().map(|byte| u64::from(byte - b'a')).sum()),
        pressed,
        times: 1,
    }
}

fn hand(text: &str) -> ShownHand {
    ShownHand {
        message: Message::text(text),
        note: None,
        game: Some(GameNumber(1)),
        by: ActsBy::Buttons,
    }
}

fn answer(hands: &HandMessages, token: &str, pressed: Option<u64>) {
    hands.show(ANN, shown(token, pressed), hand("a hand"));
}

fn player<T>(hands: &HandMessages, user: UserId, look: impl FnOnce(&Player) -> T) -> T {
    look(hands.state.lock().players[&user].player.as_ref().unwrap())
}

/// The id of Ann's hand, and the token through which it is reached.
fn anns(hands: &HandMessages) -> (Option<u64>, String) {
    player(hands, ANN, |ann| {
        let shown = ann.shown.as_ref().unwrap();
        (shown.id, shown.at.token.reveal().to_owned())
    })
}

/// A new hand that is sent to Ann through this token.
fn sending(token: &str) -> Update {
    Update {
        user: ANN,
        token: Token::new(token),
        location: None,
        message: Message::text("a hand"),
        note: None,
        game: Some(GameNumber(1)),
        times: 1,
        by: ActsBy::Buttons,
        can_wait: false,
    }
}

/// Starts an update that is due.
fn begun(hands: &HandMessages, update: Update) -> Update {
    hands
        .begin(vec![update], None)
        .pop()
        .expect("nothing else is under way")
}

fn old(hands: &HandMessages) -> usize {
    hands.state.lock().old.len()
}

#[test]
fn a_newer_hand_deletes_the_older() {
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    assert_eq!(old(&hands), 0);
    answer(&hands, "b", None);
    assert_eq!(old(&hands), 1);
    assert!(hands.state.lock().old[0].token == Token::new("a"));
}

#[test]
fn a_press_on_the_hand_itself_deletes_nothing() {
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    // Discord doesn't tell the id of an answer; the first press on it does.
    hands.pressed(ANN, (7, GameNumber(1)));
    answer(&hands, "b", Some(7));
    hands.pressed(ANN, (7, GameNumber(1)));
    answer(&hands, "c", Some(7));
    assert_eq!(old(&hands), 0);
    // A question came as a message of its own. Answering yes makes it show the hand.
    answer(&hands, "d", Some(8));
    assert_eq!(old(&hands), 1);
}

#[test]
fn a_press_on_a_hand_being_deleted_updates_the_newer_one() {
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    // The player asks for their hand (interaction 10), and presses a button of the one above,
    // message 7, before that one is deleted.
    answer(&hands, "k", None);
    hands.pressed(ANN, (7, GameNumber(1)));
    answer(&hands, "l", Some(7));
    assert_eq!(old(&hands), 2, "it is deleted through either token");
    let edit = due(&hands, "a hand").expect("the newer hand doesn't show the play yet");
    assert!(edit.token == Token::new("k"));
    // The first press on the newer one reveals its id.
    hands.pressed(ANN, (11, GameNumber(1)));
    assert_eq!(anns(&hands).0, Some(11));
}

#[test]
fn a_press_on_a_hand_that_an_answer_has_just_replaced_updates_the_answer() {
    for is_recorded_first in [true, false] {
        let hands = HandMessages::default();
        answer(&hands, "a", Some(7));
        // The table has moved, so a new hand is sent, message 12. Meanwhile an answer (interaction
        // 10) shows the hand, and replaces it.
        let update = begun(&hands, sending("a"));
        let sent = Ok(Location::FollowUp(12));
        if is_recorded_first {
            hands.record(update, sent);
            answer(&hands, "k", None);
        } else {
            answer(&hands, "k", None);
            hands.record(update, sent);
        }
        // The player presses a button of the message before it is deleted.
        hands.pressed(ANN, (12, GameNumber(1)));
        hands.refresh(ANN, Token::new("n"), Some(12), None);
        answer(&hands, "n", Some(12));
        assert_eq!(anns(&hands), (None, "k".to_owned()));
        let edit = due(&hands, "a hand").expect("the answer doesn't show the play yet");
        assert!(edit.token == Token::new("k"));
    }
}

#[test]
fn a_hand_that_comes_after_a_press_on_the_one_above_takes_its_place() {
    // The player asks for their hand (interaction 10) and presses a button of the one above,
    // message 7 (interaction 11). The press is answered first.
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    hands.pressed(ANN, (7, GameNumber(1)));
    answer(&hands, "l", Some(7));
    answer(&hands, "k", None);
    let gone = hands.take_old(None);
    assert_eq!(gone.len(), 1, "one hand stays");
    assert!(gone[0].token == Token::new("l"), "the lower one");
    let edit = due(&hands, "a hand").expect("it may not show the press yet");
    assert!(edit.token == Token::new("k"));
    // They press the lower one, message 12, before the other is deleted.
    hands.pressed(ANN, (12, GameNumber(1)));
    answer(&hands, "n", Some(12));
    assert_eq!(old(&hands), 0);
    assert_eq!(anns(&hands).0, Some(12));
    // If the press was on the hand that they asked for, message 11, it stays.
    let hands = HandMessages::default();
    answer(&hands, "m", Some(11));
    answer(&hands, "k", None);
    assert_eq!(old(&hands), 0);
    assert_eq!(anns(&hands).0, Some(11));
}

#[test]
fn saved_hands_are_restored() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    hands.refresh(UserId(2), Token::new("b"), None, Some(Language::Hindi));
    let later = HandMessages::default();
    later.restore(hands.kept(Some(3)), ChannelId(1), 3);
    let says = |hands: &HandMessages| player(hands, ANN, |ann| ann.shown.as_ref().unwrap().says);
    let location = player(&later, ANN, |ann| ann.shown.as_ref().unwrap().at.location);
    assert_eq!((anns(&later).0, location), (Some(7), Location::Answer));
    assert_eq!(says(&later), Some(Message::text("a hand").fingerprint()));
    player(&later, UserId(2), |other| {
        assert!(other.shown.is_none());
        assert_eq!(other.language, Some(Language::Hindi));
    });
    // The table has changed since, so the message may have changed too.
    let still_later = HandMessages::default();
    still_later.restore(hands.kept(Some(3)), ChannelId(1), 4);
    assert_eq!(says(&still_later), None);
}

#[test]
fn a_press_before_the_restore_loses_no_hand() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let kept = hands.kept(Some(3));
    let later = HandMessages::default();
    later.refresh(ANN, Token::new("b"), None, Some(Language::Hindi));
    later.restore(kept.clone(), ChannelId(1), 3);
    assert_eq!(anns(&later).0, Some(7));
    player(&later, ANN, |ann| {
        assert!(ann.latest == Token::new("b"));
        assert_eq!(ann.language, Some(Language::Hindi));
    });
    // A newer hand stays.
    let later = HandMessages::default();
    answer(&later, "c", Some(8));
    later.restore(kept, ChannelId(1), 3);
    assert_eq!(anns(&later).0, Some(8));
}

#[test]
fn a_hand_pressed_before_its_sending_is_recorded_stays() {
    let hands = HandMessages::default();
    hands.refresh(ANN, Token::new("a"), None, None);
    let update = begun(&hands, sending("a"));
    answer(&hands, "b", Some(7));
    assert!(!hands.record(update, Ok(Location::FollowUp(7))));
    assert_eq!(old(&hands), 0);
}

/// The update that is due if the table's message is in the channel and this should be the hand.
fn due(hands: &HandMessages, hand: &str) -> Option<Update> {
    let now = Now {
        game: Some(GameNumber(1)),
        laid: true,
        times: 1,
        scarce: false,
    };
    let hand = Message::text(hand);
    let says = hand.fingerprint();
    player(hands, ANN, |ann| {
        ann.due(
            ANN,
            (now, ActsBy::Buttons, true),
            says,
            || Some(hand),
            || None,
        )
    })
}

#[test]
fn an_answer_is_repeated_if_an_edit_may_have_overwritten_it() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let edit = due(&hands, "their turn").expect("the hand has changed");
    // They press a button of it in the meantime, and the answer says above the new hand what was
    // done.
    hands.refresh(ANN, Token::new("b"), Some(7), None);
    let less = ShownHand {
        note: Some("You played.".to_owned()),
        ..hand("less")
    };
    hands.show(ANN, shown("b", Some(7)), less);
    assert!(due(&hands, "less").is_none());
    assert!(!hands.record(edit, Ok(Location::Answer)), "no failure");
    let again = due(&hands, "less").expect("what it says is unknown");
    assert_eq!(again.note.as_deref(), Some("You played."));
    // Now it is true. When the hand changes again, the note is dropped.
    hands.record(again, Ok(Location::Answer));
    assert!(due(&hands, "less").is_none());
    let next = due(&hands, "their next turn").expect("the hand has changed");
    assert_eq!(next.note, None);
    assert_eq!(old(&hands), 0);
}

#[test]
fn an_answer_is_repeated_even_if_the_edit_is_reported_before_it() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let edit = begun(
        &hands,
        due(&hands, "their turn").expect("the hand has changed"),
    );
    // Both are on their way to Discord at the same time.
    hands.hold(ANN);
    hands.promise(ANN, &shown("b", Some(7)), &hand("a hand"));
    assert!(!hands.record(edit, Ok(Location::Answer)));
    hands.refresh(ANN, Token::new("b"), Some(7), None);
    answer(&hands, "b", Some(7));
    hands.release(ANN);
    let again = begun(
        &hands,
        due(&hands, "a hand").expect("what it says is unknown"),
    );
    hands.record(again, Ok(Location::Answer));
    assert!(due(&hands, "a hand").is_none());
    // An edit that finished before the answer was given casts no doubt on it.
    let edit = begun(
        &hands,
        due(&hands, "their next turn").expect("the hand has changed"),
    );
    hands.record(edit, Ok(Location::Answer));
    hands.hold(ANN);
    hands.promise(ANN, &shown("c", Some(7)), &hand("a hand"));
    hands.refresh(ANN, Token::new("c"), Some(7), None);
    answer(&hands, "c", Some(7));
    hands.release(ANN);
    assert!(due(&hands, "a hand").is_none());
}

#[test]
fn a_promised_hand_is_saved_along_with_the_previous_one() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    hands.hold(ANN);
    assert!(
        !hands.promise(ANN, &shown("b", Some(7)), &hand("a hand")),
        "the same message"
    );
    assert!(hands.promise(ANN, &shown("c", None), &hand("a hand")));
    let kept = hands.kept(Some(3));
    let restored = || {
        let later = HandMessages::default();
        later.restore(kept.clone(), ChannelId(1), 3);
        later
    };
    let token = |hands: &HandMessages| anns(hands).1;
    let update = || Update {
        location: Some(Location::Answer),
        times: 0,
        ..sending("c")
    };
    // It was sent, so the previous one is deleted.
    let later = restored();
    assert_eq!(token(&later), "c");
    assert!(!later.record(update(), Ok(Location::Answer)));
    assert_eq!((token(&later), old(&later)), ("c".to_owned(), 1));
    // It wasn't sent, so the previous one stays.
    let later = restored();
    assert!(later.record(update(), Err(ApiError::TokenExpired(10015))));
    assert_eq!((token(&later), old(&later)), ("a".to_owned(), 0));
    // The answer was given after all, or never will be.
    answer(&hands, "c", None);
    hands.release(ANN);
    assert!(hands.kept(None)[0].before.is_none());
    hands.hold(ANN);
    hands.promise(ANN, &shown("d", None), &hand("a hand"));
    hands.release(ANN);
    assert!(hands.kept(None)[0].before.is_none());
}

#[test]
fn a_press_while_a_new_hand_is_being_sent_may_be_on_either() {
    for on_the_new in [true, false] {
        let hands = HandMessages::default();
        // The id of the answer is unknown, and a new hand is on its way.
        answer(&hands, "a", None);
        let update = begun(&hands, sending("a"));
        hands.pressed(ANN, (7, GameNumber(1)));
        hands.hold(ANN);
        assert!(!hands.promise(ANN, &shown("b", Some(7)), &hand("a hand")));
        answer(&hands, "b", Some(7));
        assert_eq!(old(&hands), 0, "it may be the one that was pressed");
        let id = if on_the_new { 7 } else { 8 };
        hands.record(update, Ok(Location::FollowUp(id)));
        // One of them is deleted, and not the one that was pressed.
        let state = hands.state.lock();
        let gone: Vec<_> = state.old.iter().map(|old| old.location).collect();
        let expected = if on_the_new {
            Location::Answer
        } else {
            Location::FollowUp(8)
        };
        assert_eq!(gone, [expected]);
        drop(state);
        assert_eq!(anns(&hands), (Some(7), "b".to_owned()));
    }
}

#[test]
fn a_second_press_while_a_new_hand_is_being_sent_still_deletes_the_older_one() {
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    let update = begun(&hands, sending("a"));
    // Both presses are on the new one, which nobody knows of yet.
    for token in ["b", "c"] {
        hands.pressed(ANN, (7, GameNumber(1)));
        answer(&hands, token, Some(7));
    }
    hands.record(update, Ok(Location::FollowUp(7)));
    assert_eq!(hands.state.lock().old[0].location, Location::Answer);
    assert_eq!((old(&hands), anns(&hands)), (1, (Some(7), "c".to_owned())));
}

#[test]
fn what_can_wait_leaves_the_last_requests_to_players_who_are_due() {
    let hands = HandMessages::default();
    let bob = UserId(2);
    answer(&hands, "a", Some(7));
    hands.refresh(bob, Token::new("b"), None, None);
    let waits = || Update {
        can_wait: true,
        ..sending("a")
    };
    let due = Update {
        user: bob,
        ..sending("b")
    };
    let begun = hands.begin(vec![waits(), due], Some(2));
    assert_eq!(begun.iter().map(|one| one.user).collect::<Vec<_>>(), [bob]);
    assert!(hands.next_try().is_some(), "it looks again");
    assert_eq!(hands.begin(vec![waits()], Some(3)).len(), 1);
    assert!(hands.next_try().is_none());
    // Deleting older hands is less urgent still.
    answer(&hands, "c", None);
    assert!(hands.take_old(Some(4)).is_empty() && hands.next_try().is_some());
    assert_eq!(hands.take_old(Some(5)).len(), 1);
}

#[test]
fn a_hand_drawn_ahead_is_not_edited_because_a_turn_has_come() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let now = Now {
        game: Some(GameNumber(1)),
        laid: true,
        times: 1,
        scarce: true,
    };
    let due = |by, at_rest: &str| {
        let turn = Message::text("their turn");
        let (says, rest) = (turn.fingerprint(), Message::text(at_rest).fingerprint());
        player(&hands, ANN, |ann| {
            let edit = ann.due(ANN, (now, by, true), says, || Some(turn), || Some(rest));
            edit.map(|edit| edit.can_wait)
        })
    };
    assert_eq!(due(ActsBy::Ahead, "a hand"), None);
    // Their cards have changed: they have nothing that they can press.
    assert_eq!(due(ActsBy::Ahead, "another hand"), Some(false));
    assert_eq!(due(ActsBy::Buttons, "a hand"), Some(false));
}
