//! The tests of `getaway-games` are in its modules and in the folder `rules/`; this package compiles
//! them.
