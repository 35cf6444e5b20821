//! `/getaway settings`.

use discord_sandbox::Permissions;

use crate::harness::{World, says, says_all};

tests! { with_bot
    settings_decide_how_tables_start
    settings_menus_show_what_is_chosen
    where_hints_are_off_nothing_offers_one
}

async fn settings_decide_how_tables_start(world: &mut World) {
    let bob = world.user("Bob");
    says(&world.slash(&bob, "settings computers:4").await, "manage the server");
    world.grant(&bob, Permissions::MANAGE_GUILD);
    let saved = world.slash(&bob, "settings computers:4 house:strict turn_seconds:0").await;
    assert!(saved.is_ephemeral());
    says(&saved, "No clock");
    let rules = world.slash(&bob, "rules").await;
    assert!(rules.is_ephemeral());
    says(&rules, "Tables in this server start with");
    let text = world.slash(&bob, "start first_trick:any_order").await.text();
    says_all(&text, ["5 taken", "No clock"]);
    assert!(text.contains("Mistakes are: penalised") && !text.contains("First trick: in turn"));
}

async fn settings_menus_show_what_is_chosen(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    says(&world.slash(&bob, "settings").await, "manage the server");

    let menus = world.slash(&alice, "settings").await;
    assert!(menus.is_ephemeral());
    says(&menus, "Language: as everyone’s Discord");
    let choose = async |which: &str, value: &str| {
        // It may be on a page that follows.
        let mut menus = world.sandbox.message(menus.id).expect("it stays");
        let id = loop {
            let mut selects = menus.selects().into_iter();
            match selects.find(|select| select.custom_id.contains(which)) {
                Some(select) => break select.custom_id,
                None => {
                    let last = menus.buttons().pop().and_then(|button| button.custom_id);
                    menus = world.press(&alice, &menus, &last.expect("a further page")).await;
                }
            }
        };
        world.choose(&alice, &menus, &id, value).await.text()
    };
    let text = choose("who_starts", "managers").await;
    says(&text, "Who can open a table: people who manage the server");
    says(&choose("hints", "off").await, "Hints: off");

    says(&world.slash(&bob, "start").await, "only people who manage");
    assert!(world.tables().all().is_empty());

    // The defaults for tables are on the following pages.
    choose("turn_seconds", "0").await;
    says(&choose("computers", "5").await, "Computer players: 5");
    says(&choose("packs", "2").await, "Packs of cards: two");
    let lobby = world.lobby(&alice, "start").await;
    says_all(&lobby.text(), ["6 taken", "No clock"]);
    alice.click(&lobby, "Deal").await.unwrap();
    world.hand_when(&alice, "arrives", |_| true).await;
    says(&world.slash(&alice, "hint").await, "Hints are turned off");

    // The menus change to the new language at once, for somebody whose own language isn't
    // available.
    world.sandbox.set_locale(alice.id(), "fr");
    let menus = world.slash(&alice, "settings").await;
    let language = &menus.selects()[0].custom_id;
    says(&world.choose(&alice, &menus, language, "hindi").await, "भाषा");
    says(&world.slash(&alice, "settings language:urdu").await, "محفوظ");
}

async fn where_hints_are_off_nothing_offers_one(world: &mut World) {
    world.game = "palace";
    let people = world.people(2);
    let alice = &people[0];
    world.slash(alice, "settings hints:off").await;
    let page = world.slash(alice, "help").await;
    let buttons = world.press(alice, &page, "Next").await;
    let buttons = world.press(alice, &buttons, "Next").await;
    assert!(!buttons.text().contains("**Hint**"), "{}", buttons.text());
    world.deal(&people, "turn_seconds:0").await;
    let is_due = |hand: &discord_sandbox::Message| hand.button("Ready").is_some();
    let hand = world.hand_when(alice, "has moves", is_due).await;
    assert!(hand.button("Hint").is_none());
    world.slash(alice, "settings hints:on").await;
    assert!(world.slash(alice, "hand").await.button("Hint").is_some());
}
