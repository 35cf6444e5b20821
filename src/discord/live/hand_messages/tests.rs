//! Which message shows whose hand, without any request.

use super::*;

const ANN: UserId = UserId(1);

fn shown(token: &str, pressed: Option<u64>) -> ShownAs {
    ShownAs {
        token: Token::new(token),
        // `a` is the first, and messages come after their interactions.
        interaction: InteractionId(token.bytes().map(|byte| u64::from(byte - b'a')).sum()),
        pressed,
        times: 1,
        by: ActsBy::Buttons,
        note: None,
    }
}

fn answer(hands: &HandMessages, token: &str, pressed: Option<u64>) {
    let how = shown(token, pressed);
    hands.show(ANN, how, Message::text("a hand"), Some(GameNumber(1)));
}

fn old(hands: &HandMessages) -> usize {
    hands.lock().old.len()
}

#[test]
fn a_newer_hand_deletes_the_older() {
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    assert_eq!(old(&hands), 0);
    answer(&hands, "b", None);
    assert_eq!(old(&hands), 1);
    assert!(hands.lock().old[0].token.is(&Token::new("a")));
}

#[test]
fn a_press_on_the_hand_itself_deletes_nothing() {
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    // The id of an answer is not told; the first press on it tells it.
    hands.pressed(ANN, (7, GameNumber(1)));
    answer(&hands, "b", Some(7));
    hands.pressed(ANN, (7, GameNumber(1)));
    answer(&hands, "c", Some(7));
    assert_eq!(old(&hands), 0);
    // A question that came as a message of its own, answered with yes, shows the hand.
    answer(&hands, "d", Some(8));
    assert_eq!(old(&hands), 1);
}

#[test]
fn a_press_on_a_hand_that_is_being_deleted_leaves_the_newer_one_to_be_edited() {
    let hands = HandMessages::default();
    answer(&hands, "a", None);
    // The player asks for their hand (interaction 10), and presses a button of the one above, message 7,
    // before that has gone.
    answer(&hands, "k", None);
    hands.pressed(ANN, (7, GameNumber(1)));
    answer(&hands, "l", Some(7));
    assert_eq!(old(&hands), 2, "it is deleted by either token");
    let edit = due(&hands, "a hand").expect("the newer hand doesn't show the play yet");
    assert!(edit.token.is(&Token::new("k")));
    // The first press on the newer one tells its id.
    hands.pressed(ANN, (11, GameNumber(1)));
    assert_eq!(
        hands.lock().players[&ANN].shown.as_ref().unwrap().id,
        Some(11)
    );
}

#[test]
fn what_is_kept_is_restored() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    hands.refresh(UserId(2), Token::new("b"), None, Some(Language::Hindi));
    let later = HandMessages::default();
    later.restore(hands.kept(Some(3)), 3);
    let state = later.lock();
    let ann = state.players[&ANN].shown.as_ref().unwrap();
    assert_eq!(
        (ann.id, ann.location, &ann.says),
        (
            Some(7),
            Location::Answer,
            &Some(Message::text("a hand").fingerprint())
        )
    );
    assert!(state.players[&UserId(2)].shown.is_none());
    assert_eq!(state.players[&UserId(2)].language, Some(Language::Hindi));
    drop(state);
    // The table has changed since: what is shown may have changed too.
    let still_later = HandMessages::default();
    still_later.restore(hands.kept(Some(3)), 4);
    let state = still_later.lock();
    assert_eq!(state.players[&ANN].shown.as_ref().unwrap().says, None);
}

#[test]
fn a_press_that_is_quicker_than_the_restoring_loses_no_hand() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let kept = hands.kept(Some(3));
    let later = HandMessages::default();
    later.refresh(ANN, Token::new("b"), None, Some(Language::Hindi));
    later.restore(kept.clone(), 3);
    let state = later.lock();
    let ann = &state.players[&ANN];
    assert_eq!(ann.shown.as_ref().and_then(|shown| shown.id), Some(7));
    assert!(ann.latest.is(&Token::new("b")));
    assert_eq!(ann.language, Some(Language::Hindi));
    drop(state);
    // A newer hand stays.
    let later = HandMessages::default();
    answer(&later, "c", Some(8));
    later.restore(kept, 3);
    let state = later.lock();
    let shown = state.players[&ANN].shown.as_ref();
    assert_eq!(shown.and_then(|shown| shown.id), Some(8));
}

#[test]
fn a_hand_that_is_pressed_before_its_sending_is_noted_stays() {
    let hands = HandMessages::default();
    hands.refresh(ANN, Token::new("a"), None, None);
    let update = Update {
        user: ANN,
        token: Token::new("a"),
        location: None,
        message: Message::text("a hand"),
        note: None,
        game: Some(GameNumber(1)),
        times: 1,
        by: ActsBy::Buttons,
    };
    answer(&hands, "b", Some(7));
    assert!(!hands.record(update, Ok(Location::FollowUp(7))));
    assert_eq!(old(&hands), 0);
}

/// The table lies there, and the hand is to be this one.
fn due(hands: &HandMessages, hand: &str) -> Option<Update> {
    let now = Now {
        game: Some(GameNumber(1)),
        laid: true,
        times: 1,
    };
    let hand = Message::text(hand);
    let says = hand.fingerprint();
    hands.lock().players[&ANN].due(ANN, now, says, || Some(hand), || None)
}

