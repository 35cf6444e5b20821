//! What people do in the world of a test, what they see, and what they wait for.

use std::cmp::Reverse;
use std::time::Instant;

use discord_sandbox::{
    Answer, ChannelId, Choice, Faults, Message, MessageId, Permissions, Refused, Request, Sandbox,
    User, View,
};
use getaway::table::{Stage, TableHandle};

use super::replies::{LATE, TRIES, final_reply};
use super::{World, mostly_first, plain, says};

/// The newest hand that a person sees in a channel.
pub fn hand_of<'a>(view: &View<'a>, channel: ChannelId, user: &User) -> Option<&'a Message> {
    let mut seen = view.seen_by(user.id(), channel);
    seen.rfind(|message| message.is_ephemeral() && message.text().contains("**Your hand**"))
}

/// Whether this is a lobby, a table or a result. A mention has a button, too, but only one.
pub fn is_of_a_table(message: &Message) -> bool {
    message.buttons().iter().any(|button| button.label != "My hand")
}

/// The number of the last change of what people see.
pub fn last_change(sandbox: &Sandbox) -> u64 {
    sandbox.look(|view| view.last_change())
}

/// Waits until somebody has been shown something new in a channel since the change with this number.
pub async fn shown_since(sandbox: &Sandbox, channel: ChannelId, change: u64) {
    let is_new = |view: &View<'_>| view.is_new_in(channel, change).then_some(());
    sandbox.wait_for("something new in a channel", is_new).await;
}

fn public_text(view: &View<'_>, channel: ChannelId) -> String {
    view.public(channel).map(Message::text).collect::<Vec<_>>().join("\n")
}

/// Sends a command in this channel, and returns the final answer.
pub async fn slash_in(user: &User, channel: ChannelId, line: &str) -> Message {
    let answer = user.slash(channel, line).await;
    let answer = answer.unwrap_or_else(|why| panic!("{}: {line}: {why}", user.name()));
    final_reply(user, &answer).await
}

/// What somebody with a little sense chooses: of cards mostly the lowest of their longest suit. With
/// random cards, every second one would be a tochoo, and games would take long.
pub fn sensible(offers: &[String]) -> Option<&String> {
    let suit = |card: &String| card.chars().next_back();
    let length = |card: &String| offers.iter().filter(|one| suit(one) == suit(card)).count();
    // They are offered from high to low.
    let mut best: Vec<&String> = offers.iter().rev().collect();
    best.sort_by_key(|card| Reverse(length(card)));
    mostly_first(&best, &mut rand::rng()).copied()
}

impl World {
    pub fn user(&self, name: &str) -> User {
        self.sandbox.user(name)
    }

    /// The first `count` members of the server.
    pub fn people(&self, count: usize) -> Vec<User> {
        let names = ["Alice", "Bob", "Carol", "Dave", "Erin"];
        names[..count].iter().map(|name| self.user(name)).collect()
    }

    /// Sends a command, and returns the final answer.
    pub async fn slash(&self, user: &User, line: &str) -> Message {
        let answer = self.answer(user, line).await;
        self.told(user, line, Ok(answer)).await
    }

