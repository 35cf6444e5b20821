//! Queries: their values, what was being done if they fail, and how rows are read.
//!
//! Owns how each type is stored. Both databases have text and signed integers of 64 bits: ids are
//! kept bit for bit, times as milliseconds since 1970, and yes or no as 1 or 0.

use std::convert::Infallible;
use std::error::Error;
use std::num::TryFromIntError;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Column, Row, SqlSafeStr};

use super::error::Doing;
use super::{ChannelId, GameNumber, GuildId, InteractionId, Place, PlanId, Result};
use super::{StoreError, TableId, UserId};

/// How many rows one statement inserts at most. Both databases allow thousands of values.
const ROWS: usize = 64;

#[derive(Clone, Debug)]
pub(super) enum Value {
    Int(Option<i64>),
    Text(Option<String>),
}

/// The values of a query, in order: made from a tuple of any stored types.
#[derive(Clone)]
pub(super) struct Values {
    values: Vec<Value>,
    is_prepared: bool,
}

impl Values {
    /// For a query that is made or planned again each time.
    pub(super) fn unprepared(self) -> Values {
        Values { is_prepared: false, ..self }
    }

    pub(super) fn and(mut self, value: impl Into<Value>) -> Values {
        self.values.push(value.into());
        self
    }
}

impl From<Vec<Value>> for Values {
    fn from(values: Vec<Value>) -> Values {
        Values { values, is_prepared: true }
    }
}

