//! Limits on embeds: the length of each part, and the total over the whole message.

use serde_json::Value;

use super::{FormErrors, each, has_scheme, length, number, object, required_text, text};

const MAX_TOTAL: usize = 6_000;

pub(super) fn check(errors: &mut FormErrors, body: &Value) {
    let embeds = each(errors, body, "embeds", 0..=10, one);
    if embeds.iter().map(characters).sum::<usize>() > MAX_TOTAL {
        let message = format!("Embed size exceeds maximum size of {MAX_TOTAL}");
        errors.at("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

fn one(errors: &mut FormErrors, embed: &Value) {
    if !object(errors, embed) {
        return;
    }
    text(errors, embed, "title", 256);
    text(errors, embed, "description", 4096);
    for (part, key, max) in [("footer", "text", 2048), ("author", "name", 256)] {
        if !embed[part].is_null() {
            errors.within(part, |errors| required_text(errors, &embed[part], key, max));
        }
    }
    each(errors, embed, "fields", 0..=25, |errors, field| {
        required_text(errors, field, "name", 256);
        required_text(errors, field, "value", 1024);
    });
    number(errors, embed, "color", 0..=0xFF_FFFF);
    for place in ["image", "thumbnail"] {
        if embed[place].is_object() {
            errors.within(place, |errors| text(errors, &embed[place], "description", 4096));
        }
    }
    let pictures = ["image", "thumbnail"].map(|place| (place, &embed[place]["url"]));
    for (place, url) in [("url", &embed["url"])].into_iter().chain(pictures) {
        if url.is_string() && !has_scheme(url, &["http://", "https://", "attachment://"]) {
            errors.at(place, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        }
    }
}

/// The characters that count towards the total.
fn characters(embed: &Value) -> usize {
    let of = |value: &Value| value.as_str().map_or(0, length);
    let fields = embed["fields"].as_array().into_iter().flatten();
    of(&embed["title"])
        + of(&embed["description"])
        + of(&embed["footer"]["text"])
        + of(&embed["author"]["name"])
        + fields.map(|field| of(&field["name"]) + of(&field["value"])).sum::<usize>()
}
