//! Reads the body of a request, of one of the three documented types: JSON, a web form, or a form of
//! JSON and files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use memchr::memmem;
use serde_json::{Value, json};

use crate::error::ApiError;
use crate::events::Upload;
use crate::wire;

/// A request's JSON, and the files that came with it.
type Body = (Value, Vec<Upload>);

pub(super) async fn read(request: Request) -> Result<Body, ApiError> {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default()
        .to_owned();
    let bytes = Bytes::from_request(request, &()).await.map_err(|_| ApiError::too_large())?;
    parse(&kind, &bytes)
}

pub(super) fn parse(kind: &str, bytes: &Bytes) -> Result<Body, ApiError> {
    let (mut body, files) = read_as(kind, bytes)?;
    write_ids_as_texts(&mut body);
    Ok((body, files))
}

fn read_as(kind: &str, bytes: &Bytes) -> Result<Body, ApiError> {
    match kind.split(';').next().unwrap_or_default().trim() {
        "multipart/form-data" => read_form(kind, bytes),
        "application/x-www-form-urlencoded" if !bytes.is_empty() => {
            let mut body = json!({});
            for (name, text) in form_urlencoded::parse(bytes) {
                fill(&mut body, &name, &text)?;
            }
            Ok((body, Vec::new()))
        }
        _ => Ok((read_json(bytes)?, Vec::new())),
    }
}

fn read_json(bytes: &[u8]) -> Result<Value, ApiError> {
    if bytes.is_empty() {
        Ok(Value::Null)
    } else {
        serde_json::from_slice(bytes).map_err(|_| ApiError::not_json())
    }
}

/// Fields of a form that are texts, even if they look like a number.
const TEXTS: [&str; 3] = ["content", "name", "nonce"];

/// Adds a field of a form to the body. `payload_json` is all of it at once.
fn fill(body: &mut Value, name: &str, text: &str) -> Result<(), ApiError> {
    if name == "payload_json" {
        *body = read_json(text.as_bytes())?;
    } else {
        let parsed = serde_json::from_str(text).ok().filter(|_| !TEXTS.contains(&name));
        if let Some(fields) = body.as_object_mut() {
            fields.insert(name.to_owned(), parsed.unwrap_or_else(|| json!(text)));
        }
    }
    Ok(())
}

fn read_form(kind: &str, bytes: &Bytes) -> Result<Body, ApiError> {
    let boundary = parameter(kind, "boundary").ok_or_else(ApiError::not_json)?;
    let (mut body, mut files) = (json!({}), Vec::new());
    for part in parts(bytes, &boundary).ok_or_else(ApiError::not_json)? {
        let at = memmem::find(&part, b"\r\n\r\n").ok_or_else(ApiError::not_json)?;
        let (head, bytes) = (String::from_utf8_lossy(&part[..at]), part.slice(at + 4..));
        if bytes.len() > wire::MAX_FILE {
            return Err(ApiError::too_large());
        }
        let described = header(&head, "content-disposition").unwrap_or_default();
        let name = parameter(described, "name").unwrap_or_default();
        let filename = parameter(described, "filename");
        if filename.is_none() && !name.starts_with("file") {
            fill(&mut body, &name, &String::from_utf8_lossy(&bytes))?;
            continue;
        }
        let index = name
            .trim_start_matches("files[")
            .trim_end_matches(']')
            .parse()
            .unwrap_or(files.len() as u64);
        let filename = filename.unwrap_or_else(|| "unknown".to_owned());
        // Discord ignores the upload's own media type where the name says it.
        let given = header(&head, "content-type").unwrap_or("application/octet-stream");
        let content_type = picture_type(&filename).unwrap_or(given).to_owned();
        files.push(Upload { index, filename, content_type, bytes });
    }
    Ok((body, files))
}

/// The parts of a form, each with its head; `None` if it doesn't end as a form does. What stands before
/// the first part, as Eris's empty line does, is nothing.
fn parts(bytes: &Bytes, boundary: &str) -> Option<Vec<Bytes>> {
    let between = format!("\r\n--{boundary}");
    let mut at = if bytes.starts_with(&between.as_bytes()[2..]) {
        between.len() - 2
    } else {
        memmem::find(bytes, between.as_bytes())? + between.len()
    };
    let mut parts = Vec::new();
    while !bytes[at..].starts_with(b"--") {
        let begins = at + 2;
        let ends = begins + memmem::find(bytes.get(begins..)?, between.as_bytes())?;
        parts.push(bytes.slice(begins..ends));
        at = ends + between.len();
    }
    Some(parts)
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

/// The parameter of a header, as in `form-data; name="payload_json"`.
fn parameter(header: &str, name: &str) -> Option<String> {
    let mut is_quoted = false;
    let mut all = header.split(|c| {
        is_quoted ^= c == '"';
        c == ';' && !is_quoted
    });
    all.find_map(|one| {
        let (key, value) = one.split_once('=')?;
        let is_it = key.trim().eq_ignore_ascii_case(name);
        is_it.then(|| value.trim().trim_matches('"').to_owned())
    })
}

/// The media type for a file name.
pub(super) fn picture_type(filename: &str) -> Option<&'static str> {
    match filename.rsplit('.').next()? {
        "png" => Some("image/png"),
        "jpg" | "jpeg" => Some("image/jpeg"),
        "gif" => Some("image/gif"),
        "webp" => Some("image/webp"),
        "json" => Some("application/json"),
        "txt" => Some("text/plain"),
        _ => None,
    }
}