/// Numbers for an `IN`, as text: they are numbers, so they are safe.
pub(super) fn listed(numbers: impl IntoIterator<Item = i64>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

/// A query with its values; most are run by [`Run`] at once.
pub(super) fn query(
    sql: impl SqlSafeStr,
    values: impl Into<Values>,
) -> Query<'static, Any, AnyArguments> {
    let values = values.into();
    let query = sqlx::query(sql).persistent(values.is_prepared);
    values.values.into_iter().fold(query, |query, value| match value {
        Value::Int(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
    })
}

pub(super) type Statement = (&'static str, Values);

pub(super) fn statement(sql: &'static str, values: impl Into<Values>) -> Statement {
    (sql, values.into())
}

/// Runs queries on a connection. Each says what is being done, for the error.
pub(super) trait Run: Send {
    fn connection(&mut self) -> &mut AnyConnection;

    fn run(
        &mut self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> impl Future<Output = Result<u64>> + Send {
        let query = query(sql, values);
        async move { Ok(query.execute(self.connection()).await.doing(doing)?.rows_affected()) }
    }

    /// Fails unless exactly one row was changed: memory and database no longer agree then.
    fn change_one(
        &mut self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> impl Future<Output = Result<()>> + Send {
        let gone = StoreError::Sql { doing, source: sqlx::Error::RowNotFound };
        self.change_or(gone, doing, sql, values)
    }

    /// Changes the row that is still as it was read; a conflict if it isn't.
    fn change(
        &mut self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> impl Future<Output = Result<()>> + Send {
        self.change_or(StoreError::Conflict, doing, sql, values)
    }

    /// Fails with this error unless exactly one row was changed.
    fn change_or(
        &mut self,
        error: StoreError,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> impl Future<Output = Result<()>> + Send {
        let changing = self.run(doing, sql, values);
        async move { if changing.await? == 1 { Ok(()) } else { Err(error) } }
    }

    /// Inserts rows in this order, many with one statement, because each costs a round trip to a
    /// server. `into`: the table with its columns.
    fn insert(
        &mut self,
        doing: &'static str,
        into: &str,
        rows: Vec<Values>,
    ) -> impl Future<Output = Result<()>> + Send {
        async move {
            for rows in rows.chunks(ROWS) {
                let (mut values, mut places) = (Vec::new(), Vec::new());
                for row in rows {
                    let first = values.len() + 1;
                    values.extend(row.values.iter().cloned());
                    let row = (first..=values.len()).map(|n| format!("${n}"));
                    places.push(format!("({})", row.collect::<Vec<_>>().join(", ")));
                }
                let insert = format!("INSERT INTO {into} VALUES {}", places.join(", "));
                self.run(doing, AssertSqlSafe(insert), values).await?;
            }
            Ok(())
        }
    }

    fn all<T: Stored>(
        &mut self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> impl Future<Output = Result<Vec<T>>> + Send {
        let query = query(sql, values);
        async move {
            let rows = query.fetch_all(self.connection()).await;
            rows.and_then(|rows| rows.iter().map(read).collect()).doing(doing)
        }
    }

    fn optional<T: Stored>(
        &mut self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> impl Future<Output = Result<Option<T>>> + Send {
        let query = query(sql, values);
        async move {
            let row = query.fetch_optional(self.connection()).await;
            row.and_then(|row| row.as_ref().map(read).transpose()).doing(doing)
        }
    }

    fn one<T: Stored>(
        &mut self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> impl Future<Output = Result<T>> + Send {
        let reading = self.optional(doing, sql, values);
        async move { reading.await?.ok_or(sqlx::Error::RowNotFound).doing(doing) }
    }
}

impl Run for AnyConnection {
    fn connection(&mut self) -> &mut AnyConnection {
        self
    }
}

/// What a row can be read as: the value of its first column, or a [`row`] with a field for each
/// column. A field can be another `row`, which reads its own columns.
pub(super) trait Stored: Sized + Send {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<Self>;
}

pub(super) fn read<T: Stored>(row: &AnyRow) -> sqlx::Result<T> {
    T::read(row, row.column(0).name())
}

/// Declares a struct whose fields are columns of a query's rows. A field that has a value here
/// isn't read: another query fills it in afterwards. A macro of our own, because sqlx's would build
/// a second SQLite for itself in every fresh build.
macro_rules! row {
    (@field $row:ident $field:ident) => {
        $crate::sql::Stored::read($row, stringify!($field))?
    };
    (@field $row:ident $field:ident $value:expr) => {
        $value
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $kind:ty $(= $value:expr)?),* $(,)?
    }) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[$field_meta])* $field_vis $field: $kind),*
        }

        impl $crate::sql::Stored for $name {
            fn read(row: &sqlx::any::AnyRow, _: &str) -> sqlx::Result<Self> {
                Ok(Self {
                    $($field: $crate::sql::row!(@field row $field $($value)?)),*
                })
            }
        }
    };
}

pub(super) use row;

/// Types that are stored as integers: how each is written, and read.
macro_rules! integers {
    ($($kind:ty: $write:expr, $read:expr;)*) => {
        $(
            impl From<$kind> for Value {
                fn from(value: $kind) -> Value {
                    Value::from(Some(value))
                }
            }
            impl From<Option<$kind>> for Value {
                fn from(value: Option<$kind>) -> Value {
                    Value::Int(value.map($write))
                }
            }
            impl Stored for $kind {
                fn read(row: &AnyRow, column: &str) -> sqlx::Result<$kind> {
                    let stored: i64 = row.try_get(column)?;
                    $read(stored).map_err(|error| wrong(column, error))
                }
            }
            impl Stored for Option<$kind> {
                fn read(row: &AnyRow, column: &str) -> sqlx::Result<Option<$kind>> {
                    let stored: Option<i64> = row.try_get(column)?;
                    stored.map($read).transpose().map_err(|error| wrong(column, error))
                }
            }
        )*
    };
}

integers! {
    i64: |n| n, always;
    u8: i64::from, u8::try_from;
    u32: i64::from, u32::try_from;
    u64: u64::cast_signed, |n: i64| always(n.cast_unsigned());
    usize: |n| i64::try_from(n).unwrap_or(i64::MAX), usize::try_from;
    bool: i64::from, |n| always(n != 0);
    TableId: |id: TableId| id.0, |n| always(TableId(n));
    SystemTime: to_millis, from_millis;
    UserId: |id: UserId| id.0.cast_signed(), |n: i64| always(UserId(n.cast_unsigned()));
    GuildId: |id: GuildId| id.0.cast_signed(), |n: i64| always(GuildId(n.cast_unsigned()));
    ChannelId: |id: ChannelId| id.0.cast_signed(), |n: i64| always(ChannelId(n.cast_unsigned()));
    InteractionId: |id: InteractionId| id.0.cast_signed(), |n: i64| always(InteractionId(n.cast_unsigned()));
    GameNumber: |id: GameNumber| id.0.cast_signed(), |n: i64| always(GameNumber(n.cast_unsigned()));
    PlanId: |id: PlanId| id.0.cast_signed(), |n: i64| always(PlanId(n.cast_unsigned()));
}

const fn always<T>(value: T) -> std::result::Result<T, Infallible> {
    Ok(value)
}

fn wrong(column: &str, error: impl Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: Box::new(error) }
}

pub(super) fn to_millis(time: SystemTime) -> i64 {
    time.duration_since(UNIX_EPOCH).map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
}

fn from_millis(millis: i64) -> std::result::Result<SystemTime, TryFromIntError> {
    Ok(UNIX_EPOCH + Duration::from_millis(u64::try_from(millis)?))
}

macro_rules! texts {
    ($($kind:ty),*) => {
        $(
            impl From<$kind> for Value {
                fn from(text: $kind) -> Value {
                    Value::from(Some(text))
                }
            }
            impl From<Option<$kind>> for Value {
                fn from(text: Option<$kind>) -> Value {
                    Value::Text(text.map(Into::into))
                }
            }
        )*
    };
}

texts!(String, &String, &str);

impl Stored for String {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<String> {
        row.try_get(column)
    }
}

impl Stored for Option<String> {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<Option<String>> {
        row.try_get(column)
    }
}

impl Stored for Place {
    fn read(row: &AnyRow, _: &str) -> sqlx::Result<Place> {
        Ok(Place { guild: Stored::read(row, "guild")?, channel: Stored::read(row, "channel")? })
    }
}

/// Two readings of the same row.
impl<A: Stored, B: Stored> Stored for (A, B) {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<(A, B)> {
        Ok((A::read(row, column)?, B::read(row, column)?))
    }
}

macro_rules! tuples {
    ($($($name:ident)*;)*) => {
        $(impl<$($name: Into<Value>),*> From<($($name,)*)> for Values {
            #[allow(non_snake_case, reason = "the types name the values")]
            fn from(($($name,)*): ($($name,)*)) -> Values {
                Values::from(vec![$($name.into()),*])
            }
        })*
    };
}

tuples! {
    ;
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
    A B C D E F G H I;
}
