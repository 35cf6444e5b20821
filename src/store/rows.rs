//! Reads rows by column names.
//!
//! A macro of our own, because sqlx's would build a second SQLite for itself in every fresh build.

use std::num::TryFromIntError;

use sqlx::Row;
use sqlx::any::AnyRow;

/// Declares a struct whose fields are columns of a query's rows.
macro_rules! row {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $kind:ty),* $(,)?
    }) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[$field_meta])* $field_vis $field: $kind),*
        }

        impl sqlx::FromRow<'_, sqlx::any::AnyRow> for $name {
            fn from_row(row: &sqlx::any::AnyRow) -> sqlx::Result<Self> {
                Ok(Self {
                    $($field: $crate::store::rows::Column::read(row, stringify!($field))?),*
                })
            }
        }
    };
}

pub(super) use row;

/// A type that a column can be read as.
pub(super) trait Column: Sized {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<Self>;
}

macro_rules! as_stored {
    ($($kind:ty),*) => {
        $(impl Column for $kind {
            fn read(row: &AnyRow, column: &str) -> sqlx::Result<Self> {
                row.try_get(column)
            }
        })*
    };
}

as_stored!(i64, Option<i64>, String, Option<String>);

/// Both databases store integers as signed 64 bits.
macro_rules! smaller {
    ($($kind:ty),*) => {
        $(
            impl Column for $kind {
                fn read(row: &AnyRow, column: &str) -> sqlx::Result<Self> {
                    let stored: i64 = row.try_get(column)?;
                    stored.try_into().map_err(|error| too_large(column, error))
                }
            }
            impl Column for Option<$kind> {
                fn read(row: &AnyRow, column: &str) -> sqlx::Result<Self> {
                    let stored: Option<i64> = row.try_get(column)?;
                    let read = stored.map(<$kind>::try_from).transpose();
                    read.map_err(|error| too_large(column, error))
                }
            }
        )*
    };
}

smaller!(u8, u32);

fn too_large(column: &str, error: TryFromIntError) -> sqlx::Error {
    sqlx::Error::ColumnDecode {
        index: column.to_owned(),
        source: Box::new(error),
    }
}
