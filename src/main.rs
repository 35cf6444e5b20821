//! The `getaway` binary; everything is in the library.

/// A move makes thousands of short-lived allocations, on which the system's allocator would spend a
/// third of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    getaway::cli::main()
}
