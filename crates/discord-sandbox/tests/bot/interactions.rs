//! Commands, buttons, menus and forms, from people to the bot and back.

use super::*;

#[tokio::test]
async fn commands_answer_publicly_and_ephemerally() {
    let bot = Bot::start().await;
    let (alice, bob) = (bot.sandbox.user("Alice"), bot.sandbox.user("Bob"));
    let channel = bot.sandbox.channel("random");

    let said = alice.slash(channel, "/say text:ho times:3 to:@Bob").await.expect("an answer");
    assert_eq!((said.kind, said.is_ephemeral()), (AckKind::Reply, false));
    let said = said.reply().await;
    assert_eq!(said.content(), format!("{}hohoho", bob.mention()));
    assert!(bob.was_notified_by(&said) && !alice.was_notified_by(&said));

    let thought = alice.slash(channel, "/think").await.expect("an answer");
    assert_eq!(thought.kind, AckKind::Defer);
    assert_eq!(thought.reply().await.content(), "I have it.");
    assert_eq!(thought.followup(0).await.content(), "And more.");
    assert!(thought.is_ephemeral());
    assert_eq!(alice.sees(channel).len(), 3);
    assert_eq!(
        bob.sees(channel).iter().map(Message::content).collect::<Vec<_>>(),
        [said.content(), "And more."]
    );
    assert!(
        !bot.sandbox.everything_seen_by(bob.id()).iter().any(|text| text.contains("I have it"))
    );
    assert!(bot.sandbox.unacknowledged().is_empty());
    bot.stop().await;
}

#[tokio::test]
async fn a_client_refuses_unknown_commands_and_bad_options() {
    let bot = Bot::start().await;
    let alice = bot.sandbox.user("Alice");
    let channel = bot.sandbox.channel("general");
    for (line, why) in [
        ("/sing", Refused::UnknownCommand("sing".into())),
        ("/fruit", Refused::UnknownCommand("fruit".into())),
        ("/say", Refused::MissingOption("text".into())),
        ("/say text:a volume:3", Refused::UnknownOption("volume".into())),
        ("/say text:a times:9", Refused::BadValue("times".into(), "9".into())),
        ("/say text:a times:x", Refused::BadValue("times".into(), "x".into())),
        ("/say text:a text:b", Refused::OptionTwice("text".into())),
    ] {
        assert_eq!(alice.slash(channel, line).await.expect_err(line), why);
    }
    let choices = alice.autocomplete(channel, "/fruit eat which:", "ap").await.expect("choices");
    assert_eq!(
        choices.iter().map(|choice| choice.name.as_str()).collect::<Vec<_>>(),
        ["apple", "apricot"]
    );
    let refused = alice.autocomplete(channel, "/say text:", "a").await.expect_err("not completed");
    assert_eq!(refused, Refused::NoAutocomplete("text".into()));
    bot.stop().await;
}

#[tokio::test]
async fn buttons_menus_and_forms_reach_the_bot() {
    let bot = Bot::start().await;
    let (alice, bob) = (bot.sandbox.user("Alice"), bot.sandbox.user("Bob"));
    let board = bot.board().await;

    let press = bob.click(&board, "Count").await.expect("an answer");
    assert_eq!((press.kind, press.text().lines().next()), (AckKind::Update, Some("1 presses")));
    let later = bob.click(&board, "♠ Later").await.expect("an answer");
    assert_eq!(later.kind, AckKind::DeferUpdate);
    bob.sees_text(board.channel, "edited later").await;

    let chosen = alice.select(&board, "Choose", &["A", "c"]).await.expect("an answer");
    assert_eq!((chosen.text().as_str(), chosen.is_ephemeral()), ("a+c", true));
    assert!(matches!(
        alice.select(&board, "menu", &["a", "b", "c"]).await,
        Err(Refused::BadChoice(_))
    ));

    let form = alice.click(&board, "form").await.expect("an answer");
    assert_eq!(form.modal().expect("a form").title, "Who?");
    assert!(matches!(
        alice.submit(&form, &[("name", "far too long a name")]).await,
        Err(Refused::BadField(_))
    ));
    assert_eq!(
        alice.submit(&form, &[("name", "Ann")]).await.expect("an answer").text(),
        "hello Ann"
    );

    alice.click(&board, "End").await.expect("an answer");
    assert_eq!(
        bob.click(&board, "Count").await.expect_err("disabled"),
        Refused::Disabled("Count".into())
    );
    assert_eq!(bob.press_raw(&board, "count").await.expect("an answer").kind, AckKind::Update);
    assert_eq!(bob.press_raw(&board, "gone").await.expect("an answer").text(), "that has passed");
    let history: Vec<String> = bot
        .sandbox
        .message(board.id)
        .expect("there")
        .history()
        .map(|v| v.content.clone())
        .collect();
    assert_eq!(history, ["0 presses", "1 presses", "edited later", "over", "2 presses"]);
    bot.stop().await;
}

