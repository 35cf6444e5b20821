//! What a bot's connection needs of the gateway, byte by byte: libraries differ in what they send and
//! how they read.

use std::io::{Read, Write};
use std::net::TcpStream;

use flate2::{Decompress, FlushDecompress};

use super::*;
use crate::{Options, Permissions, Sandbox};

/// A connection of a bot that reads and writes frames itself.
struct Line {
    stream: TcpStream,
    /// Whether something was in the packet that accepted the connection.
    had_more: bool,
}

impl Line {
    fn open(address: &str, path: &str) -> Result<Self, String> {
        let mut stream = TcpStream::connect(address).expect("it listens");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).expect("sent");
        let mut packet = [0; 4096];
        let length = stream.read(&mut packet).expect("an answer");
        let head = String::from_utf8_lossy(&packet[..length]).into_owned();
        let had_more = !head.ends_with("\r\n\r\n");
        if head.starts_with("HTTP/1.1 101") { Ok(Self { stream, had_more }) } else { Err(head) }
    }

    /// The kind of the next frame (1 text, 2 binary, 8 close) and what it holds.
    fn read(&mut self) -> (u8, Vec<u8>) {
        let mut take = |count: usize| {
            let mut bytes = vec![0; count];
            self.stream.read_exact(&mut bytes).expect("a frame");
            bytes
        };
        let head = take(2);
        let length = match head[1] {
            126 => take(2),
            127 => take(8),
            short => vec![short],
        };
        let length = length.iter().fold(0, |number, byte| number << 8 | usize::from(*byte));
        (head[0] & 15, take(length))
    }

    fn read_json(&mut self) -> Value {
        let (kind, bytes) = self.read();
        assert_eq!(kind, 1);
        serde_json::from_slice(&bytes).expect("JSON")
    }

    /// The next payload with this op, or the next event with this name.
    fn find(&mut self, what: &Value) -> Value {
        loop {
            let payload = self.read_json();
            if payload["op"] == *what || payload["t"] == *what {
                return payload;
            }
        }
    }

    fn write(&mut self, kind: u8, payload: &Value) {
        let text = payload.to_string();
        let length = u16::try_from(text.len()).expect("short").to_be_bytes();
        // Masked with zeros, which change nothing.
        let head = [&[0x80 | kind, 0x80 | 126][..], &length, &[0; 4]].concat();
        self.stream.write_all(&[&head, text.as_bytes()].concat()).expect("sent");
    }

    fn identify(&mut self, kind: u8, intents: u64) {
        let data = json!({ "token": crate::DEFAULT_TOKEN, "intents": intents, "properties": {} });
        self.write(kind, &json!({ "op": 2, "d": data }));
    }
}

/// Lets a bot that waits for the network talk to a sandbox.
async fn talk<T: Send + 'static>(
    sandbox: &Sandbox,
    bot: impl FnOnce(&str) -> T + Send + 'static,
) -> T {
    let base = sandbox.base_url();
    let bot = move || bot(base.trim_start_matches("http://"));
    tokio::task::spawn_blocking(bot).await.expect("what it expects")
}

#[tokio::test]
async fn the_gateway_is_there_with_a_slash_and_without_one() {
    let sandbox = Sandbox::usual().await;
    talk(&sandbox, |address| {
        for path in [
            "/gateway",
            "/gateway/",
            "/gateway/?v=10&encoding=json",
            "/gateway?v=9",
            "/gateway/resume",
            "/gateway/resume/?v=10&encoding=json",
        ] {
            let mut line = Line::open(address, path).expect(path);
            assert_eq!(line.read_json()["op"], 10, "{path}");
        }
    })
    .await;
}

/// The clock stands still while the bot connects, so HELLO can't come earlier than it may.
#[tokio::test(start_paused = true)]
async fn hello_comes_after_the_packet_that_accepts_the_connection() {
    let sandbox = Sandbox::usual().await;
    let open = |address: &str| Line::open(address, "/gateway").expect("it is accepted");
    let mut line = talk(&sandbox, open).await;
    assert!(!line.had_more);
    tokio::time::sleep(BEFORE_HELLO).await;
    talk(&sandbox, move |_| assert_eq!(line.read_json()["op"], 10)).await;
}

#[tokio::test]
async fn only_events_have_a_number_and_a_name() {
    let sandbox = Sandbox::usual().await;
    let faults = sandbox.clone();
    talk(&sandbox, move |address| {
        let mut line = Line::open(address, "/gateway?v=9").expect("it is accepted");
        let plain = |payload: Value| {
            let is_null = |key: &str| payload.get(key).is_some_and(Value::is_null);
            assert!(is_null("s") && is_null("t"), "{payload}");
        };
        plain(line.read_json());
        line.write(1, &json!({ "op": 1, "d": null }));
        plain(line.find(&json!(11)));
        line.identify(1, 1);
        let ready = line.find(&json!("READY"));
        assert_eq!((&ready["s"], &ready["d"]["v"]), (&json!(1), &json!(9)));
        faults.faults().ask_to_reconnect();
        plain(line.find(&json!(7)));
        let mut line = Line::open(address, "/gateway").expect("it is accepted");
        let data = json!({ "token": crate::DEFAULT_TOKEN, "session_id": "unknown", "seq": 1 });
        line.write(1, &json!({ "op": 6, "d": data }));
        plain(line.find(&json!(9)));
    })
    .await;
}

