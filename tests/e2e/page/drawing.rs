//! How the page draws messages: as official clients do, as far as that is known.

use discord_sandbox::{ChannelId, Options, Sandbox};
use getaway::screen::pictures::{Bars, Chart};
use serde_json::{Value, json};

use super::browser::{Browser, Part};
use super::{PHONE, WIDE, in_browser};
use crate::secrecy::{plant, send};

/// Posts a picture from the bot's account, with this body.
async fn plant_picture(sandbox: &Sandbox, channel: ChannelId, body: &Value) {
    let chart = Chart::Bars(Bars {
        rows: (1..=10).map(|place| (place, 100)).collect(),
        more_is_better: true,
    });
    let mut form = format!(
        "--edge\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{body}\r\n--edge\r\n\
         Content-Disposition: form-data; name=\"files[0]\"; filename=\"chart.png\"\r\n\r\n"
    )
    .into_bytes();
    form.extend(chart.png().expect("it can be drawn"));
    form.extend(b"\r\n--edge--\r\n");
    let path = format!("channels/{channel}/messages");
    send(sandbox, &path, "multipart/form-data; boundary=edge", form).await;
}

/// The place and size of each element that this selector finds, in the unit in which the browser lays
/// out: 1/64 of a pixel. It says them as differences of inexact numbers, which depend on what is above.
async fn places(browser: &Browser, selector: &str) -> Vec<[f64; 4]> {
    let script = r"
        const done = arguments[1];
        const loaded = [...document.images].map((one) => one.decode().catch(() => null));
        Promise.all(loaded).then(() => done([...document.querySelectorAll(arguments[0])].map((one) => {
            const box = one.getBoundingClientRect();
            const exact = (pixels) => Math.round(pixels * 64) / 64;
            return [box.left, box.top, box.width, box.height].map(exact);
        })));
    ";
    // Pictures outside the screen are loaded when they are needed.
    let eager = "document.querySelectorAll('img').forEach((one) => { one.loading = 'eager'; }); arguments[0]();";
    browser.read(eager, Vec::new()).await;
    let read = browser.read(script, vec![json!(selector)]).await;
    serde_json::from_value(read).expect("numbers")
}

/// The place and size of the only such element.
async fn place(browser: &Browser, selector: &str) -> [f64; 4] {
    let found = places(browser, selector).await;
    let [one] = found[..] else { panic!("{selector}: {found:?}") };
    one
}

