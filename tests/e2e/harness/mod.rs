//! The environment of every end-to-end test: the stand-in for Discord, the bot in it, and a watch
//! over the bot.
//!
//! A test is a closure that gets a [`World`]. It fails as soon as the bot ends by itself, with the
//! bot's own words. It also fails if the bot leaves something unanswered or ends badly after the
//! test, if nothing new happens for long, and if it hangs.

mod bot;
mod clock;
mod crew;
mod ends;
mod leaks;
mod logs;
mod people;
#[path = "../../postgres/mod.rs"]
mod postgres;
mod process;
mod proxy;
mod read;
mod replies;
mod story;
mod wording;
mod world;

pub use clock::Clock;
pub use crew::{Crew, without_emojis};
pub use ends::{Run, is_required, mostly_first, time, within};
pub use leaks::readable;
pub use people::{hand_of, is_of_a_table, last_change, sensible, shown_since, slash_in};
pub use postgres::{Server, new_database, new_database_on};
pub use process::{get, health_when};
pub use proxy::Proxy;
pub use read::{cards_in, plain, says, says_all, visible};
pub use replies::{LATE, TRIES, final_reply, opened_form};
pub use story::Story;
pub use world::World;

use bot::Bot;
use discord_sandbox::Sandbox;
use process::Process;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use world::{Place, Running};

/// Makes tests of functions, each in the surroundings that come first: a function of this module.
macro_rules! tests {
    ($surroundings:ident $($test:ident)+) => {
        mod $surroundings {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    $crate::harness::$surroundings(super::$test).await;
                }
            )+
        }
    };
}

/// How many of the last requests a test shows that goes round in circles.
const SHOWN: usize = 30;

/// How many times shorter than Discord's rate limits are where a test isn't about them: scripted people
/// are so much faster than others, and the bot waits for its limits before it ends.
const SHORTER: u32 = 30;

/// Runs a test with the bot as a task of this process.
pub async fn with_bot(test: impl AsyncFnOnce(&mut World)) {
    let bot = async |at: &Place| Running::Task(Bot::start(at).await);
    run(SHORTER, refuse_emojis, bot, test).await;
}

/// Runs a test with the bot as a task of this process, as it runs where people play.
pub async fn with_bot_for_people(test: impl AsyncFnOnce(&mut World)) {
    let bot = async |at: &Place| Running::Task(Bot::start_for_people(at).await);
    run(1, refuse_emojis, bot, test).await;
}

/// Runs a test with the bot as a task of this process, where cards get their pictures.
pub async fn with_pictures(test: impl AsyncFnOnce(&mut World)) {
    let bot = async |at: &Place| Running::Task(Bot::start(at).await);
    run(1, |_| {}, bot, test).await;
}

/// Runs a test with the bot as a separate process, where cards get their pictures. `env` is added to
/// the environment that it needs; `before` changes the sandbox before the bot starts.
pub async fn with_pictures_in_process(
    env: &[(&str, &str)],
    before: impl FnOnce(&Sandbox),
    test: impl AsyncFnOnce(&mut World),
) {
    run(1, before, async |at: &Place| Running::Process(Process::start(at, env)), test).await;
}

/// Runs a test with the bot as a separate process.
pub async fn with_process(test: impl AsyncFnOnce(&mut World)) {
    with_process_env(&[], test).await;
}

/// Runs a test that is about Discord's own rate limits, with the bot as a separate process.
pub async fn with_limits(test: impl AsyncFnOnce(&mut World)) {
    with_pictures_in_process(&[], refuse_emojis, test).await;
}

/// Runs a test with the bot as a separate process that has a clock of its own. Without the library
/// for that it isn't run.
pub async fn with_clock(test: impl AsyncFnOnce(&mut World, &Clock)) {
    if let Some(clock) = Clock::new() {
        with_process_env(&clock.env(), async |world| test(world, &clock).await).await;
    }
}

/// Runs a test with the bot as a separate process for which the day is half over, so that it doesn't
/// end during the test. Without the library for that, the test runs at the time that it is.
pub async fn at_noon(test: impl AsyncFnOnce(&mut World)) {
    let Some(clock) = Clock::new() else { return with_process(test).await };
    clock.set_to_noon();
    with_process_env(&clock.env(), test).await;
}

