//! Embeds: each part's length, and the total over all of a message.

use serde_json::Value;

use super::{Faults, length, list, required_text, text};

const MAX_TOTAL: usize = 6_000;

/// Checks the embeds of a message.
pub(super) fn check(faults: &mut Faults, embeds: &[Value]) {
    let mut total = 0;
    for (index, embed) in embeds.iter().enumerate() {
        faults.within(index, |faults| one(faults, embed));
        total += characters(embed);
    }
    if total > MAX_TOTAL {
        faults.add(
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {MAX_TOTAL}"),
        );
    }
}

fn one(faults: &mut Faults, embed: &Value) {
    if !embed.is_object() {
        return faults.add(
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
        );
    }
    text(faults, embed, "title", 256);
    text(faults, embed, "description", 4096);
    let has_footer = !embed["footer"].is_null();
    faults.within("footer", |faults| {
        if has_footer {
            required_text(faults, &embed["footer"], "text", 2048);
        }
    });
    let has_author = !embed["author"].is_null();
    faults.within("author", |faults| {
        if has_author {
            required_text(faults, &embed["author"], "name", 256);
        }
    });
    let fields = list(faults, embed, "fields", 0..=25);
    faults.within("fields", |faults| {
        for (index, field) in fields.iter().enumerate() {
            faults.within(index, |faults| {
                required_text(faults, field, "name", 256);
                required_text(faults, field, "value", 1024);
            });
        }
    });
    let is_colour = |color: &Value| color.as_u64().is_some_and(|color| color <= 0xFF_FFFF);
    if !embed["color"].is_null() && !is_colour(&embed["color"]) {
        faults.at(
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
            faults.at(place, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
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