#[test]
fn what_an_answer_said_is_said_again_if_an_edit_under_way_may_have_come_later() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let edit = due(&hands, "their turn").expect("the hand has changed");
    // Meanwhile they press a button of it, and the answer says what was done above the new hand.
    hands.refresh(ANN, Token::new("b"), Some(7), None);
    let how = ShownAs {
        note: Some("You played.".to_owned()),
        ..shown("b", Some(7))
    };
    hands.show(ANN, how, Message::text("less"), Some(GameNumber(1)));
    assert!(due(&hands, "less").is_none());
    assert!(!hands.record(edit, Ok(Location::Answer)), "and at once");
    let again = due(&hands, "less").expect("it is not known what it says");
    assert_eq!(again.note.as_deref(), Some("You played."));
    // Then it is true. When the hand changes again, the note has had its time.
    hands.record(again, Ok(Location::Answer));
    assert!(due(&hands, "less").is_none());
    let next = due(&hands, "their next turn").expect("the hand has changed");
    assert_eq!(next.note, None);
    assert_eq!(old(&hands), 0);
}

#[test]
fn the_same_if_the_edit_is_heard_of_before_the_answer() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let edit = due(&hands, "their turn").expect("the hand has changed");
    hands.begins(&edit);
    // Both are on their way to Discord at once.
    hands.hold(ANN);
    hands.promise(ANN, &shown("b", Some(7)), Some(GameNumber(1)));
    assert!(!hands.record(edit, Ok(Location::Answer)));
    hands.refresh(ANN, Token::new("b"), Some(7), None);
    answer(&hands, "b", Some(7));
    hands.release(ANN);
    let again = due(&hands, "a hand").expect("it is not known what it says");
    hands.begins(&again);
    hands.record(again, Ok(Location::Answer));
    assert!(due(&hands, "a hand").is_none());
    // An edit that was done before the answer was given casts no doubt on it.
    let edit = due(&hands, "their next turn").expect("the hand has changed");
    hands.begins(&edit);
    hands.record(edit, Ok(Location::Answer));
    hands.hold(ANN);
    hands.promise(ANN, &shown("c", Some(7)), Some(GameNumber(1)));
    hands.refresh(ANN, Token::new("c"), Some(7), None);
    answer(&hands, "c", Some(7));
    hands.release(ANN);
    assert!(due(&hands, "a hand").is_none());
}

#[test]
fn a_hand_that_was_promised_is_kept_beside_the_one_before() {
    let hands = HandMessages::default();
    answer(&hands, "a", Some(7));
    let game = Some(GameNumber(1));
    assert!(
        !hands.promise(ANN, &shown("b", Some(7)), game),
        "the same message"
    );
    assert!(hands.promise(ANN, &shown("c", None), game));
    let kept = hands.kept(Some(3));
    let restored = || {
        let later = HandMessages::default();
        later.restore(kept.clone(), 3);
        later
    };
    let token = |hands: &HandMessages| {
        let state = hands.lock();
        let shown = state.players[&ANN].shown.as_ref();
        shown.expect("a hand").token.reveal().to_owned()
    };
    let update = || Update {
        user: ANN,
        token: Token::new("c"),
        location: Some(Location::Answer),
        message: Message::text("a hand"),
        note: None,
        game,
        times: 0,
        by: ActsBy::Buttons,
    };
    // It was sent: the one before goes.
    let later = restored();
    assert_eq!(token(&later), "c");
    assert!(!later.record(update(), Ok(Location::Answer)));
    assert_eq!((token(&later), old(&later)), ("c".to_owned(), 1));
    // It was not: the one before stays.
    let later = restored();
    assert!(later.record(update(), Err(ApiError::TokenExpired(10015))));
    assert_eq!((token(&later), old(&later)), ("a".to_owned(), 0));
    // The answer was given after all, or never will be.
    answer(&hands, "c", None);
    assert!(hands.kept(None)[0].before.is_none());
    hands.hold(ANN);
    hands.promise(ANN, &shown("d", None), game);
    hands.release(ANN);
    assert!(hands.kept(None)[0].before.is_none());
}

#[test]
fn a_press_while_a_new_hand_is_being_sent_may_be_on_either() {
    let update = || Update {
        user: ANN,
        token: Token::new("a"),
        location: None,
        message: Message::text("a hand"),
        note: None,
        game: Some(GameNumber(1)),
        times: 1,
        by: ActsBy::Buttons,
    };
    for on_the_new in [true, false] {
        let hands = HandMessages::default();
        // An answer, of which nobody knows the id; and a new one is on its way.
        answer(&hands, "a", None);
        hands.begins(&update());
        hands.pressed(ANN, (7, GameNumber(1)));
        let game = Some(GameNumber(1));
        assert!(!hands.promise(ANN, &shown("b", Some(7)), game));
        answer(&hands, "b", Some(7));
        assert_eq!(old(&hands), 0, "it may be the one that was pressed");
        let id = if on_the_new { 7 } else { 8 };
        hands.record(update(), Ok(Location::FollowUp(id)));
        // One of them goes, and not the one that was pressed.
        let state = hands.lock();
        let gone: Vec<_> = state.old.iter().map(|old| old.location).collect();
        let expected = if on_the_new {
            Location::Answer
        } else {
            Location::FollowUp(8)
        };
        assert_eq!(gone, [expected]);
        let shown = state.players[&ANN].shown.as_ref().expect("a hand");
        assert_eq!((shown.id, shown.token.reveal()), (Some(7), "b"));
    }
}