/// The lists of ids in bodies.
const LISTS: [&str; 2] = ["users", "roles"];

/// Writes every id as a text: to Discord, a number and a text are the same id. The `id` of a
/// component, beside a number as its type, isn't an id of Discord's.
fn write_ids_as_texts(part: &mut Value) {
    let write = |id: &mut Value| {
        if id.is_u64() {
            *id = Value::String(id.to_string());
        }
    };
    match part {
        Value::Array(parts) => parts.iter_mut().for_each(write_ids_as_texts),
        Value::Object(fields) => {
            let is_component = fields.get("type").is_some_and(Value::is_number);
            for (key, field) in fields {
                if key == "id" && !is_component || key.ends_with("_id") {
                    write(field);
                } else if LISTS.contains(&key.as_str()) {
                    field.as_array_mut().into_iter().flatten().for_each(write);
                } else {
                    write_ids_as_texts(field);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_types_of_bodies_say_the_same() {
        let told = json!({ "type": 4, "data": { "content": "5 & 6" } });
        let json = Bytes::from(told.to_string());
        let form: String = form_urlencoded::Serializer::new(String::new())
            .append_pair("payload_json", &told.to_string())
            .finish();
        let parts = format!(
            "--x\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{told}\r\n--x--\r\n"
        );
        for (kind, bytes) in [
            ("application/json", json),
            ("application/x-www-form-urlencoded", form.into()),
            ("multipart/form-data; boundary=x", parts.into()),
        ] {
            assert_eq!(parse(kind, &bytes).expect(kind).0, told, "{kind}");
        }
        let fields = Bytes::from_static(b"content=42&flags=64&tts=false");
        let read =
            parse("application/x-www-form-urlencoded; charset=utf-8", &fields).expect("a form").0;
        assert_eq!(read, json!({ "content": "42", "flags": 64, "tts": false }));
        for kind in ["application/json", "multipart/form-data", "multipart/form-data; boundary=y"] {
            let refused = parse(kind, &Bytes::from_static(b"--x")).expect_err(kind);
            assert_eq!(refused.body["code"], 50109, "{kind}");
        }
    }

    #[test]
    fn a_form_brings_files_with_their_names() {
        let form = Bytes::from_static(
            b"\r\n--a b\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{}\r\n\
              --a b\r\ncontent-disposition: form-data; name=\"files[3]\"; filename=\"a; b.png\"\r\n\
              Content-Type: text/html\r\n\r\n\r\n--a \r\n--a b--\r\n",
        );
        let (_, files) = parse("multipart/form-data; boundary=\"a b\"", &form).expect("a form");
        let [file] = &files[..] else { panic!("{files:?}") };
        assert_eq!((file.index, file.filename.as_str()), (3, "a; b.png"));
        assert_eq!(file.content_type, "image/png");
        assert_eq!(&file.bytes[..], b"\r\n--a ");
    }

    #[test]
    fn numbers_and_texts_are_the_same_ids() {
        let mut body = json!({
            "message_reference": { "message_id": 7 },
            "attachments": [{ "id": 0 }, { "id": "8" }],
            "allowed_mentions": { "users": [9, "10"], "parse": ["roles"] },
            "components": [{ "type": 2, "id": 11, "emoji": { "id": 12 } }],
            "choices": [{ "name": "n", "value": 13 }],
        });
        write_ids_as_texts(&mut body);
        let expected = json!({
            "message_reference": { "message_id": "7" },
            "attachments": [{ "id": "0" }, { "id": "8" }],
            "allowed_mentions": { "users": ["9", "10"], "parse": ["roles"] },
            "components": [{ "type": 2, "id": 11, "emoji": { "id": "12" } }],
            "choices": [{ "name": "n", "value": 13 }],
        });
        assert_eq!(body, expected);
    }
}
