//! Typed configuration from the environment.
