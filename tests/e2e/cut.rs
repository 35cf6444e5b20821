//! *Cut* and `/getaway cut`: players' words in the lobby and below a result, and what the
//! record proves afterwards.

use discord_sandbox::{Answer, Message, User};
use getaway::cards::{ChanceProof, Shuffle};
use getaway::games::getaway::rules::Record;
use sha2::{Digest, Sha256};

use crate::harness::{World, opened_form, plain, says, says_all, slash_in};
use crate::record::{on_records, record};

tests! { with_bot
    words_by_button_and_by_command_are_shown_at_once_and_make_the_seed
    a_new_word_goes_last_and_a_change_of_seats_makes_all_words_void
    a_bad_cut_is_refused_with_a_reason
}

tests! { with_process words_survive_a_kill_before_and_after_the_deal }

/// Options for a table without waiting times.
const QUICK: &str = "take_window:0 turn_seconds:0";

/// Presses the button on this message, which opens a form.
async fn press_cut(user: &User, message: &Message) -> Answer {
    opened_form(async || user.click(message, "Cut").await.expect("a form")).await
}

/// Presses the button on this message, and types a word into its form.
async fn press_and_type(user: &User, message: &Message, word: &str) -> Message {
    let form = press_cut(user, message).await;
    let answer = user.submit(&form, &[("word", word)]).await.expect("an answer");
    assert!(answer.is_ephemeral());
    answer.reply().await
}

