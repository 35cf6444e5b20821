//! The short ping when a turn's time runs low: an edit notifies nobody, so it is a message of its
//! own, deleted when the turn is over.

use crate::discord::http::{Discord, Trouble};
use crate::discord::look::{Look, Seen};
use crate::discord::render::scene::countdown;
use crate::discord::render::{Scene, trick};
use crate::table::{ChannelId, Clock, Stage, UserId};

/// The turn that a reminder is about. Its end tells one turn from the next of the same player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    ends: std::time::SystemTime,
}

/// The reminder of one table.
#[derive(Debug, Default)]
pub struct Reminder {
    /// The turn of which somebody was reminded last.
    about: Option<Turn>,
    /// The message that is to be deleted.
    message: Option<u64>,
}

impl Reminder {
    /// Posts a reminder that is due and deletes one that has served. It is a courtesy: whatever
    /// goes wrong with it is not tried again.
    pub async fn update(&mut self, discord: &Discord, channel: ChannelId, scene: &Scene<'_>) {
        let clock = clock(scene.stage);
        let turn = clock.map(|clock| Turn { ends: clock.ends });
        if turn.is_none() || self.about != turn {
            self.withdraw(discord, channel).await;
        }
        let Some(clock) = clock.filter(|clock| clock.short && self.about != turn) else {
            return;
        };
        self.about = turn;
        let people = trick::awaited(scene.stage, scene.seats);
        if people.is_empty() {
            return;
        }
        match post(discord, channel, scene, people, &clock).await {
            Ok(message) => self.message = Some(message),
            Err(trouble) => tracing::debug!(%channel, %trouble, "no reminder"),
        }
    }

    async fn withdraw(&mut self, discord: &Discord, channel: ChannelId) {
        if let Some(message) = self.message.take()
            && let Err(trouble) = discord.delete(channel, message).await
        {
            tracing::debug!(%channel, %trouble, "a reminder stays");
        }
    }
}

async fn post(
    discord: &Discord,
    channel: ChannelId,
    scene: &Scene<'_>,
    people: Vec<UserId>,
    clock: &Clock,
) -> Result<u64, Trouble> {
    let who: Vec<String> = people.iter().map(|user| format!("<@{user}>")).collect();
    let text = scene.words.reminder(who.join(", "), countdown(clock.ends));
    let look = Look {
        ping: people,
        ..Look::text(text)
    };
    discord.post(channel, &look.body(Seen::ByAll)).await
}

fn clock(stage: &Stage) -> Option<Clock> {
    match stage {
        Stage::Picking(picking) => picking.clock,
        Stage::Playing(playing) => playing.clock,
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}