#[tokio::test]
async fn json_is_read_from_binary_frames() {
    let sandbox = Sandbox::usual().await;
    talk(&sandbox, |address| {
        let mut line = Line::open(address, "/gateway").expect("it is accepted");
        line.identify(2, 1);
        line.find(&json!("READY"));
        line.stream.write_all(&[0x82, 0x81, 0, 0, 0, 0, b'{']).expect("sent");
        loop {
            let (kind, bytes) = line.read();
            if kind == 8 {
                assert_eq!(bytes[..2], 4002u16.to_be_bytes());
                break;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn frames_are_compressed_as_the_address_asks() {
    let sandbox = Sandbox::usual().await;
    talk(&sandbox, |address| {
        let path = "/gateway/?v=10&encoding=json&compress=zlib-stream";
        let mut line = Line::open(address, path).expect("it is accepted");
        line.identify(1, 1);
        let mut context = Decompress::new(true);
        let mut read = || {
            let (kind, bytes) = line.read();
            assert_eq!(kind, 2);
            let mut text = Vec::with_capacity(1 << 16);
            context.decompress_vec(&bytes, &mut text, FlushDecompress::Sync).expect("zlib");
            serde_json::from_slice::<Value>(&text).expect("JSON")
        };
        assert_eq!(read()["op"], 10);
        assert_eq!(read()["t"], "READY");
        assert_eq!(read()["t"], "GUILD_CREATE");

        let mut line =
            Line::open(address, "/gateway?compress=zstd-stream").expect("it is accepted");
        line.identify(1, 1);
        let (kind, hello) = line.read();
        assert_eq!((kind, &hello[..4]), (2, &[0x28, 0xb5, 0x2f, 0xfd][..]));
        let (_, ready) = line.read();
        let ready: Value = serde_json::from_slice(&ready[3..]).expect("JSON");
        assert_eq!(ready["t"], "READY");
    })
    .await;
}

#[tokio::test]
async fn the_gateway_answers_what_it_is_asked_for() {
    let options = Options { privileged_intents: true, ..Options::default() };
    let sandbox = Sandbox::start(options).await.expect("a free port");
    let (guild, bob) = (sandbox.guild(), sandbox.user("Bob").id());
    sandbox.create_role(guild, "friends", Permissions::default());
    talk(&sandbox, move |address| {
        let chunk = json!("GUILD_MEMBERS_CHUNK");
        let mut line = Line::open(address, "/gateway").expect("it is accepted");
        line.write(1, &json!({ "op": 8, "d": {} }));
        while line.read() != (8, [&4003u16.to_be_bytes()[..], b"Not authenticated."].concat()) {}

        let mut line = Line::open(address, "/gateway").expect("it is accepted");
        line.identify(1, 0b11 | 1 << 8);
        let mut ask = |data: Value| {
            line.write(1, &json!({ "op": 8, "d": data }));
            line.find(&chunk)["d"].take()
        };
        let names = |chunk: &Value| {
            let members = chunk["members"].as_array().expect("members").iter();
            members.map(|one| one["user"]["username"].to_string()).collect::<Vec<_>>()
        };
        let all = ask(
            json!({ "guild_id": guild, "query": "", "limit": 0, "nonce": "n", "presences": true }),
        );
        assert_eq!(
            (names(&all).len(), &all["nonce"], &all["presences"]),
            (6, &json!("n"), &json!([]))
        );
        assert_eq!((&all["chunk_index"], &all["chunk_count"]), (&json!(0), &json!(1)));
        let few = ask(json!({ "guild_id": [guild], "query": "", "limit": 2 }));
        assert_eq!((names(&few).len(), few.get("nonce")), (2, None));
        let bobs = ask(json!({ "guild_id": guild, "query": "BO", "limit": 0 }));
        assert_eq!(names(&bobs), ["\"bot\"", "\"bob\""].map(String::from));
        let some = ask(json!({ "guild_id": guild, "user_ids": [bob.get(), "1"], "limit": 0 }));
        assert_eq!((names(&some), &some["not_found"]), (vec!["\"bob\"".to_owned()], &json!(["1"])));

        line.write(1, &json!({ "op": 31, "d": { "guild_ids": [guild] } }));
        assert_eq!(line.find(&json!("SOUNDBOARD_SOUNDS"))["d"]["soundboard_sounds"], json!([]));
        line.write(1, &json!({ "op": 43, "d": { "guild_id": guild, "fields": ["status"] } }));
        assert_eq!(line.find(&json!("CHANNEL_INFO"))["d"]["channels"], json!([]));
        line.write(1, &json!({ "op": 99, "d": {} }));
        while line.read() != (8, [&4001u16.to_be_bytes()[..], b"Unknown opcode."].concat()) {}
    })
    .await;
}
