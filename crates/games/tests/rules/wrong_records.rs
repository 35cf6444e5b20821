//! Records that are wrong: with a flaw, a spoilt field, places changed by chance, or a wrong proof.

use std::collections::BTreeMap;

use getaway_games::cards::*;
use getaway_games::kit::Record;
use getaway_games::{Bad, Rules, Unverified};
use rand::RngExt;
use serde_json::{Value as Json, json};

use crate::rules::any_game::{Rand, rand};

/// Checks that each of these flaws in a good record is found and named, a line each: `CHANGES => ERROR`.
/// A change is a place as in JSON pointers and what comes there: JSON, `-` for nothing, `@PLACE` for
/// what the good record has in another place, `+` before either to put it in front of what is there.
pub fn assert_flaws_are_named<R: Rules>(good: &Record<R>, flaws: &str) {
    let good: Json = serde_json::to_value(good).expect("JSON");
    for line in flaws.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (changes, why) = line.split_once(" => ").expect("an error");
        let mut wrong = good.clone();
        for change in changes.split("; ") {
            let (place, said) = change.split_once(' ').expect("a change");
            let (inside, last) = place.rsplit_once('/').expect("a place");
            let bare = said.trim_start_matches('+');
            let value = match bare.strip_prefix('@') {
                Some(other) => good.pointer(other).cloned(),
                None if bare == "-" => None,
                None => Some(serde_json::from_str(bare).expect("JSON")),
            };
            match (wrong.pointer_mut(inside).expect("what is there"), value) {
                (Json::Object(fields), Some(value)) => drop(fields.insert(last.to_owned(), value)),
                (Json::Array(items), value) => {
                    let at: usize = last.parse().expect("a number");
                    let end = at + usize::from(!said.starts_with('+') && at < items.len());
                    items.splice(at..end, value);
                }
                other => panic!("{change}: {other:?}"),
            }
        }
        let wrong = Record::<R>::from_line(&wrong.to_string()).expect("a record");
        assert_eq!(wrong.replay().expect_err(line).to_string(), why, "{changes}");
    }
}

/// Why nothing is played after the end.
pub const OVER: &str = "the game is over";

/// Checks that of a game that is over each of these fields has to be there, and to be right; and that
/// the first two entries can't be repeated after its end, each for this reason.
pub fn assert_end_is_checked<R: Rules>(over: &Record<R>, fields: &[&str], whys: [&str; 2]) {
    let json: Json = serde_json::to_value(over).expect("JSON");
    for name in fields {
        let why = format!("`{name}` should be {}", json[name]);
        for spoilt in ["-", "reversed", "shorter", "one more"] {
            let mut wrong = json.clone();
            match (&mut wrong[*name], spoilt) {
                (_, "-") => drop(wrong.as_object_mut().expect("fields").remove(*name)),
                (Json::Array(items), "reversed") => items.reverse(),
                (Json::Array(items), "shorter") => items.truncate(items.len() - 1),
                (Json::Array(items), _) => {
                    items[0] = json!(items[0].as_i64().expect("a number") + 1)
                }
                (one, _) => *one = json!((one.as_i64().expect("a number") + 1) % 2),
            }
            if let Ok(wrong) = Record::<R>::from_line(&wrong.to_string()) {
                let found = wrong.replay().err().map(|why| why.to_string());
                assert_eq!(found, (wrong.end != over.end).then_some(why.clone()), "{spoilt}");
            }
        }
    }
    for (entry, why) in over.moves.iter().zip(whys) {
        let mut longer = over.clone();
        longer.moves.push(entry.clone());
        let found = longer.replay().expect_err("played after the end").to_string();
        assert_eq!(found, format!("move {}: {why}", longer.moves.len()));
    }
}

