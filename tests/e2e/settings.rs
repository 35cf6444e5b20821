//! `/getaway settings`.

use discord_sandbox::Permissions;

use crate::harness::{says, with_bot};

#[tokio::test(flavor = "multi_thread")]
async fn settings_decide_how_tables_start() {
    with_bot(async |world| {
        let bob = world.user("Bob");
        let (sandbox, guild) = (&world.sandbox, world.sandbox.guild());
        let refused = world.slash(&bob, "settings computers:4").await;
        says(&refused.text(), "manage the server");
        let manager = sandbox.create_role(guild, "manager", Permissions::MANAGE_GUILD);
        sandbox.give_role(guild, bob.id(), manager);
        let saved = world
            .slash(&bob, "settings computers:4 house:strict turn_seconds:0")
            .await;
        assert!(
            saved.is_ephemeral() && saved.text().contains("No clock"),
            "{}",
            saved.text()
        );
        let lobby = world.slash(&bob, "start first_trick:any_order").await;
        let text = lobby.text();
        assert!(
            text.contains("5 taken") && text.contains("No clock"),
            "{text}"
        );
        assert!(text.contains("Mistakes are: penalised") && !text.contains("First trick: in turn"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_menus_show_what_is_chosen() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let refused = world.slash(&bob, "settings").await;
        says(&refused.text(), "manage the server");

        let menus = world.slash(&alice, "settings").await;
        assert!(menus.is_ephemeral());
        says(&menus.text(), "Language: English");
        let choose = async |which: &str, value: &str| {
            // It may be on a page that follows.
            let (menus, id) = loop {
                let menus = world.sandbox.message(menus.id).expect("it stays");
                let mut selects = menus.selects().into_iter();
                match selects.find(|select| select.custom_id.contains(which)) {
                    Some(select) => break (menus, select.custom_id),
                    None => alice.click(&menus, "More settings").await,
                }
                .expect("there is a further page");
            };
            alice.select(&menus, &id, &[value]).await.unwrap();
            world.sandbox.message(menus.id).expect("it stays").text()
        };
        let text = choose("who_starts", "managers").await;
        assert!(
            text.contains("Who can open a table: people who manage the server"),
            "{text}"
        );
        let text = choose("hints", "off").await;
        assert!(text.contains("Hints: off"), "{text}");

        let refused = world.slash(&bob, "start").await;
        says(&refused.text(), "only people who manage");
        assert!(world.tables().all().is_empty());

        // The defaults for tables are on the following pages.
        choose("turn_seconds", "0").await;
        let text = choose("computers", "5").await;
        assert!(text.contains("Computer players: 5"), "{text}");
        let text = choose("packs", "2").await;
        assert!(text.contains("Packs of cards: two"), "{text}");
        let lobby = world.slash(&alice, "start").await;
        let text = lobby.text();
        assert!(
            text.contains("6 taken") && text.contains("No clock"),
            "{text}"
        );
        alice.click(&lobby, "Deal").await.unwrap();
        world.hand_when(&alice, "arrives", |_| true).await;
        let hint = world.slash(&alice, "hint").await;
        says(&hint.text(), "Hints are turned off");

        // The menus change to the new language at once, for somebody whose own language isn't
        // available.
        world.sandbox.set_locale(alice.id(), "fr");
        let menus = world.slash(&alice, "settings").await;
        let select = menus.selects().into_iter().next().unwrap();
        alice
            .select(&menus, &select.custom_id, &["hindi"])
            .await
            .unwrap();
        let text = world.sandbox.message(menus.id).unwrap().text();
        assert!(text.contains("भाषा"), "{text}");
        let saved = world.slash(&alice, "settings language:urdu").await;
        says(&saved.text(), "محفوظ");
    })
    .await;
}
