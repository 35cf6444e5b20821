//! Ratings: compared with a plain count through all games, computed again, and after somebody was
//! forgotten.

use std::collections::BTreeMap;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use getaway_games::rating::{Player, RatedSeat};

use super::*;

on_both!(
    computing_ratings_again_changes_nothing_and_corrects_what_is_wrong,
    ratings_stay_when_an_opponent_is_forgotten,
    an_opponent_who_is_forgotten_during_a_game_counts_as_if_they_had_stayed,
    a_game_that_does_not_count_is_not_rated,
    certain_ratings_come_first_and_a_period_shows_who_has_played,
    games_that_end_at_the_same_time_are_rated_one_after_the_other,
    a_new_method_renumbers_all_ratings_once_and_says_so_after_the_next_game,
    ratings_before_a_game_are_those_of_people_who_sit_down,
);

/// A game that the last player loses. The strength of its computers is known.
const GETAWAY: &str = "getaway";
/// A game that the first player wins.
const KING: &str = "king";

/// Who sits there: a person, or a computer of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Person(u64),
    Computer(&'static str),
}
use Who::{Computer, Person as Human};

/// A game with these players and places, by seat.
fn game_at(seats: &[(Who, u8)], kind: &'static str, game: GameNumber) -> Vec<GameChange> {
    let dealt = |(player, _): &(Who, u8)| match player {
        Human(id) => person(*id),
        Computer(level) => computer(level),
    };
    let last = seats.iter().map(|(_, place)| *place).max();
    let placed = |(_, place): &(Who, u8)| Placed {
        place: *place,
        tallied: if kind == GETAWAY { Some(*place) == last } else { *place == 1 },
        score: None,
    };
    let players = seats.iter().map(dealt).collect();
    let results = seats.iter().map(placed).collect();
    game_of(kind, game, players, results, Vec::new())
}

async fn play(f: &Fixture, table: TableId, kind: &'static str, seats: &[(Who, u8)], when: u64) {
    let game = f.store.new_game().unwrap();
    f.save(table, game_at(seats, kind, game), when).await;
}

