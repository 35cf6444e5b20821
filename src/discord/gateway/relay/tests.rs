//! Every end of a connection to Discord, in every state of a shard.

use serenity::futures::future::join_all;
use serenity::model::event::{Event, GatewayEvent};
use tokio::io::AsyncReadExt;
use tokio::sync::mpsc;
use tokio_tungstenite::{accept_async, connect_async};

use super::*;

/// What comes back in a form made of labels, which serenity doesn't know.
const LABELS: [&str; 2] = [
    r#"{"type":18,"id":1,"component":{"type":3,"id":2,"custom_id":"a","values":["b"]}}"#,
    r#"{"type":18,"id":3,"component":{"type":22,"id":4,"custom_id":"c","values":[]}}"#,
];

/// Handles all events but one, and tells the ids of presses, and one more for forms.
struct Presses(mpsc::UnboundedSender<u64>);

impl Listener for Presses {
    fn handles(&self, kind: &str) -> bool {
        kind != "MESSAGE_UPDATE"
    }

    fn hear(&self, press: Press) {
        if press.is_form() {
            let parts = LABELS.map(|part| serde_json::from_str::<Value>(part).unwrap());
            assert_eq!(press.data.components.as_deref(), Some(&parts[..]));
        }
        let _ = self.0.send(press.id.get() + u64::from(press.is_form()));
    }
}

/// How far a connection has come when Discord ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    BeforeHello,
    BeforeReady,
    Running,
    Resuming,
}

impl State {
    const ALL: [State; 4] =
        [State::BeforeHello, State::BeforeReady, State::Running, State::Resuming];
}

const HELLO: &str = r#"{"op":10,"d":{"heartbeat_interval":41250}}"#;
const IDENTIFY: &str = r#"{"op":2,"d":{"token":"x"}}"#;
const RESUME: &str = r#"{"op":6,"d":{"token":"x"}}"#;
const READY: &str = r#"{"op":0,"t":"READY","s":1,"d":{}}"#;

/// What a close leads to: the code with which the shard is closed, so that it connects again, or the
/// reason with which the process ends.
type Outcome = Result<u16, u16>;

/// serenity then goes on with its session.
const RESUMED: Outcome = Ok(1000);
/// serenity then begins another one.
const NEW_SESSION: Outcome = Ok(4009);

/// The documented close codes of the gateway, what any connection may be closed with, and no code.
const ENDS: [(Option<u16>, Outcome); 19] = [
    (None, RESUMED),
    (Some(1000), RESUMED),
    (Some(1001), RESUMED),
    (Some(4000), RESUMED),
    (Some(4001), RESUMED),
    (Some(4002), RESUMED),
    (Some(4003), NEW_SESSION),
    (Some(4004), Err(4004)),
    (Some(4005), RESUMED),
    (Some(4006), NEW_SESSION),
    (Some(4007), NEW_SESSION),
    (Some(4008), RESUMED),
    (Some(4009), NEW_SESSION),
    (Some(4010), Err(4010)),
    (Some(4011), Err(4011)),
    (Some(4012), Err(4012)),
    (Some(4013), Err(4013)),
    (Some(4014), Err(4014)),
    (Some(4999), RESUMED),
];

/// Discord, and the relay to it.
async fn relayed() -> (TcpListener, Relay) {
    let (listener, relay, _) = relayed_to().await;
    (listener, relay)
}

/// The same, with the ids of the presses that its listener gets.
async fn relayed_to() -> (TcpListener, Relay, mpsc::UnboundedReceiver<u64>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let gateway = format!("ws://{}", listener.local_addr().unwrap());
    let (heard, presses) = mpsc::unbounded_channel();
    let relay = Relay::open(&gateway.parse().unwrap(), 1, 1, Presses(heard)).await.unwrap();
    (listener, relay, presses)
}

/// Discord, which ends one connection in this state.
async fn discord(listener: &TcpListener, state: State, code: Option<u16>) {
    let (stream, _) = listener.accept().await.unwrap();
    let mut connection = accept_async(stream).await.unwrap();
    if state != State::BeforeHello {
        connection.send(Message::text(HELLO)).await.unwrap();
        connection.next().await.unwrap().unwrap();
    }
    if state == State::Running {
        connection.send(Message::text(READY)).await.unwrap();
    }
    connection.close(code.map(frame)).await.unwrap();
    while let Some(Ok(_)) = connection.next().await {}
}

