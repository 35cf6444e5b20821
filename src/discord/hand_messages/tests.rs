//! Which message shows whose hand, without any request.

use super::*;

const ANN: UserId = UserId(1);

fn shown(token: &str, pressed: Option<u64>) -> ShownAs {
    ShownAs {
        token: Token::new(token),
        interaction: InteractionId(token.bytes().map(u64::from).sum()),
        pressed,
        times: 1,
        by: ActsBy::Buttons,
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
    hands.pressed(ANN, 7);
    answer(&hands, "b", Some(7));
    hands.pressed(ANN, 7);
    answer(&hands, "c", Some(7));
    assert_eq!(old(&hands), 0);
    // A question that came as a message of its own, answered with yes, shows the hand.
    answer(&hands, "d", Some(8));
    assert_eq!(old(&hands), 1);
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
fn a_hand_that_is_pressed_before_its_sending_is_noted_stays() {
    let hands = HandMessages::default();
    hands.refresh(ANN, Token::new("a"), None, None);
    let update = Update {
        user: ANN,
        token: Token::new("a"),
        location: None,
        message: Message::text("a hand"),
        game: Some(GameNumber(1)),
        times: 1,
        by: ActsBy::Buttons,
    };
    answer(&hands, "b", Some(7));
    assert!(!hands.record(update, Ok(Location::FollowUp(7))));
    assert_eq!(old(&hands), 0);
}
