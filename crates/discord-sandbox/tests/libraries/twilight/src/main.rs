//! A small bot with twilight: `twilight-bot ADDRESS TOKEN`. logic.cjs does the same in JavaScript.

use std::error::Error;

use serde_json::{Value, json};
use twilight_gateway::{ConfigBuilder, Event, EventTypeFlags, Intents, Shard, ShardId, StreamExt};
use twilight_http::Client;
use twilight_http::request::{Form, Method, RequestBuilder};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x04\0\0\0\xb5\x1c\x0c\x02\0\0\0\x0bIDATx\xdacd`\0\0\0\x06\0\x02\x300\x81\xd0/\0\0\0\0IEND\xaeB`\x82";
const PNG_URI: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjAwgdAvAAAAAElFTkSuQmCC";

type Outcome = Result<Value, Box<dyn Error + Send + Sync>>;

struct Bot {
    http: Client,
    app: String,
    waves: u64,
}

impl Bot {
    /// Makes a request with the library's own client.
    async fn ask(&self, method: Method, path: String, body: Value, file: Option<(&str, &[u8])>) -> Outcome {
        let request = RequestBuilder::raw(method, path);
        let request = match (body, file) {
            (Value::Null, None) => request,
            (body, None) => request.json(&body),
            (body, Some((name, bytes))) => {
                let form = Form::new().json_part(b"payload_json", body.to_string().as_bytes());
                request.form(form.file_part(b"files[0]", name.as_bytes(), bytes))
            }
        };
        let response = self.http.request::<()>(request.build()?).await?;
        Ok(serde_json::from_slice(&response.bytes().await?).unwrap_or(Value::Null))
    }

    async fn post(&self, path: String, body: Value) -> Outcome {
        self.ask(Method::Post, path, body, None).await
    }

