//! `/getaway leaderboard` and `/getaway stats`.

use std::time::{Duration, SystemTime};

use getaway::rating::{self, Change, Player, RatedSeat, Rating};
use getaway::screen::render::numbers::signed;
use getaway::store::{
    Batch, ChannelId, DealtIn, GameChange, GuildId, Person, Place, Placed, TableChange, TableDoc,
    UserId,
};

use crate::harness::{World, says, says_all};

tests! { with_bot
    leaderboard_and_stats_after_three_games
    pages_of_leaderboard_and_stats_can_be_turned
    pages_keep_to_their_game_whatever_is_being_played
}

tests! { with_process ratings_follow_from_the_games_even_with_a_kill_in_between }

/// The menu of what a leaderboard is sorted by.
const ORDER: &str = "Results, or ratings: how strong people play";

async fn leaderboard_and_stats_after_three_games(world: &mut World) {
    let people = world.dealt(3).await;
    let losses = [1, 2, 0];
    for (game, loser) in (1..).zip([1, 0, 1]) {
        world.lose(&people[loser], game).await;
        world.slash(&people[0], "deal").await;
        world.any_public(&format!("Game {}, trick 1", game + 1)).await;
    }
    world.slash(&people[1], "leaderboard period:all").await;
    let board = world.any_public("Getaway: leaderboard, ").await;
    for (user, lost) in people.iter().zip(losses) {
        let line =
            board.text().lines().find(|line| line.ends_with(&*user.name())).map(str::to_owned);
        assert!(line.is_some_and(|line| line.contains(&format!(" {lost}/3 "))), "{}", board.text());
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
            home: place.channel,
            settings: "{}".to_owned(),
            friendly: false,
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
            counts: true,
        },
    ];
    let doc = TableDoc { kind, version: 1, text: "{}".to_owned() };
    store.commit(step(0, TableChange::Open(doc), games)).await.expect("it is stored");
    store.commit(step(1, TableChange::End, Vec::new())).await.expect("it is stored");
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
    let second = world.press(&bob, &board, "Later").await;
    assert_eq!(second.id, board.id, "pages turn in place");
    says_all(&second, ["Page 2 of 2", " 2/2 −2 Alice"]);
    assert!(second.button("Later").is_none());
    assert_eq!(second.attachments().len(), 0, "only the first page has bars");
    let first = world.press(&alice, &second, "Earlier").await;
    assert_eq!(first.id, board.id, "whoever turns them");
    says(&first, "Page 1 of 2");
    assert_eq!(first.attachments().len(), 1, "the first page has its bars");

    // Period and order change in the same message, which everyone keeps seeing.
    let rated = world.choose(&alice, &first, ORDER, "rating").await;
    assert_eq!(rated.id, board.id);
    says(&rated, "Getaway: ratings, all time");
    assert_eq!(rated.attachments().len(), 0, "ratings have no bars");
    let second = world.press(&bob, &rated, "Later").await;
    says_all(&second, ["Getaway: ratings, all time", "Alice", "Page 2 of 2"]);
    let week = world.choose(&bob, &rated, "Since when", "week").await;
    says(&week, "Getaway: ratings, the last 7 days");
    let results = world.choose(&bob, &week, ORDER, "results").await;
    assert_eq!((results.id, results.is_ephemeral()), (board.id, false));
    says(&results, "Getaway: leaderboard, the last 7 days");
    assert_eq!(results.attachments().len(), 1);

    // Alice has met 30 people, 10 on a page.
    let mut page = world.slash(&bob, "stats player:Alice").await;
    let mut met = 0;
    for number in 1..=3 {
        let text = page.text();
        says_all(&text, [&format!("Page {number} of 3"), "Cards picked up: 30"]);
        met += text.lines().filter(|line| line.starts_with("Guest ")).count();
        if number < 3 {
            page = world.press(&bob, &page, "Later").await;
        }
    }
    assert_eq!(met, 30);
    assert!(page.button("Later").is_none());
    let page = world.press(&bob, &page, "Earlier").await;
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
    let second = world.press(&bob, &first, "Later").await;
    says(&second, "Palace: Alice’s stats");
    // A table of another game in the channel doesn't change that.
    world.game = "getaway";
    world.slash(&bob, "start").await;
    let said = world.press(&bob, &second, "Later").await.text();
    says_all(&said, ["Palace: Alice’s stats", "Page 3 of 3"]);
}

async fn ratings_follow_from_the_games_even_with_a_kill_in_between(world: &mut World) {
    let people = world.dealt(3).await;
    let mut ratings = [Rating::start("getaway"); 3];
    for (game, loser) in [(1, 2), (2, 0)] {
        let result = world.lose(&people[loser], game).await.text();
        let seat = |(at, known): (usize, &Rating)| RatedSeat {
            player: Player::Person(*known),
            place: 1 + u8::from(at == loser),
            tallied: at == loser,
        };
        let seats: Vec<RatedSeat> = ratings.iter().enumerate().map(seat).collect();
        let changes: Vec<Change> = rating::rate("getaway", &seats).into_iter().flatten().collect();
        for (person, change) in people.iter().zip(&changes) {
            let points = signed(change.after.points() - change.before.points());
            let chance = change.chance.expect("somebody loses") * 100.0;
            says(&result, &format!("{} {points} ({chance:.0})", person.name()));
        }
        ratings = std::array::from_fn(|at| changes[at].after);
        if game == 1 {
            world.restart().await;
            world.slash(&people[0], "deal").await;
            world.any_public("Game 2, trick 1").await;
        }
    }
    world.slash(&people[1], "leaderboard by:rating").await;
    let board = world.any_public("Getaway: ratings, ").await.text();
    for (user, rating) in people.iter().zip(ratings) {
        // After two games, a rating is still uncertain and has four digits.
        let points = rating.points();
        let said = format!("about {},{:03}, still uncertain", points / 1000, points % 1000);
        let line = format!("{},{:03}? 2 {}", points / 1000, points % 1000, user.name());
        says(&board, &line);
        says(&world.slash(user, "stats").await, &format!("Rating: {said}"));
    }
}
