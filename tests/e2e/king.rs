//! `/king`: the score sheet between two hands, and refused commands.

use discord_sandbox::Message;
use getaway::games::GameKind;
use getaway::games::king::King;

use crate::harness::{World, says, with_process_env};
use crate::refusals::refused;
use crate::seated::Tables;

tests! { with_bot king_refuses_what_the_rules_forbid_and_shows_the_score }

#[tokio::test(flavor = "multi_thread")]
async fn the_score_sheet_between_two_hands_survives_a_kill() {
    // The pause is long enough for a kill.
    with_process_env(&[("COMPUTER_PACE_MS", "900")], async |world| {
        let (people, guild) = (world.people(4), world.sandbox.guild());
        let mut tables = Tables::of(world).await;
        tables.add(GameKind::King, guild, people.clone()).await;
        (world.game, world.channel) = ("king", tables.all[0].channel);
        while !world.public_text().contains("hand 1 of 10 is over") {
            tables.play(0).await;
        }
        let over = world.newest_public("hand 1 of 10 is over").await;
        let sheet = people[0].click(&over, "Score sheet").await.unwrap().reply().await;
        assert_eq!(sheet.attachments().len(), 1, "{}", sheet.text());
        world.restart().await;
        tables.ask_for_hands().await;
        says(&world.newest_public("Game 1, hand 2 of 10").await, "each heart −");
        for user in &people {
            let is_dealt = |hand: &Message| hand.text().contains("(13 cards)");
            world.hand_when(user, "is dealt", is_dealt).await;
        }
    })
    .await;
}

async fn king_refuses_what_the_rules_forbid_and_shows_the_score(world: &mut World) {
    world.game = "king";
    let people = world.people(4);
    let (alice, bob) = (&people[0], &people[1]);
    let own = ["trumps suit:S", "bid tricks:3", "pass", "direction way:up"];
    for line in own.into_iter().chain(["play card:3H"]) {
        refused(world, alice, line, "/king start opens one").await;
    }
    world.open(&people[..2], "turn_seconds:0").await;
    refused(world, alice, "pass", "No game is being played").await;
    let lobby = world.any_public("2 of 4 taken").await;
    says(&lobby, "Computers (normal) fill the free seats.");
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
    let hint = world.slash(who, "hint").await;
    says(&hint, "points in this hand on average");
    // Whoever has only one card of the led suit has no choice.
    if view.legal_cards().len() > 1 {
        let hint = world.press(who, &hint, "Why?").await.text();
        assert!(hint.lines().any(|line| line.starts_with("Why: ")), "{hint}");
    }
    let table = world.any_public("hand 1 of 10").await;
    let sheet = other.click(&table, "Score sheet").await.unwrap().reply().await;
    assert!(sheet.is_ephemeral());
    says(&sheet, "everyone has 0");
}
