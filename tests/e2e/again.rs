//! *Deal this again*: the cards and draws of a game that is over, for whoever sits there.

use discord_sandbox::{ChannelKind, Message, Permissions, User, Whose};
use getaway::cards::{Secret, Shuffle};
use getaway::games::getaway::rules::Position;
use getaway::games::options::Named;
use getaway::games::{GameKind, Record};
use getaway::store::StoredGame;

use crate::harness::{World, says, says_all, slash_in};
use crate::record::{last_record, on_records};
use crate::seated::{PATIENT, Seated, Tables};

tests! { with_bot
    every_game_is_dealt_again_with_its_cards_and_draws
    nothing_is_dealt_again_or_shown_too_early
    nobody_deals_a_game_again_where_not_everyone_may_see_it
}

tests! { with_process a_lobby_and_a_game_that_is_dealt_again_go_on_after_kills }

/// Presses *Deal this again* below a result.
async fn press_again(world: &World, user: &User, result: &Message) -> Message {
    let more = world.press(user, result, "More").await;
    world.press(user, &more, "Deal this again").await
}

/// The shuffle of a stored game, or of the one that it was dealt from.
fn shuffle(stored: &StoredGame) -> Shuffle {
    let secret = Secret::from_hex(stored.shown_secret().expect("it is over")).expect("a secret");
    Shuffle::new(&secret, stored.number.0, stored.mix.clone())
}

fn record(stored: &StoredGame) -> Record {
    getaway::table::record(stored).expect("it can be read").expect("it is dealt")
}