    /// Opens a table, and returns its message, which everyone sees.
    pub async fn lobby(&self, user: &User, line: &str) -> Message {
        let lobby = self.slash(user, line).await;
        assert!(!lobby.is_ephemeral(), "{line}: {}", lobby.text());
        lobby
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

    /// The first `count` members of the server, who are dealt a game without a clock. Getaway has
    /// no time to take unless a table asks for one, so nothing happens by itself.
    pub async fn dealt(&self, count: usize) -> Vec<User> {
        let people = self.people(count);
        self.deal(&people, "turn_seconds:0").await;
        people
    }

    /// Opens a table with `options`. The others join.
    pub async fn open(&self, people: &[User], options: &str) {
        self.lobby(&people[0], &format!("start {options}")).await;
        for user in &people[1..] {
            let joined = self.answer(user, "join").await;
            assert!(joined.is_ephemeral());
            says(&joined.reply().await, "You have seat");
        }
    }

    pub async fn join(&self, people: &[User]) {
        for user in people {
            self.slash(user, "join").await;
        }
    }

    /// Presses a button, and returns the final answer.
    pub async fn press(&self, user: &User, message: &Message, which: &str) -> Message {
        let pressed = user.click(message, which).await;
        self.told(user, which, pressed).await
    }

    /// The same, with a button that may be gone from the message.
    pub async fn press_raw(&self, user: &User, message: &Message, id: &str) -> Message {
        let pressed = user.press_raw(message, id).await;
        self.told(user, id, pressed).await
    }

    /// Chooses this value in a menu, and returns the final answer.
    pub async fn choose(&self, user: &User, message: &Message, menu: &str, value: &str) -> Message {
        let chosen = user.select(message, menu, &[value]).await;
        self.told(user, menu, chosen).await
    }

    /// The final answer to what somebody has done.
    async fn told(&self, user: &User, what: &str, answer: Result<Answer, Refused>) -> Message {
        let answer = answer.unwrap_or_else(|why| panic!("{}: {what}: {why}", user.name()));
        let reply = final_reply(user, &answer).await;
        self.look_for_leaks().await;
        reply
    }

    pub async fn play(&self, user: &User, card: &str) -> Message {
        self.slash(user, &format!("play card:{card}")).await
    }

    /// Opens a table of one person and computers, and deals. Returns the hand.
    pub async fn deal_alone(&self, user: &User, options: &str) -> Message {
        let lobby = self.lobby(user, &format!("start {options}")).await;
        self.press(user, &lobby, "Deal").await;
        self.hand_when(user, "arrives", |_| true).await
    }

    pub async fn hands_arrive(&self, people: &[User]) {
        for user in people {
            self.hand_when(user, "arrives", |_| true).await;
        }
    }

    /// The one of these people who can play a card now.
    pub async fn turn_of(&self, people: &[User]) -> usize {
        for (at, user) in people.iter().enumerate() {
            if !self.offers(user).await.is_empty() {
                return at;
            }
        }
        panic!("it is nobody's turn: {}", self.public_text());
    }

    /// Asks to end the table, and confirms it. Returns the final answer.
    pub async fn stop(&self, user: &User) -> Message {
        let question = self.slash(user, "stop").await;
        self.press(user, &question, "End the table").await
    }

    /// Somebody without a seat who may end a table whatever its players want.
    pub fn moderator(&self) -> User {
        let moderator = self.sandbox.create_user("Moderator");
        self.grant(&moderator, Permissions::MANAGE_MESSAGES);
        moderator
    }

    /// Ends the table, which nobody else has to agree to.
    pub async fn close(&self, user: &User) {
        self.stop(user).await;
        self.newest_public("This table is closed").await;
    }

    pub fn table(&self) -> TableHandle {
        self.tables().all().remove(0)
    }

    /// Resolves when the table that is now the only one ends.
    pub fn table_ends(&self) -> impl Future<Output = ()> + use<> {
        let mut watch = self.table().watch();
        async move {
            watch.wait_for(|now| now.has_ended()).await.expect("it says so");
        }
    }

    /// Removes the player whose turn it is from the server, so that something happens without any
    /// press. Returns their seat.
    pub fn leaves_in_turn(&self, people: &[User]) -> usize {
        let seat = match &self.table().snapshot().stage {
            Stage::Playing(playing) => playing.awaited.iter().next().expect("somebody is due"),
            other => panic!("no game: {other:?}"),
        };
        let gone = &people[seat.index()];
        self.sandbox.remove_member(self.sandbox.guild(), gone.id());
        seat.index()
    }

    pub fn faults(&self) -> Faults<'_> {
        self.sandbox.faults()
    }

    /// Takes permissions in this channel from the bot, and gives it all others.
    pub fn deny(&self, permissions: Permissions) {
        self.sandbox.deny_bot(self.channel, permissions);
    }

    /// Gives a member of the server these permissions, with a role.
    pub fn grant(&self, user: &User, permissions: Permissions) {
        let guild = self.sandbox.guild();
        let role = self.sandbox.create_role(guild, "a role", permissions);
        self.sandbox.give_role(guild, user.id(), role);
    }

