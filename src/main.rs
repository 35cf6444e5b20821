//! The `getaway` binary: everything is in the library.

fn main() -> std::process::ExitCode {
    getaway::cli::main()
}
