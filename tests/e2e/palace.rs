//! `/palace`: refused commands.

use getaway::cards::CardSet;
use getaway::games::palace::Palace;
use getaway::games::palace::rules::Due;

use crate::harness::{says, with_bot};
use crate::refusals::refused;

#[tokio::test(flavor = "multi_thread")]
async fn palace_refuses_what_the_rules_forbid() {
    with_bot(async |world| {
        world.game = "palace";
        let people = world.people(2);
        let (alice, bob) = (&people[0], &people[1]);
        for line in ["play cards:3H", "swap hand:3H up:4H", "ready", "pickup"] {
            refused(world, alice, line, "`/palace start` opens one").await;
        }
        refused(world, alice, "start computers:4", "at most 4").await;
        world.open(&people[..1], "turn_seconds:0").await;
        refused(world, alice, "ready", "No game is being played").await;
        refused(world, alice, "deal", "it takes 2").await;
        world.slash(bob, "join").await;
        world.slash(alice, "deal").await;

        assert_eq!(world.offered(alice, "swap hand").await.len(), 6);
        assert_eq!(world.offered(alice, "swap up").await.len(), 6);
        let own = world.view::<Palace>(alice).expect("a game is played");
        let (hand, up) = (own.hand(), own.board().tableau(own.seat()).up);
        let card = |cards: CardSet| cards.iter().next().expect("a card").to_string();
        let play = format!("play cards:{}", card(hand));
        refused(world, alice, &play, "Play begins when everyone is ready").await;
        refused(world, alice, "pickup", "Play begins when everyone is ready").await;
        refused(
            world,
            alice,
            "play cards:nonsense",
            "“nonsense” aren’t cards",
        )
        .await;
        refused(
            world,
            alice,
            "swap hand:nonsense up:3H",
            "“nonsense” isn’t a card",
        )
        .await;
        let not_mine = format!("swap hand:{} up:{}", card(up), card(up));
        refused(world, alice, &not_mine, "isn’t in your hand").await;
        let not_up = format!("swap hand:{} up:{}", card(hand), card(hand));
        refused(world, alice, &not_up, "isn’t face up").await;
        world.slash(alice, "ready").await;
        refused(world, alice, "ready", "You’ve already said you’re ready").await;
        assert!(world.offered(alice, "swap hand").await.is_empty());
        world.slash(bob, "ready").await;

        let own = world.view::<Palace>(alice).expect("a game is played");
        let Due::Play(turn) = own.board().due() else {
            panic!("play has begun");
        };
        let (who, other) = if turn == own.seat() {
            (alice, bob)
        } else {
            (bob, alice)
        };
        refused(world, who, "pickup", "There’s no stack to pick up").await;
        refused(world, who, "ready", "Play has begun").await;
        refused(
            world,
            who,
            "play cards:face-down 1",
            "Your face-down cards come last",
        )
        .await;
        refused(world, other, "pickup", "’s turn. Wait for yours").await;
        let own = world.view::<Palace>(who).expect("a game is played");
        let up = own.board().tableau(own.seat()).up.minus(own.hand());
        let line = format!("play cards:{}", card(up));
        refused(world, who, &line, "lies on the table. Play your hand first").await;
        let high = own.hand().minus(own.legal_cards());
        if let Some(high) = high.iter().next() {
            refused(world, who, &format!("play cards:{high}"), "must be").await;
            let two = format!(r#"play cards:"{high} {}""#, card(own.legal_cards()));
            refused(world, who, &two, "must have the same rank").await;
        }

        // Another game's commands say which game this table plays. That game's rules can be read
        // anyway.
        world.game = "getaway";
        for line in [
            "join", "leave", "deal", "hand", "take", "hint", "table", "stop",
        ] {
            refused(
                world,
                who,
                line,
                "This table plays Palace. Its commands begin with `/palace`.",
            )
            .await;
        }
        refused(world, who, "start", "Join it with `/palace join`").await;
        let rules = world.slash(who, "rules").await;
        says(&rules.text(), "Getaway in short");
        world.game = "palace";
        let rules = world.slash(who, "rules").await;
        says(&rules.text(), "Palace in short");
    })
    .await;
}
