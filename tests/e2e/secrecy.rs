//! Nobody's hand reaches another player.

use std::collections::BTreeSet;

use discord_sandbox::User;

use crate::harness::{World, cards_in, with_bot, with_process};

fn seen(world: &World, user: &User) -> BTreeSet<String> {
    let texts = world.sandbox.everything_seen_by(user.id());
    texts.iter().flat_map(|text| cards_in(text)).collect()
}

fn public(world: &World) -> BTreeSet<String> {
    let messages = world.sandbox.messages(world.channel);
    let public = messages.iter().filter(|message| !message.is_ephemeral());
    public
        .flat_map(|m| m.history().iter().map(|v| v.text()).collect::<Vec<_>>())
        .flat_map(|t| cards_in(&t))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_see_their_own_cards_and_what_was_played() {
    with_bot(async |world| {
        let people = world.people(4);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        let mut hands = Vec::new();
        for user in &people {
            let hand = world.hand_when(user, "arrives", |_| true).await;
            hands.push(cards_in(hand.content()));
        }
        assert_eq!(hands.iter().map(BTreeSet::len).sum::<usize>(), 52);
        let ace = BTreeSet::from(["A♠".to_owned()]);
        assert!(public(world).is_subset(&ace), "{:?}", public(world));
        for (user, hand) in people.iter().zip(&hands) {
            let allowed: BTreeSet<_> = hand.union(&ace).cloned().collect();
            assert!(
                seen(world, user).is_subset(&allowed),
                "{} saw too much",
                user.name()
            );
        }
        let mut played = ace;
        for _ in 0..8 {
            for user in &people {
                let offers = world.offers(user).await;
                let Some(card) = offers.get(2 % offers.len().max(1)) else {
                    continue;
                };
                let done = world.slash(user, &format!("play card:{card}")).await;
                let said = done.text().lines().next().map(cards_in).unwrap_or_default();
                assert_eq!(said.len(), 1, "{}", done.text());
                played.extend(said);
            }
        }
        assert!(
            public(world).is_subset(&played),
            "a card is public that nobody played"
        );
        for (user, hand) in people.iter().zip(&hands) {
            let allowed: BTreeSet<_> = hand.union(&played).cloned().collect();
            assert!(
                seen(world, user).is_subset(&allowed),
                "{} saw too much",
                user.name()
            );
        }
        // Custom ids travel to everybody who sees the message: those of public ones name no card.
        for message in world
            .sandbox
            .messages(world.channel)
            .iter()
            .filter(|m| !m.is_ephemeral())
        {
            for version in message.history() {
                for id in version
                    .buttons()
                    .into_iter()
                    .filter_map(|button| button.custom_id)
                {
                    assert!(!id.starts_with("play."), "{id}");
                }
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_the_hand_of_another() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world
            .slash(&alice, "start computers:2 take_window:0 turn_seconds:0")
            .await;
        bob.click(&lobby, "Join").await.unwrap();
        let lobby = world.any_public("4 taken").await;
        alice.click(&lobby, "Deal").await.unwrap();
        let own = world.hand_when(&alice, "arrives", |_| true).await.text();
        world.hand_when(&bob, "arrives", |_| true).await;
        let suits = own
            .lines()
            .filter(|line| line.contains(['♠', '♥', '♦', '♣']));
        for line in suits {
            for seen in world.sandbox.everything_seen_by(bob.id()) {
                assert!(!seen.contains(line), "{line}");
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_holds_a_token_or_a_hand_at_any_level() {
    // The harness runs the process at `trace` and reads its whole log when it has ended.
    with_process(&[], async |world| {
        let alice = world.user("Alice");
        let lobby = world
            .slash(&alice, "start computers:3 take_window:0 turn_seconds:0")
            .await;
        alice.click(&lobby, "Deal").await.unwrap();
        let hand = world.hand_when(&alice, "arrives", |_| true).await;
        assert_eq!(cards_in(hand.content()).len(), 13);
        world.offers(&alice).await;
        world.slash(&alice, "hand").await;
    })
    .await;
}
