//! Two days on which cheats of several kinds try to gain something at tables, and don't. Those at the
//! deal of the day have a week of their own.

use super::*;
use crate::state::tests::cut;
use getaway_games::Level;
use getaway_games::rating::START;
use getaway_store::{GameState, StoredGame};

/// The honest player, who meets each of the others.
const HONEST: u64 = 1;
/// Stops every game that doesn't go well, as the host or as a moderator.
const STOPS: u64 = 2;
/// Leaves every game once the others have, and opens another table in its place.
const CLEARS: u64 = 3;
/// Deletes the channels of their games.
const DELETES: u64 = 4;
/// Knows the bot's secrets, and moves people around after the others have cut.
const SHUFFLES: u64 = 5;
const ACCOMPLICE: u64 = 6;
/// Has every game forgotten before it ends.
const FORGETS: u64 = 7;

/// Some of them do something else every other day.
const DAYS: u64 = 2;

struct World {
    _dir: TempDir,
    tables: Tables,
    channels: u64,
}

impl World {
    async fn new() -> World {
        let (dir, tables) = fresh().await;
        World { _dir: dir, tables, channels: 0 }
    }

    /// Opens a table in a new channel at which the honest player sits as well.
    async fn open(&mut self, host: u64, computers: usize) -> TableHandle {
        self.channels += 1;
        let settings = Settings { level: Level::Easy, ..settings() };
        let (at, with) = (place(self.channels), InteractionId(host));
        let opened = self.tables.start(at, person(host), with, settings, computers);
        let table = opened.await.unwrap();
        asks(&table, HONEST, RequestKind::Join).await;
        table
    }

    /// The same, played until it has had a trick. Returns the game's number, too.
    async fn begun(&mut self, host: u64) -> (TableHandle, GameNumber) {
        let table = self.open(host, 2).await;
        asks(&table, host, RequestKind::Deal).await;
        play_until(&table, |now| tricks(now) > 0).await;
        let game = game(&table);
        (table, game)
    }

    async fn stored(&self, game: GameNumber) -> StoredGame {
        self.tables.store().game(game).await.unwrap().unwrap()
    }

    /// Asserts that the game has a result, as if nobody had tried anything.
    async fn counts(&self, game: GameNumber) {
        let stored = self.stored(game).await;
        assert_eq!(stored.state, GameState::Finished);
        assert_eq!(stored.results.len(), 4);
        let record = record::record(&stored).unwrap().unwrap();
        record.verify().unwrap();
    }

    /// How many games the store counts for a person.
    async fn games(&self, person: u64) -> Option<u32> {
        let store = self.tables.store();
        let stats = store.stats(GuildId(1), "getaway", UserId(person)).await;
        Some(stats.unwrap()?.standing.games)
    }
}

async fn asks(table: &TableHandle, who: u64, ask: RequestKind) -> RequestOutcome {
    table.ask(request(who, ask)).await.unwrap()
}

/// Stops a game, as the host or, every other day, as a moderator who has left their seat.
async fn stops(world: &mut World, day: u64) {
    let (table, game) = world.begun(STOPS).await;
    let as_moderator = day.is_multiple_of(2);
    if as_moderator {
        asks(&table, STOPS, RequestKind::Leave).await;
    }
    asks(&table, STOPS, RequestKind::Stop { as_moderator }).await;
    // The honest player doesn't agree, and has to go.
    asks(&table, HONEST, RequestKind::Leave).await;
    ends(&table).await;
    world.counts(game).await;
}

async fn clears(world: &mut World) {
    let (table, game) = world.begun(CLEARS).await;
    for who in [HONEST, CLEARS] {
        asks(&table, who, RequestKind::Leave).await;
    }
    let (at, with) = (table.place(), InteractionId(CLEARS));
    let again = world.tables.start(at, person(CLEARS), with, settings(), 3);
    let again = again.await.unwrap();
    world.counts(game).await;
    asks(&again, CLEARS, RequestKind::Leave).await;
}

