//! `/getaway leaderboard` and `/getaway stats`.

use std::time::{Duration, SystemTime};

use discord_sandbox::{Message, User};
use getaway::rating::{self, Rating};
use getaway::store::{
    Batch, ChannelId, DealtIn, GameChange, GuildId, Person, Place, Placed, Store, TableChange,
    TableDoc, UserId,
};

use crate::forget_me::forget;
use crate::harness::{World, final_reply, says, says_all};

tests! { with_bot
    leaderboard_and_stats_after_three_games
    pages_of_leaderboard_and_stats_can_be_turned
    pages_keep_to_their_game_whatever_is_being_played
    ratings_stay_when_an_opponent_is_forgotten
}

tests! { with_process ratings_follow_from_the_games_even_with_a_kill_in_between }

async fn leaderboard_and_stats_after_three_games(world: &mut World) {
    let people = world.dealt(3).await;
    let losses = [1, 2, 0];
    for (game, loser) in (1..).zip([1, 0, 1]) {
        world.lose(&people[loser], game).await;
        world.slash(&people[0], "deal").await;
        world.any_public(&format!("Game {}, trick 1", game + 1)).await;
    }
    world.slash(&people[1], "leaderboard period:all").await;
    let board = world.any_public("Leaderboard, ").await;
    for (user, lost) in people.iter().zip(losses) {
        let line = format!("{}**: lost {lost} of 3", user.name());
        assert!(board.text().contains(&line), "{line} in {}", board.text());
        let stats = world.slash(user, "stats").await;
        assert!(stats.is_ephemeral());
        says(&stats, &format!("Lost {lost} of 3"));
        let taken = format!("Hands taken: {}", 2 * lost);
        says_all(&stats, ["Cards picked up: 0", "Tochoos given: 0", &taken]);
        // Everyone met both others in all three games, and finished before or after them in
        // each.
        let text = stats.text();
        for other in people.iter().filter(|other| other.id() != user.id()) {
            let line = format!("{}: ", other.name());
            let found = text.lines().find(|text| text.starts_with(&line));
            assert!(found.is_some_and(|text| text.ends_with(" of 3")), "{line}");
        }
    }
}

/// Stores a finished game. Alice sits last at the largest possible table and loses; nobody else has
/// met the other people.
async fn finished(world: &World, kind: &'static str, game: u64) {
    const SEATS: u64 = 16;
    let store = world.tables().store();
    let alice = world.user("Alice");
    let person = |seat: u64| match seat {
        15 => Person { id: UserId(alice.id().get()), name: alice.name() },
        _ => Person { id: UserId(1000 * game + seat), name: format!("Guest {game}.{seat}") },
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
        plan: None,
    };
    let games = vec![
        GameChange::Commit { game: number, kind, secret: "ab".repeat(32) },
        GameChange::Begin {
            game: number,
            rules_version: 1,
            options: "{}".to_owned(),
            dealer: 0,
            mix: getaway::cards::Mix::default(),
            players: (0..SEATS)
                .map(|seat| DealtIn { person: Some(person(seat)), label: "person".to_owned() })
                .collect(),
            deal: None,
        },
        GameChange::Finish {
            game: number,
            results: seats()
                .map(|seat| Placed {
                    place: seat + 1,
                    tallied: u64::from(seat) + 1 == SEATS,
                    score: None,
                })
                .collect(),
            figures: seats().map(|seat| vec![("picked_up", seat.into())]).collect(),
        },
    ];
    let doc = TableDoc { kind, version: 1, text: "{}".to_owned() };
    store.commit(step(0, TableChange::Open(doc), games)).await.expect("it is stored");
    store.commit(step(1, TableChange::End, Vec::new())).await.expect("it is stored");
}

async fn turned(user: &User, page: &Message, button: &str) -> Message {
    final_reply(user, &user.click(page, button).await.expect("the page turns")).await
}

/// Chooses this value in the menu that has it.
async fn chosen(user: &User, board: &Message, value: &str) -> Message {
    let menus = board.selects();
    let has = |menu: &&discord_sandbox::Select| menu.options.iter().any(|(_, own)| own == value);
    let menu = menus.iter().find(has).expect("a menu with this value");
    let chosen = user.select(board, &menu.custom_id, &[value]).await;
    final_reply(user, &chosen.expect("it is chosen")).await
}