    async fn answer(&mut self, it: &Value) -> Outcome {
        let text = |at: &str| it.pointer(at).and_then(Value::as_str).unwrap_or_default().to_owned();
        let (id, token, channel) = (text("/id"), text("/token"), text("/channel/id"));
        let callback = format!("interactions/{id}/{token}/callback");
        let hook = format!("webhooks/{}/{token}", self.app);
        let reply = |data: Value| json!({ "type": 4, "data": data });
        match it["type"].as_u64() {
            Some(4) => {
                let typed = text("/data/options/0/value");
                let found = ["Ann", "Anton", "Bert"].into_iter().filter(|name| name.starts_with(&typed));
                let found: Vec<Value> = found.map(|name| json!({ "name": name, "value": name })).collect();
                return self.post(callback, json!({ "type": 8, "data": { "choices": found } })).await;
            }
            Some(5) => {
                let content = format!("You wrote {}", text("/data/components/0/component/value"));
                return self.post(callback, reply(json!({ "content": content, "flags": 64 }))).await;
            }
            Some(3) if text("/data/custom_id") == "wave" => {
                self.waves += 1;
                let data = json!({ "content": format!("Waves: {}", self.waves) });
                return self.post(callback, json!({ "type": 7, "data": data })).await;
            }
            Some(3) => {
                self.post(callback, json!({ "type": 6 })).await?;
                let content = format!("You like {}.", text("/data/values/0"));
                let edit = json!({ "content": content, "components": [] });
                return self.ask(Method::Patch, format!("{hook}/messages/@original"), edit, None).await;
            }
            _ => {}
        }
        let original = format!("{hook}/messages/@original");
        match text("/data/name").as_str() {
            "greet" => {
                let options = ["apple", "pear"].map(|name| json!({ "label": name, "value": name }));
                let rows = json!([
                    { "type": 1, "components": [{ "type": 2, "style": 1, "custom_id": "wave", "label": "Wave" }] },
                    { "type": 1, "components": [{ "type": 3, "custom_id": "fruit", "placeholder": "A fruit", "options": options }] },
                ]);
                let content = format!("Hello {}!", text("/data/options/0/value"));
                self.post(callback, reply(json!({ "content": content, "components": rows }))).await
            }
            "think" => {
                self.post(callback, json!({ "type": 5, "data": { "flags": 64 } })).await?;
                self.ask(Method::Patch, original, json!({ "content": "I have it." }), None).await?;
                let first = self.post(hook.clone(), json!({ "content": "And more.", "flags": 64 })).await?;
                let at = |made: &Value| format!("{hook}/messages/{}", made["id"].as_str().unwrap_or_default());
                self.ask(Method::Patch, at(&first), json!({ "content": "And much more." }), None).await?;
                let second = self.post(hook.clone(), json!({ "content": "Forget this.", "flags": 64 })).await?;
                self.ask(Method::Delete, at(&second), Value::Null, None).await
            }
            "form" => {
                let input = json!({ "type": 4, "custom_id": "text", "style": 1, "max_length": 20 });
                let label = json!({ "type": 18, "label": "Text", "component": input });
                let data = json!({ "custom_id": "form", "title": "A form", "components": [label] });
                self.post(callback, json!({ "type": 9, "data": data })).await
            }
            "picture" => {
                let embed = json!({ "title": "A card", "image": { "url": "attachment://card.png" } });
                let data = reply(json!({ "embeds": [embed] }));
                self.ask(Method::Post, callback, data, Some(("card.png", PNG))).await
            }
            "thread" => {
                self.post(callback, json!({ "type": 5, "data": { "flags": 64 } })).await?;
                let begin = json!({ "name": "aside", "type": 11 });
                let thread = self.post(format!("channels/{channel}/threads"), begin).await?;
                let inside = format!("channels/{}/messages", thread["id"].as_str().unwrap_or_default());
                let message = self.post(inside.clone(), json!({ "content": "In a thread." })).await?;
                let at = format!("{inside}/{}", message["id"].as_str().unwrap_or_default());
                self.ask(Method::Patch, at, json!({ "content": "In a thread of its own." }), None).await?;
                self.ask(Method::Delete, original, Value::Null, None).await
            }
            "nonce" => {
                let message = json!({ "content": "once", "nonce": "n-1", "enforce_nonce": true });
                let posted = self.post(format!("channels/{channel}/messages"), message).await?;
                let content = format!("The nonce was {}.", posted["nonce"].as_str().unwrap_or("gone"));
                self.post(callback, reply(json!({ "content": content, "flags": 64 }))).await
            }
            "emoji" => {
                let emojis = format!("applications/{}/emojis", self.app);
                let made = self.post(emojis, json!({ "name": "QH", "image": PNG_URI })).await?;
                let button = json!({ "type": 2, "style": 2, "custom_id": "queen", "emoji": { "id": made["id"] } });
                let rows = json!([{ "type": 1, "components": [button] }]);
                self.post(callback, reply(json!({ "content": "A queen", "components": rows }))).await
            }
            _ => {
                let inside = json!([{ "type": 10, "content": "Laid out" }, { "type": 14 }]);
                let parts = json!([{ "type": 17, "components": inside }]);
                self.post(callback, reply(json!({ "flags": 1 << 15, "components": parts }))).await
            }
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    rustls::crypto::ring::default_provider().install_default().expect("it is the first one");
    let args: Vec<String> = std::env::args().skip(1).collect();
    let host = args[0].trim_start_matches("http://");
    let http = Client::builder().token(args[1].clone()).proxy(host.to_owned(), true).ratelimiter(None).build();
    let app = http.current_user_application().await?.model().await?.id.to_string();
    let config = ConfigBuilder::new(args[1].clone(), Intents::GUILDS);
    let config = config.proxy_url(format!("ws://{host}/gateway")).build();
    let mut shard = Shard::with_config(ShardId::ONE, config);
    let mut bot = Bot { http, app, waves: 0 };
    let name = json!({ "type": 3, "name": "name", "description": "Who", "required": true, "autocomplete": true });
    let mut commands = vec![json!({ "name": "greet", "description": "Greets somebody", "options": [name] })];
    for name in ["think", "form", "picture", "thread", "nonce", "emoji", "layout"] {
        commands.push(json!({ "name": name, "description": "A part of the check" }));
    }
    let path = format!("applications/{}/commands", bot.app);
    bot.ask(Method::Put, path, json!(commands), None).await?;
    while let Some(event) = shard.next_event(EventTypeFlags::INTERACTION_CREATE).await {
        match event {
            Ok(Event::InteractionCreate(it)) => {
                if let Err(error) = bot.answer(&serde_json::to_value(it.0)?).await {
                    eprintln!("{error}");
                }
            }
            Ok(_) => {}
            Err(error) => eprintln!("{error}"),
        }
    }
    Ok(())
}
