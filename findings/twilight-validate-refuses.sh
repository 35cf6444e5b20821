#!/usr/bin/env bash
# twilight-validate 0.18.0 (Rust) refuses what Discord takes: a text display of more than 2000 characters, every premium button
# (it asks that the button has no custom ID, and a line later that it has one), commands of more than 4000 characters, and Hindi
# names with joined letters: it asks whether each character is alphanumeric, which vowel signs are and the sign that joins
# letters isn't. खेल passes, so one Hindi word in a test doesn't tell.
# Expected: Discord's documentation and its API description have 4000, a premium button with `sku_id` alone, 8000, and
# `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`.
# Seen: "refused" for 2001 characters, the premium button, 6970 characters in a command, पत्ता, ไพ่ and l'as.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "checks"
version = "0.1.0"
edition = "2024"
[dependencies]
serde_json = "=1.0.145"
twilight-model = "=0.18.0"
twilight-validate = "=0.18.0"
END
cat > src/main.rs <<'END'
use serde_json::json;
use twilight_validate::{command, component};

fn say<E: std::fmt::Display>(what: &str, result: Result<(), E>) {
    println!("{what}: {}", result.map_or_else(|error| format!("refused, {error}"), |()| "accepted".to_owned()));
}

fn main() {
    for length in [2000, 2001, 4000] {
        let text = serde_json::from_value(json!({ "type": 10, "content": "x".repeat(length) })).unwrap();
        say(&format!("text display of {length}"), component::component_v2(&text));
    }
    let button = |fields: serde_json::Value| serde_json::from_value(json!({ "type": 1, "components": [fields] })).unwrap();
    say("premium button", component::component_v2(&button(json!({ "type": 2, "style": 6, "sku_id": "1" }))));
    say("link button", component::component_v2(&button(json!({ "type": 2, "style": 5, "url": "https://example.org" }))));
    for options in [25, 10] {
        let choices: Vec<_> = (0..25).map(|n| json!({ "name": format!("{n:010}"), "value": "v" })).collect();
        let options: Vec<_> = (0..options).map(|n| json!({ "type": 3, "name": format!("o{n}"), "description": "d", "choices": choices })).collect();
        let whole = serde_json::from_value(json!({ "type": 1, "name": "play", "description": "d", "version": "1", "options": options })).unwrap();
        say(&format!("command of {} options", options.len()), command::command(&whole));
    }
    for name in ["खेल", "पत्ता", "ไพ่", "کھیل", "l'as"] {
        say(name, command::chat_input_name(name));
    }
}
END
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$(sed 's/ refused,.*/ refused/' <<<"$seen")" = "$(printf '%s\n' 'text display of 2000: accepted' 'text display of 2001: refused' \
  'text display of 4000: refused' 'premium button: refused' 'link button: accepted' 'command of 25 options: refused' \
  'command of 10 options: accepted' 'खेल: accepted' 'पत्ता: refused' 'ไพ่: refused' 'کھیل: accepted' "l'as: refused")" ]
