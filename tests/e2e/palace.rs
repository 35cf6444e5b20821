//! `/palace`: refused commands, and hints.

use getaway::cards::CardSet;
use getaway::games::palace::Palace;
use getaway::games::palace::rules::Due;

use crate::harness::{World, plain, says, says_all, visible};
use crate::refusals::refused;

tests! { with_bot palace_refuses_what_the_rules_forbid }

async fn palace_refuses_what_the_rules_forbid(world: &mut World) {
    world.game = "palace";
    let people = world.people(2);
    let (alice, bob) = (&people[0], &people[1]);
    for line in ["play cards:3H", "swap hand:3H up:4H", "ready", "pickup"] {
        refused(world, alice, line, "/palace start opens one").await;
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
    let not_mine = format!("swap hand:{} up:{}", card(up), card(up));
    let not_up = format!("swap hand:{} up:{}", card(hand), card(hand));
    for (line, why) in [
        (play.as_str(), "Play begins when everyone is ready"),
        ("pickup", "Play begins when everyone is ready"),
        ("play cards:nonsense", "“nonsense” aren’t cards"),
        ("swap hand:nonsense up:3H", "“nonsense” isn’t a card"),
        (&not_mine, "isn’t in your hand"),
        (&not_up, "isn’t face up"),
    ] {
        refused(world, alice, line, why).await;
    }
    // A swap is two presses, and the first one can be taken back.
    let buttons = world.slash(alice, "hand").await;
    let first = buttons.buttons().swap_remove(0).label;
    let asked = world.press(alice, &buttons, &first).await;
    says(&asked, "Which face-up card do you take for your");
    let back = world.press(alice, &asked, "Never mind").await;
    assert!(back.button("Ready").is_some() && back.button(&first).is_some());
    let asked = world.press(alice, &back, &first).await;
    let take = asked.buttons().swap_remove(0).label;
    let swapped = world.press(alice, &asked, &take).await;
    says(&plain(&swapped), &format!("{} is in your hand", visible(&take)));
    let stale = world.press_raw(alice, &swapped, "palace.give.1.9.AC").await;
    says(&stale, "That moment has passed");
    let hint = world.slash(alice, "hint").await.text();
    assert!(hint.contains("lay down") || hint.contains("press Ready"), "{hint}");
    world.slash(alice, "ready").await;
    refused(world, alice, "ready", "You’ve already said you’re ready").await;
    assert!(world.offered(alice, "swap hand").await.is_empty());
    world.slash(bob, "ready").await;

    let own = world.view::<Palace>(alice).expect("a game is played");
    let Due::Play(turn) = own.board().due() else { panic!("play has begun") };
    let (who, other) = if turn == own.seat() { (alice, bob) } else { (bob, alice) };
    for (user, line, why) in [
        (who, "pickup", "There’s no stack to pick up"),
        (who, "ready", "Play has begun"),
        (who, "play cards:face-down 1", "face-down cards come last"),
        (other, "pickup", "’s turn. Wait for yours"),
    ] {
        refused(world, user, line, why).await;
    }
    says_all(&world.slash(who, "hint").await, ["play ", "(you lose "]);
    let none = world.slash(other, "hint").await.text();
    assert!(!none.contains("you lose"), "{none}");
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
    let why = "This table plays Palace. Its commands begin with `/palace`.";
    for line in "join leave deal hand take hint table stop".split(' ') {
        refused(world, who, line, why).await;
    }
    refused(world, who, "start", "/palace table posts it again").await;
    says(&world.slash(who, "rules").await, "Getaway in short");
    world.game = "palace";
    says(&world.slash(who, "rules").await, "Palace in short");
}
