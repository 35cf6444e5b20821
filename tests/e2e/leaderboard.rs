//! `/getaway leaderboard` and `/getaway stats`.

use std::time::{Duration, SystemTime};

use discord_sandbox::{Message, User};
use getaway::store::{
    Batch, ChannelId, DealtIn, GameChange, GuildId, Person, Place, TableChange, TableDoc, UserId,
};

use crate::harness::{World, with_bot};

#[tokio::test(flavor = "multi_thread")]
async fn leaderboard_and_stats_before_the_first_game() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let stats = world.slash(&alice, "stats").await;
        assert!(stats.is_ephemeral() && stats.text().contains("No finished game yet"));
        let board = world.slash(&alice, "leaderboard period:week").await;
        assert!(!board.is_ephemeral() && board.text().contains("No game has been finished"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaderboard_and_stats_after_three_games() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        let mut losses = [0; 3];
        for game in 1..=3 {
            let result = world.play_out(&people, game, game as usize).await;
            let text = result.text();
            let loser = people.iter().position(|user| {
                text.lines()
                    .any(|line| line.contains("The loser:") && line.contains(&user.name()))
            });
            losses[loser.unwrap_or_else(|| panic!("nobody lost: {text}"))] += 1;
            world.slash(&people[0], "deal").await;
            world
                .any_public(&format!("Game {}, trick 1", game + 1))
                .await;
        }
        let board = world.slash(&people[1], "leaderboard period:all").await;
        assert!(!board.is_ephemeral());
        for (user, lost) in people.iter().zip(losses) {
            let line = format!("{}**: lost {lost} of 3", user.name());
            assert!(board.text().contains(&line), "{line} in {}", board.text());
            let stats = world.slash(user, "stats").await;
            assert!(stats.is_ephemeral());
            assert!(
                stats.text().contains(&format!("Lost {lost} of 3")),
                "{}",
                stats.text()
            );
            for said in ["Cards picked up: ", "Tochoos given: ", "Hands taken: 0"] {
                assert!(stats.text().contains(said), "{said}: {}", stats.text());
            }
            // Met both others in all three games; of two one always ends before the other.
            let others = people.iter().filter(|other| other.id() != user.id());
            for other in others {
                let line = format!("{}: ", other.name());
                let found = stats.text();
                let found = found.lines().find(|text| text.starts_with(&line));
                assert!(found.is_some_and(|text| text.ends_with(" of 3")), "{line}");
            }
        }
    })
    .await;
}

/// Puts a finished game into the store: Alice is the last of as many seats as there can be, and the
/// others are people whom nobody else has met. She lost it.
async fn finished(world: &World, kind: &'static str, game: u64) {
    const SEATS: u64 = 16;
    let store = world.tables().store();
    let alice = world.user("Alice");
    let person = |seat: u64| match seat {
        15 => Person {
            id: UserId(alice.id().get()),
            name: alice.name(),
        },
        _ => Person {
            id: UserId(1000 * game + seat),
            name: format!("Guest {game}.{seat}"),
        },
    };
    let seats = || 0..u8::try_from(SEATS).expect("few seats");
    let table = store.new_table().expect("a number");
    let number = store.new_game().expect("a number");
    let place = Place {
        guild: GuildId(world.sandbox.guild().get()),
        channel: ChannelId(world.channel.get()),
    };
    let step = |from_version, change, games| Batch {
        table,
        place,
        at: SystemTime::now() - Duration::from_secs(60),
        from_version,
        change,
        games,
    };
    let games = vec![
        GameChange::Commit {
            game: number,
            kind,
            secret: "ab".repeat(32),
        },
        GameChange::Deal {
            game: number,
            rules_version: 1,
            options: "{}".to_owned(),
            dealer: 0,
            mix: getaway::cards::Mix::default(),
            players: (0..SEATS)
                .map(|seat| DealtIn {
                    person: Some(person(seat)),
                    label: "person".to_owned(),
                })
                .collect(),
            deal: None,
        },
        GameChange::Finish {
            game: number,
            ranking: seats().collect(),
            figures: seats()
                .map(|seat| vec![("picked_up", seat.into())])
                .collect(),
        },
    ];
    let doc = TableDoc {
        kind,
        version: 1,
        text: "{}".to_owned(),
    };
    let open = step(0, TableChange::Open(doc), games);
    store.commit(open).await.expect("it is stored");
    let end = step(1, TableChange::End, Vec::new());
    store.commit(end).await.expect("it is stored");
}

/// Turns the page by its button, in place.
async fn turned(user: &User, page: &Message, button: &str) -> Message {
    let turned = user.click(page, button).await.expect("the page turns");
    turned.reply().await
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_leaderboard_and_stats_are_turned() {
    with_bot(async |world| {
        for game in 1..=2 {
            finished(world, "getaway", game).await;
        }
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));

        // 31 people, 20 a page: those who lost most are at the end.
        let board = world.slash(&bob, "leaderboard").await;
        assert!(!board.is_ephemeral());
        assert!(board.text().contains("Page 1 of 2"), "{}", board.text());
        assert!(!board.text().contains("Alice"), "{}", board.text());
        assert!(board.button("Earlier").is_none());
        let second = turned(&bob, &board, "Later").await;
        assert!(second.is_ephemeral(), "only who turns it sees it");
        assert!(second.text().contains("Page 2 of 2"), "{}", second.text());
        assert!(
            second.text().contains("Alice**: lost 2 of 2"),
            "{}",
            second.text()
        );
        assert!(second.button("Later").is_none());
        let first = turned(&bob, &second, "Earlier").await;
        assert_eq!(first.id, second.id, "pages turn in place");
        assert!(first.text().contains("Page 1 of 2"), "{}", first.text());
        assert_eq!(first.attachments().len(), 1, "the first page has its bars");

        // 30 people whom Alice has met, 10 a page.
        let mut page = world.slash(&bob, "stats player:Alice").await;
        let mut met = 0;
        for number in 1..=3 {
            let text = page.text();
            assert!(text.contains(&format!("Page {number} of 3")), "{text}");
            assert!(text.contains("Cards picked up: 30"), "{text}");
            met += text
                .lines()
                .filter(|line| line.starts_with("Guest "))
                .count();
            if number < 3 {
                page = turned(&bob, &page, "Later").await;
            }
        }
        assert_eq!(met, 30);
        assert!(page.button("Later").is_none());
        let page = turned(&bob, &page, "Earlier").await;
        assert!(page.text().contains("Page 2 of 3"), "{}", page.text());
        assert!(page.is_shown_to(bob.id()) && !page.is_shown_to(alice.id()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_of_their_game_whatever_is_played_beside_them() {
    with_bot(async |world| {
        for game in 1..=2 {
            finished(world, "palace", game).await;
        }
        let bob = world.user("Bob");
        world.game = "palace";
        let first = world.slash(&bob, "stats player:Alice").await;
        let second = turned(&bob, &first, "Later").await;
        let said = second.text();
        assert!(said.contains("Palace: the figures of Alice"), "{said}");
        // A table of another game in the channel is no reason to speak of that.
        world.game = "getaway";
        world.slash(&bob, "start").await;
        let third = turned(&bob, &second, "Later").await;
        let said = third.text();
        assert!(said.contains("Palace: the figures of Alice"), "{said}");
        assert!(said.contains("Page 3 of 3"), "{said}");
    })
    .await;
}