/// Runs a test with the bot as a separate process. `env` is added to the environment that it needs.
pub async fn with_process_env(env: &[(&str, &str)], test: impl AsyncFnOnce(&mut World)) {
    let bot = async |at: &Place| Running::Process(Process::start(at, env));
    run(SHORTER, refuse_emojis, bot, test).await;
}

/// Most tests are about texts, and over before all emojis are uploaded.
fn refuse_emojis(sandbox: &Sandbox) {
    sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
}

/// Runs a test where rate limits are this many times shorter than Discord's. `before` changes the
/// sandbox before `start` starts the bot.
async fn run(
    shorter_limits: u32,
    before: impl FnOnce(&Sandbox),
    start: impl AsyncFnOnce(&Place) -> Running,
    test: impl AsyncFnOnce(&mut World),
) {
    let (watch, mut ended) = Watch::new();
    let all = async {
        let mut world = World::new(watch, shorter_limits, before, start).await;
        let sandbox = world.sandbox.clone();
        let begun = async {
            // There is one root command for each game.
            world.sandbox.commands_registered(2).await;
            test(&mut world).await;
        };
        tokio::select! {
            biased;
            Some(why) = ended.recv() => panic!("{why}"),
            () = begun => {}
            () = ends::nothing_is_new(&sandbox) => panic!(
                "nothing new happens any more\n{}",
                sandbox.look(|view| view.recent(SHOWN))
            ),
        }
        world.end().await;
    };
    within(time(), all).await;
}

/// Tells the test when a bot ends that nobody asked to.
#[derive(Clone)]
pub struct Watch(mpsc::UnboundedSender<String>);

impl Watch {
    fn new() -> (Watch, mpsc::UnboundedReceiver<String>) {
        let (told, ended) = mpsc::unbounded_channel();
        (Watch(told), ended)
    }

    fn tell(&self, why: String) {
        // If nobody listens any more, the test has ended, well or not.
        let _ = self.0.send(why);
    }

    /// Runs `bot` and tells when it ends before `stop` is cancelled.
    fn over(
        &self,
        stop: &CancellationToken,
        bot: impl Future<Output = anyhow::Result<()>> + Send + 'static,
    ) -> tokio::task::JoinHandle<Result<(), String>> {
        let (watch, stop) = (self.clone(), stop.clone());
        tokio::spawn(async move {
            let ended = match tokio::spawn(bot).await {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(format!("the bot ended with an error: {error:#}")),
                Err(error) => Err(format!("the bot panicked: {}", said(error))),
            };
            if !stop.is_cancelled() {
                let why = ended.clone().err();
                watch.tell(why.unwrap_or_else(|| "the bot ended by itself".to_owned()));
            }
            ended
        })
    }
}

/// The message of a task's panic, with its line breaks, which [`JoinError`](tokio::task::JoinError)
/// doesn't show as such.
fn said(error: tokio::task::JoinError) -> String {
    match error.try_into_panic() {
        Ok(panic) => panic
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
            .unwrap_or_else(|| "without a text".to_owned()),
        Err(cancelled) => cancelled.to_string(),
    }
}

#[tokio::test(flavor = "multi_thread")]
#[should_panic(expected = "the bot ended with an error")]
async fn a_bot_that_ends_fails_the_test_at_once() {
    with_bot(async |world| {
        world.sandbox.faults().close_connections(4004);
        world.newest_public("what nobody ever says").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[should_panic(expected = "the bot's process ended: exit status: 2")]
async fn a_process_that_ends_fails_the_test_at_once() {
    with_process(async |world| {
        world.sandbox.faults().close_connections(4004);
        world.newest_public("what nobody ever says").await;
    })
    .await;
}

#[tokio::test]
#[should_panic(expected = "the bot panicked: oh no")]
async fn a_panic_is_reported_in_its_own_words() {
    let (watch, mut ended) = Watch::new();
    let bot = watch.over(&CancellationToken::new(), async { panic!("oh {}", "no") });
    let why = ended.recv().await.expect("the watch is held above");
    assert_eq!(bot.await.expect("the watch itself doesn't panic"), Err(why.clone()));
    panic!("{why}");
}