#[tokio::test]
async fn files_are_kept_listed_and_deleted() {
    let bot = Bot::start().await;
    let channel = bot.sandbox.channel("random");
    let alice = bot.sandbox.user("Alice");
    let sent = alice.slash(channel, "/fruit file").await.expect("an answer").reply().await;
    let [picture, data] = sent.attachments() else {
        panic!("two files, not {:?}", sent.attachments())
    };
    assert_eq!((picture.filename.as_str(), picture.size), ("one.png", 3));
    assert_eq!(sent.now().embeds[0]["image"]["url"], picture.url);
    assert_eq!(bot.sandbox.file(data.id), Some(b"{}".to_vec()));

    let place = serenity::ChannelId::new(channel.get());
    let mut own = place
        .send_message(
            &bot.http,
            CreateMessage::new().content("x").add_file(CreateAttachment::bytes(vec![9], "a.txt")),
        )
        .await
        .expect("sent");
    assert_eq!(own.attachments.len(), 1);
    own.edit(
        &bot.http,
        EditMessage::new().new_attachment(CreateAttachment::bytes(vec![8], "b.txt")),
    )
    .await
    .expect("edited");
    assert_eq!(
        own.attachments.iter().map(|file| file.filename.as_str()).collect::<Vec<_>>(),
        ["b.txt"]
    );
    own.edit(&bot.http, EditMessage::new().content("y").remove_all_attachments())
        .await
        .expect("edited");
    assert!(own.attachments.is_empty());
    bot.stop().await;
}

#[tokio::test]
async fn a_slow_bot_fails_the_interaction() {
    let bot =
        Bot::start_with(Options { ack_deadline: Duration::from_millis(300), ..Options::default() })
            .await;
    let alice = bot.sandbox.user("Alice");
    let silent = alice.slash(bot.sandbox.channel("general"), "/silence").await;
    assert!(matches!(silent, Err(Refused::NoAnswer(_))));
    assert_eq!(bot.sandbox.unacknowledged().len(), 1);
    bot.stop().await;
}

#[tokio::test]
async fn interactions_arrive_twice_and_out_of_order() {
    let bot = Bot::start().await;
    let alice = bot.sandbox.user("Alice");
    let board = bot.board().await;
    bot.sandbox.faults().duplicate_interactions(1);
    alice.click(&board, "Count").await.expect("an answer");
    let refused = bot.sandbox.wait_for("the second answer to be refused", |view| {
        view.requests().find(|request| request.summary.contains("40060")).cloned()
    });
    assert_eq!(refused.await.status, 400);

    bot.sandbox.faults().hold_interactions();
    let first = alice.slash_and_go(board.channel, "/say text:first").expect("sent");
    let second = alice.slash_and_go(board.channel, "/say text:second").expect("sent");
    bot.sandbox.faults().release_interactions_reversed();
    assert_eq!(bot.sandbox.answer(second).await.expect("an answer").text(), "second");
    assert_eq!(bot.sandbox.answer(first).await.expect("an answer").text(), "first");
    bot.stop().await;
}