    pub async fn until(&self, what: &str, is_so: impl Fn(&View<'_>) -> bool) {
        self.sandbox.wait_for(what, |view: &View<'_>| is_so(view).then_some(())).await;
    }

    /// Waits until a request of the bot whose path contains this has been answered with this
    /// status.
    pub async fn answered_with(&self, status: u16, path: &str) {
        let is_one = |one: &Request| one.status == status && one.path.contains(path);
        let what = format!("{status} for {path}");
        self.until(&what, |view| view.requests().any(is_one)).await;
    }

    pub async fn is_deleted(&self, message: MessageId) {
        let deleted = |view: &View<'_>| view.message(message).is_some_and(|one| one.deleted);
        self.until("a message to be deleted", deleted).await;
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
        let offered = self.choices(user, &line, "").await;
        let text = |value: &serde_json::Value| match value {
            serde_json::Value::String(text) => text.clone(),
            number => number.to_string(),
        };
        offered.iter().map(|choice| text(&choice.value)).collect()
    }

    /// The choices that the bot offers for the last option of the line after `typed` has been typed
    /// in it. If finding them takes too long, it offers none, and the person types again.
    pub async fn choices(&self, user: &User, line: &str, typed: &str) -> Vec<Choice> {
        for _ in 0..TRIES {
            let began = Instant::now();
            let offered = user.autocomplete(self.channel, line, typed).await;
            let offered = offered.unwrap_or_else(|why| panic!("{}: {line}: {why}", user.name()));
            if !offered.is_empty() || began.elapsed() < LATE {
                return offered;
            }
        }
        Vec::new()
    }

    /// Plays with slash commands alone until game number `game` is over. If nobody can do anything,
    /// waits until something public happens.
    pub async fn play_out(&self, people: &[User], game: u32) -> Message {
        loop {
            let before = self.public_text();
            if let Some(result) = self.result(game) {
                return result;
            }
            if !self.play_round(people).await {
                self.wait_beyond(&before).await;
            }
        }
    }

    /// Lets everyone do one thing if they can: play a card, pick a pile, or choose whom to draw from.
    /// Returns whether anyone could.
    pub async fn play_round(&self, people: &[User]) -> bool {
        for option in ["play card", "pile number", "draw from"] {
            let mut anyone = false;
            for user in people {
                if let Some(choice) = sensible(&self.offered(user, option).await) {
                    self.slash(user, &format!("{option}:{choice}")).await;
                    anyone = true;
                }
            }
            if anyone {
                return true;
            }
        }
        false
    }

    /// The person takes the next player's cards, or announces it, and says yes to the question.
    pub async fn take(&self, user: &User) -> Message {
        let asked = self.slash(user, "take").await;
        self.press(user, &asked, &asked.buttons().swap_remove(0).label).await
    }

    /// Ends a game of Getaway among people before its first trick: somebody takes all others' cards,
    /// and so loses. Returns the result.
    pub async fn lose(&self, user: &User, game: u32) -> Message {
        loop {
            let asked = self.slash(user, "take").await;
            // A take has to be confirmed.
            if asked.button("Never mind").is_some() {
                let yes = asked.buttons().swap_remove(0).label;
                self.press(user, &asked, &yes).await;
                if yes == "Take, and lose" {
                    return self.newest_public(&format!("Game {game} is over")).await;
                }
            }
        }
    }

    /// The text of all public messages.
    pub fn public_text(&self) -> String {
        self.sandbox.look(|view| public_text(view, self.channel))
    }

    /// The number of public messages that contain this text.
    pub fn count_public(&self, text: &str) -> usize {
        self.sandbox.look(|view| {
            view.public(self.channel).filter(|message| message.text().contains(text)).count()
        })
    }

    /// Waits until the public messages change.
    pub async fn wait_beyond(&self, before: &str) {
        let is_new = |view: &View<'_>| public_text(view, self.channel) != before;
        self.until("something public to happen", is_new).await;
    }

    /// Waits until the newest public message contains this text.
    pub async fn newest_public(&self, text: &str) -> Message {
        let newest = |view: &View<'_>| {
            let last = view.public(self.channel).next_back()?;
            plain(last).contains(text).then(|| last.clone())
        };
        self.sandbox.wait_for(&format!("a public “{text}”"), newest).await
    }

    /// Waits for a public message that contains this text, and returns the newest of them. Newer
    /// messages without the text may follow it.
    pub async fn any_public(&self, text: &str) -> Message {
        let any =
            |view: &View<'_>| view.public(self.channel).rfind(|m| m.text().contains(text)).cloned();
        self.sandbox.wait_for(&format!("a public message with “{text}”"), any).await
    }

    /// Waits until a public message says `closed`, and the newest one says `open`.
    pub async fn settled(&self, closed: &str, open: &str) {
        let what = format!("“{closed}”, then “{open}”");
        let is_so = |view: &View<'_>| {
            let texts: Vec<_> = view.public(self.channel).map(plain).collect();
            let closed = texts.iter().any(|text| text.contains(closed));
            closed && texts.last().is_some_and(|last| last.contains(open))
        };
        self.until(&what, is_so).await;
    }

    /// The newest hand that the person sees.
    pub fn hand(&self, user: &User) -> Option<Message> {
        self.sandbox.look(|view: &View<'_>| hand_of(view, self.channel, user).cloned())
    }

    /// Waits until the person's newest hand is `good`.
    pub async fn hand_when(
        &self,
        user: &User,
        what: &str,
        good: impl Fn(&Message) -> bool,
    ) -> Message {
        let what = format!("{}'s hand: {what}", user.name());
        let is_good = |view: &View<'_>| {
            let hand = hand_of(view, self.channel, user)?;
            good(hand).then(|| hand.clone())
        };
        self.sandbox.wait_for(&what, is_good).await
    }
}
