//! This program reads what earlier ones stored, and leaves alone what later ones stored.

use sqlx::Connection;
use sqlx::migrate::Migrator;

use super::super::migrations::SQLITE as MIGRATIONS;
use super::super::sql::{Run, row};
use super::super::testing::{SCHEMA_1, execute, raw};
use super::*;

/// The only game that the first program knew.
const GETAWAY: &str = "getaway";

const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/tests/samples");

#[tokio::test]
async fn sample_data_survives_every_migration() {
    for version in MIGRATIONS.iter().map(|migration| migration.version) {
        let dir = tempfile::tempdir().unwrap();
        let pool = raw(&file(&dir)).await;
        MIGRATIONS.run_to(version, &pool).await.unwrap();
        pool.close().await;
        let sample = format!("{SAMPLES}/{version:04}.sql");
        let sample = std::fs::read_to_string(sample).expect("one sample for each");
        execute(&file(&dir), sqlx::AssertSqlSafe(sample)).await;

        let store = Store::open(&url(&dir)).await.unwrap();
        let open = store.open_tables().await.unwrap();
        assert_eq!(open.len(), 1);
        assert_eq!(open[0].doc, r#"{"some":"document"}"#);
        assert_eq!((open[0].kind.as_str(), open[0].doc_version), (GETAWAY, 1));
        assert_eq!(open[0].parked_by, None);
        assert_eq!(open[0].version, if version < 3 { 0 } else { 4 });
        let guild = GuildId(10);
        let standings = store.whole_leaderboard(guild, GETAWAY, None).await.unwrap();
        assert_eq!(standings.len(), 2);
        // Whatever the version, the ratings are those of its one game: 100 lost it, 101 and a computer did not.
        let ratings = store.ratings().await.unwrap();
        let [of_guild] = &ratings[..] else {
            panic!("{ratings:?}")
        };
        let computer = rating::of_computer(GETAWAY, "normal").unwrap();
        let after = rating::rate(&[(rating::START, 2), (rating::START, 1), (computer, 1)]);
        let rated: Vec<_> = of_guild
            .people
            .iter()
            .map(|r| (r.user.0, r.rating))
            .collect();
        assert_eq!(
            rated,
            [(101, after[1]), (100, after[0])],
            "from version {version}"
        );
        assert_eq!(store.recompute_ratings().await.unwrap()[0].changed, 0);
        assert_eq!(standings[1].name.as_deref(), Some("Asha"));
        assert_eq!((standings[0].tally, standings[1].tally), (0, 1));
        let stats = store.stats(guild, GETAWAY, UserId(101)).await.unwrap();
        let stats = stats.unwrap();
        let first = PlaceTotal {
            place: 1,
            games: 1,
            tallied: 0,
        };
        assert_eq!(stats.places, [first]);
        let figures: &[Total] = if version < 4 {
            &[]
        } else {
            &[Total {
                name: "picked_up".to_owned(),
                games: 1,
                sum: 2,
                highest: 2,
            }]
        };
        assert_eq!(stats.figures, figures);
        let states = [
            GameState::Finished,
            GameState::Stopped,
            GameState::Committed,
        ];
        for (number, state) in (1..).zip(states) {
            let game = store.game(GameNumber(number)).await.unwrap().unwrap();
            assert_eq!((game.state, game.kind.as_str()), (state, GETAWAY));
            assert_eq!(game.rules_version, 1);
        }
        let game = store.game(GameNumber(1)).await.unwrap().unwrap();
        let placed = |(place, tallied)| Placed {
            place,
            tallied,
            score: None,
        };
        let results = [(3, true), (1, false), (2, false)].map(placed);
        assert_eq!(game.results, results);
        assert_eq!(game.deal.as_deref(), Some(r#"[["AS"],["2C"],["3D"]]"#));
        let settings = store.settings(guild).await.unwrap().unwrap();
        assert_eq!(settings.version, 1);
        assert_eq!(settings.text, r#"{"language":"en"}"#);
        assert_eq!(store.new_game().unwrap(), GameNumber(4));
        assert_eq!(store.new_table().unwrap(), TableId(3));
    }
}

row! {
    /// A game as schema 1 held it.
    struct OldGame {
        number: GameNumber,
        table_id: TableId,
        place: Place,
        state: String,
        secret: String,
        people: u32,
        options: Option<String>,
        dealer: Option<u8>,
        ids: Option<String>,
        hands: Option<String>,
        away: Option<String>,
        loser: Option<u8>,
        started_at: Option<SystemTime>,
        finished_at: Option<SystemTime>,
        moves: i64,
        players: String,
    }
}

/// A database with schema 1, and its games as they were stored then.
async fn schema_1() -> (tempfile::TempDir, Vec<OldGame>) {
    sqlx::any::install_default_drivers();
    let dir = tempfile::tempdir().unwrap();
    execute(&file(&dir), SCHEMA_1).await;
    let mut old = sqlx::AnyConnection::connect(&url(&dir)).await.unwrap();
    let games = "SELECT *, (SELECT count(*) FROM moves WHERE game = number) AS moves,
                (SELECT json_group_array(json_array(user, label)) FROM
                    (SELECT user, label FROM game_players WHERE game = number ORDER BY seat)) AS players
         FROM games ORDER BY number";
    let games = old.all("reading the games", games, ()).await.unwrap();
    old.close().await.unwrap();
    (dir, games)
}

#[tokio::test]
async fn every_game_of_schema_1_is_unchanged() {
    let (dir, games) = schema_1().await;
    assert_eq!(games.len(), 27);
    let store = Store::open(&url(&dir)).await.unwrap();
    for old in games {
        let number = old.number;
        let game = store.game(number).await.unwrap().unwrap();
        assert_eq!((game.kind.as_str(), game.rules_version), (GETAWAY, 1));
        let state = match old.state.as_str() {
            "promised" => GameState::Committed,
            "running" => GameState::Running,
            "finished" => GameState::Finished,
            _ => GameState::Stopped,
        };
        assert_eq!((game.number, game.state), (number, state));
        assert_eq!(game.table, old.table_id);
        assert_eq!(game.place, old.place);
        assert_eq!(game.secret_for_table(), old.secret);
        assert_eq!(
            (game.people, game.dealer, &game.options, &game.deal),
            (old.people, old.dealer, &old.options, &old.hands)
        );
        let ids: Option<Vec<String>> = old.ids.map(|ids| serde_json::from_str(&ids).unwrap());
        assert_eq!(game.mix, ids.unwrap_or_default().into());
        assert_eq!(game.started, old.started_at);
        assert_eq!(game.finished, old.finished_at);
        assert_eq!(game.moves.len() as i64, old.moves);
        let players: Vec<(Option<i64>, String)> = serde_json::from_str(&old.players).unwrap();
        let player = |(user, label): (Option<i64>, String)| PlayerRow {
            user: user.map(|user| UserId(user.cast_unsigned())),
            label,
        };
        let players: Vec<_> = players.into_iter().map(player).collect();
        assert_eq!(game.players, players);
        let away: Option<Vec<u8>> = old.away.map(|away| serde_json::from_str(&away).unwrap());
        let ranking: Vec<u8> = away.into_iter().flatten().chain(old.loser).collect();
        let mut ranked: Vec<_> = (0..).zip(&game.results).collect();
        ranked.sort_by_key(|(_, placed)| placed.place);
        let lost = ranked.iter().filter(|(_, placed)| placed.tallied);
        assert_eq!(lost.map(|(seat, _)| *seat).next_back(), old.loser);
        let order: Vec<u8> = ranked.into_iter().map(|(seat, _)| seat).collect();
        assert_eq!(order, ranking);
        let ranked = if state == GameState::Finished {
            players.len()
        } else {
            0
        };
        assert_eq!(game.results.len(), ranked, "a finished game has a result");
    }
    assert_eq!(store.new_game().unwrap(), GameNumber(28));
}

#[tokio::test]
async fn every_open_table_of_schema_1_keeps_its_document() {
    let (dir, _) = schema_1().await;
    let pool = raw(&file(&dir)).await;
    let old: Vec<(i64, i64, i64, String, Option<String>)> = sqlx::query_as(
        "SELECT id, guild, channel, doc, anchor FROM tables WHERE open = 1 ORDER BY id",
    )
    .fetch_all(&pool)
    .await
    .unwrap();
    pool.close().await;
    assert_eq!(old.len(), 13);
    let store = Store::open(&url(&dir)).await.unwrap();
    let open = store.open_tables().await.unwrap();
    assert_eq!(open.len(), old.len());
    for (table, (id, guild, channel, doc, anchor)) in open.into_iter().zip(old) {
        assert_eq!(table.table, TableId(id));
        assert_eq!(table.place.guild, GuildId(guild.cast_unsigned()));
        assert_eq!(table.place.channel, ChannelId(channel.cast_unsigned()));
        assert_eq!((table.kind.as_str(), table.doc_version), (GETAWAY, 1));
        assert_eq!((table.doc, table.parked_by), (doc, None));
        let read: Option<serde_json::Value> = store.saved_messages(table.table).await.unwrap();
        assert_eq!(
            read,
            anchor.map(|text| serde_json::from_str(&text).unwrap())
        );
    }
    assert_eq!(store.new_table().unwrap(), TableId(16));
}

#[tokio::test]
async fn leaderboards_and_settings_of_schema_1_are_unchanged() {
    let (dir, games) = schema_1().await;
    let pool = raw(&file(&dir)).await;
    let guilds: Vec<(i64, String)> = sqlx::query_as("SELECT guild, settings FROM guilds")
        .fetch_all(&pool)
        .await
        .unwrap();
    pool.close().await;
    let store = Store::open(&url(&dir)).await.unwrap();
    assert_eq!(guilds.len(), 2);
    for (guild, text) in guilds {
        let guild = GuildId(guild.cast_unsigned());
        let stored = store.settings(guild).await.unwrap();
        assert_eq!(stored, Some(StoredSettings { version: 1, text }));
    }
    // All finished games were in the first server.
    let guild = games[0].place.guild;
    let standings = store.whole_leaderboard(guild, GETAWAY, None).await.unwrap();
    let said = |s: &Standing| {
        let name = s.name.clone().unwrap_or_default();
        format!("{name} lost {} of {}", s.tally, s.games)
    };
    assert_eq!(
        standings.iter().map(said).collect::<Vec<_>>(),
        [
            "Alice lost 0 of 3",
            "Bob lost 4 of 12",
            "Dave lost 3 of 8",
            "Carol lost 5 of 12"
        ]
    );
    for standing in standings {
        let stats = store.stats(guild, GETAWAY, standing.user).await.unwrap();
        assert_eq!(stats.unwrap().standing, standing);
    }
    let mut last = std::collections::BTreeMap::new();
    for game in games.iter().filter(|game| game.state == "finished") {
        last.insert(game.place.channel, game.number);
    }
    for (channel, number) in last {
        let found = store.last_finished(channel, GETAWAY).await.unwrap();
        assert_eq!(found, Some(number));
    }
}

#[tokio::test]
async fn a_database_of_a_later_program_is_refused_but_can_be_backed_up() {
    let dir = tempfile::tempdir().unwrap();
    Store::open(&url(&dir)).await.unwrap().close().await;
    execute(
        &file(&dir),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9000, 'from the future', 1, x'00', 0)",
    )
    .await;
    let expected = "the database is of version 9000, from a later version of this program; this one knows versions up to 13";
    let refused = Store::open(&url(&dir)).await.unwrap_err();
    assert_eq!(refused.to_string(), expected);
    let read_only = Store::open_read_only(&url(&dir)).await.unwrap();
    let refused = read_only.check_schema().await.unwrap_err();
    assert_eq!(refused.to_string(), expected);
    let copy = dir.path().join("copy.db");
    read_only.backup(&copy).await.unwrap();
}

#[tokio::test]
async fn a_reader_of_an_earlier_database_learns_how_to_update_it() {
    let (dir, _) = schema_1().await;
    let read_only = Store::open_read_only(&url(&dir)).await.unwrap();
    assert_eq!(
        read_only.check_schema().await.unwrap_err().to_string(),
        "the database is from an older version of this program; the bot updates it when it starts"
    );
    read_only.close().await;
    Store::open(&url(&dir)).await.unwrap().close().await;
    let read_only = Store::open_read_only(&url(&dir)).await.unwrap();
    read_only.check_schema().await.unwrap();
}

/// As after a kill at the first start: the list of migrations exists, and is empty.
#[tokio::test]
async fn a_database_without_any_migration_is_one_of_an_earlier_version() {
    let dir = tempfile::tempdir().unwrap();
    let pool = raw(&file(&dir)).await;
    Migrator::DEFAULT.run(&pool).await.unwrap();
    pool.close().await;
    let examined = Store::examine(&url(&dir)).await.unwrap().unwrap();
    let schema = examined.schema;
    assert!(matches!(schema, Ok(Schema::Earlier)), "{schema:?}");
    Store::open(&url(&dir)).await.unwrap().close().await;
}

#[tokio::test]
async fn every_table_is_strict() {
    let f = Fixture::new().await;
    let lax =
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict
               AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'";
    let lax: Vec<String> = f.read(lax).await;
    assert_eq!(lax, Vec::<String>::new());
}
