//! `/king`: whole games by buttons and by commands, with kills and with computers that take over;
//! refused commands; secrecy; and the number of requests.

use std::collections::BTreeSet;

use discord_sandbox::{Message, Refused, User};
use getaway::cards::Seat;
use getaway::games::king::King;
use getaway::games::king::rules::{Contract, Due, Entry, Event, Record};
use getaway::games::kit::Rules as _;

use crate::harness::{Turns, World, cards_in, readable, says, with_bot, with_process};
use crate::record::{last_record, record_of};
use crate::refusals::refused;
use crate::screen::{posted, requests};
use crate::secrecy::public_ids;

/// The cards of ten hands.
const CARDS: usize = 520;

/// The id of the button to press in a hand. Prefers an auction whenever one is possible: the first
/// player in it bids, and then all pass.
fn offer(hand: &Message) -> Option<String> {
    let ids = hand.buttons().into_iter().filter_map(|b| b.custom_id);
    let ids: Vec<String> = ids.filter(|id| id.starts_with("king.")).collect();
    let find = |name: &str| ids.iter().find(|id| id.starts_with(name)).cloned();
    let is_beaten = hand.text().contains("The bid to beat");
    let bid = find("king.bid.").filter(|_| !is_beaten);
    let called = bid.or_else(|| find("king.pass."));
    called
        .or_else(|| find("king.auction."))
        .or_else(|| ids.first().cloned())
}

/// Whether any version of a message begins like this. The next events may have changed it again.
fn has_said(message: &Message, begins: &[&str]) -> bool {
    let mut said = message.history().iter().map(discord_sandbox::Version::text);
    said.any(|text| begins.iter().any(|with| text.starts_with(with)))
}

/// Waits for somebody who can do something, and returns them with their hand and what they press.
/// `None` once a message says `end`. Only `good` hands count.
async fn next(
    world: &World,
    people: &[User],
    end: &str,
    good: impl Fn(&User, &Message) -> bool,
) -> Option<(usize, Message, String)> {
    let next = world
        .sandbox
        .wait_for("a move to make, or the end", |view| {
            let mut public = view.public(world.channel);
            if public.any(|message| message.text().contains(end)) {
                return Some(None);
            }
            let mut people = people.iter().enumerate();
            people.find_map(|(at, user)| {
                let mut seen = view.seen_by(user.id(), world.channel);
                let hand =
                    seen.rfind(|m| m.is_ephemeral() && m.text().contains("**Your hand**"))?;
                let offered = offer(hand).filter(|_| good(user, hand))?;
                Some(Some((at, hand.clone(), offered)))
            })
        });
    next.await
}

/// Presses a button. An edit from before the person's last press may arrive late and show their old
/// hand for a moment. Then the press is refused, and they try again.
async fn press(user: &User, hand: &Message, id: &str) {
    if let Err(Refused::NoAnswer(why)) = user.click(hand, id).await {
        panic!("{id}: {why}");
    }
}

/// Lets everyone press what they can until a message says `end`.
async fn play_by_buttons(world: &World, people: &[User], end: &str) {
    let mut turns = Turns::default();
    while let Some((at, hand, id)) = next(world, people, end, |_, _| true).await {
        turns.count();
        press(&people[at], &hand, &id).await;
    }
}

/// Whether the table is in one of the last five hands. A single hand may go unnoticed, because it
/// can end with its first trick.
fn is_second_half(table: &str) -> bool {
    (6..=10).any(|hand| table.contains(&format!("hand {hand} of 10")))
}

/// Kills the bot, and lets everyone ask for their hand again.
async fn kill(world: &mut World, people: &[User]) {
    world.restart().await;
    let table = world.any_public(" of 10").await;
    for user in people {
        let shown = user.click(&table, "My hand").await.unwrap().reply().await;
        says(&shown.text(), "**Your hand**");
    }
}

