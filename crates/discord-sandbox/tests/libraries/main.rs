//! Bots written with libraries of other languages, in processes of their own: one with discord.py,
//! one with discord.js, and both do the same. They run if the libraries are installed: a folder
//! `discord.py` or `node_modules` in `target/tools/libraries`, as the gate puts them there.

use std::path::PathBuf;
use std::process::{Child, Command};

use discord_sandbox::{AckKind, Options, Sandbox};

/// A bot that ends with its test.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.kill().expect("it can be stopped");
        self.0.wait().expect("it has ended");
    }
}

/// Starts a bot. `None` where its library isn't.
fn start(sandbox: &Sandbox, program: &str, script: &str, library: &str) -> Option<Bot> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let libraries = root.join("../../target/tools/libraries");
    if !libraries.join(library).exists() {
        let is_required = std::env::var("LIBRARY_TESTS").is_ok_and(|value| value == "required");
        assert!(!is_required, "{library} is missing");
        eprintln!("left out: {library} isn't in {}", libraries.display());
        return None;
    }
    let bot = Command::new(program)
        .arg(root.join("tests/libraries").join(script))
        .args([sandbox.base_url(), sandbox.token()])
        .env("PYTHONPATH", libraries.join("discord.py"))
        .env("NODE_PATH", libraries.join("node_modules"))
        .spawn();
    Some(Bot(bot.expect("the program starts")))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_discord_py_does_everything() {
    does_everything("python3", "bot.py", "discord.py").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_discord_js_does_everything() {
    does_everything("node", "bot.cjs", "node_modules/discord.js").await;
}

async fn does_everything(program: &str, script: &str, library: &str) {
    let sandbox = Sandbox::start(Options::default()).await.expect("loopback");
    let Some(_bot) = start(&sandbox, program, script, library) else { return };
    sandbox.commands_registered(4).await;
    let (alice, bob) = (sandbox.user("Alice"), sandbox.user("Bob"));
    let general = sandbox.channel("general");

    // A command, its choices, a button and a menu.
    let names = alice.autocomplete(general, "/greet name:", "An").await.expect("choices");
    let names: Vec<&str> = names.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Anton"]);
    let greeted = alice.slash(general, "/greet name:Bob").await.expect("an answer").reply().await;
    assert_eq!(greeted.content(), "Hello Bob!");
    for waves in 1..=2 {
        let waved = bob.click(&greeted, "Wave").await.expect("an answer");
        assert_eq!(waved.kind, AckKind::Update);
        bob.sees_text(general, &format!("Waves: {waves}")).await;
    }
    let chosen = bob.select(&greeted, "A fruit", &["pear"]).await;
    assert_eq!(chosen.expect("an answer").kind, AckKind::DeferUpdate);
    let liked = bob.sees_text(general, "You like pear.").await;
    assert_eq!((liked.id, liked.buttons().len()), (greeted.id, 0));

    // A deferral, a file, follow-ups, an edit and a deletion.
    let thought = alice.slash(general, "/think").await.expect("an answer");
    assert!(thought.is_ephemeral());
    let more = alice.sees_text(general, "And much more.").await;
    let answer = thought.reply().await;
    assert_eq!(answer.content(), "I have it.");
    let file = answer.attachments().first().expect("a file").id;
    assert_eq!(sandbox.file(file).as_deref(), Some(&b"thought"[..]));
    assert!(more.is_ephemeral());
    sandbox
        .wait_for("the second follow-up to be deleted", |view| {
            let mut messages = view.everything();
            messages.find(|message| message.content() == "Forget this.")?.deleted.then_some(())
        })
        .await;

    // A form.
    let form = alice.slash(general, "/form").await.expect("an answer");
    let wrote = alice.submit(&form, &[("text", "a line")]).await;
    assert_eq!(wrote.expect("an answer").reply().await.content(), "You wrote a line");

    // A thread, after the connection was lost. The session goes on.
    sandbox.faults().resume_elsewhere(true);
    sandbox.faults().drop_connections();
    sandbox
        .wait_for("the bot to connect again", |view| (view.connections() > 0).then_some(()))
        .await;
    alice.slash(general, "/thread").await.expect("an answer");
    let thread = sandbox
        .wait_for("a thread", |view| view.threads(general).first().map(|thread| thread.id))
        .await;
    assert_eq!(sandbox.look(|view| view.sessions_begun()), 1);
    bob.sees_text(thread, "In a thread of its own.").await;
    assert!(sandbox.unacknowledged().is_empty());
}
