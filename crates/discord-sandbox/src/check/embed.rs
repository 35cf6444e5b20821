//! Limits on embeds: the length of each part, and the total over the whole message.

use serde_json::Value;

use super::{FormErrors, length, list, required_text, text};

const MAX_TOTAL: usize = 6_000;

pub(super) fn check(errors: &mut FormErrors, embeds: &[Value]) {
    let mut total = 0;
    for (index, embed) in embeds.iter().enumerate() {
        errors.within(index, |errors| one(errors, embed));
        total += characters(embed);
    }
    if total > MAX_TOTAL {
        errors.add(
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {MAX_TOTAL}"),
        );
    }
}

fn one(errors: &mut FormErrors, embed: &Value) {
    if !embed.is_object() {
        return errors.add(
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
        );
    }
    text(errors, embed, "title", 256);
    text(errors, embed, "description", 4096);
    let has_footer = !embed["footer"].is_null();
    errors.within("footer", |errors| {
        if has_footer {
            required_text(errors, &embed["footer"], "text", 2048);
        }
    });
    let has_author = !embed["author"].is_null();
    errors.within("author", |errors| {
        if has_author {
            required_text(errors, &embed["author"], "name", 256);
        }
    });
    let fields = list(errors, embed, "fields", 0..=25);
    errors.within("fields", |errors| {
        for (index, field) in fields.iter().enumerate() {
            errors.within(index, |errors| {
                required_text(errors, field, "name", 256);
                required_text(errors, field, "value", 1024);
            });
        }
    });
    let is_colour = |color: &Value| color.as_u64().is_some_and(|color| color <= 0xFF_FFFF);
    if !embed["color"].is_null() && !is_colour(&embed["color"]) {
        errors.at(
            "color",
            "NUMBER_TYPE_MAX",
            "int value should be less than or equal to 16777215.",
        );
    }
    for place in ["url", "image", "thumbnail"] {
        let url = if place == "url" {
            &embed[place]
        } else {
            &embed[place]["url"]
        };
        let known = |url: &str| {
            ["http://", "https://", "attachment://"]
                .iter()
                .any(|scheme| url.starts_with(scheme))
        };
        if url.as_str().is_some_and(|url| !known(url)) {
            errors.at(place, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        }
    }
}

/// The characters that count towards the total.
fn characters(embed: &Value) -> usize {
    let of = |value: &Value| value.as_str().map_or(0, length);
    let fields = embed["fields"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    of(&embed["title"])
        + of(&embed["description"])
        + of(&embed["footer"]["text"])
        + of(&embed["author"]["name"])
        + fields
            .iter()
            .map(|field| of(&field["name"]) + of(&field["value"]))
            .sum::<usize>()
}
