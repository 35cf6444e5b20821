//! The page. Its files are in the binary and are served with a strict content security policy.

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// Scripts and pictures come from this server only, and no other page may frame this one.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self' ws://127.0.0.1:* ws://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Path, media type and text of each file.
const FILES: [(&str, &str, &str); 9] = [
    (
        "/",
        "text/html; charset=utf-8",
        include_str!("page/index.html"),
    ),
    (
        "/page/style.css",
        "text/css; charset=utf-8",
        include_str!("page/style.css"),
    ),
    ("/page/app.js", SCRIPT, include_str!("page/app.js")),
    (
        "/page/composer.js",
        SCRIPT,
        include_str!("page/composer.js"),
    ),
    ("/page/dom.js", SCRIPT, include_str!("page/dom.js")),
    (
        "/page/markdown.js",
        SCRIPT,
        include_str!("page/markdown.js"),
    ),
    ("/page/message.js", SCRIPT, include_str!("page/message.js")),
    ("/page/people.js", SCRIPT, include_str!("page/people.js")),
    ("/page/popup.js", SCRIPT, include_str!("page/popup.js")),
];

pub(crate) fn routes() -> Router {
    FILES
        .into_iter()
        .fold(Router::new(), |router, (path, kind, text)| {
            router.route(path, get(move || async move { serve(kind, text) }))
        })
}

fn serve(kind: &'static str, text: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_parse_no_html_and_load_nothing_from_elsewhere() {
        for (path, _, text) in FILES {
            for danger in [
                "innerHTML",
                "outerHTML",
                "insertAdjacentHTML",
                "document.write",
                "eval(",
                "new Function",
            ] {
                assert!(!text.contains(danger), "{path} uses {danger}");
            }
            // The one address in the page names the SVG language; nothing is loaded from it.
            let links = text.replace("http://www.w3.org/2000/svg", "");
            assert!(
                !links.contains("src=\"http")
                    && !links.contains("://cdn")
                    && !links.contains("@import"),
                "{path}"
            );
        }
    }

    #[test]
    fn every_file_that_the_page_loads_is_served() {
        let served: Vec<&str> = FILES.iter().map(|(path, ..)| *path).collect();
        for (path, _, text) in FILES {
            for quoted in text
                .split('"')
                .filter(|quoted| quoted.ends_with(".js") || quoted.ends_with(".css"))
            {
                let wanted = quoted.replace("./", "/page/");
                assert!(
                    served.contains(&wanted.as_str()),
                    "{path} asks for {wanted}"
                );
            }
        }
    }
}
