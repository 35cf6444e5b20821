//! The sandbox's page in a real browser: whole games as a person plays them there, one of each game by
//! mouse on a phone's width, one by keyboard alone. Left out where there is no `chromedriver` (Debian:
//! `chromium-driver`), unless `BROWSER_TESTS=required` says that there has to be one.

mod browser;

use browser::{Browser, Part};

use crate::harness::with_bot;

/// A phone's screen and a computer's, in CSS pixels.
const PHONE: (u32, u32) = (390, 844);
const WIDE: (u32, u32) = (1200, 900);

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_mouse_on_a_phones_width() {
    let Some(browser) = Browser::start(PHONE).await else {
        return;
    };
    with_bot(async |world| {
        browser.open(&world.sandbox, "Alice").await;
        browser.click(&Part::text(".try", "/getaway start")).await;
        // A word is suggested: it only has to be sent.
        let cut = Part::text(".button", "^Cut the cards$");
        browser.click(&cut).await;
        let submit = Part::text(".dialog .button", "^Submit$");
        browser.wait_for(&submit).await;
        browser.fits_the_screen().await;
        browser.picture("cut-phone").await;
        browser.click(&submit).await;
        browser
            .wait_for(&Part::text("article", "✂️ Alice: ."))
            .await;
        browser.fits_the_screen().await;
        browser.click(&Part::text(".button", "^Deal$")).await;
        browser.wait_for(&Part::card()).await;
        browser.picture("phone").await;
        let mut plays = 0;
        while let Some(part) = browser.next_of(&[Part::card()]).await {
            browser.fits_the_screen().await;
            browser.play(&part).await;
            plays += 1;
        }
        assert!(plays > 3, "{plays} plays");
        browser.fits_the_screen().await;
        browser.picture("phone-result").await;
    })
    .await;
    browser.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_is_played_by_mouse_on_a_phones_width() {
    let Some(browser) = Browser::start(PHONE).await else {
        return;
    };
    with_bot(async |world| {
        browser.open(&world.sandbox, "Alice").await;
        browser.keys("/palace start computers:3\n").await;
        browser.click(&Part::text(".button", "^Deal$")).await;
        let own = ".ephemeral .button";
        browser
            .wait_for(&Part::text(".ephemeral .select", "^Swap"))
            .await;
        browser.fits_the_screen().await;
        browser.picture("palace-exchange").await;
        let swap = Part::text(".ephemeral .select", "^Swap");
        browser.click(&swap).await;
        browser.click(&Part::text(".menu .entry", ".")).await;
        browser
            .wait_for(&Part::text(".ephemeral", "is in your hand"))
            .await;
        browser.click(&Part::text(own, "^Ready$")).await;
        // A card before the last resort.
        let moves = [
            Part::card(),
            Part::text(own, "Face-down"),
            Part::text(own, "^Pick up"),
        ];
        let mut plays = 0;
        while let Some(part) = browser.next_of(&moves).await {
            browser.fits_the_screen().await;
            if plays == 6 {
                // The table's message follows when nobody moves.
                browser
                    .wait_for(&Part::text("article", "it is your turn. Time is up"))
                    .await;
                browser.picture("palace-phone").await;
            }
            browser.play(&part).await;
            plays += 1;
        }
        assert!(plays > 3, "{plays} plays");
        browser.fits_the_screen().await;
        browser.picture("palace-result").await;
    })
    .await;
    browser.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_keyboard_alone() {
    let Some(browser) = Browser::start(WIDE).await else {
        return;
    };
    with_bot(async |world| {
        browser.open(&world.sandbox, "Bob").await;
        browser.keys("/getaway start computers:3\n").await;
        let cut = Part::text(".button", "^Cut the cards$");
        browser.tab_to(&cut).await;
        browser.keys("\n").await;
        browser
            .wait_for(&Part::text(".dialog .button", "^Submit$"))
            .await;
        // The focus is on the suggested word, and typing replaces it.
        browser.keys("lantern\n").await;
        browser
            .wait_for(&Part::text("article", "✂️ Bob: lantern"))
            .await;
        browser.tab_to(&Part::text(".button", "^Deal$")).await;
        browser.keys("\n").await;
        browser.wait_for(&Part::card()).await;
        browser.picture("wide").await;
        let mut plays = 0;
        while let Some(part) = browser.next_of(&[Part::card()]).await {
            browser.tab_to(&part).await;
            browser.keys("\n").await;
            if part.is_select() {
                browser.wait_for(&Part::text(".menu .entry", ".")).await;
                browser.keys("\n").await;
            }
            browser.wait_until_gone(&part).await;
            plays += 1;
        }
        assert!(plays > 3, "{plays} plays");
        browser.picture("wide-result").await;
    })
    .await;
    browser.end().await;
}