/// Cuts by command.
async fn type_command(world: &World, user: &User, word: &str) -> Message {
    world.slash(user, &format!(r#"cut word:"{word}""#)).await
}

/// The cuts on a message, in order.
fn words(message: &Message) -> Vec<String> {
    let text = plain(message);
    text.lines().filter_map(|line| line.strip_prefix("-# ✂️ ")).map(str::to_owned).collect()
}

/// Waits until the newest public message shows exactly these words.
async fn shows(world: &World, expected: &[&str]) -> Message {
    world
        .sandbox
        .wait_for(&format!("the words {expected:?}"), |view| {
            let newest = view.public(world.channel).next_back()?;
            (words(newest) == expected).then(|| newest.clone())
        })
        .await
}

fn shuffle(record: &Record) -> &Shuffle {
    record.chance.as_ref().and_then(ChanceProof::shuffle).expect("it is over")
}

/// The words in a record's proof, each with its seat.
fn proven(record: &Record) -> Vec<(usize, &str)> {
    let cuts = shuffle(record).cuts.iter();
    cuts.map(|cut| (cut.seat.index(), cut.word.as_str())).collect()
}

/// SHA-256 in hex, the way anyone would compute it.
fn sha256(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// The seed, computed from a record's secret and these words as anyone can.
fn seed(record: &Record, words: &[&str]) -> String {
    let proof = shuffle(record);
    let hashes: Vec<String> = words.iter().map(|word| sha256(word)).collect();
    let (secret, game) = (&proof.secret, proof.game);
    sha256(&format!("{secret}:{game}:cut:{}", hashes.join(",")))
}

async fn words_by_button_and_by_command_are_shown_at_once_and_make_the_seed(world: &mut World) {
    let people = world.people(3);
    world.open(&people, QUICK).await;
    let lobby = world.newest_public("3 taken").await;
    assert_eq!(words(&lobby), Vec::<String>::new());
    let form = press_cut(&people[1], &lobby).await;
    let modal = form.modal().expect("a form");
    assert_eq!(modal.title, "Cut the cards");
    assert_eq!(modal.fields.len(), 1);
    assert_eq!(modal.fields[0].length, (1, 40));
    let suggested = modal.fields[0].value.clone();
    assert!(!suggested.is_empty(), "a word is suggested");
    // Bob sends the suggested word, and later another one.
    says(&people[1].submit(&form, &[]).await.unwrap().reply().await, &suggested);
    shows(world, &[&format!("Bob: {suggested}")]).await;
    let cut = type_command(world, &people[0], "**kite** @everyone").await;
    assert!(cut.is_ephemeral());
    assert!(cut.text().starts_with("You cut the cards with"), "{}", cut.text());
    press_and_type(&people[1], &lobby, "  आम 🥭 ").await;
    // The command without a word opens the form as well.
    let form = opened_form(async || world.answer(&people[2], "cut").await).await;
    assert!(people[2].submit(&form, &[("word", "two words")]).await.unwrap().is_ephemeral());
    let lines = ["Alice: \\*\\*kite\\*\\* @\u{200b}everyone", "Bob: आम 🥭", "Carol: two words"];
    shows(world, &lines).await;

    world.slash(&people[0], "deal").await;
    // The closed lobby keeps the words, and so does the record.
    world.settled("two words", "trick 1").await;
    world.lose(&people[0], 1).await;
    let record = record(world, &people[0], 1).await;
    says(&lobby, &shuffle(&record).commit[..40]);
    let typed = ["**kite** @everyone", "आम 🥭", "two words"];
    let expected: Vec<_> = [0, 1, 2].into_iter().zip(typed).collect();
    assert_eq!(proven(&record), expected);
    let seed = seed(&record, &typed);
    assert_eq!(record.verify().unwrap().seed(), seed);
    let verified = world.slash(&people[2], "verify").await;
    says(&verified, "they follow from your words and the secret");
    let verified = world.press(&people[2], &verified, "Details").await;
    let said = [
        "✅ The fingerprint, the secret, the words and the hands",
        "`two words` (seat 3)",
        "Whoever cut last with a word of their own",
        "a bot can refuse to deal",
        &seed,
    ];
    says_all(&verified, said);
    for (verb, said) in
        [("check", "1 good, 0 bad"), ("verify", "1 cut by players: the secret was fixed before")]
    {
        let (good, output) = on_records(verb, &record.to_line().unwrap());
        assert!(good && output.contains(said), "{verb}: {output}");
    }
    let mut stacked = record.clone();
    let Some(ChanceProof::Shuffled(shuffle)) = &mut stacked.chance else { panic!("no shuffle") };
    shuffle.cuts.reverse();
    let (good, output) = on_records("verify", &stacked.to_line().unwrap());
    assert!(!good && output.contains("not what the seed deals"), "{output}");
}

async fn a_new_word_goes_last_and_a_change_of_seats_makes_all_words_void(world: &mut World) {
    let people = world.people(4);
    world.open(&people, QUICK).await;
    for (user, word) in people.iter().zip(["mango", "kite", "lantern", "river"]) {
        type_command(world, user, word).await;
    }
    let all = ["Alice: mango", "Bob: kite", "Carol: lantern", "Dave: river"];
    let lobby = shows(world, &all).await;
    press_and_type(&people[0], &lobby, "comet").await;
    shows(world, &[all[1], all[2], all[3], "Alice: comet"]).await;
    world.slash(&people[1], "leave").await;
    let void = world.newest_public("Seats or rules have changed: cut again if you like").await;
    assert_eq!(words(&void), Vec::<String>::new());
    // The host's button is for the seats as they were.
    let deal = lobby.button("Deal").unwrap().custom_id.unwrap();
    says(&world.press_raw(&people[0], &lobby, &deal).await, "Nothing is dealt yet");
}

async fn a_bad_cut_is_refused_with_a_reason(world: &mut World) {
    let people = world.people(4);
    says(&world.slash(&people[0], "cut word:mango").await, "There’s no table");
    world.open(&people[..3], QUICK).await;
    let lobby = world.newest_public("3 taken").await;
    let cut = lobby.button("Cut").unwrap().custom_id.unwrap();
    let no_seat = "You don’t have a seat";
    let pressed = world.press_raw(&people[3], &lobby, &cut).await;
    assert!(pressed.is_ephemeral());
    says(&pressed, no_seat);
    says(&type_command(world, &people[3], "mango").await, no_seat);
    let other = slash_in(&people[0], world.channel, "/palace cut word:mango").await;
    says(&other, "This table plays Getaway");
    for bad in ["a\u{202e}b", "\u{3164}", "  ", "a\u{7}b"] {
        let why = "Use 1 to 40 visible characters, on one line.";
        says(&press_and_type(&people[0], &lobby, bad).await, why);
        says(&type_command(world, &people[1], bad).await, why);
    }
    // Bob opens the form, gives up his seat, and then sends it.
    let form = press_cut(&people[1], &lobby).await;
    world.slash(&people[1], "leave").await;
    let late = people[1].submit(&form, &[("word", "mango")]).await.unwrap();
    says(&late.reply().await, no_seat);
    world.slash(&people[1], "join").await;
    let lobby = world.newest_public("3 taken").await;
    assert_eq!(words(&lobby), Vec::<String>::new(), "nothing has changed");

    // Tries a form that is sent after the deal, and a press that comes too late.
    let form = press_cut(&people[0], &lobby).await;
    world.slash(&people[0], "deal").await;
    let dealt = "already been dealt";
    let late = people[0].submit(&form, &[("word", "mango")]).await.unwrap();
    assert!(late.is_ephemeral());
    says(&late.reply().await, dealt);
    let late = world.press_raw(&people[0], &lobby, &cut).await;
    assert!(late.is_ephemeral());
    says(&late, dealt);
    let late = type_command(world, &people[0], "mango").await;
    says(&late, dealt);
    world.lose(&people[0], 1).await;
    // A late word for a finished game doesn't count for the next one.
    for late in [
        people[0].submit(&form, &[("word", "mango")]).await.unwrap(),
        people[0].press_raw(&lobby, &cut).await.unwrap(),
    ] {
        says(&late.reply().await, "That moment has passed");
    }
    let record = record(world, &people[0], 1).await;
    assert_eq!(proven(&record), []);
    assert!(!record.to_line().unwrap().contains("cuts"));
    let verified = world.slash(&people[0], "verify").await;
    says(&world.press(&people[0], &verified, "Details").await, "players never see those ids");
    let (good, output) = on_records("verify", &record.to_line().unwrap());
    assert!(good && output.contains("1 not cut by players"), "{output}");
}

async fn words_survive_a_kill_before_and_after_the_deal(world: &mut World) {
    let people = world.people(3);
    world.open(&people, QUICK).await;
    type_command(world, &people[2], "mango").await;
    world.restart().await;
    type_command(world, &people[0], "kite").await;
    world.restart().await;
    let lobby = shows(world, &["Carol: mango", "Alice: kite"]).await;
    world.press(&people[0], &lobby, "Deal").await;
    world.restart().await;
    world.newest_public("trick").await;
    for _ in 0..4 {
        world.play_round(&people).await;
    }
    // Later draws follow from the words as well.
    world.restart().await;
    world.play_out(&people, 1).await;
    let record = record(world, &people[1], 1).await;
    assert_eq!(proven(&record), [(2, "mango"), (0, "kite")]);
    assert_eq!(record.verify().unwrap().seed(), seed(&record, &["mango", "kite"]));
    // Words below the result survive, too.
    type_command(world, &people[1], "lantern").await;
    world.restart().await;
    shows(world, &["Bob: lantern"]).await;
}