/// A shard up to this state. Returns the code with which it is closed.
async fn shard(url: &str, state: State) -> Option<u16> {
    let (mut connection, _) = connect_async(url).await.unwrap();
    let mut code = None;
    while let Some(Ok(said)) = connection.next().await {
        match said {
            Message::Close(close) => code = close.map(|frame| frame.code.into()),
            said if said == Message::text(HELLO) => {
                let asked = match state {
                    State::Resuming => RESUME,
                    _ => IDENTIFY,
                };
                connection.send(Message::text(asked)).await.unwrap();
            }
            said => assert_eq!(said, Message::text(READY)),
        }
    }
    code
}

#[tokio::test]
async fn an_encrypted_gateway_is_greeted_with_tls() {
    /// What the first record of a TLS connection begins with.
    const HANDSHAKE: u8 = 22;

    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let gateway = format!("wss://{}", listener.local_addr().unwrap()).parse().unwrap();
    let greeted = async { listener.accept().await.unwrap().0.read_u8().await.unwrap() };
    let (reached, first) = tokio::join!(try_to_reach(&gateway), greeted);
    assert_eq!(first, HANDSHAKE);
    assert!(matches!(reached, Err(Unreachable::Failed(_))), "{reached:?}");
}

#[tokio::test]
async fn every_close_in_every_state_is_survived_or_ends_the_process_with_the_reason() {
    for state in State::ALL {
        for (code, outcome) in ENDS {
            let (listener, relay) = relayed().await;
            let ends = discord(&listener, state, code);
            let (closed, ()) = tokio::join!(shard(&relay.url, state), ends);
            match outcome {
                Ok(expected) => assert_eq!(closed, Some(expected), "{state:?}, {code:?}"),
                Err(expected) => {
                    let why = relay.refused.await.unwrap().to_string();
                    let named = format!("with code {expected}: ");
                    assert!(why.contains(&named), "{state:?}, {code:?}: {why}");
                }
            }
        }
    }
}

