//! A table as it is stored: its document, and back from it with the games that the store kept.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::rules::check::BadRecord;
use crate::rules::{BadSetup, Chance, Illegal, Options, Record, Seat, Secret};
use crate::store::{self, GameNumber, OpenTable, StoreError, StoredGame};
use crate::table::snapshot::SeatInfo;

use super::run::Run;
use super::{Between, Core, Dealt, Life, Margin, Over, Picking, Playing, Pledge, Stage, Waiting};

/// A table's document: what its games do not tell.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct Doc {
    core: Core,
    stage: StageDoc,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StageDoc {
    Lobby {
        next: GameNumber,
        until: SystemTime,
    },
    Picking {
        game: GameNumber,
        taken: Vec<Option<Seat>>,
        margin: Margin,
    },
    Playing {
        game: GameNumber,
        margin: Margin,
    },
    Result {
        over: GameNumber,
        seats: Vec<SeatInfo>,
        next: GameNumber,
        until: SystemTime,
    },
}

/// Why a stored table cannot go on.
#[derive(Debug, thiserror::Error)]
pub(in crate::table) enum Corrupt {
    #[error("its document cannot be read")]
    Doc(#[from] serde_json::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("game {0} is missing, or not as far as the table says")]
    Game(GameNumber),
    #[error("the deal is wrong")]
    Deal(#[from] BadSetup),
    #[error("the moves are wrong")]
    Moves(#[from] BadRecord),
    #[error("a move is wrong")]
    Move(#[from] Illegal),
}

impl Life {
    /// The document to store; none when the table has ended.
    pub(in crate::table) fn doc(&self) -> Option<Doc> {
        let stage = match &self.stage {
            Stage::Lobby(waiting) => StageDoc::Lobby {
                next: waiting.next.game,
                until: waiting.until,
            },
            Stage::Picking(picking) => StageDoc::Picking {
                game: picking.dealt.pledge.game,
                taken: picking.taken.clone(),
                margin: picking.margin.clone(),
            },
            Stage::Playing(playing) => StageDoc::Playing {
                game: playing.run.dealt.pledge.game,
                margin: playing.margin.clone(),
            },
            Stage::Result(over, waiting) => StageDoc::Result {
                over: over.dealt.pledge.game,
                seats: over.seats.clone(),
                next: waiting.next.game,
                until: waiting.until,
            },
            Stage::Ended(_) => return None,
        };
        Some(Doc {
            core: self.core.clone(),
            stage,
        })
    }

    /// A table out of its document and its games.
    pub(in crate::table) fn restore(
        table: &OpenTable,
        doc: Doc,
        games: &[StoredGame],
    ) -> Result<Life, Corrupt> {
        let find = |number: GameNumber| {
            let game = games.iter().find(|game| game.number == number);
            game.ok_or(Corrupt::Game(number))
        };
        let stage = match doc.stage {
            StageDoc::Lobby { next, until } => Stage::Lobby(waiting(find(next)?, until)?),
            StageDoc::Picking {
                game,
                taken,
                margin,
            } => Stage::Picking(Picking {
                dealt: dealt(find(game)?)?,
                taken,
                margin,
            }),
            StageDoc::Playing { game, mut margin } => {
                let run = replay(find(game)?)?;
                if let Between::Takes(_) = margin.between {
                    margin.between = super::between::takes(run.game.board());
                }
                Stage::Playing(Box::new(Playing { run, margin }))
            }
            StageDoc::Result {
                over,
                seats,
                next,
                until,
            } => {
                let run = replay(find(over)?)?;
                let board = run.game.board();
                let over = Over {
                    loser: board.loser().ok_or(Corrupt::Game(over))?,
                    away: board.away().to_vec(),
                    seats,
                    dealt: run.dealt,
                    past: run.past,
                };
                Stage::Result(over, waiting(find(next)?, until)?)
            }
        };
        Ok(Life {
            table: table.table,
            place: table.place,
            core: doc.core,
            stage,
        })
    }
}

impl Doc {
    /// The document as it is stored.
    pub(in crate::table) fn to_text(&self) -> Result<String, StoreError> {
        serde_json::to_string(self).map_err(|source| StoreError::Document {
            what: "a table's document".to_owned(),
            source,
        })
    }

    /// The games without which the table cannot go on.
    pub(in crate::table) fn games(&self) -> Vec<GameNumber> {
        match &self.stage {
            StageDoc::Lobby { next, .. } => vec![*next],
            StageDoc::Picking { game, .. } | StageDoc::Playing { game, .. } => vec![*game],
            StageDoc::Result { over, next, .. } => vec![*over, *next],
        }
    }
}

fn pledge(game: &StoredGame) -> Result<Pledge, Corrupt> {
    let secret = Secret::from_hex(game.secret_for_table());
    Ok(Pledge {
        game: game.number,
        secret: secret.ok_or(Corrupt::Game(game.number))?,
    })
}

fn waiting(game: &StoredGame, until: SystemTime) -> Result<Waiting, Corrupt> {
    let next = pledge(game)?;
    Ok(Waiting { next, until })
}

fn dealt(game: &StoredGame) -> Result<Dealt, Corrupt> {
    let pledge = pledge(game)?;
    let dealer = game.dealer.and_then(|dealer| Seat::new(dealer.into()));
    Ok(Dealt {
        chance: Chance::new(&pledge.secret, pledge.game.0, &game.ids),
        dealer: dealer.ok_or(Corrupt::Game(game.number))?,
        people: game.people,
        pledge,
    })
}

/// The game as it stands after all its moves.
fn replay(game: &StoredGame) -> Result<Run, Corrupt> {
    let record: Option<Record> = store::record::of(game)?;
    let record = record.ok_or(Corrupt::Game(game.number))?;
    let mut moves = Vec::new();
    record.replay_with(&mut |_, act| moves.push(act))?;
    let hands: Vec<_> = record
        .hands
        .iter()
        .map(|hand| hand.iter().copied().collect())
        .collect();
    let options: Options = record.rules;
    let mut run = Run::new(dealt(game)?, options, &hands)?;
    for act in moves {
        run.apply(act)?;
    }
    Ok(run)
}

/// A set of seats as the list of its numbers.
pub(super) mod seats {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::{Seat, SeatSet};

    pub(in super::super) fn serialize<S: Serializer>(
        set: &SeatSet,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        set.iter().collect::<Vec<Seat>>().serialize(serializer)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}
