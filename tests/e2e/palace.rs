//! `/palace`: whole games by commands and by buttons, with computers, kills and a player who
//! leaves; refused commands; and secrecy.

use discord_sandbox::{Message, User};
use getaway::cards::CardSet;
use getaway::games::palace::Palace;
use getaway::games::palace::rules::{Due, Record, View};

use crate::forget_me::forget;
use crate::harness::{Turns, World, mostly_first, says, with_bot, with_process};
use crate::offers::{controls, press};
use crate::record::last_record;
use crate::refusals::refused;
use crate::secrecy::{public_ids, saw_only};

/// Lets everyone say by command that they are ready. Their answers may be out of date when they
/// are read, because the game begins when the last one is ready.
async fn ready(world: &World, people: &[User]) {
    for user in people {
        let ready = world.slash(user, "ready").await;
        let offered = world.offered(user, "swap hand").await;
        assert!(offered.is_empty(), "{}", ready.text());
    }
}

/// The lowest of the offered plays, with all cards of its rank.
fn lowest(offers: &[String]) -> Option<&String> {
    let rank = |offer: &str| {
        offer
            .split(' ')
            .next()
            .map(|card| card[..card.len() - 1].to_owned())
    };
    let first = rank(offers.first()?);
    offers
        .iter()
        .take_while(|offer| rank(offer) == first)
        .last()
}

