//! Reads from the store what a table's messages tell besides its snapshot: what a game did to ratings, what
//! its evening has come to, and which game is dealt again. Tells once how an evening was: with the last message of a table that
//! somebody closes, or else by itself.

use std::sync::Arc;
use std::time::Duration;

use super::due::{self, RetryLater, SOON};
use super::public_message::{PostOnce, Route};
use crate::discord::bot::Bot;
use crate::games::GameKind;
use crate::games::options::Named;
use crate::screen::guild_settings::{GuildSettings, StartOptions, Switch};
use crate::screen::render::Scene;
use crate::screen::render::message::Message;
use crate::screen::render::recap::{Names, message};
use crate::store::{
    EarlierGame, EveningSoFar, RatedGame, Result, Store, StoreError, StoredEvening, StoredGame,
    causes,
};
use crate::table::daily::Day;
use crate::table::{ChannelId, GameNumber, Settings, Snapshot, Stage, TableId, Tables, Urgency};

/// How many games of an evening are looked at, the latest ones.
const MOST: u32 = 200;
/// An evening that ended so long ago isn't told any more.
const LATEST: Duration = Duration::from_secs(12 * 60 * 60);
/// How long putting the games into words may take.
const TIME: Duration = Duration::from_secs(5);
/// How often to look whether the last message of a closed table has told of the evening.
const CLOSES: RetryLater =
    RetryLater { first: Duration::from_secs(1), most: Duration::from_secs(8) };

/// What the store knows about a game that is over, or about one that is to be dealt again.
#[derive(Clone, Debug)]
pub struct AfterGame {
    pub game: GameNumber,
    /// The game whose cards it has.
    pub earlier: Option<EarlierGame>,
    /// What it did to ratings.
    pub rated: Option<RatedGame>,
    /// What its evening has come to, if it wasn't played at this table alone.
    pub evening: Option<EveningSoFar>,
}

impl AfterGame {
    /// The scene with what was read.
    pub fn added<'a>(after: Option<&'a AfterGame>, scene: Scene<'a>) -> Scene<'a> {
        let Some(after) = after else { return scene };
        let AfterGame { rated, evening, earlier, .. } = after;
        let (rated, so_far) = (rated.as_ref(), evening.as_ref());
        Scene { rated, so_far, earlier: earlier.as_ref(), ..scene }
    }
}

/// A recap, and the first game of its evening.
pub type Recap = (GameNumber, Message);

/// Tells of the evenings of this process's servers, once they are over. Runs until dropped.
pub async fn run(bot: Arc<Bot>) {
    let due = || async {
        let (tables, range) = (&bot.tables, bot.tables.store().share().range);
        let due = tables.store().evenings_due(tables.plans().now().await?).await?.into_iter();
        let ours = due.filter(|evening| range.has(evening.guild));
        Ok(ours.map(|evening| evening.first_game).collect())
    };
    due::run(due, |first| tell(bot.clone(), first)).await;
}

async fn tell(bot: Arc<Bot>, first: GameNumber) -> Result<(), RetryLater> {
    let store = bot.tables.store();
    let Some(evening) = store.evening(first).await.map_err(not_yet)? else { return Ok(()) };
    let displays = bot.displays_in(evening.guild);
    let is_shown = |table| displays.iter().any(|display| display.snapshot().table == table);
    if evening.closed_by.is_some_and(is_shown) {
        // Its last message is about to tell it.
        return Err(CLOSES);
    }
    match store.end_evening(&evening).await {
        // Another game was dealt.
        Err(StoreError::Conflict) => return Ok(()),
        ended => ended.map_err(not_yet)?,
    }
    let guild = bot.settings.read(evening.guild).await.map_err(not_yet)?;
    if let Some((message, channel)) = of(&bot.tables, &guild, &evening).await.map_err(not_yet)? {
        let channel = bot.threads.told_in(channel, evening.channel).await.map_err(|_| SOON)?;
        let route = Route::new(&bot.discord, channel, &guild);
        let once = PostOnce::of_evening(first, channel);
        let post = || async { route.post(&mut once.clone(), &message).await };
        match bot.discord.reopening(channel, post).await {
            Err(error) if error.is_transient() => return Err(SOON),
            Err(error) => {
                tracing::debug!(%channel, %error, "it could not be told how an evening went");
            }
            Ok(_) => {}
        }
    }
    store.evening_told(first).await.map_err(not_yet)
}

