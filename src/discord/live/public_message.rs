//! Public messages: how they reach their channel, and how one is posted only once although Discord
//! may accept it without saying so.
//!
//! They go through the channel: what is posted through an interaction's token looks like a reply to
//! the interaction's answer, which may be a message that nobody else can load.
//!
//! Knows neither what a message is for nor when to try again.

use std::time::{Duration, UNIX_EPOCH};

use crate::discord::http::{ApiError, Discord, Posted, Target};
use crate::screen::guild_settings::GuildSettings;
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::{Body, Message, Visibility};
use crate::table::daily::Month;
use crate::table::{ChannelId, GameNumber, GuildId, Place, TableId};

/// A message that a table has at most once.
#[derive(Clone, Copy, Debug)]
pub enum OncePerTable {
    /// Its first message, if that is no answer to a command.
    First,
    /// How its last game ended, told in the channel above its thread.
    Result,
    /// That it waits for another version of the program.
    Parked,
}

/// How a message is posted only once, however often that is tried.
#[derive(Clone, Debug, Default)]
pub struct PostOnce {
    /// Discord makes only one message with the same nonce within some minutes.
    nonce: Option<String>,
    /// The newest message that is known to be older.
    pub after: Option<u64>,
    /// Whether the message may be in the channel already: Discord accepted it without saying so in
    /// time, from this process or an earlier one. Then it is searched for before it is posted.
    pub unconfirmed: bool,
}

impl PostOnce {
    pub fn after(after: Option<u64>) -> PostOnce {
        PostOnce { after, ..PostOnce::default() }
    }

    /// The same, with a nonce of at most 25 characters.
    #[must_use]
    pub fn with_nonce(self, nonce: String) -> PostOnce {
        PostOnce { nonce: Some(nonce), ..self }
    }

    /// The same, with the nonce of such a message of this table, whichever process posts it.
    #[must_use]
    pub fn of_table(self, what: OncePerTable, table: TableId, place: Place) -> PostOnce {
        let what = match what {
            OncePerTable::First => 't',
            OncePerTable::Result => 'r',
            OncePerTable::Parked => 'p',
        };
        // A nonce is for all channels, and the tables of every database are counted from 1.
        let (table, channel) = (short(table.0.cast_unsigned()), short(place.channel.0));
        self.with_nonce(format!("{what}{table}{channel}"))
    }

    /// How the recap of an evening is posted here only once, whichever process does it.
    pub fn of_evening(first_game: GameNumber, channel: ChannelId) -> PostOnce {
        let (game, channel) = (short(first_game.0), short(channel.0));
        PostOnce::default().unconfirmed().with_nonce(format!("e{game}{channel}"))
    }

    /// How the board of a server's month is posted only once.
    pub fn of_month(server: GuildId, month: Month) -> PostOnce {
        let (_, ended) = month.times();
        // Discord's ids begin with the milliseconds since 2015.
        let since = ended.duration_since(UNIX_EPOCH + Duration::from_millis(1_420_070_400_000));
        let after = u64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(u64::MAX) << 22;
        let nonce = format!("b{}{}", short(server.0), month.number());
        PostOnce::after(Some(after)).unconfirmed().with_nonce(nonce)
    }

    /// The same, for a message that may be there already.
    #[must_use]
    pub fn unconfirmed(self) -> PostOnce {
        PostOnce { unconfirmed: true, ..self }
    }
}

#[derive(Clone, Debug)]
pub struct Route {
    pub discord: Discord,
    pub channel: ChannelId,
    pub style: CardStyle,
}

impl Route {
    /// `settings`: those of the channel's server.
    pub fn new(discord: &Discord, channel: ChannelId, settings: &GuildSettings) -> Route {
        Route { discord: discord.clone(), channel, style: discord.card_style(settings) }
    }

    /// Posts a message unless it is there already, and returns its id. After a failure, `once` says
    /// whether the message may be there.
    pub async fn post(&self, once: &mut PostOnce, message: &Message) -> Result<u64, ApiError> {
        let body = self.discord.painter.sent(message, Visibility::Public, &self.style).await;
        self.post_as(once, message, &body).await
    }

    /// The same, with this body.
    pub async fn post_as(
        &self,
        once: &mut PostOnce,
        message: &Message,
        body: &Body,
    ) -> Result<u64, ApiError> {
        if once.unconfirmed
            && let Some(found) = self.find(once, message).await?.first()
        {
            return Ok(*found);
        }
        let target = Target::Messages(self.channel);
        let mut sent = self.discord.send_once(target, body, once.nonce.as_deref()).await;
        if let (Some(nonce), Err(ApiError::MessageGone)) = (&once.nonce, &sent) {
            // The message with this nonce was posted and deleted. A later try comes to the second
            // nonce by itself, so there is one message in its place.
            sent = self.discord.send_once(target, body, Some(&format!("{nonce}."))).await;
        }
        once.unconfirmed |= sent.as_ref().is_err_and(ApiError::may_have_taken_effect);
        sent
    }

