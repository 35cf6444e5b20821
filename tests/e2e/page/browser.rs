//! A headless Chromium, driven as a person would: with mouse clicks and typing.
//!
//! Scripts only look at the page; they never act on it. The page may redraw a message at any
//! moment, so each action looks its part up again.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use discord_sandbox::Sandbox;
use serde_json::{Value, json};

use super::driver::{Driver, ENTER, Element, SHIFT, Stroke, TAB};
use crate::harness::{is_required, mostly_first};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Finds a part of the page: of all that match the one after this share of them, or the last one.
const FIND: &str = r"
    const [selector, pattern, key, share] = arguments;
    const all = [...document.querySelectorAll(selector)].filter((part) => !part.disabled
        && new RegExp(pattern, 'u').test(part.innerText.trim())
        && (!key || part.dataset.key === key));
    return all[Math.floor(share * all.length)] ?? all.at(-1) ?? null;
";

/// Ends once the page has been drawn this many times.
const DRAWN: &str = r"
    const [count, done] = arguments;
    const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : done(null);
    next(count);
";

/// The share of what matches that comes before the last one or after it.
const LAST: f64 = 1.0;

/// Whether the game is over, which means that the page shows its result.
const OVER: &str = r"
    return [...document.querySelectorAll('#messages article:not(.ephemeral) .button')]
        .some((button) => button.innerText.trim() === 'Again');
";

/// Something on the page that can be pressed.
#[derive(Clone, Debug)]
pub struct Part {
    selector: &'static str,
    pattern: String,
    /// What it does, if only that exact control will do.
    key: Option<String>,
}

impl Part {
    /// The last enabled element whose text matches.
    pub fn text(selector: &'static str, pattern: &str) -> Part {
        Part { selector, pattern: pattern.to_owned(), key: None }
    }

    /// A card to play: a button in one's hand, or a menu if there are many cards.
    pub fn card() -> Part {
        Part::text(".ephemeral .button, .ephemeral .select", "[♠♥♦♣]$|^Play")
    }

    pub fn is_select(&self) -> bool {
        self.pattern.starts_with("^Play")
    }
}

/// How often its driver is started at most. While many tests connect, it sometimes ends without a port.
const DRIVERS: usize = 5;

