//! Requests to the sandbox, with Discord's limits enforced.

use discord_sandbox::{Options, Sandbox, View};

use super::*;
use crate::screen::pictures::{Bars, Chart};
use crate::screen::render::message::{Colour, Message, Picture, Visibility};

async fn connected() -> (Sandbox, Discord) {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let discord = testing::discord(&sandbox);
    (sandbox, discord)
}

#[tokio::test]
async fn an_answer_that_cannot_be_read_is_no_refusal() {
    let (sandbox, discord) = connected().await;
    let channel = ChannelId(sandbox.channel("general").get());
    let body = Message::text("hello").shown(Visibility::Public, &CardStyle::default());
    let answered = async |answer: &str| {
        sandbox.faults().answer_requests(1, "POST", "/messages", 200, answer);
        let error = discord.send(Target::Messages(channel), &body).await.unwrap_err();
        assert!(error.may_have_taken_effect(), "{error}");
        (error.to_string(), error.is_transient())
    };
    for strange in ["<html>", "Welcome to the hotel"] {
        let said = "the answer can't be read (it isn't JSON)".to_owned();
        assert_eq!(answered(strange).await, (said, true));
    }
    for (odd, why) in
        [("{}", "missing field `id`"), (r#"{"id": "x"}"#, "at id: "), (r#"{"id": [7]}"#, "at id: ")]
    {
        let (said, is_transient) = answered(odd).await;
        assert!(said.contains(why) && !is_transient, "{said}");
    }
}

/// The tries of an answer that Discord always refuses for a moment.
async fn tries(age: Duration) -> usize {
    let (sandbox, discord) = connected().await;
    sandbox.faults().fail_requests(u32::MAX, "POST", "/callback", 429);
    let body = Message::text("hello").shown(Visibility::Ephemeral, &CardStyle::default());
    let response = Response::Show(AnswerKind::Message, &body);
    let refused = discord.respond(1, &Token::new("a").made(age), response).await;
    assert!(refused.unwrap_err().is_transient());
    sandbox.requests().len()
}

#[tokio::test]
async fn an_answer_is_repeated_for_as_long_as_discord_waits_for_it() {
    let (all, late, too_late) = tokio::join!(
        tries(Duration::ZERO),
        tries(Duration::from_millis(1500)),
        tries(Duration::from_secs(4))
    );
    assert!(all > 3 && all > late && late > too_late, "{all}, {late}, {too_late}");
    assert_eq!(too_late, 1);
}

#[tokio::test]
async fn an_edit_that_waits_for_room_says_what_is_true_by_then() {
    let (sandbox, discord) = connected().await;
    let channel = ChannelId(sandbox.channel("general").get());
    let says = |text: &str| Message::text(text).shown(Visibility::Public, &CardStyle::default());
    let posted = discord.send(Target::Messages(channel), &says("posted")).await.unwrap();
    let target = Target::Message(channel, posted);
    // As long as nothing is known of a route, one request is in flight.
    let room = discord.requests.room(LightMethod::Patch, target).await.unwrap();
    let latest = Mutex::new("before");
    let edited = discord.edit_to_latest(target, || says(*latest.lock()));
    let changed = async {
        tokio::task::yield_now().await;
        *latest.lock() = "latest";
        drop(room);
    };
    tokio::join!(edited, changed).0.unwrap();
    let shown = |view: &View<'_>| view.public(channel.0.into()).map(|m| m.text()).collect();
    let shown: Vec<String> = sandbox.look(shown);
    assert_eq!(shown, ["latest"]);
}

#[test]
fn a_refusal_is_not_repeated_soon() {
    let refused = ApiError::own("no");
    let busy = ApiError::Transient("status 503".to_owned());
    let mut retries = RetryPauses::default();
    assert!(retries.is_new());
    assert!(retries.pause_after(&busy) <= Duration::from_secs(4));
    let pauses: Vec<_> = (0..20).map(|_| retries.pause_after(&refused)).collect();
    assert!(pauses.is_sorted() && pauses[0] >= Duration::from_secs(300));
    assert!(pauses[19] <= Duration::from_secs(6 * 3600));
}

#[tokio::test]
async fn nothing_is_sent_while_the_address_is_banned() {
    let (sandbox, discord) = connected().await;
    let channel = ChannelId(sandbox.channel("general").get());
    let body = Message::text("hello").shown(Visibility::Public, &CardStyle::default());
    let mut refused = Ok(0);
    for _ in 0..10 {
        // If the machine stands still, it is over before the request arrives.
        sandbox.faults().ban_address(Duration::from_secs(1));
        refused = discord.send(Target::Messages(channel), &body).await;
        if refused.is_err() {
            break;
        }
    }
    assert!(matches!(refused, Err(ApiError::Transient(_))));
    // Interactions don't count towards the bot's own limit, but come from the same address.
    let mut requests = tokio::task::JoinSet::new();
    for token in ["a", "b", "c"] {
        let (discord, body) = (discord.clone(), body.clone());
        requests
            .spawn(async move { discord.send(Target::FollowUps(&Token::new(token)), &body).await });
    }
    let (again, others) =
        tokio::join!(discord.send(Target::Messages(channel), &body), requests.join_all());
    again.unwrap();
    // They reach Discord once the ban is over. Discord doesn't know these tokens.
    for refused in others {
        assert!(matches!(refused, Err(ApiError::TokenExpired(_))));
    }
    let requests = sandbox.requests();
    assert_eq!(requests.iter().filter(|request| request.status == 429).count(), 1, "{requests:?}");
}

#[tokio::test]
async fn a_picture_without_permission_to_attach_it_is_left_out() {
    let (sandbox, discord) = connected().await;
    let channel = sandbox.channel("general");
    sandbox.deny_bot(channel, discord_sandbox::Permissions::ATTACH_FILES);
    let settings = GuildSettings::default();
    let mut message = Message::embed("title", "text", Colour::Result);
    message.picture = Some(Box::new(Picture {
        chart: Chart::Bars(Bars { rows: vec![(1, 50), (2, 150)], more_is_better: false }),
        name: "chart",
        alt: "in words".to_owned(),
        legend: "how to read it".to_owned(),
    }));
    let body =
        discord.painter.sent(&message, Visibility::Public, &discord.card_style(&settings)).await;
    let text = serde_json::to_string(&body).unwrap();
    assert!(text.contains("how to read it") && text.contains("in words"), "{text}");
    discord.send(Target::Messages(ChannelId(channel.get())), &body).await.unwrap();
    let posted = sandbox.messages(channel).pop().unwrap();
    assert!(posted.attachments().is_empty());
    assert!(
        !posted.text().contains("how to read it") && posted.now().embeds[0]["image"].is_null(),
        "{}",
        posted.text()
    );
}

#[test]
fn retries_get_further_apart_and_are_spread_out() {
    for failures in 1..20 {
        let full = Duration::from_millis(500) * 2u32.pow((failures - 1).min(6));
        let full = full.min(Duration::from_secs(4));
        let pause = backoff(failures);
        assert!(pause <= full && pause >= full.mul_f64(0.75), "{pause:?}");
    }
    let first = backoff(9);
    assert!((0..20).any(|_| backoff(9) != first), "always {first:?}");
}
