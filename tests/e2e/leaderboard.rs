//! `/getaway leaderboard` and `/getaway stats`.

use crate::harness::with_bot;

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
            let dealt = world.slash(&people[0], "deal").await;
            assert!(
                dealt
                    .text()
                    .contains(&format!("Game {} is dealt", game + 1)),
                "{}",
                dealt.text()
            );
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
