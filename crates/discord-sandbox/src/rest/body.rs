//! Reads the body of a request: JSON, or a form of JSON and files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use serde_json::{Value, json};

use crate::error::ApiError;
use crate::events::Upload;
use crate::wire;

pub(super) async fn read(request: Request) -> Result<(Value, Vec<Upload>), ApiError> {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        return read_form(request).await;
    }
    let bytes = Bytes::from_request(request, &()).await.map_err(|_| ApiError::too_large())?;
    Ok((read_json(&bytes)?, Vec::new()))
}

fn read_json(bytes: &[u8]) -> Result<Value, ApiError> {
    if bytes.is_empty() {
        Ok(Value::Null)
    } else {
        serde_json::from_slice(bytes).map_err(|_| ApiError::not_json())
    }
}

async fn read_form(request: Request) -> Result<(Value, Vec<Upload>), ApiError> {
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| ApiError::not_json())?;
    let (mut body, mut files) = (json!({}), Vec::new());
    while let Some(field) = form.next_field().await.map_err(|_| ApiError::too_large())? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().unwrap_or("unknown").to_owned();
        let content_type = field.content_type().unwrap_or("application/octet-stream").to_owned();
        let bytes: Bytes = field.bytes().await.map_err(|_| ApiError::too_large())?;
        if bytes.len() > wire::MAX_FILE {
            return Err(ApiError::too_large());
        }
        if name == "payload_json" {
            body = read_json(&bytes)?;
        } else {
            let index = name
                .trim_start_matches("files[")
                .trim_end_matches(']')
                .parse()
                .unwrap_or(files.len() as u64);
            let content_type = picture_type(&filename).map_or(content_type, str::to_owned);
            files.push(Upload { index, filename, content_type, bytes });
        }
    }
    Ok((body, files))
}

/// The media type for a file name. Discord ignores the upload's own media type.
fn picture_type(filename: &str) -> Option<&'static str> {
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