/// Something wrong with a field.
enum Spoilt {
    /// No record says this.
    Never(&'static str, String),
    /// Another record may say this, but it is written in this way then.
    Perhaps(&'static str, String),
}

/// The value in other forms, as JSON text: no record writes it in any of them.
fn retyped(value: &Json) -> Vec<String> {
    let text = |value: &str| Json::from(value).to_string();
    match value {
        Json::Number(number) => vec![
            text(&number.to_string()),
            format!("{number}.0"),
            format!("{number}e0"),
            format!("[{number}]"),
            format!("{{\"0\":{number}}}"),
            "true".to_owned(),
            "-0".to_owned(),
            // What would be the same if somebody cut off the high bits.
            (i128::from(number.as_i64().unwrap_or_default()) + (1 << 64)).to_string(),
        ],
        Json::String(word) => {
            let number = word.parse::<u64>().unwrap_or(7);
            let object = json!({ word: word });
            vec![number.to_string(), json!([word]).to_string(), object.to_string(), "true".into()]
        }
        Json::Bool(is) => vec![text(&is.to_string()), u8::from(*is).to_string(), format!("[{is}]")],
        Json::Array(items) => {
            let numbered = items.iter().enumerate().map(|(n, item)| (n.to_string(), item.clone()));
            let numbered = Json::Object(numbered.collect());
            let mut all = vec![numbered.to_string(), text(&value.to_string()), "true".to_owned()];
            if let Some((first, others)) = items.split_first() {
                let others: String = others.iter().map(|item| format!(",{item}")).collect();
                all.extend(retyped(first).iter().map(|first| format!("[{first}{others}]")));
            }
            all
        }
        Json::Object(fields) => {
            let values: Vec<&Json> = fields.values().collect();
            vec![json!(values).to_string(), text(&value.to_string()), "true".to_owned()]
        }
        Json::Null => vec![text("null"), "false".to_owned()],
    }
}

/// The ways to spoil a field with this name and value.
fn spoilt(name: &str, value: &Json) -> Vec<Spoilt> {
    use Spoilt::{Never, Perhaps};
    let field = |value: &Json| format!("\"{name}\":{value}");
    let good = field(value);
    let mut all = vec![
        Never("twice", format!("{good},{good}")),
        Never("with another one", format!("{good},\"other\":0")),
        Perhaps("left out", String::new()),
        Perhaps("null", field(&Json::Null)),
        Perhaps("in a list", field(&json!([value]))),
    ];
    // A draw is from a seat or from the waste.
    let retype = if name == "from" { Perhaps } else { Never };
    all.extend(retyped(value).iter().map(|how| retype("retyped", format!("\"{name}\":{how}"))));
    let has_a_level = value.as_array().is_some_and(|seats| seats.contains(&json!("normal")));
    // A word is the player's own, and so are labels, except those of levels.
    let written = value.to_string();
    let (capitals, small) = (written.to_uppercase(), written.to_lowercase());
    let is_free = |other: &str| match name {
        "word" => true,
        "seats" => other == small || !has_a_level,
        _ => false,
    };
    let is_text =
        value.is_string() || value.as_array().is_some_and(|all| all.iter().all(Json::is_string));
    for other in [&capitals, &small].into_iter().filter(|_| is_text) {
        let letters = if is_free(other) { Perhaps } else { Never };
        if *other != written {
            all.push(letters("in other letters", format!("\"{name}\":{other}")));
        }
    }
    match value {
        Json::String(text) => {
            all.push(Never("no word", field(&json!(format!("{text}x")))));
        }
        Json::Number(_) => {
            all.push(Never("negative", field(&json!(-1))));
            if name != "game" {
                all.push(Never("too large", field(&json!(1000))));
            }
        }
        Json::Bool(is) => all.push(Perhaps("the opposite", field(&json!(!is)))),
        Json::Array(items) => {
            all.push(Never("of another kind", field(&json!([[7.5]]))));
            all.push(Perhaps("shorter", field(&json!(items[..items.len().max(1) - 1]))));
        }
        _ => {}
    }
    all
}

/// Spoils the fields of good records, of each kind of entry a few, in all ways. Checks that what
/// results is refused, or is just how another record is written; a missing option has its default, if it
/// may be missing.
pub fn assert_spoilt_fields_are_refused<R: Rules>(records: impl IntoIterator<Item = Record<R>>) {
    let json = |text: &str| serde_json::from_str::<Json>(text).expect("JSON");
    for record in records {
        let line = record.to_line().expect("a line");
        let rules_end = line.find('}').expect("the options end");
        let mut seen: BTreeMap<(&str, &str), u32> = BTreeMap::new();
        for (end, _) in line.match_indices("\":") {
            let start = line[..end].rfind('"').expect("a name");
            let (name, after) = (&line[start + 1..end], &line[end + 2..]);
            let entry = line[..start].rsplit("\"do\":\"").next().unwrap_or_default();
            let entry = entry.split('"').next().unwrap_or_default();
            let times = seen.entry((entry, name)).or_default();
            *times += 1;
            if *times > 4 {
                continue;
            }
            let mut values = serde_json::Deserializer::from_str(after).into_iter();
            let value: Json = values.next().expect("a value").expect("a value");
            let after = &after[values.byte_offset()..];
            let is_option = start < rules_end;
            for spoilt in spoilt(name, &value) {
                let (Spoilt::Never(how, field) | Spoilt::Perhaps(how, field)) = &spoilt;
                let (before, after) = match (field.as_str(), after.strip_prefix(',')) {
                    ("", Some(after)) => (&line[..start], after),
                    ("", None) => (line[..start].trim_end_matches(','), after),
                    _ => (&line[..start], after),
                };
                let wrong = format!("{before}{field}{after}");
                if let Ok(read) = Record::<R>::from_line(&wrong) {
                    assert!(matches!(spoilt, Spoilt::Perhaps(..)), "{name} {how}: {wrong}");
                    let again = read.to_line().expect("a line");
                    let is_same = json(&again) == json(&wrong);
                    assert!(
                        is_same || is_option && field.is_empty(),
                        "{name} {how}: {wrong} is read as {again}"
                    );
                }
            }
        }
    }
}

/// The fault found in a record after a change to it or to the proof of its chance.
pub fn unverified<R: Rules>(
    record: &Record<R>,
    change: impl FnOnce(&mut Record<R>, &mut Shuffle),
) -> Unverified<Bad<R>> {
    let mut record = record.clone();
    let Some(ChanceProof::Shuffled(mut proof)) = record.chance.take() else { panic!("no shuffle") };
    change(&mut record, &mut proof);
    record.chance = Some(ChanceProof::Shuffled(proof));
    record.verify().expect_err("the chance is wrong")
}

/// Checks that the record isn't verified with a wrong commit, a wrong secret or no chance at all.
pub fn assert_proof_is_needed<R: Rules>(record: &Record<R>) {
    let wrong_commit = unverified(record, |_, proof| proof.commit = "0".repeat(64));
    assert_eq!(wrong_commit, Unverified::Secret(Unproven::WrongCommit));
    let not_a_secret = unverified(record, |_, proof| proof.secret.truncate(63));
    assert_eq!(not_a_secret, Unverified::Secret(Unproven::NotASecret));
    let mut without = record.clone();
    without.chance = None;
    let no_chance = without.verify().expect_err("no chance");
    assert_eq!(no_chance, Unverified::NoChance);
    assert!(without.replay().is_ok());
}

/// Reads a line and does everything with it that the command line does. Returns whether it is a
/// good record.
pub fn digest<R: Rules>(line: &str) -> bool {
    let Ok(record) = Record::<R>::from_line(line) else { return false };
    let _ = record.verify();
    match record.replay() {
        Ok(game) => {
            assert_eq!(game.end(), record.end);
            true
        }
        Err(why) => {
            assert!(!why.to_string().is_empty());
            false
        }
    }
}

/// Pieces of records, to put in wrong places.
const PIECES: [&str; 16] = [
    "null",
    "\"AS\"",
    "16",
    "-1",
    "255",
    "18446744073709551616",
    "1e9",
    "[]",
    "{}",
    "\"waste\"",
    "\"take\"",
    "\"draw\"",
    "\"revoke\"",
    "\"2C'\"",
    "{\"do\":\"take\",\"seat\":0,\"from\":1}",
    "\"\\u0000\"",
];

/// Changes one place in a line.
fn mutate(line: &str, rng: &mut Rand) -> String {
    let tokens: Vec<&str> = line.split_inclusive([',', ':', '[', ']', '{', '}']).collect();
    let mut tokens: Vec<String> = tokens.into_iter().map(str::to_owned).collect();
    let (at, other) = (rng.random_range(0..tokens.len()), rng.random_range(0..tokens.len()));
    match rng.random_range(0..5) {
        0 => drop(tokens.remove(at)),
        1 => tokens.swap(at, other),
        2 => tokens.insert(at, tokens[other].clone()),
        3 => {
            let end = tokens[at].pop().into_iter();
            let piece = PIECES[rng.random_range(0..PIECES.len())];
            tokens[at] = piece.chars().chain(end).collect();
        }
        _ => {
            let mut bytes = tokens[at].clone().into_bytes();
            let byte = rng.random_range(0..bytes.len());
            bytes[byte] = rng.random();
            tokens[at] = String::from_utf8_lossy(&bytes).into_owned();
        }
    }
    tokens.concat()
}

/// Changes good records in one to four places, and checks that no change causes a panic and that
/// nearly all are found.
pub fn assert_mutations_cause_no_panic<R: Rules>(records: impl IntoIterator<Item = Record<R>>) {
    let (mut refused, mut passed) = (0, 0);
    for (seed, record) in (0..).zip(records) {
        let mut rng = rand(seed);
        let good = record.to_line().expect("a line");
        assert!(digest::<R>(&good), "record {seed}");
        for n in 0..16 {
            let mut wrong = mutate(&good, &mut rng);
            for _ in 0..n % 4 {
                wrong = mutate(&wrong, &mut rng);
            }
            if digest::<R>(&wrong) {
                passed += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 10 * passed, "{refused} refused, {passed} passed");
}
