//! What takes minutes, most of which it waits. Tests begin in the order of their names, so these begin
//! before all others, beside which they go on.

#[path = "games.rs"]
mod games;
#[path = "outgrow.rs"]
pub mod outgrow;
#[path = "storm.rs"]
mod storm;
