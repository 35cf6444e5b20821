//! The sandbox's page in a real browser. Whole games are played as a person would: one of each kind
//! by mouse on a phone's screen, one by keyboard alone. Skipped if there is no `chromedriver`
//! (Debian: `chromium-driver`), unless `BROWSER_TESTS=required`.

pub mod browser;
mod drawing;
mod driver;

use browser::{Browser, Part};

use crate::harness::{World, with_bot};

/// The screens of a phone and of a computer, in CSS pixels.
const PHONE: (u32, u32) = (390, 844);
const WIDE: (u32, u32) = (1200, 900);

/// Runs a test with this person in front of the page.
async fn in_browser(screen: (u32, u32), name: &str, test: impl AsyncFnOnce(&Browser, &mut World)) {
    let Some(browser) = Browser::start(screen).await else { return };
    with_bot(async |world| {
        browser.open(&world.sandbox, name).await;
        test(&browser, world).await;
    })
    .await;
    browser.end().await;
}

/// Plays a game to its end by mouse, always with the first of these moves that is possible. Looks
/// at the page before each press. Returns the number of presses.
async fn play_out(browser: &Browser, moves: &[Part], mut look: impl AsyncFnMut(usize)) -> usize {
    let mut presses = 0;
    while let Some(part) = browser.next_of(moves).await {
        browser.fits_the_screen().await;
        look(presses).await;
        browser.play(&part).await;
        presses += 1;
    }
    presses
}

