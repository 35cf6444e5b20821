//! What holds for every game, whichever people play: it goes on after kills, can be played by
//! commands alone, and leaves its traces.

// Tests begin in the order of their names, so these long ones don't begin last here.
#[path = "screens.rs"]
mod screens;

use discord_sandbox::User;
use getaway::games::GameKind;
use getaway::games::options::Named;

use crate::harness::{World, says, says_all};
use crate::recap::is_told;
use crate::seated::{PATIENT, Tables};

tests! { with_bot every_game_can_be_played_by_commands_alone_and_leaves_its_traces }

tests! { with_process every_game_goes_on_after_kills }

async fn every_game_goes_on_after_kills(world: &mut World) {
    let mut tables = Tables::of(world).await;
    for kind in GameKind::ALL {
        let person = |seat| world.sandbox.create_user(&format!("{kind}{seat}"));
        let people = (0..3).map(person).collect();
        tables.add(*kind, world.sandbox.guild(), people).await;
    }
    // Right after the deals, and twice in the middle of the games.
    for plays in [0, 5, 7] {
        for table in 0..tables.all.len() {
            for _ in 0..plays {
                tables.play(table).await;
            }
        }
        world.restart().await;
        tables.last_asks_for_their_hand().await;
        tables.all_become_true("a kill").await;
    }
    tables.play_to_the_end().await;
}

/// What two games of a kind leave behind.
struct Traces {
    kind: GameKind,
    people: usize,
    /// What the result of each says, and how often.
    result: &'static [(&'static str, usize)],
    /// What its picture's alternative text says, and how often.
    picture: &'static [(&'static str, usize)],
    /// What the leaderboard says of each person before `of 2`.
    board: &'static str,
    stats: &'static [&'static str],
}

const TRACES: [Traces; 4] = [
    Traces {
        kind: GameKind::Getaway,
        people: 3,
        result: &[("Got away:", 1), (" loses: ", 1), ("trick by trick", 1)],
        picture: &[("away in trick", 2), ("the loser, with", 1)],
        board: "lost ",
        stats: &["Cards picked up: ", "Tochoos given: ", "Hands taken: 0"],
    },
    Traces {
        kind: GameKind::Palace,
        people: 3,
        result: &[("Got away:", 1), ("left by stack", 1)],
        picture: &[("away in stack", 2), ("the loser, with", 1)],
        board: "lost ",
        stats: &["Cards picked up: ", "Stacks burnt: ", "didn’t fit: "],
    },
    Traces {
        kind: GameKind::Bus,
        people: 3,
        result: &[(" wins: ", 1), ("loser", 0)],
        picture: &[("out in deal", 2), ("has 1 token left", 1)],
        board: "won ",
        stats: &["Deals won: ", "Times they stopped the bus: ", "Best hand: "],
    },
    Traces {
        kind: GameKind::King,
        people: 2,
        result: &[("Got away", 0), ("loser", 0)],
        picture: &[("\n", 4)],
        board: "won ",
        stats: &["Negative hands without a penalty: ", "Auctions won: "],
    },
];

impl Traces {
    /// Checks the result of game number `game`, and its picture.
    async fn are_in_the_result(&self, world: &World, game: u64, people: &[User]) {
        let result = world.newest_public(&format!("Game {game} is over")).await;
        let counted = |text: &str, said: &[(&str, usize)]| {
            for (part, times) in said {
                assert_eq!(text.matches(part).count(), *times, "{part}: {text}");
            }
        };
        let [picture] = result.attachments() else { panic!("one picture: {}", result.text()) };
        let alt = picture.description.clone().expect("an alternative text");
        // The picture's words aren't drawn.
        counted(&result.text().replace(&alt, ""), self.result);
        counted(&alt, self.picture);
        people.iter().for_each(|user| says(&alt, &user.name()));
    }
}

async fn every_game_can_be_played_by_commands_alone_and_leaves_its_traces(world: &mut World) {
    let mut tables = Tables::of(world).await;
    tables.presses = false;
    for traces in &TRACES {
        let (people, guild) = (world.people(traces.people), world.sandbox.guild());
        let seated = tables.open(traces.kind, guild, people.clone()).await;
        (world.game, world.channel) = (traces.kind.name(), seated.channel);
        tables.all = vec![seated];
        let mut played = Vec::new();
        for again in [false, true] {
            if again {
                world.slash(&people[0], "deal").await;
            }
            let (game, _) = tables.stored(0).await.expect("a game is played");
            // Whoever leaves the second game has lost or won it all the same.
            let is_left = again && traces.kind == GameKind::King;
            let patience = if is_left { PATIENT } else { usize::MAX };
            tables.play_out(0, patience).await;
            traces.are_in_the_result(world, game.number.0, &people).await;
            played.push(game);
        }
        let result = world.newest_public(" is over").await;
        let review = world.press(&people[1], &result, "Review").await;
        assert!(review.is_ephemeral());
        says(&review, "A look back at");
        if let Some(there) = review.buttons().first().map(|button| button.label.clone()) {
            says_all(&review, ["You chose: ", "\nYour cards: "]);
            let replay = world.press(&people[1], &review, &there).await;
            says(&replay, there.trim_start_matches("▶ "));
        }
        let mut replay = world.press(&people[1], &result, "Replay").await;
        assert!(replay.is_ephemeral());
        people.iter().for_each(|user| says(&replay, &user.name()));
        // A short game of Stop the Bus has just two, or one if two people lose their only tokens at once.
        for step in 2..=3 {
            if replay.button(&format!("{step} ▶")).is_none() {
                assert_eq!(traces.kind, GameKind::Bus, "{}", replay.text());
                break;
            }
            let next = world.press(&people[1], &replay, &format!("{step} ▶")).await;
            assert_eq!(next.id, replay.id, "it turns in place");
            says(&next, &format!("{step}/"));
            replay = next;
        }
        let board = world.slash(&people[0], "leaderboard").await.text();
        let counted = board.lines().filter(|line| line.contains("/2 "));
        assert_eq!(counted.count(), people.len(), "{board}");
        says(&board, &format!("`/` {}of games", traces.board));
        let stats = world.slash(&people[0], "stats").await.text();
        traces.stats.iter().for_each(|said| says(&stats, said));
        let verified = world.slash(&people[0], "verify").await;
        assert!(verified.is_ephemeral());
        says(&verified, "The cards are as promised");
        says(&world.press(&people[0], &verified, "Details").await, "agree");
        is_told(world, traces.kind, &people, &played).await;
    }
}
