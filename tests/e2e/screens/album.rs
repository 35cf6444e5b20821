//! What somebody has read, as the sandbox's page draws it, in one page to look at.

use std::fmt::Write;
use std::path::Path;

use discord_sandbox::{Message, Sandbox};
use serde_json::json;

use crate::page::browser::Browser;

/// A message as it stands on the page, once it has these buttons and menus. Its pictures become part
/// of it, so that it can be seen without the page.
const DRAWN: &str = r"
    const [id, keys, done] = arguments;
    const drawn = document.querySelector(`[data-id='${id}']`);
    const has = drawn && [...drawn.querySelectorAll('[data-key]')].map((part) => part.dataset.key);
    if (has?.join() !== keys.join()) return done(null);
    const copy = drawn.cloneNode(true);
    const inline = async (picture) => {
        const answer = await fetch(picture.getAttribute('src'));
        const file = await answer.blob();
        const reader = new FileReader();
        await new Promise((read) => { reader.onload = read; reader.readAsDataURL(file); });
        picture.src = reader.result;
        picture.removeAttribute('loading');
    };
    Promise.all([...copy.querySelectorAll('img')].map(inline)).then(() => done(copy.outerHTML), () => done(null));
";

const STYLE: &str = include_str!("../../../crates/discord-sandbox/src/page/style.css");

/// How often the page is looked at for a message, each time after it was drawn so often again.
const TRIES: usize = 10;
const DRAWINGS: usize = 4;

/// The screens so far, each with its title.
pub struct Album {
    browser: Browser,
    screens: Vec<(String, String)>,
}

impl Album {
    /// Opens the page as this person. `None` without a browser.
    pub async fn open(sandbox: &Sandbox, name: &str) -> Option<Album> {
        let browser = Browser::start((390, 844)).await?;
        browser.open(sandbox, name).await;
        Some(Album { browser, screens: Vec::new() })
    }

    /// Adds a message as soon as the page shows it, unless it has changed by then.
    pub async fn add(&mut self, title: &str, message: &Message) {
        let parts = message.buttons().into_iter().map(|button| button.custom_id);
        let menus = message.selects().into_iter().map(|menu| Some(menu.custom_id));
        let keys: Vec<Option<String>> = parts.chain(menus).collect();
        for _ in 0..TRIES {
            // A text may change although its buttons stay.
            self.browser.draws(DRAWINGS).await;
            let arguments = vec![json!(message.id.to_string()), json!(keys)];
            if let Some(drawn) = self.browser.read(DRAWN, arguments).await.as_str() {
                self.screens.push((title.to_owned(), drawn.to_owned()));
                return;
            }
        }
    }

    /// Writes the page for a game in a language into the folder.
    pub async fn save(self, folder: &Path, game: &str, language: &str) {
        let mut page = format!(
            "<!DOCTYPE html><meta charset=utf-8><title>{game}, {language}</title><style>{STYLE}
            html, body {{ height: auto; overflow: visible; }}
            body {{ display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; padding: 16px; }}
            section {{ width: 390px; border: 1px solid var(--line); }}
            h2 {{ font-size: 14px; padding: 4px 16px; background: var(--side); }}
            </style>"
        );
        for (number, (title, drawn)) in self.screens.iter().enumerate() {
            let number = number + 1;
            let screen = format!("<section><h2>{number}. {title}</h2>{drawn}</section>");
            writeln!(page, "{screen}").expect("a text can be written to");
        }
        std::fs::create_dir_all(folder).expect("the folder can be made");
        let file = folder.join(format!("{game}-{language}.html"));
        std::fs::write(&file, page).expect("the page can be written");
        println!("{}: {} screens", file.display(), self.screens.len());
        self.browser.end().await;
    }
}
