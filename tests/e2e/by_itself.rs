//! A card that is played by itself when it is the only one, for people who have chosen that in their
//! hand.

use discord_sandbox::Message;
use getaway::cards::Card;
use getaway::games::getaway::rules::Entry;

use crate::harness::{says, with_process_env};
use crate::record::record;

const ON: &str = "Play an only card by itself";
const OFF: &str = "I’ll play an only card myself";

/// Nobody can take, so the ace of spades is led before anything else happens.
const OPTIONS: &str = "turn_seconds:0 take_window:0 taking:off first_trick:in_turn";

fn has(label: &str) -> impl Fn(&Message) -> bool {
    move |hand| hand.button(label).is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_only_card_is_played_by_itself_after_a_kill_too_until_its_player_takes_that_back() {
    // The pause is long enough for a kill.
    with_process_env(&[("COMPUTER_PACE_MS", "3000")], async |world| {
        let people = world.people(3);
        world.deal(&people, OPTIONS).await;
        world.hands_arrive(&people).await;
        let at = world.turn_of(&people).await;
        let (opener, other) = (&people[at], &people[(at + 1) % 3]);
        let hand = world.hand_when(opener, "offers the choice", has(ON)).await;
        assert!(!has(ON)(&world.slash(other, "hand").await));
        let chosen = world.press(opener, &hand, ON).await;
        let said = |version: &discord_sandbox::Version| {
            version.text().contains("From now on, when there’s only one card")
        };
        assert!(chosen.history().any(said), "{}", chosen.text());
        world.restart().await;
        // On a slow machine, the ace may have been led just before the kill.
        let hand = loop {
            let before = world.public_text();
            let hand = world.slash(opener, "hand").await;
            if !hand.text().contains("A♠") {
                break hand;
            }
            world.wait_beyond(&before).await;
        };
        let taken_back = world.press(opener, &hand, OFF).await;
        says(&taken_back, "you play every card yourself");
        assert!(!has(OFF)(&taken_back));

        // From here on, only presses play cards, also where there is only one.
        let by_itself = |line: &str| line.contains("a computer has decided");
        let before = world.process().has_logged(by_itself);
        world.play_out(&people, 1).await;
        assert_eq!(world.process().has_logged(by_itself), before);
        let record = record(world, opener, 1).await;
        let first = &record.moves[0];
        assert!(
            matches!(first, Entry::Play { seat, card, .. }
                if seat.index() == at && *card == Card::ACE_OF_SPADES),
            "{first:?}"
        );
    })
    .await;
}