async fn every_game_is_dealt_again_with_its_cards_and_draws(world: &mut World) {
    let mut tables = Tables::of(world).await;
    tables.presses = false;
    let mut records: Vec<String> = Vec::new();
    for kind in GameKind::ALL {
        let people: Vec<User> = world.people(5);
        let (then, now) = (people[..3].to_vec(), people[2..].to_vec());
        let guild = world.sandbox.guild();
        let seated = tables.open(*kind, guild, then.clone()).await;
        (world.game, world.channel) = (kind.name(), seated.channel);
        tables.all = vec![seated];
        tables.play_out(0, usize::MAX).await;
        let (first, _) = tables.stored(0).await.expect("a game was played");
        let number = first.number.0;
        let result = world.newest_public(&format!("Game {number} is over")).await;
        // Carol was dealt in. She opens it, for two others as well; computers take free seats.
        press_again(world, &then[2], &result).await;
        let title = format!("The cards and draws of game {number}, dealt again");
        let lobby = world.newest_public(&title).await;
        says(&lobby, &format!("It takes {} players", first.players.len()));
        let known = lobby.text();
        let known = known.split("Who knows these cards:").nth(1).expect("they are named");
        for user in &then {
            assert!(known.contains(&user.name()), "{kind}: {known}");
        }
        assert!(lobby.button("Cut").is_none());
        says(&world.slash(&then[2], "cut word:mango").await, "there’s nothing to cut");
        // Some people of the table before have gone along; they make room.
        for user in &then[..2] {
            world.slash(user, "leave").await;
        }
        world.join(&now[1..]).await;
        world.slash(&then[2], "deal").await;
        tables.all = vec![Seated { kind: *kind, channel: world.channel, people: now.clone() }];
        let table = world.newest_public(&format!("game {number}, dealt again")).await;
        says(&table, "not a shuffle, and it counts nowhere");
        tables.play_out(0, PATIENT).await;
        let (second, _) = tables.stored(0).await.expect("a game was played");
        assert_ne!(second.number, first.number);
        assert_eq!((&second.deal, second.dealer), (&first.deal, first.dealer));
        assert_eq!((second.mix.again, second.friendly), (Some(number), true));
        let (one, other) = (record(&first), record(&second));
        other.verify_again(&one).expect("the same deals and draws");
        other.verify_by(&shuffle(&first)).expect("they follow from the first one's secret");
        let result = world.newest_public(&format!("Game {} is over", second.number)).await;
        says_all(&result, [&format!("By seat, in game {number}:")[..], "By seat, this time:"]);
        says(&result, "counts nowhere");
        for user in &people {
            says(&result, &user.name());
        }
        // What everyone can check.
        let verified = world.slash(&now[1], "verify").await;
        says(
            &verified,
            &format!("the cards and draws of game {number}, dealt again, not a shuffle"),
        );
        let earlier = world.press(&now[1], &verified, &format!("Game {number}")).await;
        says(&earlier, "The cards are as promised");
        let lines = [&one, &other].map(|record| record.to_line().expect("a line"));
        assert!(lines[1].contains(&format!(r#""chance":{{"again":{number}}}"#)));
        for verb in ["check", "verify"] {
            let (good, said) = on_records(verb, &lines.join("\n"));
            assert!(good && said.contains("2 good, 0 bad"), "{verb}: {said}");
        }
        let (_, said) = on_records("verify", &lines.join("\n"));
        let again = format!("1 dealt again: the cards and draws of game {number}, not a shuffle");
        assert!(said.contains(&format!("{again}; the same seats had the same cards")), "{said}");
        let (good, said) = on_records("verify", &lines[1]);
        assert!(good && said.contains(&format!("{again}; to compare them")), "{said}");
        records.extend(lines);
        // The board knows only the first game, and the next one is an ordinary one.
        let board = world.slash(&then[2], "leaderboard").await.text();
        assert!(board.contains("/1 ") && !board.contains("/2 "), "{board}");
        let fingerprint = result.text().contains("Fair shuffle of game");
        assert!(fingerprint, "{}", result.text());
    }
    // A record that claims to be another game dealt again is found out, if that game is there.
    let [one, other] = &records[..2] else { panic!("two games were played") };
    let (nine, forged) = (
        one.replace(r#""game":1,"#, r#""game":9,"#),
        other.replace(r#"{"again":1}"#, r#"{"again":9}"#),
    );
    let (good, said) = on_records("verify", &[nine, forged].join("\n"));
    assert!(!good && said.contains("2 bad"), "{said}");
}

async fn nothing_is_dealt_again_or_shown_too_early(world: &mut World) {
    let people = world.dealt(3).await;
    let table = world.newest_public("trick 1").await;
    let press = async |user: &User, id: &str| world.press_raw(user, &table, id).await;
    says(&press(&people[0], "deal-again.getaway.1").await, "hasn’t finished");
    says(&press(&people[0], "deal-again.getaway.99").await, "There’s no such game");
    says(&press(&people[0], "deal-again.palace.1").await, "There’s no such game");
    let result = world.lose(&people[0], 1).await;
    let erin = world.user("Erin");
    // Whoever doesn't sit there can't take the channel from those who do.
    says(&press(&erin, "deal-again.getaway.1").await, "already");
    press_again(world, &people[1], &result).await;
    let lobby = world.newest_public("The cards and draws of game 1, dealt again").await;
    // While these cards are dealt again, nobody is shown them, in the lobby and in the game.
    let hidden = "are being dealt again in this server";
    for round in 0..2 {
        for command in ["record game:1", "verify game:1"] {
            says(&world.slash(&erin, command).await, hidden);
        }
        for id in ["replay.1.1", "replay.1.0", "share-replay.1", "review.1", "details.getaway.1"] {
            says(&press(&people[2], id).await, hidden);
        }
        says(&press(&people[0], "deal-again.getaway.1").await, hidden);
        if round == 0 {
            world.press(&people[1], &lobby, "Deal").await;
            world.newest_public("game 1, dealt again").await;
        }
    }
    // It's friendly: its host ends it without a vote.
    let asked = world.slash(&people[1], "stop").await;
    world.press(&people[1], &asked, &asked.buttons().swap_remove(0).label).await;
    world.newest_public("ended without a result").await;
    says(&world.slash(&erin, "record game:1").await, "The record of game 1");
    let stopped = world.slash(&people[0], "record game:3").await;
    // A game without a result has ended, too. Its cards are those of the first one.
    world.press(&people[0], &stopped, "Deal this again").await;
    world.newest_public("The cards and draws of game 1, dealt again").await;
}

async fn nobody_deals_a_game_again_where_not_everyone_may_see_it(world: &mut World) {
    let people = world.dealt(3).await;
    world.lose(&people[0], 1).await;
    let guild = world.sandbox.guild();
    let other = world.sandbox.create_channel(guild, "other", ChannelKind::Text);
    let again = async |user: &User| {
        let record = slash_in(user, other, "/getaway record game:1").await;
        world.press(user, &record, "Deal this again").await
    };
    let erin = world.user("Erin");
    let everyone = Whose::Role(guild.get().into());
    let (none, view) = (Permissions::default(), Permissions::VIEW_CHANNEL);
    world.sandbox.overwrite(world.channel, everyone, none, view);
    let refused = again(&people[0]).await;
    says(&refused, &format!("Deal it again where it was played: <#{}>", world.channel));
    world.sandbox.overwrite(world.channel, everyone, none, none);
    again(&erin).await;
    world.channel = other;
    world.newest_public("The cards and draws of game 1, dealt again").await;
}

async fn a_lobby_and_a_game_that_is_dealt_again_go_on_after_kills(world: &mut World) {
    let people = world.dealt(3).await;
    let result = world.lose(&people[0], 1).await;
    press_again(world, &people[1], &result).await;
    world.newest_public("The cards and draws of game 1, dealt again").await;
    world.restart().await;
    says(&world.slash(&people[0], "cut word:mango").await, "there’s nothing to cut");
    let lobby = world.slash(&people[1], "table").await;
    says(&lobby, &people[0].name());
    world.slash(&people[1], "deal").await;
    world.newest_public("game 1, dealt again").await;
    world.restart().await;
    let hands = world.slash(&people[2], "hand").await;
    says(&hands, "Your hand");
    world.play_out(&people, 3).await;
    let verified = world.slash(&people[2], "verify game:3").await;
    says(&verified, "✅ These are the cards and draws of game 1, dealt again");
    world.slash(&people[1], "deal").await;
    world.any_public("Game 4, trick 1").await;
    world.lose(&people[0], 4).await;
    last_record::<Position>(world, &people[0]).await;
}
