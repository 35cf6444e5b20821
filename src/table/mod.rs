//! A table's life: an actor per channel, its clock, series, and resume.
