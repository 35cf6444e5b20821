//! The page. Its files are in the binary and are served with a strict content security policy.

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// Scripts and pictures come from this server only, and no other page may frame this one.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self' ws://127.0.0.1:* ws://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The path and the text of each file.
const FILES: [(&str, &str); 10] = [
    ("/", include_str!("page/index.html")),
    ("/page/style.css", include_str!("page/style.css")),
    ("/page/app.js", include_str!("page/app.js")),
    ("/page/composer.js", include_str!("page/composer.js")),
    ("/page/dom.js", include_str!("page/dom.js")),
    ("/page/fields.js", include_str!("page/fields.js")),
    ("/page/markdown.js", include_str!("page/markdown.js")),
    ("/page/message.js", include_str!("page/message.js")),
    ("/page/people.js", include_str!("page/people.js")),
    ("/page/popup.js", include_str!("page/popup.js")),
];

pub(crate) fn routes() -> Router {
    FILES.into_iter().fold(Router::new(), |router, (path, text)| {
        router.route(path, get(move || async move { serve(path, text) }))
    })
}

fn serve(path: &str, text: &'static str) -> Response {
    let kind = match path.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        _ => "text/html; charset=utf-8",
    };
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
        for (path, text) in FILES {
            for danger in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(",
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
        let served: Vec<&str> = FILES.iter().map(|(path, _)| *path).collect();
        for (path, text) in FILES {
            for quoted in
                text.split('"').filter(|quoted| quoted.ends_with(".js") || quoted.ends_with(".css"))
            {
                let wanted = quoted.replace("./", "/page/");
                assert!(served.contains(&wanted.as_str()), "{path} asks for {wanted}");
            }
        }
    }
}
