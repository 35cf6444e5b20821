//! `/getaway settings`.

use discord_sandbox::Permissions;

use crate::harness::with_bot;

#[tokio::test(flavor = "multi_thread")]
async fn settings_say_how_tables_start() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        world
            .sandbox
            .set_permissions(world.sandbox.guild(), alice.id(), Permissions::USUAL);
        let refused = world.slash(&alice, "settings computers:4").await;
        assert!(
            refused.text().contains("manage the server"),
            "{}",
            refused.text()
        );
        world
            .sandbox
            .set_permissions(world.sandbox.guild(), alice.id(), Permissions::MANAGE_GUILD);
        let saved = world
            .slash(&alice, "settings computers:4 house:strict turn_seconds:0")
            .await;
        assert!(
            saved.is_ephemeral() && saved.text().contains("No clock"),
            "{}",
            saved.text()
        );
        let lobby = world.slash(&alice, "start first_trick:any_order").await;
        let text = lobby.text();
        assert!(
            text.contains("5 taken") && text.contains("No clock"),
            "{text}"
        );
        assert!(text.contains("Mistakes are: penalised") && !text.contains("First trick: in turn"));
    })
    .await;
}
