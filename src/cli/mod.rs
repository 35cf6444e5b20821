//! The command line: one subcommand a module.

/// Reads the command line and does what it says.
pub fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