/// Games by kind and players, in the order in which they were stored.
type Played = Vec<(&'static str, Vec<(Who, u8)>)>;

/// Random games of people and computers, some of them with ties, with a clock that goes back and forth.
async fn played(f: &Fixture, table: TableId, rng: &mut Xoshiro256PlusPlus, games: u64) -> Played {
    let mut all = Vec::new();
    for _ in 0..games {
        let kind = [GETAWAY, KING][rng.random_range(0..2)];
        let seats = rng.random_range(3..=8);
        let mut people: Vec<u64> = (1..=6).collect();
        let humans = rng.random_range(1..=seats.min(people.len()));
        let players = (0..seats).map(|seat| match seat {
            seat if seat < humans => Human(people.remove(rng.random_range(0..people.len()))),
            _ => Computer(["easy", "normal", "hard"][rng.random_range(0..3)]),
        });
        let players: Vec<Who> = players.collect();
        let worth: Vec<u8> = players.iter().map(|_| rng.random_range(0..6)).collect();
        let seats: Vec<(Who, u8)> = players
            .into_iter()
            .zip(&worth)
            .map(|(player, own)| {
                let better = worth.iter().filter(|other| *other > own).count();
                (player, better as u8 + 1)
            })
            .collect();
        play(f, table, kind, &seats, rng.random_range(1_000..9_000)).await;
        all.push((kind, seats));
    }
    all
}

/// Counts through all games: the ratings after each person's games, by kind and person.
fn counted(games: &Played) -> BTreeMap<(&'static str, u64), Vec<Rating>> {
    let mut all: BTreeMap<(&'static str, u64), Vec<Rating>> = BTreeMap::new();
    for (kind, seats) in games {
        let people = seats.iter().filter(|(p, _)| matches!(p, Human(_)));
        if people.count() < 2 {
            continue;
        }
        let last = seats.iter().map(|(_, place)| *place).max();
        let before = seats.iter().map(|(player, place)| RatedSeat {
            player: match player {
                Human(id) => {
                    let known = all.get(&(*kind, *id)).and_then(|all| all.last());
                    Player::Person(known.copied().unwrap_or_else(|| Rating::start(kind)))
                }
                Computer(level) => Player::computer(kind, level).unwrap(),
            },
            place: *place,
            tallied: if *kind == GETAWAY { Some(*place) == last } else { *place == 1 },
        });
        let after = rating::rate(kind, &before.collect::<Vec<_>>());
        for ((player, _), change) in seats.iter().zip(after) {
            if let (Human(id), Some(change)) = (player, change) {
                all.entry((*kind, *id)).or_default().push(change.after);
            }
        }
    }
    all
}

/// Checks the stored ratings of these people.
async fn assert_stored(f: &Fixture, expected: &BTreeMap<(&'static str, u64), Vec<Rating>>) {
    for ((kind, user), ratings) in expected {
        let stats = f.store.stats(GUILD, kind, UserId(*user)).await.unwrap().unwrap();
        let stored: Vec<Rating> = stats.latest.iter().map(|game| game.rating).collect();
        let latest = &ratings[ratings.len().saturating_sub(100)..];
        assert_eq!(stored, latest, "{kind}, {user}");
        assert_eq!(Some(&stats.rating), ratings.last(), "{kind}, {user}");
    }
}

async fn changed(f: &Fixture) -> u64 {
    f.store.recompute_ratings().await.unwrap().iter().map(|of| of.changed).sum()
}

fn random() -> Xoshiro256PlusPlus {
    let seed = rand::random();
    println!("seed {seed}");
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

async fn computing_ratings_again_changes_nothing_and_corrects_what_is_wrong(f: Fixture) {
    let mut rng = random();
    let table = f.open_table().await;
    // The random games might all not count; these two do.
    for kind in [GETAWAY, KING] {
        play(&f, table, kind, &[(Human(1), 1), (Human(2), 2)], 5).await;
    }
    let mut games: Played =
        [GETAWAY, KING].map(|kind| (kind, vec![(Human(1), 1), (Human(2), 2)])).into();
    games.extend(played(&f, table, &mut rng, 40).await);
    assert_stored(&f, &counted(&games)).await;
    assert_eq!(changed(&f).await, 0);
    for wrong in [
        "UPDATE standings SET strength = strength + 1 WHERE \"user\" = 1 AND kind = 'king'",
        "UPDATE results SET uncertainty = NULL WHERE \"user\" = 2 AND kind = 'getaway'",
        "UPDATE game_players SET strength = 7 WHERE \"user\" = 1 AND game IN (SELECT number FROM games WHERE people >= 2)",
    ] {
        f.execute(wrong).await;
    }
    let corrected = changed(&f).await;
    assert!(corrected >= 4, "{corrected}");
    assert_stored(&f, &counted(&games)).await;
    assert_eq!(changed(&f).await, 0);
}

async fn ratings_stay_when_an_opponent_is_forgotten(f: Fixture) {
    let mut rng = random();
    let table = f.open_table().await;
    let mut games = played(&f, table, &mut rng, 30).await;
    let together = vec![(Human(1), 1), (Human(2), 2), (Human(3), 3)];
    play(&f, table, GETAWAY, &together, 5).await;
    games.push((GETAWAY, together.clone()));
    let mut expected = counted(&games);
    f.store.forget(UserId(3), DAY).await.unwrap();
    expected.retain(|(_, user), _| *user != 3);
    assert_stored(&f, &expected).await;
    assert_eq!(changed(&f).await, 0);
    assert_stored(&f, &expected).await;

    // A person who comes back starts from the beginning, and the others go on from where they were.
    play(&f, table, GETAWAY, &together, 6).await;
    let known = |user| expected[&(GETAWAY, user)].last().copied().unwrap();
    let ratings = [known(1), known(2), Rating::start(GETAWAY)];
    let seat =
        |(place, rating)| RatedSeat { player: Player::Person(rating), place, tallied: place == 3 };
    let seats: Vec<RatedSeat> = (1..).zip(ratings).map(seat).collect();
    let after = rating::rate(GETAWAY, &seats).into_iter().flatten().map(|change| change.after);
    for (user, after) in (1..).zip(after) {
        let stats = f.store.stats(GUILD, GETAWAY, UserId(user)).await.unwrap();
        assert_eq!(stats.unwrap().rating, after, "{user}");
    }
    assert_eq!(changed(&f).await, 0);
    f.store.forget(UserId(3), DAY).await.unwrap();
    assert_eq!(changed(&f).await, 0);
}

/// Otherwise a strong player who is about to lose could spare their rating from the winners.
async fn an_opponent_who_is_forgotten_during_a_game_counts_as_if_they_had_stayed(f: Fixture) {
    let table = f.open_table().await;
    for kind in [GETAWAY, KING] {
        let mut games: Played = Vec::new();
        for n in 0..20 {
            let seats = vec![(Human(1), 2), (Human(2 + n % 3), 3), (Human(5), 1)];
            play(&f, table, kind, &seats, n).await;
            games.push((kind, seats));
        }
        let seats = vec![(Human(2), 1), (Human(1), 3), (Human(3), 2), (Human(6), 2)];
        let game = f.store.new_game().unwrap();
        let mut running = game_at(&seats, kind, game);
        games.push((kind, seats));
        let end = running.split_off(2);
        f.save(table, running, 30).await;
        for user in [1, 6] {
            f.store.forget(UserId(user), DAY).await.unwrap();
            f.store.forgotten_at(UserId(user), vec![table]).await.unwrap();
        }
        f.save(table, end, 40).await;
        let mut expected = counted(&games);
        expected.retain(|(_, user), _| ![1, 6].contains(user));
        assert_stored(&f, &expected).await;
        let stats = f.store.stats(GUILD, kind, UserId(1)).await.unwrap();
        assert_eq!(stats, None);
        assert_eq!(changed(&f).await, 0);
        assert_stored(&f, &expected).await;
    }
}

async fn a_game_that_does_not_count_is_not_rated(f: Fixture) {
    let table = f.open_table().await;
    let alone = [(Human(1), 1), (Computer("easy"), 2), (Computer("easy"), 3)];
    play(&f, table, GETAWAY, &alone, 5).await;
    assert_eq!(f.store.ratings().await.unwrap(), []);
    assert_eq!(f.store.recompute_ratings().await.unwrap(), []);
}

async fn certain_ratings_come_first_and_a_period_shows_who_has_played(f: Fixture) {
    let table = f.open_table().await;
    let day = 86_400;
    for n in 0..100 {
        let winner = n % 2;
        let seats = [(Human(1), 1 + winner as u8), (Human(2), 2 - winner as u8)];
        play(&f, table, GETAWAY, &seats, day).await;
    }
    play(&f, table, GETAWAY, &[(Human(4), 1), (Human(3), 2)], 3 * day).await;
    let board = async |since: Option<u64>, places| {
        let board = f.store.ratings_board(GUILD, GETAWAY, since.map(at), places).await.unwrap();
        let users: Vec<u64> = board.standings.iter().map(|rated| rated.user.0).collect();
        (board.people, board.first, users)
    };
    let (people, _, all) = board(None, 0..20).await;
    assert_eq!((people, &all[2..]), (4, &[4, 3][..]));
    assert_eq!(board(Some(2 * day), 0..20).await, (2, 0, vec![4, 3]));
    assert_eq!(board(None, 2..3).await, (4, 2, vec![4]));
    assert_eq!(board(None, 40..41).await, (4, 0, vec![all[0]]));
    let ratings = f.store.ratings().await.unwrap();
    let rated = &ratings[0].people;
    let uncertain: Vec<bool> = rated.iter().map(|rated| rated.rating.is_uncertain()).collect();
    assert_eq!(uncertain, [false, false, true, true]);
}

/// Two processes may end games of one server at the same time, just after its shard was handed over.
async fn games_that_end_at_the_same_time_are_rated_one_after_the_other(f: Fixture) {
    let other = match f.store.database.dialect {
        Dialect::Sqlite => f.store.clone(),
        Dialect::Postgres => {
            f.store.close().await;
            let [one, other] = testing::two_stores(&f.url).await;
            return both_end_games(&one, &other).await;
        }
    };
    both_end_games(&f.store, &other).await;
}

async fn both_end_games(one: &Store, other: &Store) {
    let end = async |store: &Store, channel: u64| {
        let place = Place { channel: ChannelId(channel), ..PLACE };
        let open = Batch { place, ..opening(store.new_table().unwrap(), 50) };
        store.commit(open.clone()).await.unwrap();
        for from_version in 1..=20 {
            let seats = [(Human(channel), 1), (Human(7), 2)];
            let games = game_at(&seats, GETAWAY, store.new_game().unwrap());
            let change = TableChange::Keep(doc("{}"));
            store.commit(Batch { from_version, change, games, ..open.clone() }).await.unwrap();
        }
    };
    tokio::join!(end(one, 1), end(other, 2));
    let recomputed = one.recompute_ratings().await.unwrap();
    let [of] = &recomputed[..] else { panic!("{recomputed:?}") };
    assert_eq!((of.games, of.changed), (40, 0));
    let stats = one.stats(GUILD, GETAWAY, UserId(7)).await.unwrap().unwrap();
    assert_eq!(stats.standing.games, 40);
}

/// What an earlier program left: its numbers, and no note of when they were computed.
const EARLIER: [&str; 2] = [
    "UPDATE standings SET strength = strength - 7000, uncertainty = 200000 WHERE kind = 'getaway'",
    "UPDATE rated SET renumbered = NULL",
];

async fn a_new_method_renumbers_all_ratings_once_and_says_so_after_the_next_game(f: Fixture) {
    let table = f.open_table().await;
    let mut games = Played::new();
    let seats = vec![(Human(1), 1), (Computer("easy"), 2), (Human(2), 3)];
    for kind in [GETAWAY, KING, GETAWAY] {
        play(&f, table, kind, &seats, 5).await;
        games.push((kind, seats.clone()));
    }
    for earlier in EARLIER {
        f.execute(earlier).await;
    }
    let f = f.reopened().await;
    assert_stored(&f, &counted(&games)).await;
    assert_eq!(changed(&f).await, 0);
    // It is done once: what is wrong now stays until it is asked for.
    f.execute(EARLIER[0]).await;
    let f = f.reopened().await;
    assert!(changed(&f).await > 0);

    let said = async |kind| {
        let game = f.store.new_game().unwrap();
        f.save(table, game_at(&seats, kind, game), 9).await;
        let rated = f.store.rated_game(game).await.unwrap().unwrap();
        assert_eq!(
            rated.changes.iter().map(Option::is_some).collect::<Vec<_>>(),
            [true, false, true]
        );
        let stats = f.store.stats(GUILD, kind, UserId(2)).await.unwrap().unwrap();
        assert_eq!(rated.changes[2].map(|change| change.after), Some(stats.rating));
        rated.is_first_anew
    };
    assert_eq!([said(GETAWAY).await, said(GETAWAY).await], [true, false]);
    // King's ratings were right.
    assert!(!said(KING).await);
    let uncounted = f.store.new_game().unwrap();
    let alone = [(Human(1), 1), (Computer("easy"), 2), (Computer("easy"), 3)];
    f.save(table, game_at(&alone, GETAWAY, uncounted), 9).await;
    assert_eq!(f.store.rated_game(uncounted).await.unwrap(), None);
}

async fn ratings_before_a_game_are_those_of_people_who_sit_down(f: Fixture) {
    let table = f.open_table().await;
    play(&f, table, GETAWAY, &[(Human(1), 1), (Human(2), 2)], 5).await;
    let people = [UserId(2), UserId(9), UserId(1)];
    let ratings = f.store.ratings_of(GUILD, GETAWAY, &people).await.unwrap();
    let points: Vec<i64> = ratings.iter().map(|rating| rating.points()).collect();
    assert_eq!(ratings[1], Rating::start(GETAWAY));
    assert!(points[0] < points[1] && points[1] < points[2], "{points:?}");
    assert_eq!(f.store.ratings_of(GUILD, KING, &[]).await.unwrap(), []);
}