/// The record of the channel's last game. Checks that it is valid and that the scores add up to 0.
async fn verified(world: &World, user: &User) -> Record {
    let record: Record = last_record(world, user).await;
    assert_eq!(
        record.end.scores.expect("it is over").iter().sum::<i32>(),
        0
    );
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_all_cards_by_buttons_in_spite_of_kills() {
    with_process(&[], async |world| {
        world.game = "king";
        let people = world.people(4);
        world.deal(&people, "ending:thirteen turn_seconds:0").await;
        let (mut turns, mut in_trick, mut in_auction) = (Turns::default(), false, false);
        let over = "Game 1 is over";
        while let Some((at, hand, id)) = next(world, &people, over, |_, _| true).await {
            let text = hand.text();
            let turn = turns.count();
            if !in_trick && turn > 30 && text.contains("On the table:") {
                in_trick = true;
                kill(world, &people).await;
            } else if !in_auction && text.contains("The bid to beat") {
                in_auction = true;
                kill(world, &people).await;
            } else {
                press(&people[at], &hand, &id).await;
            }
        }
        assert!(in_trick && in_auction);
        let record = verified(world, &people[2]).await;
        assert!(record.end.places.is_some());
        let plays = record.moves.iter();
        let plays = plays.filter(|entry| matches!(entry, Entry::Play { .. }));
        assert_eq!(plays.count(), CARDS);
        let result = world.newest_public("Game 1 is over").await;
        let text = result.text();
        assert!(text.contains("**After 10 of 10 hands:**"), "{text}");
        assert!(!text.contains("loser"), "{text}");
        let [curve] = result.attachments() else {
            panic!("one picture: {text}");
        };
        let alt = curve.description.clone().expect("an alternative text");
        assert_eq!(alt.lines().count(), 5, "{alt}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_score_sheet_between_two_hands_survives_a_kill() {
    // The pause is long enough for a kill.
    with_process(&[("COMPUTER_PACE_MS", "900")], async |world| {
        world.game = "king";
        let people = world.people(4);
        world.deal(&people, "turn_seconds:0").await;
        play_by_buttons(world, &people, "hand 1 of 10 is over").await;
        for user in &people {
            let waits = |hand: &Message| hand.text().contains("The next hand will be dealt");
            world.hand_when(user, "is over", waits).await;
        }
        let sheet = world.newest_public("After 1 of 10 hands:").await;
        assert_eq!(sheet.attachments().len(), 1, "{}", sheet.text());
        kill(world, &people).await;
        let table = world.newest_public("Game 1, hand 2 of 10").await;
        says(&table.text(), "each heart −");
        assert!(table.attachments().is_empty(), "{}", table.text());
        for user in &people {
            let is_dealt = |hand: &Message| hand.text().contains("(13 cards)");
            world.hand_when(user, "is dealt", is_dealt).await;
        }
    })
    .await;
}

/// The cards of a hand, which has a line for each suit.
fn cards_of(hand: &Message) -> BTreeSet<String> {
    let text = hand.text();
    let suits = text.lines().filter(|line| {
        line.trim_start_matches("## ")
            .starts_with(['♠', '♥', '♦', '♣'])
    });
    cards_in(&suits.collect::<Vec<_>>().join("\n"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_takes_three_requests_a_play_and_people_see_only_their_own_hands() {
    with_bot(async |world| {
        world.game = "king";
        let people = world.people(4);
        world.deal(&people, "turn_seconds:0").await;
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        let (before, mut plays) = (requests(world), Turns::default());
        // Nobody presses anything before their hand is up to date.
        let is_own = |user: &User, hand: &Message| {
            let own = world.view::<King>(user);
            own.is_some_and(|own| {
                let is_due = own.board().due().seat() == Some(own.seat());
                is_due && cards_of(hand) == readable(own.hand())
            })
        };
        while let Some((at, hand, id)) = next(world, &people, "Game 1 is over", is_own).await {
            press(&people[at], &hand, &id).await;
            plays.count();
            world.look_for_leaks().await;
        }
        let plays = plays.count();
        let each = (requests(world) - before) as f64 / plays as f64;
        println!(
            "{plays} plays, {each:.2} requests a play, {} public messages",
            posted(world)
        );
        assert!(each <= 3.3, "{each}");
        assert!(posted(world) <= 4, "{}", posted(world));
        for id in public_ids(world) {
            let is_sheet = id.starts_with("king.sheet.");
            assert!(!id.starts_with("king.") || is_sheet, "{id}");
        }
        let board = world.slash(&people[0], "leaderboard").await.text();
        assert!(board.contains("won 1 of 1"), "{board}");
    })
    .await;
}

/// What a seat did in a game: its negative hands without a penalty, its points in the positive
/// hands that it dealt, and the auctions that it won.
fn did(record: &Record, seat: Seat) -> [i64; 3] {
    let (mut clean, mut as_dealer, mut auctions) = (0, 0, 0);
    let replayed = record.replay_with(&mut |before, act| {
        let is_dealer = before.board().dealer() == seat;
        let mut note = |event: Event| match event {
            Event::Sold { to, .. } => auctions += i64::from(to == seat),
            Event::RoundOver {
                contract, scores, ..
            } => {
                let own = i64::from(scores[seat.index()]);
                match contract {
                    Contract::Negative(_) => clean += i64::from(own == 0),
                    Contract::Positive { .. } if is_dealer => as_dealer += own,
                    Contract::Positive { .. } => {}
                }
            }
            _ => {}
        };
        let made = before.clone().make(act, &mut note);
        made.expect("it was verified");
    });
    replayed.expect("it was verified");
    [clean, as_dealer, auctions]
}

#[tokio::test(flavor = "multi_thread")]
async fn king_stats_agree_with_the_records() {
    with_bot(async |world| {
        world.game = "king";
        let people = world.people(4);
        world.deal(&people, "turn_seconds:0").await;
        play_by_buttons(world, &people, "Game 1 is over").await;
        let result = world.newest_public("Game 1 is over").await;
        people[0].click(&result, "Again").await.unwrap();
        world.any_public("Game 2, hand 1 of 10").await;
        play_by_buttons(world, &people, "Game 2 is over").await;

        let mut records: Vec<Record> = Vec::new();
        for game in 1..=2 {
            records.push(record_of(world, &people[0], game).await);
        }
        let mut auctions = 0;
        for (user, seat) in people.iter().zip(Seat::first(4)) {
            let (mut sums, mut scores) = ([0; 3], Vec::new());
            for record in &records {
                let sum = sums.iter_mut().zip(did(record, seat));
                sum.for_each(|(sum, one)| *sum += one);
                scores.push(record.end.scores.expect("it is over")[seat.index()]);
            }
            auctions += sums[2];
            let each = |sum: i64| format!("{:.1}", sum as f64 / 2.0);
            let names = [
                "Negative hands without a penalty",
                "Points in the positive hand they dealt",
                "Auctions won",
            ];
            let best = match scores[0].max(scores[1]) {
                above @ 1.. => format!("+{above}"),
                best => best.to_string(),
            };
            let mean = each(i64::from(scores[0] + scores[1]));
            let figures = names.iter().zip(sums);
            let figures =
                figures.map(|(name, sum)| format!("{name}: {sum} ({} a game)", each(sum)));
            let said = figures.chain([format!("Score: best {best}, {mean} a game")]);
            let stats = world.slash(user, "stats").await.text();
            for said in said {
                let said = said.replace('-', "−");
                assert!(stats.lines().any(|line| line == said), "{said}: {stats}");
            }
        }
        assert!(auctions > 0, "no auction was won");
    })
    .await;
}

/// Does the first offered thing by command. Returns whether anything was offered.
async fn by_command(world: &World, user: &User) -> bool {
    for option in ["play card", "trumps suit", "bid tricks", "direction way"] {
        let offers = world.offered(user, option).await;
        let chosen = match option {
            "trumps suit" => offers.last().filter(|last| *last == "auction"),
            _ => None,
        };
        if let Some(choice) = chosen.or_else(|| offers.first()) {
            let bids_again = option == "bid tricks" && choice != "1";
            let line = if bids_again {
                "pass".to_owned()
            } else {
                format!("{option}:{choice}")
            };
            let answer = world.slash(user, &line).await;
            let begins = ["You ", "The auction", "This hand"];
            assert!(has_said(&answer, &begins), "{line}: {}", answer.text());
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_take_over_two_seats_in_the_middle_of_a_game_by_commands() {
    with_bot(async |world| {
        world.game = "king";
        let people = world.people(4);
        world.deal(&people, "turn_seconds:0").await;
        let mut left = false;
        let round = async |_| {
            if !left && is_second_half(&world.public_text()) {
                left = true;
                world.slash(&people[1], "leave").await;
                world.slash(&people[3], "leave").await;
                world.newest_public("Bob (left; a computer plays)").await;
            }
            let mut anyone = false;
            for user in people.iter().step_by(if left { 2 } else { 1 }) {
                anyone |= by_command(world, user).await;
            }
            anyone
        };
        world.play_out_by(1, round).await;
        assert!(left);
        let record = verified(world, &people[0]).await;
        assert!(record.end.places.is_some());
        let back = world.slash(&people[0], "rules").await.text();
        assert!(back.contains("King in short"), "{back}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn king_refuses_what_the_rules_forbid_and_shows_the_score() {
    with_bot(async |world| {
        world.game = "king";
        let people = world.people(4);
        let (alice, bob) = (&people[0], &people[1]);
        for line in [
            "play card:3H",
            "trumps suit:S",
            "bid tricks:3",
            "pass",
            "direction way:up",
        ] {
            refused(world, alice, line, "`/king start` opens one").await;
        }
        world.open(&people[..2], "turn_seconds:0").await;
        refused(world, alice, "pass", "No game is being played").await;
        let lobby = world.any_public("2 of 4 taken").await;
        let fills = "When the host deals, computers (normal) take the empty seats: 2.";
        says(&lobby.text(), fills);
        refused(world, bob, "deal", "Only the host").await;
        alice.click(&lobby, "Deal").await.unwrap();
        world.any_public("hand 1 of 10").await;
        let turn = world.sandbox.wait_for("one of the people to be due", |_| {
            let board = *world.view::<King>(alice)?.board();
            let Due::Play(seat) = board.due() else {
                return None;
            };
            (seat.index() < 2).then_some(seat.index())
        });
        let turn = turn.await;
        let (who, other) = if turn == 0 {
            (alice, bob)
        } else {
            (bob, alice)
        };
        refused(world, other, "pass", "’s turn. Wait for yours").await;
        for line in [
            "pass",
            "trumps suit:spades",
            "bid tricks:3",
            "direction way:down",
        ] {
            refused(world, who, line, "Now it’s time to play a card").await;
        }
        refused(
            world,
            who,
            "trumps suit:seven",
            "“seven” isn’t a choice here",
        )
        .await;
        refused(world, who, "direction way:left", "“left” isn’t a direction").await;
        refused(world, who, "play card:nonsense", "“nonsense” isn’t a card").await;
        let own = world.view::<King>(who).expect("a game is played");
        let not_mine = own.unseen().iter().next().expect("others hold cards");
        refused(
            world,
            who,
            &format!("play card:{not_mine}"),
            "isn’t in your hand",
        )
        .await;
        let wrong = own.hand().minus(own.legal_cards());
        if let Some(card) = wrong.iter().next() {
            refused(world, who, &format!("play card:{card}"), "must follow suit").await;
        }
        let hint = world.slash(who, "hint").await.text();
        assert!(hint.contains("points in this hand on average"), "{hint}");
        assert!(hint.lines().any(|line| line.starts_with("Why: ")), "{hint}");
        let table = world.any_public("hand 1 of 10").await;
        let sheet = other.click(&table, "Score sheet").await.unwrap();
        let sheet = sheet.reply().await;
        assert!(sheet.is_ephemeral());
        says(&sheet.text(), "everyone has 0");
        let question = world.slash(alice, "stop").await;
        says(&question.text(), "without a winner");
        alice.click(&question, "End the table").await.unwrap();
        world.any_public("Nobody has won").await;
    })
    .await;
}