/// Opens the page without the bot, which never writes such messages.
async fn page(screen: (u32, u32)) -> Option<(Browser, Sandbox, ChannelId)> {
    let browser = Browser::start(screen).await?;
    let sandbox = Sandbox::start(Options::default()).await.expect("it starts");
    let channel = sandbox.channel("general");
    browser.visit(&sandbox, "Alice").await;
    Some((browser, sandbox, channel))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_style_of_a_timestamp_is_drawn() {
    let Some((browser, sandbox, channel)) = page(WIDE).await else { return };
    let styles = ["", ":t", ":T", ":d", ":D", ":f", ":F", ":s", ":S", ":R"];
    let moments = styles.map(|style| format!("<t:1795809617{style}>")).join(" ");
    plant(&sandbox, channel, &json!({"content": format!("moments {moments}")})).await;
    browser.sees_text("article", "moments").await;
    let script = "arguments[0]([...document.querySelectorAll('time')]
        .filter((one) => one.dateTime.startsWith('2026-11-27T20:00:17'))
        .map((one) => one.textContent));";
    let shown = browser.read(script, Vec::new()).await;
    let shown: Vec<String> = serde_json::from_value(shown).expect("texts");
    let [_, _, medium, date, .., short, longer, _] = &shown[..] else { panic!("{shown:?}") };
    assert_eq!(shown.len(), styles.len(), "{shown:?}");
    assert!(medium.contains(":17"), "{shown:?}");
    assert!(short.starts_with(date) && short.len() > date.len() && !short.contains(":17"));
    assert!(longer.starts_with(date) && longer.contains(":17"), "{shown:?}");
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": id, "label": "Press"})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loose_picture_stands_above_the_embed_and_another_one_in_it() {
    let Some((browser, sandbox, channel)) = page(WIDE).await else { return };
    let long = "word ".repeat(200);
    let loose = json!({"content": "loose", "embeds": [{"description": long}]});
    plant_picture(&sandbox, channel, &loose).await;
    browser.sees_text("article", "loose").await;
    let (picture, embed) = (place(&browser, ".picture").await, place(&browser, ".embed").await);
    assert!(picture[1] < embed[1], "{picture:?} {embed:?}");
    assert!(picture[2] <= 550.0 && picture[3] <= 350.0, "{picture:?}");
    assert!(embed[2] <= 520.0, "{embed:?}");

    let image = json!({"url": "attachment://chart.png"});
    let rows = json!([{"type": 1, "components": [button("a")]}]);
    let inside = json!({"content": "inside", "embeds": [{"title": "t", "image": image}], "components": rows});
    plant_picture(&sandbox, channel, &inside).await;
    browser.sees_text("article", "inside").await;
    let [_, _, width, height] = place(&browser, ".embed .picture").await;
    assert_eq!((width, height), (400.0, 300.0));
    assert_eq!(places(&browser, ".picture").await.len(), 2, "none is shown twice");
    assert_eq!(place(&browser, "article .button").await[3], 32.0);
    browser.end().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bare_sign_is_drawn_as_an_emoji_and_one_that_is_text_is_not() {
    let Some((browser, sandbox, channel)) = page(WIDE).await else { return };
    for (said, drawn) in
        [("bare ♠, 10♥ ▶ `♣`", 3), ("text ♠\u{fe0e}, 10♥\u{fe0e} ▶\u{fe0e} ● ✓ 1", 0)]
    {
        plant(&sandbox, channel, &json!({"content": said})).await;
        let word = said.split(' ').next().expect("a word");
        let pattern = if word == "bare" { "bare" } else { "text" };
        browser.sees_text("article", pattern).await;
        let shown = places(&browser, "article:last-child .sign").await;
        assert_eq!(shown.len(), drawn, "{said}");
        for [_, _, width, height] in shown {
            assert_eq!((width, height), (22.0, 22.0), "as wide as any emoji");
        }
    }
    browser.end().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_layout_is_drawn_with_its_picture_inside_and_no_file_beside_it() {
    let Some((browser, sandbox, channel)) = page(PHONE).await else { return };
    let text = |said: &str| json!({"type": 10, "content": said});
    let shown = json!({"media": {"url": "attachment://chart.png"}, "description": "in words"});
    let section = json!({"type": 9, "components": [text("Fair")], "accessory": button("s")});
    let row = json!({"type": 1, "components": [button("a"), button("b")]});
    let parts =
        [text("# Title"), json!({"type": 12, "items": [shown]}), json!({"type": 14}), section, row];
    let container = json!({"type": 17, "accent_color": 255, "components": parts});
    plant_picture(&sandbox, channel, &json!({"flags": 1 << 15, "components": [container]})).await;
    let unused = json!({"flags": 1 << 15, "components": [text("no picture")]});
    plant_picture(&sandbox, channel, &unused).await;
    browser.sees_text("article", "no picture").await;
    let outer = place(&browser, ".container").await;
    let [left, top, width, height] = place(&browser, "article img[alt=\"in words\"]").await;
    assert!(left > outer[0] && left + width < outer[0] + outer[2], "{outer:?}");
    assert!(top > outer[1] && height > 100.0);
    assert_eq!(places(&browser, "article img").await.len(), 1, "the other isn't shown");
    assert_eq!(places(&browser, ".container .button").await.len(), 3);
    assert_eq!(places(&browser, ".container h3, .container hr").await.len(), 2);
    browser.picture("layout-phone").await;
    browser.end().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mention_that_notifies_nobody_stays_a_number() {
    let Some((browser, sandbox, channel)) = page(WIDE).await else { return };
    let bob = sandbox.user("Bob");
    let mention = bob.mention();
    let allowed = json!({"users": [bob.id()]});
    let framed = json!([{"description": format!("framed {mention}")}]);
    for body in [
        json!({"content": format!("called {mention}"), "allowed_mentions": allowed}),
        json!({"content": format!("quiet {mention}"), "allowed_mentions": {"parse": []}}),
        json!({"embeds": framed, "allowed_mentions": allowed}),
    ] {
        plant(&sandbox, channel, &body).await;
    }
    let id = bob.id();
    for seen in ["called @Bob".to_owned(), format!("quiet <@{id}>"), format!("framed <@{id}>")] {
        browser.sees_text(".markdown", &seen).await;
    }
    browser.end().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mention_of_a_command_puts_it_into_the_field() {
    in_browser(PHONE, "Alice", async |browser, world| {
        plant(&world.sandbox, world.channel, &json!({"content": "Try </palace start:1>"})).await;
        browser.press("article .mention", "^/palace start$").await;
        browser.wait_for(&Part::text("#command .chip", "palace start")).await;
    })
    .await;
}
