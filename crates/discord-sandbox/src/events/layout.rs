//! What a message whose whole content is in its components may not have, and where its files are.

use serde_json::{Value, json};

use crate::error::ApiError;
use crate::state::{Attachment, each_part};

/// Checks that nothing is left of a message of the other kind.
pub(super) fn check_fields(content: &str, embeds: &[Value]) -> Result<(), ApiError> {
    for (field, is_empty) in [("content", content.is_empty()), ("embeds", embeds.is_empty())] {
        if !is_empty {
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            let message = format!(
                "The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            );
            return Err(ApiError::bad_field(field, code, &message));
        }
    }
    Ok(())
}

/// Turns every `attachment://name` in these components into the file's address.
pub(super) fn resolve_files(parts: &mut [Value], files: &[Attachment]) -> Result<(), ApiError> {
    let mut is_missing = false;
    for part in parts {
        each_part(part, &mut |part| {
            for place in ["media", "file"] {
                is_missing |= !resolve(part, place, files);
            }
            let items = part.get_mut("items").and_then(Value::as_array_mut);
            for item in items.into_iter().flatten() {
                is_missing |= !resolve(item, "media", files);
            }
        });
    }
    if is_missing {
        let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
        let message = "The referenced attachment was not found";
        return Err(ApiError::bad_field("components", code, message));
    }
    Ok(())
}

/// Resolves the file that a part shows here, if any. Returns whether there is such a file.
fn resolve(part: &mut Value, place: &str, files: &[Attachment]) -> bool {
    let url = part[place]["url"].as_str().unwrap_or_default();
    let Some(name) = url.strip_prefix("attachment://") else { return true };
    let Some(file) = files.iter().find(|file| file.filename == name) else { return false };
    part[place] = json!({
        "url": file.url,
        "proxy_url": file.url,
        "content_type": file.content_type,
        "attachment_id": file.id,
    });
    if let Some((width, height)) = file.pixels {
        part[place]["width"] = json!(width);
        part[place]["height"] = json!(height);
    }
    if place == "file" {
        part["name"] = json!(file.filename);
        part["size"] = json!(file.size);
    }
    true
}