/// A browser, and the program that drives it.
pub struct Browser {
    driver: Driver,
    process: Child,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Starts a browser with a screen of this size. `None` if there is no driver for one.
    pub async fn start((width, height): (u32, u32)) -> Option<Browser> {
        let (process, port) = match start_driver() {
            Ok(started) => started,
            Err(error) => {
                assert!(!is_required("BROWSER_TESTS"), "chromedriver cannot be started: {error}");
                println!("left out: chromedriver cannot be started ({error})");
                return None;
            }
        };
        let profile = tempfile::tempdir().expect("a temporary folder can be made");
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en-GB",
            &format!("--window-size={width},{height}"),
            &format!("--user-data-dir={}", profile.path().display()),
        ];
        // A window has its own minimum width, so the page's size is set here.
        let device =
            json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0}});
        let wishes = json!({
            "browserName": "chrome",
            "goog:chromeOptions": {"args": flags, "mobileEmulation": device},
        });
        let driver = Driver::start(port, wishes).await;
        Some(Browser { driver: driver.expect("the browser starts"), process, _profile: profile })
    }

    /// Opens the page as this person, whether the bot is there or not.
    pub async fn visit(&self, sandbox: &Sandbox, name: &str) {
        let address = format!("{}/?as={name}", sandbox.base_url());
        self.driver.visit(&address).await.expect("the page opens");
    }

    pub async fn open(&self, sandbox: &Sandbox, name: &str) {
        self.visit(sandbox, name).await;
        // The page loads the commands first, and then suggests one. Anything typed before that
        // finds no commands.
        self.wait_for(&Part::text(".try", "/")).await;
    }

    async fn look(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.driver.run(script, arguments).await.expect("the page can be looked at")
    }

    /// What a script that ends by calling its last argument makes of the page.
    pub async fn read(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.driver.run_async(script, arguments).await.expect("the page can be looked at")
    }

    async fn find(&self, part: &Part) -> Option<Element> {
        self.find_one_of(part, LAST).await
    }

    async fn find_one_of(&self, part: &Part, share: f64) -> Option<Element> {
        let Part { selector, pattern, key } = part;
        let arguments = vec![json!(selector), json!(pattern), json!(key), json!(share)];
        Element::of(&self.look(FIND, arguments).await)
    }

    pub async fn sees(&self, part: &Part) -> bool {
        self.find(part).await.is_some()
    }

    /// Waits until `check` returns something.
    async fn until<T>(&self, what: &str, check: impl AsyncFn() -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            if let Some(found) = check().await {
                return found;
            }
            if began.elapsed() > PATIENCE {
                let text = self.look("return document.body.innerText", Vec::new());
                panic!("waited for {what}; the page says: {}", text.await);
            }
            self.draws(1).await;
        }
    }

    /// Waits until the page has been drawn this many times more.
    pub async fn draws(&self, count: usize) {
        self.read(DRAWN, vec![json!(count)]).await;
    }

    /// Waits until an element's text matches.
    pub async fn sees_text(&self, selector: &'static str, pattern: &str) {
        self.wait_for(&Part::text(selector, pattern)).await;
    }

    /// Clicks on the last enabled element whose text matches.
    pub async fn press(&self, selector: &'static str, pattern: &str) {
        self.click(&Part::text(selector, pattern)).await;
    }

    pub async fn wait_for(&self, part: &Part) -> Element {
        self.until(&format!("{part:?}"), async || self.find(part).await).await
    }

    /// Waits until a part is gone, or can no longer be pressed.
    pub async fn wait_until_gone(&self, part: &Part) {
        let what = format!("{part:?} to be gone");
        let gone = async || self.find(part).await.is_none().then_some(());
        self.until(&what, gone).await;
    }

    pub async fn click(&self, part: &Part) {
        let what = format!("{part:?} to be pressed");
        let click = async || match self.driver.click(&self.find(part).await?).await {
            Ok(()) => Some(()),
            Err(error) if error.is_redrawn() => None,
            Err(error) => panic!("{part:?} cannot be pressed: {error}"),
        };
        self.until(&what, click).await;
    }

    /// Plays with the mouse by pressing a part, and waits until that is done.
    pub async fn play(&self, part: &Part) {
        self.click(part).await;
        if part.is_select() {
            self.click(&Part::text(".menu .entry", ".")).await;
        }
        self.wait_until_gone(part).await;
    }

    /// The first of these parts that can be pressed next: mostly the last one that matches, and now
    /// and then any. `None` when the game is over.
    pub async fn next_of(&self, parts: &[Part]) -> Option<Part> {
        let any: f64 = rand::random();
        let share = *mostly_first(&[LAST, any], &mut rand::rng()).expect("there are two");
        let next = async || {
            if self.look(OVER, Vec::new()).await == json!(true) {
                return Some(None);
            }
            for part in parts {
                let Some(element) = self.find_one_of(part, share).await else { continue };
                let attribute =
                    async |name| self.driver.attribute(&element, name).await.ok().flatten();
                let key = attribute("data-key").await?;
                let select = attribute("class").await?.contains("select");
                let pattern = if select { "^Play|." } else { "." };
                return Some(Some(Part {
                    selector: part.selector,
                    pattern: pattern.to_owned(),
                    key: Some(key),
                }));
            }
            None
        };
        self.until("something to press, or the end", next).await
    }

    pub async fn keys(&self, text: &str) {
        let keys = text.chars().map(|key| if key == '\n' { ENTER } else { key });
        let strokes = keys.flat_map(|key| [Stroke::Down(key), Stroke::Up(key)]);
        self.driver.strike(strokes).await.expect("the keyboard works");
    }

    /// Goes backwards through the page with Shift+Tab until the focus is on the part.
    pub async fn tab_to(&self, part: &Part) {
        for _ in 0..300 {
            let aim = self.wait_for(part).await;
            if self.driver.focus().await.is_ok_and(|here| here == Some(aim)) {
                return;
            }
            let back = [Stroke::Down(SHIFT), Stroke::Down(TAB), Stroke::Up(TAB), Stroke::Up(SHIFT)];
            self.driver.strike(back).await.expect("the keyboard works");
        }
        panic!("{part:?} is not reached by keyboard");
    }

    /// Checks that nothing is wider than the screen, and that an open form lies within it.
    pub async fn fits_the_screen(&self) {
        let script = r"
            const forms = [...document.querySelectorAll('dialog')];
            const edges = forms.map((form) => form.getBoundingClientRect().right);
            return Math.max(document.documentElement.scrollWidth, ...edges) - innerWidth;
        ";
        let over = self.look(script, Vec::new()).await;
        assert!(over.as_f64().is_some_and(|over| over <= 0.0), "{over} too wide");
    }

    /// Checks that everything fits the screen, and saves a screenshot with the test's temporary files,
    /// for people to look at.
    pub async fn picture(&self, name: &str) {
        self.fits_the_screen().await;
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        let drawn = self.driver.screenshot().await.expect("the page can be photographed");
        std::fs::write(file, drawn).expect("a picture can be written");
    }

    pub async fn end(mut self) {
        let quit = self.driver.quit().await;
        let killed = self.process.kill().and_then(|()| self.process.wait());
        quit.expect("the browser ends");
        killed.expect("its driver ends");
    }
}

/// Starts the browser's driver. Returns it, and the port on which it listens.
fn start_driver() -> std::io::Result<(Child, u16)> {
    for _ in 0..DRIVERS {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        if let Some(port) = port(&mut process) {
            return Ok((process, port));
        }
        process.wait()?;
    }
    Err(std::io::Error::other("it finds no free port"))
}

/// Reads from the driver's output on which port it listens; `None` if it ends instead.
fn port(process: &mut Child) -> Option<u16> {
    let said = process.stdout.take().expect("its output is read");
    BufReader::new(said).lines().find_map(|line| {
        let line = line.expect("its output is text");
        let (_, port) = line.split_once("successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    })
}
