//! The `getaway` binary: everything is in the library.

/// A play makes some thousand small things that live shortly, on which the system's allocator spends a
/// third of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    getaway::cli::main()
}
