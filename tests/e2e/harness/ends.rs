//! Every test ends: one in which nothing new happens fails, people don't always choose the same way,
//! and a test that hangs fails. Only runs that people ask for may take as long as they like.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::time::Duration;

use discord_sandbox::{Options, Sandbox};
use rand::Rng;
use rand::RngExt;
use rand::seq::IndexedRandom;
use tokio::time::MissedTickBehavior;

/// How long a test may take: far longer than any does, even on a busy machine.
const MOST_TIME: Duration = Duration::from_secs(20 * 60);

/// How often a watch looks for something new, and after how many looks in vain it gives up. A
/// machine that stands still doesn't look, so it has as much time as any other.
const CHECK_EVERY: Duration = Duration::from_secs(1);
const MAX_CHECKS: usize = 180;

/// The tests whose length people can set, by their environment variables.
const LONG: [&str; 7] = ["FUZZ", "GAMES", "OUTAGES", "OUTGROW", "PACE", "SCREENS", "STORM"];

/// The length and the seed of a test with random events.
pub struct Run {
    pub count: usize,
    pub seed: u64,
    /// Whether somebody asked for this length.
    pub is_asked: bool,
}

impl Run {
    /// Reads both from the environment: `STORM=300` sets the length of `STORM`, and `STORM_SEED`
    /// repeats a run. Prints how to repeat this one.
    pub fn of(name: &'static str, usual: usize) -> Run {
        assert!(LONG.contains(&name), "{name} may take long");
        let asked = set(name);
        let count = asked.unwrap_or(usual);
        let seed = set(&format!("{name}_SEED")).unwrap_or_else(rand::random);
        let module = name.to_lowercase();
        eprintln!(
            "to repeat it: {name}={count} {name}_SEED={seed} cargo test --locked --test e2e \
             {module}:: -- --nocapture"
        );
        let is_asked = asked.is_some();
        Run { count, seed, is_asked }
    }
}

/// A number in the environment.
fn set<T: FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}

/// Whether tests of this kind must not be skipped: the environment says `CLOCK_TESTS=required`, for
/// example.
pub fn is_required(tests: &str) -> bool {
    std::env::var(tests).is_ok_and(|value| value == "required")
}

/// How long a test may take now. `None` if somebody asked for a long run.
pub fn time() -> Option<Duration> {
    time_if(|name| std::env::var_os(name).is_some())
}

fn time_if(is_asked: impl Fn(&str) -> bool) -> Option<Duration> {
    (!LONG.into_iter().any(is_asked)).then_some(MOST_TIME)
}

/// Runs a test, and fails if it takes longer than `time`.
pub async fn within(time: Option<Duration>, test: impl Future<Output = ()>) {
    let Some(time) = time else { return test.await };
    if tokio::time::timeout(time, test).await.is_err() {
        panic!(
            "this test hangs: after {time:?}, it still waits for something or goes round in circles"
        );
    }
}

/// Waits until nobody has been shown anything new for long: the test goes round in circles, for
/// example because people press what does nothing.
pub async fn nothing_is_new(sandbox: &Sandbox) {
    let (mut shown, mut in_vain) = (Shown::default(), 0);
    let mut looks = tokio::time::interval(CHECK_EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while in_vain < MAX_CHECKS {
        looks.tick().await;
        in_vain = if shown.anything_new(sandbox) { 0 } else { in_vain + 1 };
    }
}

/// What people have been shown, up to a change of their world.
#[derive(Default)]
struct Shown {
    texts: HashSet<u64>,
    hash: RandomState,
    change: u64,
}

impl Shown {
    /// Whether there are new texts since the last look.
    fn anything_new(&mut self, sandbox: &Sandbox) -> bool {
        let before = self.texts.len();
        sandbox.look(|view| {
            let changed = view.changed_since(self.change);
            let texts = changed.map(|message| self.hash.hash_one(message.text()));
            self.texts.extend(texts);
            self.change = view.last_change();
        });
        self.texts.len() > before
    }
}

/// Mostly the first choice, and now and then any. With random choices some games take long, and
/// with the same choice every time some would never end.
pub fn mostly_first<'a, T>(choices: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    if rng.random_ratio(1, 7) { choices.choose(rng) } else { choices.first() }
}

#[tokio::test]
#[should_panic(expected = "this test hangs: after 5ms")]
async fn a_test_that_hangs_fails() {
    within(Some(Duration::from_millis(5)), std::future::pending()).await;
}

#[tokio::test]
async fn only_runs_that_are_asked_for_take_as_long_as_they_like() {
    assert_eq!(time_if(|_| false), Some(MOST_TIME));
    for name in LONG {
        assert_eq!(time_if(|asked| asked == name), None);
    }
    within(None, tokio::task::yield_now()).await;
}

#[tokio::test]
async fn what_was_said_before_is_nothing_new() {
    let sandbox = Sandbox::start(Options::default()).await.expect("loopback can be listened on");
    let (alice, channel) = (sandbox.user("Alice"), sandbox.channel("general"));
    let mut shown = Shown::default();
    shown.anything_new(&sandbox);
    for (said, is_new) in [("a", true), ("b", true), ("a", false), ("c", true)] {
        alice.say(channel, said).expect("it can be said");
        assert_eq!(shown.anything_new(&sandbox), is_new, "{said}");
        assert!(!shown.anything_new(&sandbox), "nothing was said since");
    }
}