/// Deletes the channel of a game, every other day while the others are asked whether it may end.
async fn deletes(world: &mut World, day: u64) {
    let (table, game) = world.begun(DELETES).await;
    if day.is_multiple_of(2) {
        asks(&table, DELETES, STOP).await;
    }
    world.tables.channel_gone(table.place().channel).await;
    ends(&table).await;
    world.counts(game).await;
}

/// Has somebody sit down, or leaves only filling up, once the honest player has cut. Then no word
/// is left to rely on, and everyone sees that.
async fn shuffles(world: &mut World, day: u64) {
    let table = world.open(SHUFFLES, 1).await;
    asks(&table, HONEST, cut("mango")).await;
    let seen = scene(&table);
    if day.is_multiple_of(2) {
        asks(&table, ACCOMPLICE, RequestKind::Join).await;
    } else {
        let filled = asks(&table, SHUFFLES, RequestKind::FillAndDeal).await;
        assert_eq!(filled, RequestOutcome::FilledUp);
    }
    let next = table.snapshot().next_game().unwrap().clone();
    assert!(next.cuts.is_empty() && next.voided == 1);
    // A button from before deals nothing.
    let mut early = request(SHUFFLES, RequestKind::Deal);
    early.moment = Some(seen);
    assert_eq!(table.ask(early).await, Err(Refusal::SeatsChanged));
    // The seats are settled before the honest player cuts again, so the word decides.
    asks(&table, HONEST, cut("kite")).await;
    let order: Vec<_> = table.snapshot().seats.clone();
    asks(&table, SHUFFLES, RequestKind::Deal).await;
    assert_eq!(table.snapshot().seats, order);
    play_until(&table, is_over).await;
    let stored = world.stored(next.game).await;
    let cuts = stored.mix.cuts.iter().map(|cut| cut.word.as_str());
    assert_eq!(cuts.collect::<Vec<_>>(), ["kite"]);
    world.counts(next.game).await;
}

/// The moment of the buttons that a lobby shows now.
fn scene(table: &TableHandle) -> Moment {
    let now = table.snapshot();
    let next = now.next_game().unwrap();
    Moment::in_round(next.game, next.voided)
}

/// Has a running game forgotten, every other day while the others are asked whether it may end.
async fn forgets(world: &mut World, day: u64) {
    let (table, game) = world.begun(FORGETS).await;
    let stops = day.is_multiple_of(2);
    if stops {
        asks(&table, FORGETS, STOP).await;
    }
    world.tables.forget(UserId(FORGETS)).await.unwrap();
    asks(&table, HONEST, RequestKind::Leave).await;
    // Whoever wanted to stop has lost the seat now, because nobody is left who could agree.
    if !stops {
        asks(&table, FORGETS, RequestKind::Leave).await;
    }
    ends(&table).await;
    world.counts(game).await;
    assert_eq!(world.games(FORGETS).await, None);
}

#[tokio::test]
async fn days_of_cheats_at_tables_gain_nothing() {
    let mut world = World::new().await;
    for day in 1..=DAYS {
        stops(&mut world, day).await;
        clears(&mut world).await;
        deletes(&mut world, day).await;
        shuffles(&mut world, day).await;
        forgets(&mut world, day).await;
        let expected = u32::try_from(day).unwrap();
        for cheat in [STOPS, CLEARS, DELETES, SHUFFLES] {
            assert_eq!(world.games(cheat).await, Some(expected), "{cheat}");
        }
        // Each of their games counts for whoever met them.
        assert_eq!(world.games(HONEST).await, Some(5 * expected));
    }
    let store = world.tables.store();
    let honest = store.stats(GuildId(1), "getaway", UserId(HONEST)).await;
    let rating = honest.unwrap().unwrap().rating;
    assert!(rating.uncertainty < START.uncertainty);
}
