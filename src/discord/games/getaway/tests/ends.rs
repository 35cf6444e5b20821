//! Before and after the games: the lobby and the result.

use super::*;
use crate::table::Commitment;

#[test]
fn the_lobby_shows_the_seats_the_options_and_the_fingerprint_of_the_shuffle() {
    let table = TestTable::new();
    insta::assert_snapshot!(table.lobby(), @r"
    # Getaway: a table is open (game 7)
    Get rid of your cards; the last player left is the loser. Press **Join** to take a seat. When enough seats are taken, the host presses **Deal**.

    **Seats:** 3 taken, 3 to 8 can play
    1. **Ann** (host)
    2. **\*Bob\***
    3. **Computer 1** (normal)
    Play goes down this list.

    **This table plays:**
    120 seconds for each turn
    No pause before a lead
    The classic rules

    -# Fair shuffle: the secret of game 7 was fixed before anyone joined. Its fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    -# Want a say in the shuffle? Anyone with a seat can press **Cut the cards** and type a word.
    ---
    [Join] [Leave] [Deal] [Fill up to 4 and deal] [Cut the cards]
    ---
    [Rules]
    ");
}

#[test]
fn a_lobby_shows_the_words_of_the_cuts() {
    let table = TestTable::new();
    let next = cut(7, &[(1, "**mango** @everyone"), (0, "پتنگ")]);
    let lobby = read(&table.lobby_of(&next));
    let (_, end) = lobby.split_once("The classic rules\n\n").unwrap();
    insta::assert_snapshot!(end.replace(['\u{200b}', '\u{2068}', '\u{2069}'], "¦"), @r"
    **The cards are cut with these words, in this order:**
    ✂️ \*Bob\*: \*\*mango\*\* @¦everyone
    ✂️ Ann: ¦پتنگ¦

    -# Fair shuffle: the secret of game 7 was fixed before anyone joined. Its fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Deal] [Fill up to 4 and deal] [Cut the cards]
    ---
    [Rules]
    ");
    let stage = Stage::Lobby(next.clone());
    let scene = table.scene(&stage);
    let begun = read(&lobby::closed(&scene, &next));
    let (_, end) = begun.split_once("this list.\n\n").unwrap();
    insta::assert_snapshot!(end.replace(['\u{200b}', '\u{2068}', '\u{2069}'], "¦"), @r"
    **The cards are cut with these words, in this order:**
    ✂️ \*Bob\*: \*\*mango\*\* @¦everyone
    ✂️ Ann: ¦پتنگ¦

    -# Fair shuffle: the secret of game 7 was fixed before anyone joined. Its fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ");
}

#[test]
fn lobbies_and_results_say_that_words_have_become_void() {
    let table = TestTable::new();
    let next = Commitment {
        voided: 2,
        ..commitment(8)
    };
    let lobby = read(&table.lobby_of(&next));
    let result = read(&table.result(&Outcome {
        next,
        ..table.lost()
    }));
    let void = "**The words so far are void.** Seats have changed: cut again if you like.";
    for shown in [lobby, result] {
        assert!(shown.lines().any(|line| line == void), "{shown}");
    }
}

#[test]
fn a_result_shows_the_words_for_the_next_game() {
    let table = TestTable::new();
    let outcome = Outcome {
        commitment: cut(7, &[(1, "mango")]),
        next: cut(8, &[(0, "kite")]),
        ..table.lost()
    };
    let result = read(&table.result(&outcome));
    let (_, end) = result.split_once("Computer 1: 0\n\n").unwrap();
    insta::assert_snapshot!(end, @r"
    **The cards are cut with these words, in this order:**
    ✂️ Ann: kite

    -# The secret of game 7: `5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e7`
    -# Next is game 8. Its secret’s fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Again] [Fill up to 4 and deal] [Cut the cards]
    ---
    [Rules] [History] [Review] [Verify]
    ");
}

#[test]
fn a_result_says_who_lost_and_shows_the_secret() {
    let mut table = TestTable::new();
    table.seats[1].tally = 1;
    let outcome = Outcome {
        counts: false,
        ..table.lost()
    };
    insta::assert_snapshot!(read(&table.result(&outcome)), @r"
    **\*Bob\*** <@12> is the loser of this game.
    ---
    # Game 7 is over
    **The loser:** **\*Bob\***
    1. Computer 1 got away
    2. Ann got away

    **Lost in this series** (0 games)
    Ann: 0
    \*Bob\*: 1
    Computer 1: 0
    This game doesn’t count for the leaderboard: that takes at least two people.

    -# The secret of game 7: `5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e7`
    -# Next is game 8. Its secret’s fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Again] [Fill up to 4 and deal] [Cut the cards]
    ---
    [Rules] [History] [Review] [Verify]
    ");
}

#[test]
fn the_result_tells_of_a_take_that_ends_the_game() {
    let mut table = TestTable::position(Options::default(), ["QH 3S", "4C", ""], 0);
    table.act(Move::Take { seat: seat(0) });
    let result = read(&table.result(&table.lost()));
    let told = r"**Trick 9:** Ann takes \*Bob\*’s last card. \*Bob\* gets away. Ann is the loser.";
    assert!(result.contains(told), "{result}");
}
