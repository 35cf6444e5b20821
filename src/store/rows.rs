//! Rows read by the names of their columns.
//!
//! Written out by a macro of its own: sqlx's would have a second SQLite built for itself at every
//! fresh build.

/// A struct whose fields are columns of a query's rows.
macro_rules! row {
    ($(#[$meta:meta])* struct $name:ident {
        $($(#[$field_meta:meta])* $field:ident: $kind:ty),* $(,)?
    }) => {
        $(#[$meta])*
        struct $name {
            $($(#[$field_meta])* $field: $kind),*
        }

        impl sqlx::FromRow<'_, sqlx::sqlite::SqliteRow> for $name {
            fn from_row(row: &sqlx::sqlite::SqliteRow) -> sqlx::Result<Self> {
                Ok(Self {
                    $($field: sqlx::Row::try_get(row, stringify!($field))?),*
                })
            }
        }
    };
}

pub(super) use row;
