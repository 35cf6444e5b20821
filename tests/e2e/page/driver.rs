//! What the tests need of [WebDriver](https://www.w3.org/TR/webdriver2/), the protocol that every
//! browser's driver speaks.
//!
//! Knows nothing about the page. A library for the whole protocol would switch on features of the
//! bot's own libraries, and the tests would run another program than people do.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use reqwest::Method;
use serde_json::{Value, json};

/// Keys that are no character.
pub const ENTER: char = '\u{e007}';
pub const TAB: char = '\u{e004}';
pub const SHIFT: char = '\u{e008}';

/// The key under which the protocol has an element's id.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// An element of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element(String);

impl Element {
    pub fn of(value: &Value) -> Option<Element> {
        Some(Element(value[ELEMENT].as_str()?.to_owned()))
    }
}

/// Why something wasn't done.
#[derive(Debug, thiserror::Error)]
pub enum DriverError {
    #[error("the driver can't be asked: {0}")]
    Http(#[from] reqwest::Error),
    #[error("the driver's answer isn't one: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("{error}: {message}")]
    Refused { error: String, message: String },
}

impl DriverError {
    /// Whether the page redrew something between looking and pressing.
    pub fn is_redrawn(&self) -> bool {
        let DriverError::Refused { error, .. } = self else { return false };
        matches!(
            &error[..],
            "stale element reference"
                | "element click intercepted"
                | "element not interactable"
                | "no such element"
        )
    }
}

type Result<T> = std::result::Result<T, DriverError>;

/// A key that goes down or up.
pub enum Stroke {
    Down(char),
    Up(char),
}

/// A session with a browser.
pub struct Driver {
    client: reqwest::Client,
    /// The address of the session.
    session: String,
}

impl Driver {
    /// Starts a browser through the driver on this port.
    pub async fn start(port: u16, wishes: Value) -> Result<Driver> {
        let client = reqwest::Client::builder().no_proxy().build()?;
        let mut driver = Driver { client, session: format!("http://127.0.0.1:{port}/session") };
        let wishes = json!({"capabilities": {"alwaysMatch": wishes}});
        let begun = driver.ask(Method::POST, "", wishes).await?;
        driver.session += &format!("/{}", begun["sessionId"].as_str().unwrap_or_default());
        Ok(driver)
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> Result<Value> {
        let mut request = self.client.request(method.clone(), format!("{}{path}", self.session));
        if method == Method::POST {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let answer = request.send().await?.bytes().await?;
        let mut answer: Value = serde_json::from_slice(&answer)?;
        let value = answer["value"].take();
        let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
        match text("error") {
            error if error.is_empty() => Ok(value),
            error => Err(DriverError::Refused { error, message: text("message") }),
        }
    }

    async fn get(&self, path: &str) -> Result<Value> {
        self.ask(Method::GET, path, Value::Null).await
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value> {
        self.ask(Method::POST, path, body).await
    }

    pub async fn visit(&self, address: &str) -> Result<()> {
        self.post("/url", json!({"url": address})).await.map(drop)
    }

    /// What a script returns.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.post("/execute/sync", json!({"script": script, "args": arguments})).await
    }

    /// What a script passes to its last argument.
    pub async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.post("/execute/async", json!({"script": script, "args": arguments})).await
    }

    pub async fn click(&self, Element(id): &Element) -> Result<()> {
        self.post(&format!("/element/{id}/click"), json!({})).await.map(drop)
    }

    pub async fn attribute(&self, Element(id): &Element, name: &str) -> Result<Option<String>> {
        let value = self.get(&format!("/element/{id}/attribute/{name}")).await?;
        Ok(value.as_str().map(str::to_owned))
    }

    /// The element with the focus.
    pub async fn focus(&self) -> Result<Option<Element>> {
        Ok(Element::of(&self.get("/element/active").await?))
    }

    pub async fn strike(&self, strokes: impl IntoIterator<Item = Stroke>) -> Result<()> {
        let strokes: Vec<Value> = strokes
            .into_iter()
            .map(|stroke| match stroke {
                Stroke::Down(key) => json!({"type": "keyDown", "value": key}),
                Stroke::Up(key) => json!({"type": "keyUp", "value": key}),
            })
            .collect();
        let keyboard = json!({"type": "key", "id": "keyboard", "actions": strokes});
        self.post("/actions", json!({"actions": [keyboard]})).await.map(drop)
    }

    /// A picture of the screen, as a PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        let drawn = self.get("/screenshot").await?;
        let drawn = BASE64_STANDARD.decode(drawn.as_str().unwrap_or_default());
        Ok(drawn.expect("a picture comes as base64"))
    }

    pub async fn quit(&self) -> Result<()> {
        self.ask(Method::DELETE, "", Value::Null).await.map(drop)
    }
}