/// A message, and what serenity gets instead.
const PASSED: [(&str, Option<&str>); 13] = [
    (HELLO, Some(HELLO)),
    (r#"{"op":0,"s":null,"t":"TYPING_START","d":{}}"#, None),
    (READY, Some(READY)),
    (
        r#"{"op":0,"t":"MESSAGE_CREATE","d":{"n":1}}"#,
        Some(r#"{"d":{"n":1},"op":0,"s":2,"t":"MESSAGE_CREATE"}"#),
    ),
    (
        r#"{"op":0,"s":"secret","t":"INTERACTION_CREATE","d":{}}"#,
        Some(r#"{"d":{},"op":0,"s":3,"t":"INTERACTION_CREATE"}"#),
    ),
    (r#"{"op":0,"s":4,"t":"GUILD_DELETE"}"#, Some(r#"{"d":null,"op":0,"s":4,"t":"GUILD_DELETE"}"#)),
    (
        r#"{"op":0,"t":"INTERACTION_CREATE"}"#,
        Some(r#"{"d":null,"op":0,"s":5,"t":"INTERACTION_CREATE"}"#),
    ),
    (r#"{"op":0,"s":6,"t":null,"d":{}}"#, None),
    (r#"{"op":0,"s":7,"d":{}}"#, None),
    (r#"{"op":"secret","d":{}}"#, None),
    (r#"{"op":0,"s":9,"t":7,"d":{}}"#, None),
    (
        r#"{"op":0,"s":10,"t":"CHANNEL_UPDATE","d":{"nsfw":null,"topic":null}}"#,
        Some(r#"{"d":{"topic":null},"op":0,"s":10,"t":"CHANNEL_UPDATE"}"#),
    ),
    (r#"{"op":11,"s":null}"#, Some(r#"{"op":11,"s":null}"#)),
];

#[tokio::test]
async fn an_event_without_its_number_reaches_serenity_with_the_next_one() {
    let (listener, relay) = relayed().await;
    let heard = heard(&listener, &relay, PASSED.map(|(said, _)| said.to_owned())).await;
    let expected = PASSED.iter().filter_map(|(_, passed)| *passed);
    let expected: Vec<Value> = expected.map(|said| serde_json::from_str(said).unwrap()).collect();
    assert_eq!(heard, expected);
}

/// What serenity hears if Discord says this and closes the connection.
async fn heard<const N: usize>(
    listener: &TcpListener,
    relay: &Relay,
    said: [String; N],
) -> Vec<Value> {
    let discord = async {
        let (stream, _) = listener.accept().await.unwrap();
        let mut connection = accept_async(stream).await.unwrap();
        for said in said {
            connection.send(Message::text(said)).await.unwrap();
        }
        connection.close(None).await.unwrap();
        while let Some(Ok(_)) = connection.next().await {}
    };
    let serenity = async {
        let (mut connection, _) = connect_async(format!("{}?v=10", relay.url)).await.unwrap();
        let mut heard = Vec::new();
        while let Some(Ok(said)) = connection.next().await {
            let text = said.is_text().then(|| said.into_text().unwrap());
            heard.extend(text.map(|text| serde_json::from_str(&text).unwrap()));
        }
        heard
    };
    tokio::join!(serenity, discord).0
}

/// A press with everything that the bot reads, this id of the pressed message, and in it what serenity
/// can't read.
fn pressed(number: u64, message: &str) -> Value {
    json!({"op": 0, "t": "INTERACTION_CREATE", "s": number, "d": {
        "type": 3, "id": "7", "token": "secret", "channel_id": "2", "locale": "en-US",
        "data": {"custom_id": "a", "component_type": 2},
        "message": {"id": message, "timestamp": "yesterday", "components": [{"type": 99}]},
    }})
}

#[tokio::test]
async fn serenity_only_counts_presses_and_what_nobody_handles() {
    let (listener, relay, mut presses) = relayed_to().await;
    let counted = |kind, number| json!({"op": 0, "t": kind, "s": number, "d": null});
    let said = |event: Value| event.to_string();
    let odd = pressed(4, "odd");
    let typed = json!({"op": 0, "t": "INTERACTION_CREATE", "s": 5, "d": {"type": 2}});
    let mut sent = pressed(7, "3");
    sent["d"]["type"] = 5.into();
    let parts = LABELS.map(|part| serde_json::from_str::<Value>(part).unwrap());
    sent["d"]["data"] = json!({"custom_id": "form", "components": parts});
    let all = [
        READY.to_owned(),
        said(json!({"op": 0, "t": "MESSAGE_UPDATE", "s": 2, "d": {"id": "1"}})),
        said(pressed(3, "3")),
        odd.to_string(),
        typed.to_string(),
        said(pressed(6, "3")),
        said(sent),
    ];
    let ready = serde_json::from_str(READY).unwrap();
    let expected = vec![
        ready,
        counted("MESSAGE_UPDATE", 2),
        counted("PRESS", 3),
        odd,
        typed,
        counted("PRESS", 6),
        counted("PRESS", 7),
    ];
    assert_eq!(heard(&listener, &relay, all).await, expected);
    assert_eq!((presses.recv().await, presses.recv().await), (Some(7), Some(7)));
    assert_eq!(presses.recv().await, Some(8), "a form");
    assert!(presses.try_recv().is_err(), "what can't be read is left to serenity");
    for kind in ["MESSAGE_UPDATE", "TYPING_START", "PRESS", "PRESENCE_UPDATE"] {
        let read = serde_json::from_str(&super::counted(kind, 9)).unwrap();
        assert!(matches!(read, GatewayEvent::Dispatch(9, Event::Unknown(_))), "{kind}");
    }
}

#[tokio::test]
async fn nobody_but_serenity_makes_the_relay_connect_to_discord() {
    let (discord, relay) = relayed().await;
    let place = relay.url.trim_start_matches("ws://");
    let (address, _) = place.split_once('/').unwrap();
    let _silent = TcpStream::connect(address).await.unwrap();
    assert!(connect_async(format!("ws://{address}/{:032x}", 7)).await.is_err());
    // Had one of them led to Discord, that connection would be the first.
    let serenity = connect_async(&relay.url);
    let accepted = async {
        let (stream, _) = discord.accept().await.unwrap();
        drop(accept_async(stream).await.unwrap());
        let another = discord.accept();
        timeout(Duration::from_millis(300), another).await.is_err()
    };
    let (connected, alone) = tokio::join!(serenity, accepted);
    assert!(connected.is_ok() && alone);
}

const IDENTIFY_A: &str = r#"{"op":2,"d":{"token":"x","shard":[0,1]}}"#;
const READY_A: &str = r#"{"op":0,"t":"READY","s":1,"d":{"session_id":"a"}}"#;
const RESUME_A: &str = r#"{"op":6,"d":{"token":"x","session_id":"a","seq":1}}"#;
const INVALID: &str = r#"{"op":9,"d":false}"#;

/// How Discord ends a session.
#[derive(Clone, Copy)]
enum Ends {
    Close(u16),
    /// By an answer to the next connection, which resumes it.
    Invalid,
}

/// Discord, whose connection says hello. Returns what the relay answers, and the connection.
async fn greeted(listener: &TcpListener) -> (String, WebSocketStream<TcpStream>) {
    let (stream, _) = listener.accept().await.unwrap();
    let mut connection = accept_async(stream).await.unwrap();
    connection.send(Message::text(HELLO)).await.unwrap();
    let said = connection.next().await.unwrap().unwrap().into_text().unwrap();
    (said, connection)
}

/// A connection of a shard that answers the hello with this. Returns what it hears until it is closed,
/// and the code.
async fn says(url: &str, said: &str) -> (Vec<String>, Option<u16>) {
    let (mut connection, _) = connect_async(url).await.unwrap();
    let (mut heard, mut code) = (Vec::new(), None);
    while let Some(Ok(message)) = connection.next().await {
        match message {
            Message::Close(close) => code = close.map(|frame| frame.code.into()),
            hello if hello == Message::text(HELLO) => {
                connection.send(Message::text(said)).await.unwrap();
            }
            message => heard.push(message.into_text().unwrap()),
        }
    }
    (heard, code)
}

#[tokio::test]
async fn a_session_that_discord_has_ended_begins_anew_when_its_shard_resumes() {
    let all = [4003, 4006, 4007, 4009].map(Ends::Close).into_iter().chain([Ends::Invalid]);
    // Each waits until another session may begin.
    join_all(all.map(begins_anew)).await;
}

async fn begins_anew(ends: Ends) {
    let (listener, relay) = relayed().await;
    let discord = async {
        let (said, mut first) = greeted(&listener).await;
        assert_eq!(said, IDENTIFY_A);
        first.send(Message::text(READY_A)).await.unwrap();
        let code = if let Ends::Close(code) = ends { Some(code) } else { Some(1001) };
        first.close(code.map(frame)).await.unwrap();
        if let Ends::Invalid = ends {
            let (said, mut resumed) = greeted(&listener).await;
            assert_eq!(said, RESUME_A);
            resumed.send(Message::text(INVALID)).await.unwrap();
            while let Some(Ok(_)) = resumed.next().await {}
        }
        let (said, mut anew) = greeted(&listener).await;
        assert_eq!(said, IDENTIFY_A);
        anew.send(Message::text(READY_A.replace("\"a\"", "\"b\""))).await.unwrap();
        anew.close(Some(frame(1001))).await.unwrap();
    };
    let serenity = async {
        let (heard, code) = says(&relay.url, IDENTIFY_A).await;
        assert_eq!((&heard[..], code), (&[READY_A.to_owned()][..], Some(1000)));
        if let Ends::Invalid = ends {
            // It isn't told, and resumes again.
            assert_eq!(says(&relay.url, RESUME_A).await, (vec![], Some(1000)));
        }
        says(&relay.url, RESUME_A).await.0
    };
    let (heard, ()) = tokio::join!(serenity, discord);
    assert_eq!(heard[0], HEARTBEAT_ANSWERED);
    assert!(heard[1].contains(r#""session_id":"b""#), "{heard:?}");
}

#[tokio::test]
async fn nothing_connects_any_more_once_discord_has_refused() {
    for code in [4004, 4010, 4011, 4012, 4013, 4014] {
        let (listener, relay) = relayed().await;
        let discord = async {
            let (_, mut first) = greeted(&listener).await;
            first.send(Message::text(READY_A)).await.unwrap();
            first.close(Some(frame(code))).await.unwrap();
            while let Some(Ok(_)) = first.next().await {}
            timeout(Duration::from_millis(300), listener.accept()).await.is_err()
        };
        let serenity = async {
            says(&relay.url, IDENTIFY_A).await;
            // It resumes at once.
            assert!(connect_async(&relay.url).await.is_err(), "{code}");
        };
        let (alone, ()) = tokio::join!(discord, serenity);
        assert!(alone, "{code}");
        relay.refused.await.unwrap();
    }
}

#[tokio::test]
async fn sessions_that_soon_end_are_spaced_out() {
    join_all([4000, 4009].map(are_spaced_out)).await;
}

/// Discord closes every connection with this code as soon as it has a session.
async fn are_spaced_out(code: u16) {
    let (listener, relay) = relayed().await;
    for failed in 1..=2 {
        let ends = discord(&listener, State::Running, Some(code));
        tokio::join!(shard(&relay.url, State::Running), ends);
        let tracker = relay.tracker.clone();
        let counted = async {
            while tracker.failed() < failed {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(CONNECT, counted).await.expect("it is counted");
    }
    assert!(relay.tracker.pause() > Duration::ZERO);
}

#[test]
fn a_shard_identifies_itself_without_compression() {
    let said = r#"{"op":2,"d":{"compress":true,"token":"x"}}"#;
    assert_eq!((opcode(said), opcode(r#"{"d":2}"#)), (Some(2), None));
    let passed: serde_json::Value = serde_json::from_str(&uncompressed(said.to_owned())).unwrap();
    assert_eq!(passed["d"]["compress"], false);
    assert_eq!(passed["d"]["token"], "x");
}
