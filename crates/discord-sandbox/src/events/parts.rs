//! Completes components as Discord does: each gets a number, and the fields that it has in answers.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::state::{World, each_part_of};

/// Completes the components of a message.
pub(super) fn complete(world: &mut World, parts: &mut Value) {
    without_nulls(parts);
    each_part_of(parts.as_array_mut().map(Vec::as_mut_slice).unwrap_or_default(), |part| {
        fill(world, part);
    });
    number_parts(parts);
}

/// Gives each component without a number the next one that none has, in the order in which they
/// are written. 0 is no number.
pub(crate) fn number_parts(parts: &mut Value) {
    let parts = parts.as_array_mut().map(Vec::as_mut_slice).unwrap_or_default();
    let own = |part: &Value| part["id"].as_u64().filter(|id| *id > 0);
    let mut taken = BTreeSet::new();
    each_part_of(parts, |part| taken.extend(own(part)));
    let mut next = 1;
    each_part_of(parts, |part| {
        if own(part).is_none() {
            while taken.contains(&next) {
                next += 1;
            }
            part["id"] = json!(next);
            next += 1;
        }
    });
}

/// Removes the fields that are null: a request may write them, an answer leaves them out.
pub(super) fn without_nulls(part: &mut Value) {
    match part {
        Value::Array(parts) => parts.iter_mut().for_each(without_nulls),
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(without_nulls);
        }
        _ => {}
    }
}

/// Adds the fields that a component of its type always has.
fn fill(world: &mut World, part: &mut Value) {
    let defaults: &[(&str, Value)] = match part["type"].as_u64() {
        Some(3 | 5..=8) => &[("min_values", json!(1)), ("max_values", json!(1))],
        Some(11) => &[("description", Value::Null), ("spoiler", json!(false))],
        Some(13) => &[("spoiler", json!(false))],
        Some(14) => &[("divider", json!(true)), ("spacing", json!(1))],
        Some(17) => &[("accent_color", Value::Null), ("spoiler", json!(false))],
        _ => &[],
    };
    add(part, defaults);
    let options = part.get_mut("options").and_then(Value::as_array_mut);
    options.into_iter().flatten().for_each(|option| name_emoji(world, option));
    name_emoji(world, part);
    for place in ["media", "file"] {
        unfurl(world, part, place);
    }
    let items = part.get_mut("items").and_then(Value::as_array_mut);
    for item in items.into_iter().flatten() {
        add(item, &[("description", Value::Null), ("spoiler", json!(false))]);
        unfurl(world, item, "media");
    }
}

fn add(part: &mut Value, defaults: &[(&str, Value)]) {
    for (key, value) in defaults {
        if part.get(key).is_none() {
            part[key] = value.clone();
        }
    }
}

/// Writes the name of an application's emoji beside its id.
fn name_emoji(world: &World, part: &mut Value) {
    let id = part["emoji"]["id"].as_str().and_then(|id| id.parse().ok());
    if let Some(emoji) = id.and_then(|id| world.emojis.get(&id)) {
        part["emoji"]["name"] = json!(emoji.name);
    }
}

/// Describes a picture or a file by more than its address.
fn unfurl(world: &mut World, part: &mut Value, place: &str) {
    let Some(url) = part.pointer(&format!("/{place}/url")).cloned() else { return };
    let id = world.clock.next_id().to_string();
    add(&mut part[place], &[("id", json!(id)), ("proxy_url", url)]);
}
