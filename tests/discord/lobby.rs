use getaway::sandbox::Permissions;

use crate::stage::Stage;

#[tokio::test]
async fn a_lobby_is_opened_joined_left_and_dealt() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));

    let lobby = stage.say(&alice, "/getaway start computers:2").await;
    assert!(!lobby.is_ephemeral());
    assert!(lobby.text().contains("3 taken"), "{}", lobby.text());
    let again = stage.say(&bob, "/getaway start").await;
    assert!(again.is_ephemeral() && again.text().contains("a table in this channel already"));

    let joined = bob.click(&lobby, "Join").await.unwrap();
    assert!(
        joined.is_ephemeral() && joined.text().contains("You have seat"),
        "{}",
        joined.text()
    );
    stage.public("Bob").await;
    let refused = bob.click(&lobby, "Deal").await.unwrap();
    assert!(
        refused.text().contains("Only the host"),
        "{}",
        refused.text()
    );

    let left = bob.click(&lobby, "Leave").await.unwrap();
    assert!(left.text().contains("You have left"));
    let dealt = alice.click(&lobby, "Deal").await.unwrap();
    assert!(dealt.text().contains("is dealt"), "{}", dealt.text());
    let hand = stage.private(&alice, "Your hand").await;
    assert!(hand.is_ephemeral());
    stage.public("trick 1").await;
    stage
        .sandbox
        .wait_for("the lobby to be closed", |view| {
            let lobby = view.message(lobby.id)?;
            lobby.buttons().is_empty().then_some(())
        })
        .await;
}

#[tokio::test]
async fn what_cannot_be_done_is_explained() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    for line in [
        "/getaway join",
        "/getaway leave",
        "/getaway deal",
        "/getaway hand",
        "/getaway play card:QH",
        "/getaway take",
        "/getaway draw from:1",
        "/getaway pile number:1",
        "/getaway table",
        "/getaway stop",
    ] {
        let answer = stage.say(&alice, line).await;
        assert!(answer.is_ephemeral(), "{line}");
        assert!(
            answer.text().contains("There is no table"),
            "{line}: {}",
            answer.text()
        );
    }
    stage.say(&alice, "/getaway start").await;
    let answer = stage.say(&alice, "/getaway deal").await;
    assert!(answer.text().contains("it takes 3"), "{}", answer.text());
    let answer = stage.say(&bob, "/getaway hand").await;
    assert!(
        answer.text().contains("You have no seat"),
        "{}",
        answer.text()
    );
    let answer = stage.say(&alice, "/getaway play card:nonsense").await;
    assert!(answer.text().contains("is no card"), "{}", answer.text());
    let answer = stage.say(&alice, "/getaway start turn_seconds:5").await;
    assert!(
        answer.text().contains("must be 15 to 3600"),
        "{}",
        answer.text()
    );
    let answer = stage.say(&bob, "/getaway stop").await;
    assert!(answer.text().contains("Only the host"), "{}", answer.text());
}

#[tokio::test]
async fn no_table_is_opened_where_the_bot_may_not_write() {
    let stage = Stage::new().await;
    stage
        .sandbox
        .deny_bot(stage.channel, Permissions::SEND_MESSAGES);
    let answer = stage.say(&stage.user("Alice"), "/getaway start").await;
    assert!(answer.is_ephemeral());
    assert!(answer.text().contains("Send Messages"), "{}", answer.text());
    assert!(stage.tables.all().is_empty());
}

#[tokio::test]
async fn a_table_is_stopped_after_a_question() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    stage.say(&alice, "/getaway start computers:3").await;
    let question = stage.say(&alice, "/getaway stop").await;
    let never = alice.click(&question, "Never mind").await.unwrap();
    assert!(never.text().contains("Nothing was changed"));
    let question = stage.say(&alice, "/getaway stop").await;
    alice.click(&question, "End the table").await.unwrap();
    stage.public("This table is closed").await;
    stage.say(&alice, "/getaway start").await;
    stage.public("a table is open").await;
}

#[tokio::test]
async fn the_server_settles_how_tables_start() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    stage
        .sandbox
        .set_permissions(stage.sandbox.guild(), alice.id(), Permissions::USUAL);
    let refused = stage.say(&alice, "/getaway settings computers:4").await;
    assert!(
        refused.text().contains("manage the server"),
        "{}",
        refused.text()
    );
    stage
        .sandbox
        .set_permissions(stage.sandbox.guild(), alice.id(), Permissions::MANAGE_GUILD);
    let saved = stage
        .say(
            &alice,
            "/getaway settings computers:4 house:strict turn_seconds:0",
        )
        .await;
    assert!(
        saved.is_ephemeral() && saved.text().contains("No clock"),
        "{}",
        saved.text()
    );
    let lobby = stage
        .say(&alice, "/getaway start first_trick:any_order")
        .await;
    let text = lobby.text();
    assert!(
        text.contains("5 taken") && text.contains("No clock"),
        "{text}"
    );
    assert!(text.contains("Mistakes are: penalised") && !text.contains("First trick: in turn"));
}

#[tokio::test]
async fn rules_figures_and_being_forgotten_answer_the_caller_alone() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    let rules = stage.say(&alice, "/getaway rules").await;
    assert!(rules.is_ephemeral() && rules.text().contains("Tables in this server start with"));
    let stats = stage.say(&alice, "/getaway stats").await;
    assert!(stats.is_ephemeral() && stats.text().contains("No finished game yet"));
    let board = stage.say(&alice, "/getaway leaderboard period:week").await;
    assert!(!board.is_ephemeral() && board.text().contains("No game has been finished"));
    let question = stage.say(&alice, "/getaway forget-me").await;
    let done = alice.click(&question, "Remove my name").await.unwrap();
    assert!(done.reply().await.text().contains("Your name is removed"));
    let none = stage.say(&alice, "/getaway record").await;
    assert!(
        none.text()
            .contains("No game has been finished in this channel")
    );
    let none = stage.say(&alice, "/getaway verify game:99").await;
    assert!(none.text().contains("no such game"));
}
