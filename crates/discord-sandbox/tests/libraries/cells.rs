//! What each bot is asked for: one check for each cell of the README's table.

use std::pin::Pin;

use discord_sandbox::{AckKind, Answer, ChannelId, Message, Sandbox, User};

/// Where the bots are asked, and who asks.
#[derive(Clone)]
pub struct Place {
    sandbox: Sandbox,
    alice: User,
    bob: User,
    general: ChannelId,
}

type Check = fn(Place) -> Pin<Box<dyn Future<Output = ()> + Send>>;

/// The cells, in the order in which they are checked. A cell that doesn't work panics.
pub const CELLS: &[(&str, Check)] = &[
    ("online", |place| Box::pin(async move { place.online().await })),
    ("commands", |place| Box::pin(async move { place.sandbox.commands_registered(8).await })),
    ("completion", |place| Box::pin(async move { place.completion().await })),
    ("public answers", |place| Box::pin(async move { place.public().await })),
    ("private answers", |place| Box::pin(async move { place.private().await })),
    ("deferred answers", |place| Box::pin(async move { place.deferred().await })),
    ("buttons", |place| Box::pin(async move { place.buttons().await })),
    ("menus", |place| Box::pin(async move { place.menus().await })),
    ("forms", |place| Box::pin(async move { place.forms().await })),
    ("follow-ups", |place| Box::pin(async move { place.follow_ups().await })),
    ("edits", |place| Box::pin(async move { place.edits().await })),
    ("deletes", |place| Box::pin(async move { place.deletes().await })),
    ("files in embeds", |place| Box::pin(async move { place.files().await })),
    ("threads", |place| Box::pin(async move { place.threads().await })),
    ("nonces", |place| Box::pin(async move { place.nonces().await })),
    ("emojis", |place| Box::pin(async move { place.emojis().await })),
    ("Components V2", |place| Box::pin(async move { place.layouts().await })),
    ("resumes", |place| Box::pin(async move { place.resumes().await })),
];

impl Place {
    pub fn of(sandbox: &Sandbox) -> Self {
        let (alice, bob) = (sandbox.user("Alice"), sandbox.user("Bob"));
        Self { alice, bob, general: sandbox.channel("general"), sandbox: sandbox.clone() }
    }

    async fn ask(&self, line: &str) -> Answer {
        self.alice.slash(self.general, line).await.expect("an answer")
    }

    async fn greeted(&self) -> Message {
        self.ask("/greet name:Bob").await.reply().await
    }

    async fn online(&self) {
        let is_there =
            self.sandbox.wait_for("the bot", |view| (view.connections() > 0).then_some(()));
        is_there.await;
    }

    async fn completion(&self) {
        let names =
            self.alice.autocomplete(self.general, "/greet name:", "An").await.expect("choices");
        let names: Vec<&str> = names.iter().map(|choice| choice.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Anton"]);
    }

    async fn public(&self) {
        let greeted = self.greeted().await;
        assert_eq!(greeted.content(), "Hello Bob!");
        assert!(self.bob.sees(self.general).iter().any(|message| message.id == greeted.id));
    }

    async fn private(&self) {
        let thought = self.ask("/think").await.reply().await;
        assert!(thought.is_ephemeral());
        assert!(self.bob.sees(self.general).iter().all(|message| message.id != thought.id));
    }

    async fn deferred(&self) {
        let thought = self.ask("/think").await;
        assert_eq!(thought.kind, AckKind::Defer);
        assert_eq!(thought.reply().await.content(), "I have it.");
    }

    async fn buttons(&self) {
        let greeted = self.greeted().await;
        for waves in 1..=2 {
            let waved = self.bob.click(&greeted, "Wave").await.expect("an answer");
            assert_eq!(waved.kind, AckKind::Update);
            assert_eq!(waved.reply().await.content(), format!("Waves: {waves}"));
        }
    }

    async fn menus(&self) {
        let greeted = self.greeted().await;
        let chosen = self.bob.select(&greeted, "A fruit", &["pear"]).await;
        assert_eq!(chosen.expect("an answer").kind, AckKind::DeferUpdate);
        let liked = self.bob.sees_text(self.general, "You like pear.").await;
        assert_eq!((liked.id, liked.buttons().len()), (greeted.id, 0));
    }

    async fn forms(&self) {
        let form = self.ask("/form").await;
        let wrote = self.alice.submit(&form, &[("text", "a line")]).await.expect("an answer");
        assert!(wrote.is_ephemeral());
        assert_eq!(wrote.reply().await.content(), "You wrote a line");
    }

    /// Lets the bot think, and waits for a message that began with this text.
    async fn thought(&self, text: &str, is_done: impl Fn(&Message) -> bool) {
        let before = self.sandbox.look(|view| view.last_change());
        self.ask("/think").await;
        let done = self.sandbox.wait_for(text, |view| {
            let mut changed = view.changed_since(before);
            changed
                .find(|one| {
                    one.history().next().is_some_and(|first| first.content == text) && is_done(one)
                })
                .map(drop)
        });
        done.await;
    }

    async fn follow_ups(&self) {
        self.thought("And more.", Message::is_ephemeral).await;
    }

    async fn edits(&self) {
        self.thought("And more.", |message| message.content() == "And much more.").await;
    }

    async fn deletes(&self) {
        self.thought("Forget this.", |message| message.deleted).await;
    }

    async fn files(&self) {
        let shown = self.ask("/picture").await.reply().await;
        let [file] = shown.attachments() else { panic!("one file: {:?}", shown.attachments()) };
        assert_eq!((file.filename.as_str(), file.pixels), ("card.png", Some((1, 1))));
        assert_eq!(shown.now().embeds[0]["image"]["url"], file.url);
    }

    async fn threads(&self) {
        self.ask("/thread").await;
        let begun =
            self.sandbox.wait_for("a thread", |view| Some(view.threads(self.general).first()?.id));
        self.bob.sees_text(begun.await, "In a thread of its own.").await;
    }

    async fn nonces(&self) {
        let told = self.ask("/nonce").await.reply().await;
        assert_eq!(told.content(), "The nonce was n-1.");
    }

    async fn emojis(&self) {
        let shown = self.ask("/emoji").await.reply().await;
        assert_eq!(shown.buttons()[0].emoji.as_deref(), Some("QH"));
    }

    async fn layouts(&self) {
        let shown = self.ask("/layout").await.reply().await;
        assert_eq!((shown.text().as_str(), shown.now().flags), ("Laid out", 1 << 15));
    }

    /// The connection is lost, and the session goes on where READY said.
    async fn resumes(&self) {
        self.sandbox.faults().resume_elsewhere(true);
        self.sandbox.faults().drop_connections();
        self.online().await;
        self.greeted().await;
        assert_eq!(self.sandbox.look(|view| view.sessions_begun()), 1);
    }
}
