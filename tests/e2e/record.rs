//! `/getaway record` and `/getaway verify`.

use std::process::Command;

use discord_sandbox::User;
use getaway::games::getaway::rules::Record;
use getaway::games::kit::{self, Rules};

use crate::harness::World;

/// The record of a finished game of Getaway. Checks that it is valid.
pub async fn record(world: &World, user: &User, game: u32) -> Record {
    held(world, user, &format!("record game:{game}")).await
}

/// The record of the channel's last game. Checks that it is valid.
pub async fn last_record<R: Rules>(world: &World, user: &User) -> kit::Record<R> {
    held(world, user, "record").await
}

/// The record of a game. Checks that it is valid.
pub async fn record_of<R: Rules>(world: &World, user: &User, game: u32) -> kit::Record<R> {
    held(world, user, &format!("record game:{game}")).await
}

async fn held<R: Rules>(world: &World, user: &User, line: &str) -> kit::Record<R> {
    let answer = world.slash(user, line).await;
    let [file] = answer.attachments() else { panic!("one file: {}", answer.text()) };
    assert!(file.filename.starts_with(&format!("{}-", R::NAME)), "{}", file.filename);
    let text = world.sandbox.file(file.id).expect("the file is kept");
    let text = String::from_utf8(text).expect("a record is text");
    let record = kit::Record::from_line(text.trim_end()).expect("a game record");
    record.verify().expect("every move is legal, and the shuffle is as promised");
    record
}

/// Everything that happened in a game, according to its record.
pub fn events<R: Rules>(record: &kit::Record<R>) -> Vec<R::Event> {
    let mut events = Vec::new();
    let replayed = record.replay_with(&mut |before, act| {
        let made = before.clone().make(act, &mut |event| events.push(event));
        made.expect("a recorded move is legal");
    });
    replayed.expect("the record is right");
    events
}

/// What a command of the program says about these records, and whether it finds them good.
pub fn on_records(verb: &str, lines: &str) -> (bool, String) {
    let dir = tempfile::tempdir().expect("a temporary folder can be made");
    let file = dir.path().join("games.jsonl");
    std::fs::write(&file, lines).expect("it can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_getaway"))
        .arg(verb)
        .arg(&file)
        .output()
        .expect("the program can be run");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.success(), said)
}
