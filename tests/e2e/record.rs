//! `/getaway record` and `/getaway verify`.

use discord_sandbox::User;
use getaway::games::getaway::rules::Record;

use crate::harness::{World, with_bot};

/// The record of a finished game, which must hold.
pub async fn record(world: &World, user: &User, game: u32) -> Record {
    let answer = world.slash(user, &format!("record game:{game}")).await;
    let file = world
        .sandbox
        .file(answer.attachments()[0].id)
        .expect("the file is kept");
    let record = Record::from_line(String::from_utf8(file).unwrap().trim_end());
    let record = record.expect("a game record");
    record.verify().expect("the whole game holds");
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn record_and_verify_before_the_first_game() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let none = world.slash(&alice, "record").await;
        assert!(
            none.text()
                .contains("No game has been finished in this channel")
        );
        let none = world.slash(&alice, "verify game:99").await;
        assert!(none.text().contains("no such game"));
    })
    .await;
}
