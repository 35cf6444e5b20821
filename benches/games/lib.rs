//! Measures the rules of the games and their computer players. The benchmarks are the files beside
//! this one: `cargo bench -p games-bench`.
