//! `/king`: the score sheet between two hands, refused commands, and stats.

use discord_sandbox::{Message, Refused, User};
use getaway::cards::Seat;
use getaway::games::king::King;
use getaway::games::king::rules::{Contract, Event, Record};
use getaway::games::kit::Rules as _;

use crate::harness::{World, hand_of, says, with_process_env};
use crate::record::record_of;
use crate::refusals::refused;

tests! { with_bot
    king_stats_agree_with_the_records
    king_refuses_what_the_rules_forbid_and_shows_the_score
}

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
                let hand = hand_of(view, world.channel, user)?;
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
    while let Some((at, hand, id)) = next(world, people, end, |_, _| true).await {
        press(&people[at], &hand, &id).await;
    }
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

#[tokio::test(flavor = "multi_thread")]
async fn the_score_sheet_between_two_hands_survives_a_kill() {
    // The pause is long enough for a kill.
    with_process_env(&[("COMPUTER_PACE_MS", "900")], async |world| {
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

async fn king_stats_agree_with_the_records(world: &mut World) {
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
        let figures = figures.map(|(name, sum)| format!("{name}: {sum} ({} a game)", each(sum)));
        let said = figures.chain([format!("Score: best {best}, {mean} a game")]);
        let stats = world.slash(user, "stats").await.text();
        for said in said {
            let said = said.replace('-', "−");
            assert!(stats.lines().any(|line| line == said), "{said}: {stats}");
        }
    }
    assert!(auctions > 0, "no auction was won");
}

async fn king_refuses_what_the_rules_forbid_and_shows_the_score(world: &mut World) {
    world.game = "king";
    let people = world.people(4);
    let (alice, bob) = (&people[0], &people[1]);
    let own = ["trumps suit:S", "bid tricks:3", "pass", "direction way:up"];
    for line in own.into_iter().chain(["play card:3H"]) {
        refused(world, alice, line, "`/king start` opens one").await;
    }
    world.open(&people[..2], "turn_seconds:0").await;
    refused(world, alice, "pass", "No game is being played").await;
    let lobby = world.any_public("2 of 4 taken").await;
    let fills = "Empty seats: 2. When the host deals, computers (normal) take them.";
    says(&lobby.text(), fills);
    refused(world, bob, "deal", "Only the host").await;
    alice.click(&lobby, "Deal").await.unwrap();
    world.any_public("hand 1 of 10").await;
    let turn = world.sandbox.wait_for("one of the people to be due", |_| {
        let seat = world.view::<King>(alice)?.board().due().seat()?;
        people[..2].get(seat.index())
    });
    let who = turn.await;
    let other = if who.id() == alice.id() { bob } else { alice };
    refused(world, other, "pass", "’s turn. Wait for yours").await;
    for line in own {
        refused(world, who, line, "Now it’s time to play a card").await;
    }
    let view = world.view::<King>(who).expect("a game is played");
    let not_mine = view.unseen().iter().next().expect("others hold cards");
    let not_mine = format!("play card:{not_mine}");
    for (line, why) in [
        ("trumps suit:seven", "“seven” isn’t a choice here"),
        ("direction way:left", "“left” isn’t a direction"),
        ("play card:nonsense", "“nonsense” isn’t a card"),
        (&not_mine, "isn’t in your hand"),
    ] {
        refused(world, who, line, why).await;
    }
    let wrong = view.hand().minus(view.legal_cards());
    if let Some(card) = wrong.iter().next() {
        refused(world, who, &format!("play card:{card}"), "must follow suit").await;
    }
    let hint = world.slash(who, "hint").await.text();
    says(&hint, "points in this hand on average");
    assert!(hint.lines().any(|line| line.starts_with("Why: ")), "{hint}");
    let table = world.any_public("hand 1 of 10").await;
    let sheet = other.click(&table, "Score sheet").await.unwrap();
    let sheet = sheet.reply().await;
    assert!(sheet.is_ephemeral());
    says(&sheet.text(), "everyone has 0");
    let question = world.slash(alice, "stop").await;
    says(&question.text(), "without a result");
    alice.click(&question, "End the table").await.unwrap();
    let vote = world.any_public("asks to end this game").await;
    bob.click(&vote, "Agree to end it").await.unwrap();
    let end = "everyone else who still played agreed";
    world.any_public(end).await;
}