fn not_yet(error: StoreError) -> RetryLater {
    tracing::warn!(error = causes(&error), "it cannot be told yet how an evening went");
    SOON
}

/// The recap of the evening that is over because somebody has closed this table. `None` if there is
/// nothing to tell, or it can't be read.
pub async fn of_closed(tables: &Tables, guild: &GuildSettings, table: TableId) -> Option<Recap> {
    let read = async {
        let Some(evening) = tables.store().evening_closed_by(table).await? else { return Ok(None) };
        let told = of(tables, guild, &evening).await?;
        Ok(told.map(|(message, _)| (evening.first_game, message)))
    };
    read.await.unwrap_or_else(|error: StoreError| {
        tracing::warn!(error = causes(&error), "the games of an evening could not be read");
        None
    })
}

/// The recap of an evening, and where its last game was played. `None` if there were too few games,
/// they are long over, or the server doesn't want it.
async fn of(
    tables: &Tables,
    guild: &GuildSettings,
    evening: &StoredEvening,
) -> Result<Option<(Message, ChannelId)>> {
    if guild.recap == Switch::Off {
        return Ok(None);
    }
    let (games, names) = read(tables, evening).await?;
    let Some(last) = games.last() else { return Ok(None) };
    // A clock that was set back makes it seem to be ahead.
    let ended = last.finished.and_then(|at| at.elapsed().ok()).unwrap_or_default();
    let (channel, kind) = (last.place.channel, GameKind::named(&last.kind));
    let Some(kind) = kind.filter(|_| ended <= LATEST) else { return Ok(None) };
    let usual = || StartOptions::default().resolve(kind, &guild.start_of(kind)).0;
    let settings = Settings::read(kind, &evening.settings).unwrap_or_else(usual);
    let catalog = guild.catalog_of(kind);
    let work = tables.compute().run(Urgency::Background, Some(evening.guild), TIME, move |_| {
        message(catalog, &settings, &games, &names)
    });
    Ok(work.await.flatten().map(|message| (message, channel)))
}

/// The finished games of the evening, oldest first, and the names of the people who played them.
async fn read(tables: &Tables, evening: &StoredEvening) -> Result<(Vec<StoredGame>, Names)> {
    let store = tables.store();
    let numbers = store.games_of_evening(evening.first_game, MOST).await?;
    let (mut games, mut names) = (Vec::new(), Names::new());
    for number in numbers.into_iter().rev() {
        match store.game(number).await {
            Ok(game) => games.extend(game),
            // It can never be read.
            Err(StoreError::Document { .. }) => continue,
            Err(error) => return Err(error),
        }
        names.extend(store.names_in(number).await?);
    }
    Ok((games, names))
}

/// What is to be read for a lobby or a result. `None` if that is nothing, or it can't be read.
pub async fn after(store: &Store, now: &Snapshot) -> Option<AfterGame> {
    let (of, over) = match &now.stage {
        Stage::Lobby(next) => (next, None),
        Stage::Result(outcome) => (&outcome.commitment, Some(outcome)),
        Stage::Playing(_) | Stage::Ended(_) => return None,
    };
    let game = of.game;
    let read = async {
        let earlier = match of.again {
            Some(again) => Some(earlier(store, now, again.game).await?),
            None => None,
        };
        let Some(outcome) = over else {
            return Ok(AfterGame { game, earlier, rated: None, evening: None });
        };
        let rated = if outcome.counts { store.rated_game(game).await? } else { None };
        let evening = Some(store.evening_so_far(game).await?).filter(|evening| evening.tables > 1);
        Ok(AfterGame { game, earlier, rated, evening })
    };
    let failed = |error: &StoreError| {
        tracing::warn!(error = causes(error), "what a game has changed could not be read");
    };
    read.await.inspect_err(failed).ok()
}

/// The game that is dealt again at this table, and who knows its cards.
async fn earlier(store: &Store, now: &Snapshot, game: GameNumber) -> Result<EarlierGame> {
    let (guild, kind) = (now.place.guild, now.settings.options.kind());
    let day = Day::of_number(game)
        .filter(|_| kind.daily().is_some())
        .map(|day| (kind.name(), day.index()));
    store.earlier_game(guild, game, day).await
}