/// Lets everyone play once by command if they can, mostly the lowest cards. Returns whether
/// anyone could.
async fn round(world: &World, people: &[User]) -> bool {
    let mut anyone = false;
    for user in people {
        let offers = world.offered(user, "play cards").await;
        let choices: Vec<&String> = lowest(&offers).into_iter().chain(&offers).collect();
        let done = match mostly_first(&choices, &mut rand::rng()) {
            Some(cards) => world.slash(user, &format!(r#"play cards:"{cards}""#)).await,
            None => world.slash(user, "pickup").await,
        };
        anyone |= done.text().starts_with("You ");
    }
    anyone
}

/// Plays with commands alone until game number `game` is over.
async fn play_out(world: &World, people: &[User], game: u32) -> Message {
    let round = async |_| round(world, people).await;
    world.play_out_by(game, round).await
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_by_commands_alone() {
    with_bot(async |world| {
        world.game = "palace";
        let people = world.people(3);
        world.deal(&people, "length:short turn_seconds:0").await;
        let hand = world.offered(&people[0], "swap hand").await;
        let up = world.offered(&people[0], "swap up").await;
        assert_eq!((hand.len(), up.len()), (3, 3));
        let line = format!("swap hand:{} up:{}", hand[2].to_lowercase(), up[0]);
        let swapped = world.slash(&people[0], &line).await;
        says(&swapped.text(), "is in your hand");
        ready(world, &people).await;
        let result = play_out(world, &people, 1).await;
        let review = people[0].click(&result, "Review").await.unwrap();
        let review = review.reply().await;
        assert!(
            review.is_ephemeral() && review.text().contains("A look back at"),
            "{}",
            review.text()
        );
        assert_eq!(
            result.text().matches("got away").count(),
            2,
            "{}",
            result.text()
        );
        let record: Record = last_record(world, &people[1]).await;
        assert!(record.end.loser.is_some());

        let [story] = result.attachments() else {
            panic!("one picture: {}", result.text());
        };
        let alt = story.description.clone().expect("an alternative text");
        assert_eq!(alt.matches("away in stack").count(), 2, "{alt}");
        assert_eq!(alt.matches("the loser, with").count(), 1, "{alt}");
        says(&result.text(), "stack by stack");

        let board = world.slash(&people[0], "leaderboard").await;
        says(&board.text(), "lost 1 of 1");
        let stats = world.slash(&people[0], "stats").await.text();
        for said in ["Cards picked up: ", "Stacks burnt: ", "didn’t fit: "] {
            assert!(stats.contains(said), "{said}: {stats}");
        }
        world.game = "getaway";
        let other = world.slash(&people[0], "leaderboard").await;
        says(&other.text(), "No game has been finished");
    })
    .await;
}

/// Waits until the person's newest hand offers something. `None` if the game is over.
async fn playable(world: &World, user: &User, game: u32) -> Option<Message> {
    let over = format!("Game {game} is over");
    let waits = world
        .sandbox
        .wait_for("something to press, or somebody else’s turn", |view| {
            if view.public(world.channel).any(|m| m.text().contains(&over)) {
                return Some(None);
            }
            let hand = view
                .seen_by(user.id(), world.channel)
                .rfind(|m| m.is_ephemeral() && m.text().contains("**Your hand**"))?;
            (!controls(hand).is_empty()).then(|| Some(hand.clone()))
        });
    waits.await
}

/// Presses something that a hand offers, mostly the first: a play, a face-down card, or picking up.
async fn press_any(user: &User, hand: &Message) {
    let mut moves = controls(hand);
    // A menu of plays comes before the buttons.
    moves.sort_by_key(|control| control.values.is_empty());
    let rng = &mut rand::rng();
    let control = mostly_first(&moves, rng);
    let control = control.unwrap_or_else(|| panic!("nothing to press: {}", hand.text()));
    // A press that comes a moment too late is refused, and the person tries again.
    let _ = press(user, hand, control, rng).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_by_buttons_alone() {
    with_bot(async |world| {
        world.game = "palace";
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world
            .slash(&alice, "start length:short computers:1 turn_seconds:0")
            .await;
        bob.click(&lobby, "Join").await.unwrap();
        let lobby = world.any_public("3 taken").await;
        alice.click(&lobby, "Deal").await.unwrap();
        for user in [&alice, &bob] {
            let hand = world
                .hand_when(user, "has swaps", |hand| !hand.selects().is_empty())
                .await;
            let select = hand.selects()[0].clone();
            assert_eq!(select.options.len(), 9, "each of three for each of three");
            user.select(&hand, &select.custom_id, &[&select.options[0].1])
                .await
                .unwrap();
        }
        let hand = world.hand(&alice).expect("a hand");
        alice.click(&hand, "Ready").await.unwrap();
        let table = world.any_public("swap, then ready").await;
        bob.click(&table, "Ready").await.unwrap();
        let mut turns = Turns::default();
        loop {
            turns.count();
            let turn = tokio::select! {
                hand = playable(world, &alice, 1) => hand.map(|hand| (&alice, hand)),
                hand = playable(world, &bob, 1) => hand.map(|hand| (&bob, hand)),
            };
            match turn {
                Some((user, hand)) => press_any(user, &hand).await,
                None => break,
            }
        }
        world.newest_public("is over").await;
        let _: Record = last_record(world, &alice).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_can_be_cut_in_the_lobby_and_below_a_result() {
    with_process(&[], async |world| {
        world.game = "palace";
        let people = world.people(2);
        world.open(&people, "computers:1 turn_seconds:0").await;
        let lobby = world.newest_public("3 taken").await;
        let form = people[1].click(&lobby, "Cut the cards").await.unwrap();
        people[1].submit(&form, &[("word", "mango")]).await.unwrap();
        world.restart().await;
        world.slash(&people[0], "cut word:kite").await;
        let lobby = world.newest_public("Alice: kite").await;
        says(&lobby.text(), "✂️ Bob: mango\n✂️ Alice: kite");
        let words = |record: &Record| -> Vec<(usize, String)> {
            let proof = record.chance.as_ref().expect("it is over");
            let cuts = proof.cuts.iter();
            cuts.map(|cut| (cut.seat.index(), cut.word.as_str().to_owned()))
                .collect()
        };
        world.slash(&people[0], "deal").await;
        ready(world, &people).await;
        world.restart().await;
        let result = play_out(world, &people, 1).await;
        let first: Record = last_record(world, &people[1]).await;
        let expected = [(2, "mango".to_owned()), (0, "kite".to_owned())];
        assert_eq!(words(&first), expected);

        let form = people[0].click(&result, "Cut the cards").await.unwrap();
        people[0].submit(&form, &[("word", "river")]).await.unwrap();
        world.newest_public("Alice: river").await;
        world.slash(&people[0], "deal").await;
        ready(world, &people).await;
        play_out(world, &people, 2).await;
        let second: Record = last_record(world, &people[0]).await;
        assert_eq!(words(&second), [(0, "river".to_owned())]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_with_computers_in_a_series() {
    with_bot(async |world| {
        world.game = "palace";
        let people = world.people(1);
        world
            .deal(
                &people,
                "computers:1 level:hard length:short turn_seconds:0",
            )
            .await;
        ready(world, &people).await;
        let result = play_out(world, &people, 1).await;
        let text = result.text();
        assert!(text.contains("doesn’t count for the leaderboard"), "{text}");
        let alice = &people[0];
        alice.click(&result, "Again").await.unwrap();
        world.newest_public("swap, then ready").await;
        ready(world, &people).await;
        play_out(world, &people, 2).await;
        let verified = world.slash(alice, "verify game:2").await;
        says(&verified.text(), "the ids and the hands as dealt agree");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_goes_on_after_kills() {
    with_process(&[], async |world| {
        world.game = "palace";
        let people = world.people(2);
        world.deal(&people, "length:short turn_seconds:0").await;
        let offered = |at: &'static str| format!("swap {at}");
        let hand = world.offered(&people[0], &offered("hand")).await;
        let up = world.offered(&people[0], &offered("up")).await;
        world
            .slash(&people[0], &format!("swap hand:{} up:{}", hand[0], up[0]))
            .await;
        world.slash(&people[0], "ready").await;
        world.restart().await;
        assert!(
            world.offered(&people[0], "swap hand").await.is_empty(),
            "ready stays ready"
        );
        assert_eq!(world.offered(&people[1], "swap hand").await.len(), 3);
        ready(world, &people[1..]).await;
        world.restart().await;
        for rounds in [4, 5] {
            for _ in 0..rounds {
                let round = async || round(world, &people).await;
                world.go_on(1, round).await;
            }
            world.restart().await;
        }
        play_out(world, &people, 1).await;
        let record: Record = last_record(world, &people[1]).await;
        assert!(record.end.loser.is_some());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_goes_on_when_a_player_leaves() {
    with_bot(async |world| {
        world.game = "palace";
        let people = world.people(3);
        world.deal(&people, "length:short turn_seconds:0").await;
        // The computer says that it is ready in place of the player who left.
        world.slash(&people[2], "leave").await;
        ready(world, &people[..2]).await;
        world.newest_public("Carol (left; a computer plays)").await;
        for _ in 0..4 {
            let round = async || round(world, &people[..2]).await;
            world.go_on(1, round).await;
        }
        let back = world.slash(&people[2], "join").await;
        assert!(
            back.text().contains("Your hand") || back.text().contains("got away"),
            "{}",
            back.text()
        );
        play_out(world, &people, 1).await;
    })
    .await;
}

/// All cards that everyone has seen by now in the only game of Palace there is.
fn public(view: &View) -> CardSet {
    let board = view.board();
    let mut seen = board.burnt().or(board.stack().cards());
    for seat in getaway::cards::Seat::first(board.seats()) {
        seen = seen
            .or(board.tableau(seat).up)
            .or(board.tableau(seat).known);
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_shows_nobody_a_card_that_they_may_not_see() {
    with_bot(async |world| {
        world.game = "palace";
        let people = world.people(3);
        world.deal(&people, "turn_seconds:0").await;
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        let mut open = CardSet::EMPTY;
        let mut held = vec![CardSet::EMPTY; people.len()];
        ready(world, &people).await;
        let mut turns = 0;
        while let Some(own) = world.view::<Palace>(&people[0]) {
            open = open.or(public(&own));
            for (user, held) in people.iter().zip(&mut held) {
                *held = world
                    .view::<Palace>(user)
                    .map_or(*held, |view| held.or(view.hand()));
            }
            turns += 1;
            if turns > 25 {
                break;
            }
            let Due::Play(seat) = own.board().due() else {
                break;
            };
            // There is only one move between two looks, so no card comes and goes unseen.
            round(world, &people[seat.index()..=seat.index()]).await;
        }
        assert!(turns > 5, "cards were played");
        // A played card was seen before, in a hand or on the table.
        saw_only(world, &people, &held, open);
        for id in public_ids(world) {
            assert!(!id.starts_with("palace.play"), "{id}");
        }
    })
    .await;
}

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

#[tokio::test(flavor = "multi_thread")]
async fn palace_has_the_commands_that_every_game_has() {
    with_bot(async |world| {
        world.game = "palace";
        let people = world.people(2);
        let (alice, bob) = (&people[0], &people[1]);
        let saved = world.slash(alice, "settings length:short").await;
        says(&saved.text(), "three of each kind");
        world.deal(&people, "").await;
        let hand = world.slash(bob, "hand").await;
        says(&hand.text(), "(3 cards)");
        let before = world.newest_public("swap, then ready").await;
        let table = world.slash(bob, "table").await;
        assert!(
            !table.is_ephemeral() && table.id > before.id,
            "{}",
            table.text()
        );
        let question = world.slash(alice, "stop").await;
        alice.click(&question, "End the table").await.unwrap();
        world.any_public("This table is closed").await;
        forget(bob, world.channel, "palace").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_commands_are_refused_at_a_getaway_table() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        world.game = "palace";
        for line in [
            "hand",
            "ready",
            "pickup",
            "play cards:3H",
            "swap hand:3H up:4H",
            "deal",
        ] {
            let why = "This table plays Getaway. Its commands begin with `/getaway`.";
            refused(world, &people[0], line, why).await;
        }
        assert!(world.offered(&people[0], "play cards").await.is_empty());
    })
    .await;
}