async fn pages_of_leaderboard_and_stats_can_be_turned(world: &mut World) {
    for game in 1..=2 {
        finished(world, "getaway", game).await;
    }
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));

    // There are 31 people, 20 on a page. Those with the most losses come last.
    world.slash(&bob, "leaderboard").await;
    let board = world.any_public("Page 1 of 2").await;
    assert!(!board.text().contains("Alice"), "{}", board.text());
    assert!(board.button("Earlier").is_none());
    let second = turned(&bob, &board, "Later").await;
    assert_eq!(second.id, board.id, "pages turn in place");
    says_all(&second, ["Page 2 of 2", "Alice**: lost 2 of 2"]);
    assert!(second.button("Later").is_none());
    assert_eq!(second.attachments().len(), 0, "only the first page has bars");
    let first = turned(&alice, &second, "Earlier").await;
    assert_eq!(first.id, board.id, "whoever turns them");
    says(&first, "Page 1 of 2");
    assert_eq!(first.attachments().len(), 1, "the first page has its bars");

    // Period and order change in the same message, which everyone keeps seeing.
    let rated = chosen(&alice, &first, "rating").await;
    assert_eq!(rated.id, board.id);
    says(&rated, "Ratings, all time");
    assert_eq!(rated.attachments().len(), 0, "ratings have no bars");
    let week = chosen(&bob, &rated, "week").await;
    says(&week, "Ratings, the last 7 days");
    let results = chosen(&bob, &week, "results").await;
    assert_eq!((results.id, results.is_ephemeral()), (board.id, false));
    says(&results, "Leaderboard, the last 7 days");
    assert_eq!(results.attachments().len(), 1);

    // Alice has met 30 people, 10 on a page.
    let mut page = world.slash(&bob, "stats player:Alice").await;
    let mut met = 0;
    for number in 1..=3 {
        let text = page.text();
        says_all(&text, [&format!("Page {number} of 3"), "Cards picked up: 30"]);
        met += text.lines().filter(|line| line.starts_with("Guest ")).count();
        if number < 3 {
            page = turned(&bob, &page, "Later").await;
        }
    }
    assert_eq!(met, 30);
    assert!(page.button("Later").is_none());
    let page = turned(&bob, &page, "Earlier").await;
    says(&page, "Page 2 of 3");
    assert!(page.is_shown_to(bob.id()) && !page.is_shown_to(alice.id()));
}

async fn pages_keep_to_their_game_whatever_is_being_played(world: &mut World) {
    for game in 1..=2 {
        finished(world, "palace", game).await;
    }
    let bob = world.user("Bob");
    world.game = "palace";
    let first = world.slash(&bob, "stats player:Alice").await;
    let second = turned(&bob, &first, "Later").await;
    says(&second, "Palace: Alice’s stats");
    // A table of another game in the channel doesn't change that.
    world.game = "getaway";
    world.slash(&bob, "start").await;
    let said = turned(&bob, &second, "Later").await.text();
    says_all(&said, ["Palace: Alice’s stats", "Page 3 of 3"]);
}

/// A rating, as messages write it.
fn in_words(rating: Rating) -> String {
    let (points, uncertain) = (rating.points(), rating.is_uncertain());
    let points = match points {
        1000.. => format!("{},{:03}", points / 1000, points % 1000),
        _ => points.to_string(),
    };
    let uncertain = if uncertain { ", still uncertain" } else { "" };
    format!("about {points}{uncertain}")
}

async fn ratings_follow_from_the_games_even_with_a_kill_in_between(world: &mut World) {
    let people = world.dealt(3).await;
    let mut ratings = [rating::START; 3];
    for (game, loser) in [(1, 2), (2, 0)] {
        world.lose(&people[loser], game).await;
        let mut ranked = ratings.map(|known| (known, 1));
        ranked[loser].1 = 2;
        ratings.copy_from_slice(&rating::rate(&ranked));
        if game == 1 {
            world.restart().await;
            world.slash(&people[0], "deal").await;
            world.any_public("Game 2, trick 1").await;
        }
    }
    world.slash(&people[1], "leaderboard by:rating").await;
    let board = world.any_public("Ratings, ").await;
    let text = board.text();
    for (user, rating) in people.iter().zip(ratings) {
        let said = in_words(rating);
        let line = format!("{}**: {said}, 2 games", user.name());
        assert!(text.contains(&line), "{line} in {text}");
        let text = world.slash(user, "stats").await.text();
        assert!(text.contains(&format!("Rating: {said}")), "{said} in {text}");
    }
    // The best player comes first.
    let mut best: Vec<_> = people.iter().zip(ratings).collect();
    best.sort_by_key(|(_, rating)| std::cmp::Reverse(rating.strength));
    let first = format!("1\\. **{}", best[0].0.name());
    let is_shared = best[0].1.strength == best[1].1.strength;
    assert!(is_shared || text.contains(&first), "{first} in {text}");
    // The other board is one choice away.
    let results = chosen(&people[2], &board, "results").await;
    says(&results, "lost ");
    says(&chosen(&people[2], &results, "rating").await, "still uncertain");
    // The same numbers are stored.
    let store = Store::open_read_only(&world.database()).await.unwrap();
    let stored = store.ratings().await.unwrap();
    store.close().await;
    for rated in &stored[0].people {
        let of = people.iter().zip(ratings).find(|(user, _)| user.id().get() == rated.user.0);
        assert_eq!(of.map(|(_, rating)| rating), Some(rated.rating));
    }
}

async fn ratings_stay_when_an_opponent_is_forgotten(world: &mut World) {
    for game in 1..=2 {
        finished(world, "king", game).await;
    }
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    world.game = "king";
    let board = world.slash(&bob, "leaderboard by:rating").await;
    says(&board, "Page 1 of 2");
    let said = turned(&bob, &board, "Later").await.text();
    says_all(&said, ["Ratings, all time", "Alice", "Page 2 of 2"]);
    says(&world.slash(&bob, "leaderboard by:rating period:week").await, "Ratings, the last 7 days");

    let store = world.tables().store().clone();
    let mut before = store.ratings().await.unwrap();
    forget(&alice, world.channel, "king").await;
    let people = &mut before[0].people;
    people.retain(|rated| rated.user.0 != alice.id().get());
    assert_eq!(people.len(), 30);
    before[0].places.pop();
    assert_eq!(store.ratings().await.unwrap(), before);
    let recomputed = store.recompute_ratings().await.unwrap();
    assert_eq!((recomputed[0].games, recomputed[0].changed), (2, 0));
    assert_eq!(store.ratings().await.unwrap(), before);
}
