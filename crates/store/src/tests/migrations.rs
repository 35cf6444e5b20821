//! Databases of earlier programs are updated, and those of later ones are left alone.

use sqlx::migrate::Migrator;

use super::super::testing::{execute, raw};
use super::outdated::{LATER, create_outdated};
use super::*;

#[tokio::test]
async fn a_database_of_a_later_program_is_refused_but_can_be_backed_up() {
    let dir = tempfile::tempdir().unwrap();
    Store::open(&url(&dir)).await.unwrap().close().await;
    execute(&file(&dir), LATER).await;
    let expected = "the database is of version 9000, from a later version of this program; this one knows versions up to 999";
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
    let dir = tempfile::tempdir().unwrap();
    create_outdated(&url(&dir)).await;
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
async fn a_database_without_any_migration_is_an_empty_one() {
    let dir = tempfile::tempdir().unwrap();
    let pool = raw(&file(&dir)).await;
    Migrator::DEFAULT.run(&pool).await.unwrap();
    pool.close().await;
    let examined = Store::examine(&url(&dir)).await.unwrap().unwrap();
    let schema = examined.schema;
    assert!(matches!(schema, Ok(Schema::New)), "{schema:?}");
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