#[tokio::test(flavor = "multi_thread")]
async fn getaway_can_be_played_by_mouse_on_a_phone() {
    in_browser(PHONE, "Alice", async |browser, _| {
        browser.press(".try", "/getaway start").await;
        // A word is suggested, so the form only has to be sent.
        browser.click(&Part::text(".button", "^Cut$")).await;
        let submit = Part::text(".dialog .button", "^Submit$");
        browser.wait_for(&submit).await;
        browser.picture("cut-phone").await;
        browser.click(&submit).await;
        browser.sees_text("article", "✂️ Alice: .").await;
        browser.fits_the_screen().await;
        browser.press(".button", "^Deal$").await;
        browser.wait_for(&Part::card()).await;
        browser.picture("phone").await;
        let plays = play_out(browser, &[Part::card()], async |_| {}).await;
        assert!(plays > 3, "{plays} plays");
        browser.picture("phone-result").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_fills_in_the_options_form_and_asks_somebody_to_play() {
    in_browser(WIDE, "Alice", async |browser, _| {
        browser.press(".try", "/getaway start").await;
        browser.press(".button", "^Options$").await;
        let submit = Part::text(".dialog .button", "^Submit$");
        browser.wait_for(&submit).await;
        browser.press(".dialog .check", "Make it friendly").await;
        browser.picture("options-form").await;
        browser.click(&submit).await;
        browser.sees_text("article", "Friendly: the game counts nowhere").await;
        browser.press("#channels .channel", "Bob").await;
        browser.press("#channels .entry", "^Play cards with$").await;
        browser.press(".ephemeral .button", "^Getaway$").await;
        browser.sees_text("article", "Alice would like to play Getaway with you").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_of_the_day_can_be_played_by_mouse_on_a_phone() {
    in_browser(PHONE, "Alice", async |browser, _| {
        // The first one picks the command, which has no options.
        browser.keys("/getaway daily\n\n").await;
        let own = ".ephemeral .button";
        browser.sees_text(own, "^Start$").await;
        browser.picture("daily-page").await;
        browser.press(own, "^Start$").await;
        browser.wait_for(&Part::card()).await;
        browser.picture("daily-phone").await;
        // The game is over when its board is offered.
        let board = Part::text(own, "^Board$");
        let moves = [board.clone(), Part::card()];
        let mut plays = 0;
        while let Some(part) = browser.next_of(&moves).await {
            browser.fits_the_screen().await;
            if browser.sees(&board).await {
                break;
            }
            browser.play(&part).await;
            plays += 1;
        }
        assert!(plays > 0, "a game without a play");
        browser.picture("daily-result").await;
        browser.click(&board).await;
        browser.wait_for(&Part::text("article", "Alice: place [1-4]")).await;
        browser.picture("daily-board").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn palace_can_be_played_by_mouse_on_a_phone() {
    in_browser(PHONE, "Alice", async |browser, _| {
        browser.keys("/palace start computers:3\n").await;
        browser.press(".button", "^Deal$").await;
        let own = ".ephemeral .button";
        browser.sees_text(own, "^Ready$").await;
        browser.picture("palace-exchange").await;
        let card = Part::text(own, "^[0-9AKQJ]+[♠♥♦♣]");
        browser.click(&card).await;
        browser.sees_text(".ephemeral", "Which face-up card").await;
        browser.picture("palace-take").await;
        browser.click(&card).await;
        browser.sees_text(".ephemeral", "is in your hand").await;
        browser.press(own, "^Ready$").await;
        browser.wait_until_gone(&Part::text(own, "^Ready$")).await;
        // Prefers a card to the last resorts.
        let moves = [Part::card(), Part::text(own, "Face-down"), Part::text(own, "^Pick up")];
        let look = async |plays| {
            if plays == 6 {
                // The table's message catches up when nobody moves.
                browser.sees_text("article", "it’s your turn. Time is up").await;
                browser.picture("palace-phone").await;
            }
        };
        let plays = play_out(browser, &moves, look).await;
        assert!(plays > 3, "{plays} plays");
        browser.picture("palace-result").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bus_can_be_played_by_mouse_on_a_phone() {
    in_browser(PHONE, "Alice", async |browser, world| {
        world.game = "bus";
        world.slash(&world.user("Alice"), "settings tokens:1").await;
        browser.keys("/bus start computers:3\n").await;
        browser.press(".button", "^Deal$").await;
        let own = ".ephemeral .button";
        // Stopping takes two presses, and somebody else may have stopped first.
        let moves =
            [Part::text(own, "^Stop the bus…$"), Part::text(own, "Keep$"), Part::text(own, "›")];
        let look = async |presses| browser.picture(&format!("bus-phone-{presses}")).await;
        assert!(play_out(browser, &moves, look).await > 0, "a game without a press");
        browser.picture("bus-result").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn king_can_be_played_by_mouse_on_a_phone() {
    in_browser(PHONE, "Alice", async |browser, _| {
        browser.keys("/king start computers:3\n").await;
        browser.press(".button", "^Deal$").await;
        let own = ".ephemeral .button";
        // Prefers an auction to naming a suit, and a bid to a pass.
        let moves = [
            Part::card(),
            Part::text(own, "^Auction$"),
            Part::text(own, "spades$"),
            Part::text(own, "^[0-9]+$"),
            Part::text(own, "^Pass$"),
            Part::text(own, "^Up$"),
        ];
        let mut chose = false;
        let look = async |plays| {
            if plays == 6 {
                browser.sees_text("article", "it’s your (turn|lead). Time is up").await;
                browser.picture("king-phone").await;
            }
            let choice = Part::text(".ephemeral", "choose the trumps");
            if !chose && browser.sees(&choice).await {
                chose = true;
                browser.picture("king-choice").await;
            }
        };
        let plays = play_out(browser, &moves, look).await;
        assert!(chose && plays > 60, "{plays} plays");
        browser.picture("king-result").await;
    })
    .await;
}

/// The newest message, if only this person sees it.
const NEWEST: &str = "article.ephemeral:last-of-type";

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_can_be_planned_by_mouse_on_a_phone() {
    in_browser(PHONE, "Alice", async |browser, world| {
        let look = async |part: &'static str, text: &str, picture: &str| {
            browser.wait_for(&Part::text(part, text)).await;
            browser.picture(picture).await;
        };
        let people = world.people(3);
        let line = r#"plan when:"in 2 hours" zone:Europe/Berlin repeat:weekly"#;
        let invitation = world.slash(&people[0], line).await;
        for user in &people[1..] {
            user.click(&invitation, "I’m in").await.expect("an answer");
        }
        look("article", r"In \(3\): Alice, Bob, Carol", "plan").await;
        browser.press(".button", "^Maybe$").await;
        look("article", r"Maybe \(1\): Alice", "plan-maybe").await;
        browser.press(".button", "^Change$").await;
        look(".ephemeral", "This evening", "plan-change").await;
        browser.press(".ephemeral .button", "^Rules$").await;
        look(".ephemeral", "This evening: Rules", "plan-options").await;
        browser.press(".ephemeral .button", "^Time$").await;
        look(".dialog .button", "^Submit$", "plan-time").await;
        browser.press(".dialog .button", "^Submit$").await;
        look(NEWEST, "Noted", "plan-noted").await;
        browser.press(".button", "^Change$").await;
        browser.sees_text(NEWEST, "This evening").await;
        let call_off = Part::text("article.ephemeral:last-of-type .button", "^Call it off$");
        browser.click(&call_off).await;
        look(NEWEST, "can’t be undone", "plan-sure").await;
        browser.click(&call_off).await;
        look("article", "was called off", "plan-off").await;

        world.deal(&people, "turn_seconds:0 take_window:0").await;
        world.play_out(&people, 1).await;
        world.slash(&people[0], "deal").await;
        world.play_out(&people, 2).await;
        let question = world.slash(&people[0], "stop").await;
        people[0].click(&question, "End the table").await.expect("it ends");
        look("article", "That was the evening", "recap").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_pages_fit_a_phone() {
    in_browser(PHONE, "Alice", async |browser, world| {
        let alice = world.user("Alice");
        let read = async |game: &str, next: &str, language: &str| {
            browser.press("#text", "^$").await;
            // The first Enter picks the command, which has no options.
            browser.keys(&format!("/{game} help\n\n")).await;
            for number in 1..=4 {
                // Messages have a time of day, too.
                let title = format!(r"\(\W*{number}\W+(?:of\W+)?4\W*\)");
                browser.sees_text(".ephemeral", &title).await;
                browser.picture(&format!("help-{language}-{game}-{number}")).await;
                if number < 4 {
                    browser.click(&Part::text(".ephemeral .button", next)).await;
                }
            }
        };
        for game in ["getaway", "palace", "bus", "king"] {
            read(game, "^Next$", "english").await;
        }
        // A language that Discord doesn't know can only be set for the server.
        world.sandbox.set_locale(alice.id(), "fr");
        world.slash(&alice, "settings language:urdu").await;
        read("palace", "^اگلا$", "urdu").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_by_keyboard_alone() {
    in_browser(WIDE, "Bob", async |browser, _| {
        browser.keys("/getaway start computers:3 level:easy\n\n").await;
        browser.tab_to(&Part::text(".button", "^Cut$")).await;
        browser.keys("\n").await;
        browser.sees_text(".dialog .button", "^Submit$").await;
        // The focus is on the suggested word, and typing replaces it.
        browser.keys("lantern\n").await;
        browser.sees_text("article", "✂️ Bob: lantern").await;
        browser.tab_to(&Part::text(".button", "^Deal$")).await;
        browser.keys("\n").await;
        browser.wait_for(&Part::card()).await;
        browser.picture("wide").await;
        let mut plays = 0;
        while let Some(part) = browser.next_of(&[Part::card()]).await {
            browser.tab_to(&part).await;
            browser.keys("\n").await;
            if part.is_select() {
                browser.sees_text(".menu .entry", ".").await;
                browser.keys("\n").await;
            }
            browser.wait_until_gone(&part).await;
            plays += 1;
        }
        assert!(plays > 3, "{plays} plays");
        browser.picture("wide-result").await;
    })
    .await;
}
