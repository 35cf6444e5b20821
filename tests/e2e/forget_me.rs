//! `/getaway forget-me`.

use std::time::Duration;

use getaway::games::GameKind;
use sqlx::AnyPool;

use crate::harness::{Crew, final_reply, is_of_a_table, new_database, says, slash_in};
use crate::outgrow::servers;
use crate::seated::Tables;

#[tokio::test(flavor = "multi_thread")]
async fn forget_me_reaches_the_tables_of_other_processes() {
    let Some(database) = new_database().await else { return };
    let (sandbox, servers) = servers().await;
    let mut crew = Crew::new(&sandbox, &[("DATABASE_URL", &database)]);
    for range in ["0-0/2", "1-1/2"] {
        crew.start(range).await;
    }
    sandbox.commands_registered(2).await;
    let people = ["Vanisher", "Stayer", "Other"].map(|name| sandbox.create_user(name));
    let mut tables =
        Tables::new(&sandbox, &database, 1, Duration::from_secs(20), crew.story()).await;
    // One table in each process.
    for server in &servers[..2] {
        for person in &people {
            sandbox.join_guild(*server, person.id());
        }
        tables.add(GameKind::Getaway, *server, people.to_vec()).await;
    }
    tables.all_become_true("the deal").await;
    let vanisher = &people[0];
    let question = slash_in(vanisher, tables.all[0].channel, "/getaway forget-me").await;
    let done = vanisher.click(&question, "Remove my name").await.unwrap();
    says(&final_reply(vanisher, &done).await, "Your name has been removed");
    let pool = AnyPool::connect(&database).await.expect("it can be read");
    for table in &tables.all {
        let gone = |view: &discord_sandbox::View| {
            let mut public = view.public(table.channel);
            let text = public.rfind(|message| is_of_a_table(message))?.text();
            (text.contains("Stayer") && !text.contains("Vanisher")).then_some(())
        };
        sandbox.wait_for("a table without the name", gone).await;
    }
    let kept = format!(
        "SELECT (SELECT count(*) FROM tables WHERE doc LIKE '%Vanisher%')
              + (SELECT count(*) FROM people WHERE name = 'Vanisher')
              + (SELECT count(*) FROM game_players WHERE \"user\" = {})
              + (SELECT count(*) FROM forgetting)",
        vanisher.id()
    );
    let nothing_is_kept = crew.story().until_saved(async || {
        let kept = sqlx::query_scalar(sqlx::AssertSqlSafe(kept.clone())).fetch_one(&pool).await;
        let kept: i64 = kept.expect("it can be read");
        kept == 0
    });
    let kept = tokio::time::timeout(Duration::from_secs(20), nothing_is_kept).await;
    assert!(kept.is_ok(), "something keeps the name");
    crew.end_all().await;
}
