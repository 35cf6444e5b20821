use super::*;
use crate::games::kit::testing::{LONGEST, assert_read_back, assert_unknown};
use getaway_games::options::Named;
use getaway_table::InteractionId;
use getaway_table::daily::Day;

/// Every action that all games have, with the longest fields.
fn shared(kind: GameKind) -> Vec<Action> {
    let (at, game) = (LONGEST, LONGEST.game);
    let (user, id) = (UserId(u64::MAX), InteractionId(u64::MAX));
    let challenge = Challenge { kind, by: user, asked: user, id };
    let mut all = vec![
        Action::Join(at),
        Action::Leave(at),
        Action::Deal(at),
        Action::Fill(at),
        Action::Cut(at),
        Action::EndForegone(game, false),
        Action::LetWatch(at, false),
        Action::Remove(game),
        Action::RemoveOne(at, false),
        Action::Hand,
        Action::Watch(game),
        Action::Back(game),
        Action::Hint(game),
        Action::Why(game),
        Action::ByItself(false),
        Action::Odds(game),
        Action::Rules(kind),
        Action::Start(kind),
        Action::Challenge(kind, UserId(u64::MAX)),
        Action::Accept(challenge),
        Action::Decline(challenge),
        Action::Stop(game),
        Action::AgreeToStop(game, InteractionId(u64::MAX)),
        Action::KeepPlaying(game, InteractionId(u64::MAX)),
        Action::TakeBackStop(game, InteractionId(u64::MAX)),
        Action::LetComputerPlay(game),
        Action::StartInThread(kind),
        Action::EndParked(TableId(i64::MAX)),
        Action::Verify(kind, game),
        Action::Details(kind, game),
        Action::Review(game),
        Action::Replay(game, u32::MAX),
        Action::ShareReplay(game),
        Action::Record(kind, game),
        Action::DealAgain(kind, game),
        Action::More(game),
        Action::Other(game),
        Action::Sheet(game),
        Action::Options(game, u32::MAX),
        Action::History(game, u32::MAX),
        Action::Leaderboard(kind, Period::Month, u32::MAX, SortBy::Results),
        Action::Leaderboard(kind, Period::Month, u32::MAX, SortBy::Rating),
        Action::LeaderboardSince(kind, SortBy::Rating),
        Action::LeaderboardBy(kind, Period::Month),
        Action::Stats(kind, UserId(u64::MAX), u32::MAX),
        Action::Settings(kind, u32::MAX, None),
        Action::Settings(kind, u32::MAX, Some(PlanId(u64::MAX))),
        Action::Language(kind),
        Action::Zone(kind, InteractionId(u64::MAX)),
        Action::Forget,
        Action::Never,
    ];
    all.extend(HelpPage::ALL.iter().map(|page| Action::Help(kind, *page)));
    let day = Day::of_index(u32::MAX);
    let daily = [
        DailyAction::Open(kind, day),
        DailyAction::Start(kind, day),
        DailyAction::History(kind, day, u32::MAX),
        DailyAction::Board(kind, day, u32::MAX),
        DailyAction::Share(kind, day),
        DailyAction::Review(kind, day),
        DailyAction::Replay(kind, day, u32::MAX),
        DailyAction::Record(kind, day),
        DailyAction::Verify(kind, day),
        DailyAction::Details(kind, day),
    ];
    all.extend(daily.map(Action::Daily));
    let settings = Setting::all(kind).into_iter();
    all.extend(settings.clone().map(|it| Action::Choose(game, it, u32::MAX)));
    all.extend(settings.map(|setting| Action::Setting(setting, u32::MAX, Some(PlanId(u64::MAX)))));
    all
}

#[test]
fn every_action_reads_back_and_fits() {
    assert_read_back(GameKind::ALL.iter().flat_map(|kind| shared(*kind)));
}

#[test]
fn foreign_ids_are_refused() {
    assert_unknown(&[
        "", "join", "join.1", "join.1.2.3", "hand.1", "other", "rules.chess", "rules-chess",
        "rulesgetaway", "chess.play.1.2.QH", "chess", "verify.chess.7", "help.getaway.5",
        "start.chess", "daily", "daily.open.getaway", "daily.open.getaway.20261131", "daily.hand",
        "daily.join.7.0",
    ]);
}

/// Ids as releases left them in channels.
const WRITTEN: &str = "
    join.7.0 leave.7.0 deal.7.0 fill.7.0 cut.7.0 hand back.7 rules.getaway rules.palace
    help.palace.aim start.palace stop.7 end-parked.7 verify.getaway.7 review.7 history.7.1
    leaderboard.getaway.month.2.results stats.palace.11.2 settings.palace.2
    setting.getaway.first_trick.4 getaway.play.7.3.QH getaway.play.7.3.QH'
    getaway.choose.7.3.0 getaway.take.7.3 getaway.take-from.7.2 getaway.take-also.7.2
    getaway.take-not.7.2 getaway.take-anyway.7.3 getaway.draw.7.3.2 getaway.pick.7.0.16
    palace.play.7.3.7H-7D palace.choose.7.3.0 palace.give.7.0.AC palace.flip.7.3.1
    palace.pickup.7.3 daily.open.getaway.20261123 daily.board.getaway.20261123.2
    daily.getaway.play.20261123.3.QH
";

#[test]
fn ids_in_channels_can_still_be_read() {
    for id in WRITTEN.split_whitespace() {
        let written = id.parse::<Action>().map(|action| action.to_string());
        assert_eq!(written.as_deref(), Ok(id));
    }
}
