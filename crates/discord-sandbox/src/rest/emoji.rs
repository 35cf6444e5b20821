//! Routes for the application's own emojis.

use axum::body::Bytes;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::Outcome;
use crate::error::{ApiError, FormErrors};
use crate::ids::EmojiId;
use crate::state::{Emoji, StoredFile, World};
use crate::wire;

const MAX_EMOJIS: usize = 2_000;
const MAX_BYTES: usize = 256 * 1024;

fn show(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": wire::user_by_id(world, world.app.bot),
        "require_colons": true,
        "managed": false,
        "animated": false,
        "available": true,
    })
}

pub(super) fn list(world: &World) -> Outcome {
    let items: Vec<Value> = world.emojis.values().map(|emoji| show(world, emoji)).collect();
    Ok(Some(json!({ "items": items })))
}

fn find<'a>(world: &'a World, id: &str) -> Result<&'a Emoji, ApiError> {
    let known = id.parse().ok().and_then(|id: EmojiId| world.emojis.get(&id));
    known.ok_or_else(ApiError::unknown_emoji)
}

pub(super) fn one(world: &World, id: &str) -> Outcome {
    Ok(Some(show(world, find(world, id)?)))
}

pub(super) fn delete(world: &mut World, id: &str) -> Outcome {
    let id = find(world, id)?.id;
    world.emojis.remove(&id);
    Ok(None)
}

pub(super) fn rename(world: &mut World, id: &str, body: &Value) -> Outcome {
    let id = find(world, id)?.id;
    if let Some(name) = body["name"].as_str() {
        let mut errors = FormErrors::default();
        check_name(world, name, Some(id), &mut errors);
        errors.finish()?;
        world.emojis.get_mut(&id).ok_or_else(ApiError::unknown_emoji)?.name = name.to_owned();
    }
    one(world, &id.to_string())
}

/// Checks a name for the emoji with this id, or for a new one.
fn check_name(world: &World, name: &str, id: Option<EmojiId>, errors: &mut FormErrors) {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !(2..=32).contains(&name.len()) || !plain {
        errors.bad_length("name", &(2..=32));
    }
    let mut others = world.emojis.values().filter(|emoji| Some(emoji.id) != id);
    if others.any(|emoji| emoji.name == name) {
        let message = "An application emoji with that name already exists.";
        errors.at("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
    }
}

pub(super) fn create(world: &mut World, body: &Value) -> Outcome {
    let mut errors = FormErrors::default();
    let name = body["name"].as_str().unwrap_or_default();
    check_name(world, name, None, &mut errors);
    if world.emojis.len() >= MAX_EMOJIS {
        let message = format!("Maximum number of emojis reached ({MAX_EMOJIS})");
        errors.add("APPLICATION_EMOJI_LIMIT", message);
    }
    let image = decode(body["image"].as_str().unwrap_or_default());
    match &image {
        None => errors.at("image", "IMAGE_INVALID", "Invalid image data"),
        Some(file) if file.bytes.len() > MAX_BYTES => {
            let message = "File cannot be larger than 256.0 kb.";
            errors.at("image", "BINARY_TYPE_MAX_SIZE", message);
        }
        Some(_) => {}
    }
    errors.finish()?;
    let image = image.ok_or_else(ApiError::not_json)?;
    let id = EmojiId::from(world.clock.next_id());
    let emoji = Emoji { id, name: name.to_owned(), image };
    let answer = show(world, &emoji);
    world.emojis.insert(id, emoji);
    Ok(Some(answer))
}

/// The types that a picture may say it has. discord.js says `image/jpg` of every picture.
const TYPES: [&str; 5] = ["image/png", "image/jpeg", "image/jpg", "image/gif", "image/webp"];

/// Decodes the data URI of a picture.
fn decode(uri: &str) -> Option<StoredFile> {
    let (kind, data) = uri.strip_prefix("data:")?.split_once(";base64,")?;
    let known = TYPES.contains(&kind);
    let bytes = Bytes::from(STANDARD.decode(data).ok()?);
    known.then(|| StoredFile { content_type: kind.to_owned(), bytes })
}
