//! What people do in the world of a test, what they see, and what they wait for.

use discord_sandbox::{Answer, Message, User};

use super::{World, plain};

impl World {
    /// A member of the server, by name.
    pub fn user(&self, name: &str) -> User {
        self.sandbox.user(name)
    }

    /// The first `count` members of the server.
    pub fn people(&self, count: usize) -> Vec<User> {
        let names = ["Alice", "Bob", "Carol", "Dave", "Erin"];
        names[..count]
            .iter()
            .map(|name| self.sandbox.user(name))
            .collect()
    }

    /// Sends a command, and returns the final answer.
    pub async fn slash(&self, user: &User, line: &str) -> Message {
        let reply = self.answer(user, line).await.reply().await;
        self.look_for_leaks().await;
        reply
    }

    pub async fn answer(&self, user: &User, line: &str) -> Answer {
        let line = format!("/{} {line}", self.game);
        let answer = user.slash(self.channel, &line).await;
        answer.unwrap_or_else(|why| panic!("{}: {line}: {why}", user.name()))
    }

    /// Opens a table with `options`. The others join, and the first one deals.
    pub async fn deal(&self, people: &[User], options: &str) {
        self.open(people, options).await;
        self.slash(&people[0], "deal").await;
        // Waits for the public message; the answer itself is overwritten when the hand changes
        // next.
        self.any_public("game 1 has begun").await;
    }

    /// Opens a table with `options`. The others join.
    pub async fn open(&self, people: &[User], options: &str) {
        let lobby = self.answer(&people[0], &format!("start {options}")).await;
        assert!(!lobby.is_ephemeral(), "{}", lobby.text());
        for user in &people[1..] {
            let joined = self.answer(user, "join").await;
            assert!(joined.is_ephemeral());
            assert!(
                joined.reply().await.text().contains("You have seat"),
                "{}",
                joined.text()
            );
        }
    }

    /// The result of this game, or `None` if it isn't shown yet.
    pub fn result(&self, game: u32) -> Option<Message> {
        let over = format!("Game {game} is over");
        self.sandbox.look(|view| {
            let last = view.public(self.channel).next_back()?;
            last.text().contains(&over).then(|| last.clone())
        })
    }

    /// The cards that the person can play now, as the bot offers them.
    pub async fn offers(&self, user: &User) -> Vec<String> {
        self.offered(user, "play card").await
    }

    /// The choices that the bot offers for the only option of a command, such as `play card`.
    pub async fn offered(&self, user: &User, option: &str) -> Vec<String> {
        let line = format!("/{} {option}:", self.game);
        let offered = user.autocomplete(self.channel, &line, "").await;
        let offered = offered.unwrap_or_else(|why| panic!("{}: {line}: {why}", user.name()));
        let text = |value: &serde_json::Value| match value {
            serde_json::Value::String(text) => text.clone(),
            number => number.to_string(),
        };
        offered.iter().map(|choice| text(&choice.value)).collect()
    }

    /// Plays with slash commands alone until game number `game` is over. Picks any of the offered
    /// cards.
    pub async fn play_out(&self, people: &[User], game: u32) -> Message {
        let any_card = async |_| self.play_round(people, rand::random_range(0..52)).await;
        self.play_out_by(game, any_card).await
    }

    /// Repeats `round` with the numbers from 0 until game number `game` is over. A round returns
    /// whether anyone could do anything.
    pub async fn play_out_by(
        &self,
        game: u32,
        mut round: impl AsyncFnMut(usize) -> bool,
    ) -> Message {
        let mut number = 0;
        loop {
            if let Some(result) = self.go_on(game, async || round(number).await).await {
                return result;
            }
            number += 1;
        }
    }

    /// Plays a round, or returns the result if game number `game` is over. If nobody can do
    /// anything in the round, waits until something public happens.
    pub async fn go_on(&self, game: u32, round: impl AsyncFnOnce() -> bool) -> Option<Message> {
        let result = self.result(game);
        if result.is_none() {
            let before = self.public_text();
            if !round().await && self.result(game).is_none() {
                self.wait_beyond(&before).await;
            }
        }
        result
    }

    /// Lets everyone do one thing if they can: pick a pile, choose whom to draw from, or play a
    /// card. Returns whether anyone could.
    pub async fn play_round(&self, people: &[User], which: usize) -> bool {
        let mut anyone = false;
        for user in people {
            for option in ["pile number", "draw from", "play card"] {
                let offers = self.offered(user, option).await;
                if let Some(choice) = offers.get(which % offers.len().max(1)) {
                    self.slash(user, &format!("{option}:{choice}")).await;
                    anyone = true;
                    break;
                }
            }
        }
        anyone
    }

    /// The text of all public messages.
    pub fn public_text(&self) -> String {
        self.sandbox.look(|view| {
            view.public(self.channel)
                .map(Message::text)
                .collect::<Vec<_>>()
                .join("\n")
        })
    }

    /// Waits until the public messages change.
    pub async fn wait_beyond(&self, before: &str) {
        let channel = self.channel;
        self.sandbox
            .wait_for("something public to happen", |view| {
                let now: Vec<_> = view.public(channel).map(Message::text).collect();
                (now.join("\n") != before).then_some(())
            })
            .await;
    }

    /// Waits until the newest public message contains this text.
    pub async fn newest_public(&self, text: &str) -> Message {
        let channel = self.channel;
        self.sandbox
            .wait_for(&format!("a public “{text}”"), |view| {
                let last = view.public(channel).next_back()?;
                plain(last).contains(text).then(|| last.clone())
            })
            .await
    }

    /// Waits for a public message that contains this text, and returns the newest of them. Newer
    /// messages without the text may follow it.
    pub async fn any_public(&self, text: &str) -> Message {
        self.sandbox
            .wait_for(&format!("a public message with “{text}”"), |view| {
                let mut messages = view.public(self.channel);
                messages.rfind(|m| m.text().contains(text)).cloned()
            })
            .await
    }

    /// Waits until a public message says `closed`, and the newest one says `open`.
    pub async fn settled(&self, closed: &str, open: &str) {
        let channel = self.channel;
        self.sandbox
            .wait_for(&format!("“{closed}”, then “{open}”"), |view| {
                let texts: Vec<_> = view.public(channel).map(plain).collect();
                let closed = texts.iter().any(|text| text.contains(closed));
                (closed && texts.last()?.contains(open)).then_some(())
            })
            .await;
    }

    /// The newest hand that the person sees.
    pub fn hand(&self, user: &User) -> Option<Message> {
        user.sees(self.channel)
            .into_iter()
            .rev()
            .find(|message| message.is_ephemeral() && message.text().contains("**Your hand**"))
    }

    /// Waits until the person's newest hand is `good`.
    pub async fn hand_when(
        &self,
        user: &User,
        what: &str,
        good: impl Fn(&Message) -> bool,
    ) -> Message {
        let (channel, id) = (self.channel, user.id());
        self.sandbox
            .wait_for(&format!("{}'s hand: {what}", user.name()), |view| {
                let hand = view
                    .seen_by(id, channel)
                    .rfind(|m| m.is_ephemeral() && m.text().contains("**Your hand**"))?;
                good(hand).then(|| hand.clone())
            })
            .await
    }
}
