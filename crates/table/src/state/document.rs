//! Writes a table's document, and restores a table from its document and its stored games.
//!
//! A document has a version. Missing fields have defaults. Documents of a later version are left
//! alone.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::record;
use crate::snapshot::SeatInfo;
use getaway_games::cards::{Seat, Secret};
use getaway_games::options::Named;
use getaway_games::{GameKind, NotRestored, Session, Start};
use getaway_store::{GameNumber, OpenTable, StoreError, StoredGame, TableDoc};

use super::stage::{Offer, Vote};
use super::{
    CommittedSecret, Core, Cuts, Dealt, Finished, NextGame, RunningGame, Stage, TableState, Timing,
};

/// The latest document version that this program knows. Whoever adds something that an older
/// program must not pass over, such as a cut, raises it, and upgrades the documents before in
/// [`Document::read`].
pub(crate) const DOC_VERSION: u32 = 2;
/// The version of documents without a game that is dealt again, which older programs can read.
const PLAIN: u32 = 1;

/// A table's document: what its stored games don't contain.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Document {
    core: Core,
    stage: StageDoc,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StageDoc {
    Lobby(NextDoc),
    Playing {
        game: GameNumber,
        #[serde(default)]
        timing: Timing,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vote: Option<Vote>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_open: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offer: Option<Offer>,
        session: Json,
    },
    Result {
        over: GameNumber,
        seats: Vec<SeatInfo>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        played_on: bool,
        #[serde(flatten)]
        next: NextDoc,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct NextDoc {
    next: GameNumber,
    until: SystemTime,
    #[serde(flatten)]
    cuts: Cuts,
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum Unrestorable {
    #[error("its document has version {0}; this program knows versions up to {DOC_VERSION}")]
    Newer(u32),
    #[error("this program doesn't know the game {0:?}")]
    Kind(String),
    #[error("its document cannot be read")]
    Document(#[from] serde_json::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("game {0} is missing, or has not got as far as the table says")]
    Game(GameNumber),
    #[error("game {0} doesn't have as many players as its table has seats")]
    Seats(GameNumber),
    #[error("its game cannot be restored")]
    Session(#[from] NotRestored),
}

impl TableState {
    /// The document to store; `None` once the table has ended.
    pub(crate) fn document(&self) -> Result<Option<TableDoc>, StoreError> {
        let Some(stage) = self.stage_doc() else { return Ok(None) };
        let document = Document { core: self.core.clone(), stage };
        let text = serde_json::to_string(&document);
        Ok(Some(TableDoc {
            kind: self.core.settings.options.kind().name(),
            version: if self.core.again.is_some() { DOC_VERSION } else { PLAIN },
            text: text.map_err(StoreError::in_document("a table's document"))?,
        }))
    }

    fn stage_doc(&self) -> Option<StageDoc> {
        Some(match &self.stage {
            Stage::Lobby(next) => StageDoc::Lobby(NextDoc::of(next)),
            Stage::Playing(playing) => StageDoc::Playing {
                game: playing.dealt.committed.game,
                timing: playing.timing.clone(),
                vote: playing.vote.clone(),
                is_open: playing.is_open,
                offer: playing.offer.clone(),
                session: playing.session.extra_state(),
            },
            Stage::Result(over, next) => StageDoc::Result {
                over: over.dealt.committed.game,
                seats: over.seats.clone(),
                played_on: over.played_on,
                next: NextDoc::of(next),
            },
            Stage::Ended(_) => return None,
        })
    }

    pub(crate) fn restore(
        table: &OpenTable,
        document: Document,
        games: &[StoredGame],
    ) -> Result<TableState, Unrestorable> {
        let find = |number: GameNumber| {
            games.iter().find(|game| game.number == number).ok_or(Unrestorable::Game(number))
        };
        let core = document.core;
        let stage = match document.stage {
            StageDoc::Lobby(next) => Stage::Lobby(next.restore(find(next.next)?)?),
            StageDoc::Playing { game, timing, vote, is_open, offer, session } => {
                let (dealt, session) = core.session(find(game)?, &session)?;
                if core.seats.len() != dealt.start.seats {
                    return Err(Unrestorable::Seats(game));
                }
                Stage::Playing(Box::new(RunningGame {
                    dealt,
                    session,
                    timing,
                    vote,
                    played_on: false,
                    is_open,
                    offer,
                }))
            }
            StageDoc::Result { over, seats, played_on, next } => {
                let (dealt, session) = core.session(find(over)?, &serde_json::json!({}))?;
                let ending = session.ending().ok_or(Unrestorable::Game(over))?;
                let results = ending.results();
                let finished = Finished { results, dealt, session, seats, played_on };
                Stage::Result(Box::new(finished), next.restore(find(next.next)?)?)
            }
        };
        Ok(TableState { table: table.table, place: table.place, core, stage })
    }
}

impl Document {
    pub(crate) fn read(table: &OpenTable) -> Result<Document, Unrestorable> {
        let version = table.doc_version;
        if !(PLAIN..=DOC_VERSION).contains(&version) {
            return Err(Unrestorable::Newer(version));
        }
        let kind =
            GameKind::named(&table.kind).ok_or_else(|| Unrestorable::Kind(table.kind.clone()))?;
        let mut json: Json = serde_json::from_str(&table.doc)?;
        for settings in ["/core/settings", "/core/changed/before"] {
            if let Some(settings) = json.pointer_mut(settings).and_then(Json::as_object_mut) {
                settings.insert("kind".to_owned(), kind.name().into());
            }
        }
        Ok(serde_json::from_value(json)?)
    }

    pub(crate) fn games(&self) -> Vec<GameNumber> {
        match &self.stage {
            StageDoc::Lobby(next) => vec![next.next],
            StageDoc::Playing { game, .. } => vec![*game],
            StageDoc::Result { over, next, .. } => vec![*over, next.next],
        }
    }
}

impl Core {
    fn session(
        &self,
        stored: &StoredGame,
        extra_state: &Json,
    ) -> Result<(Dealt, Session), Unrestorable> {
        let missing = || Unrestorable::Game(stored.number);
        let committed = committed(stored)?;
        let dealer = stored.dealer.and_then(|dealer| Seat::new(dealer.into()));
        let start = Start {
            seats: stored.players.len(),
            dealer: dealer.ok_or_else(missing)?,
            chance: stored.mix.chance(&committed.secret, committed.game.0),
            previous_loser: self.loser,
        };
        let dealt = Dealt {
            start: start.clone(),
            mix: stored.mix.clone(),
            people: stored.people,
            committed,
        };
        let parts = record::parts(stored);
        Ok((dealt, Session::restore(self.settings.options, start, &parts, extra_state)?))
    }
}

impl NextDoc {
    fn of(next: &NextGame) -> NextDoc {
        NextDoc { next: next.committed.game, until: next.until, cuts: next.cuts.clone() }
    }

    fn restore(&self, game: &StoredGame) -> Result<NextGame, Unrestorable> {
        Ok(NextGame { committed: committed(game)?, until: self.until, cuts: self.cuts.clone() })
    }
}

fn committed(game: &StoredGame) -> Result<CommittedSecret, Unrestorable> {
    let secret = Secret::from_hex(game.secret_for_table());
    Ok(CommittedSecret {
        game: game.number,
        secret: secret.ok_or(Unrestorable::Game(game.number))?,
    })
}