    /// Edits a message. `before` is what it said, which tells whether its picture has changed;
    /// `None` if unknown.
    pub async fn edit(
        &self,
        message: u64,
        before: Option<&Message>,
        says: &Message,
    ) -> Result<(), ApiError> {
        let body = self.discord.painter.edited(says, before, &self.style).await;
        self.discord.edit(self.at(message), &body).await
    }

    /// Edits a message without a picture to what it should say once there is room for the request.
    pub async fn edit_to_latest(
        &self,
        message: u64,
        latest: impl FnOnce() -> Body + Send,
    ) -> Result<(), ApiError> {
        self.discord.edit_to_latest(self.at(message), latest).await
    }

    /// Removes a message's buttons and leaves the rest as it is.
    pub async fn strip(&self, message: u64) -> Result<(), ApiError> {
        self.discord.edit(self.at(message), &Body::without_buttons()).await
    }

    pub async fn delete(&self, message: u64) -> Result<(), ApiError> {
        self.discord.delete(self.at(message)).await
    }

    /// Finds messages that were sent for the same purpose as `message` and may have been accepted
    /// unnoticed, newest first. Finds nothing where the bot isn't allowed to look.
    pub async fn find(&self, once: &PostOnce, message: &Message) -> Result<Vec<u64>, ApiError> {
        let there = match self.discord.get::<Vec<Posted>>(Target::Messages(self.channel)).await {
            Ok(there) => there,
            Err(error) if error.is_transient() => return Err(error),
            Err(error) => {
                tracing::debug!(channel = %self.channel, %error, "could not look for a message that may have been posted");
                Vec::new()
            }
        };
        let ids = there.iter().filter(|there| there.is(message)).map(|there| there.id.get());
        Ok(ids.filter(|id| Some(*id) > once.after).collect())
    }

    const fn at(&self, message: u64) -> Target<'static> {
        Target::Message(self.channel, message)
    }
}

/// A number in eleven characters.
fn short(number: u64) -> String {
    const DIGITS: [u8; 64] = *b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
    let digit = |place: u32| char::from(DIGITS[((number >> (6 * place)) & 63) as usize]);
    (0..11).rev().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use discord_sandbox::{Options, Sandbox};

    use super::*;
    use crate::discord::http::testing::discord;

    fn place(channel: u64) -> Place {
        Place { guild: GuildId(1), channel: ChannelId(channel) }
    }

    fn first_of(table: i64, channel: u64) -> PostOnce {
        PostOnce::default().of_table(OncePerTable::First, TableId(table), place(channel))
    }

    #[test]
    fn every_message_of_every_table_has_a_short_nonce_of_its_own() {
        use OncePerTable::{First, Parked, Result};
        let mut nonces = HashSet::new();
        let mut add = |once: PostOnce| {
            let nonce = once.nonce.unwrap();
            assert!(nonce.len() <= 25, "{nonce}");
            assert!(nonces.insert(nonce));
        };
        for number in [1, 63, 64, i64::MAX] {
            for channel in [1, 64, u64::MAX - 1, u64::MAX] {
                for what in [First, Result, Parked] {
                    add(PostOnce::default().of_table(what, TableId(number), place(channel)));
                }
                let first = GameNumber(number.unsigned_abs());
                add(PostOnce::of_evening(first, ChannelId(channel)));
            }
        }
    }

    /// Another database with the same token counts its tables from 1, too.
    #[tokio::test]
    async fn tables_with_the_same_number_do_not_get_each_others_messages() {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let mut posted = HashSet::new();
        for name in ["general", "random"] {
            let channel = sandbox.channel(name).get();
            let settings = GuildSettings::default();
            let route = Route::new(&discord(&sandbox), ChannelId(channel), &settings);
            let mut once = first_of(1, channel);
            for _ in 0..2 {
                posted.insert(route.post(&mut once, &Message::text("open")).await.unwrap());
            }
        }
        assert_eq!(posted.len(), 2);
    }

    #[tokio::test]
    async fn a_message_that_was_deleted_is_posted_anew_at_once() {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let channel = sandbox.channel("general").get();
        let route = Route::new(&discord(&sandbox), ChannelId(channel), &GuildSettings::default());
        let (mut once, message) = (first_of(1, channel), Message::text("open"));
        let deleted = route.post(&mut once, &message).await.unwrap();
        sandbox.delete_message(deleted.into());
        let posted = route.post(&mut once, &message).await.unwrap();
        assert_ne!(posted, deleted);
        assert_eq!(sandbox.look(|view| view.public(channel.into()).count()), 1);
    }
}
