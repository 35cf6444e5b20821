//! Small bots with fifteen libraries, each in a process of its own and each asked for the same things.
//! The README's table says what they do here: every cell is checked when its bot runs.
//!
//! A bot runs if its library is installed in `target/tools/libraries`, or where `LIBRARIES` says. The
//! gate puts three there, and `.ci/libraries/all` the others.

mod cells;

use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use cells::{CELLS, Place};
use discord_sandbox::{Options, Sandbox};

/// A library, and the bot that uses it.
struct Library {
    name: &'static str,
    version: &'static str,
    bot: &'static str,
    /// What is in the folder of libraries if it is installed.
    folder: &'static str,
    /// Whether the gate installs it.
    in_gate: bool,
    /// The cells that it doesn't fill, and why.
    without: &'static [(&'static str, &'static str)],
}

impl Library {
    const fn new(
        name: &'static str,
        version: &'static str,
        bot: &'static str,
        folder: &'static str,
    ) -> Self {
        Self { name, version, bot, folder, in_gate: false, without: &[] }
    }

    const fn in_gate(self) -> Self {
        Self { in_gate: true, ..self }
    }

    const fn without(self, without: &'static [(&'static str, &'static str)]) -> Self {
        Self { without, ..self }
    }

    /// Runs the bot and fills in its row of the table.
    async fn check(&self) {
        let sandbox = Sandbox::start(Options::default()).await.expect("loopback");
        let Some(_bot) = self.start(&sandbox) else { return };
        let place = Place::of(&sandbox);
        let mut odd = Vec::new();
        for (name, check) in CELLS {
            let works = tokio::spawn(check(place.clone())).await.is_ok();
            let expected = !self.without.iter().any(|(cell, _)| cell == name);
            println!("{} {}: {name}: {works}", self.name, self.version);
            if works != expected {
                odd.push(*name);
            }
        }
        let log = sandbox.look(|view| view.recent(40));
        assert!(odd.is_empty(), "{} differs from the table in {odd:?}\n{log}", self.name);
    }

    /// Starts the bot. `None` where its library isn't.
    fn start(&self, sandbox: &Sandbox) -> Option<Bot> {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let libraries = std::env::var_os("LIBRARIES")
            .map_or_else(|| root.join("../../target/tools/libraries"), PathBuf::from);
        let folder = libraries.join(self.folder);
        if !folder.exists() {
            let wanted = std::env::var("LIBRARY_TESTS").unwrap_or_default();
            let is_required = wanted == "all" || wanted == "required" && self.in_gate;
            assert!(!is_required, "{} is missing", folder.display());
            eprintln!("left out: {} isn't there", folder.display());
            return None;
        }
        let script = root.join("tests/libraries").join(self.bot);
        // An interpreter beside the libraries goes first: some need a newer one.
        let own = |path: PathBuf, usual: &str| if path.exists() { path } else { usual.into() };
        let mut command = match Path::new(self.bot).extension().and_then(|end| end.to_str()) {
            Some("py") => Command::new(own(folder.join("python"), "python3")),
            Some(_) => Command::new(own(libraries.join("node"), "node")),
            None => Command::new(&folder),
        };
        if self.bot.contains('.') {
            command.arg(script);
        }
        let command = command
            .args([sandbox.base_url(), sandbox.token()])
            .env("PYTHONPATH", &folder)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("NODE_PATH", libraries.join("node_modules"));
        Some(Bot(command.spawn().expect("the program starts")))
    }
}

/// A bot that ends with its test.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.kill().expect("it can be stopped");
        self.0.wait().expect("it has ended");
    }
}

const ELSEWHERE: &str = "It tries to resume at the first address, not where `READY` says, and begins anew. Discord \
                         accepts the first address, too; these checks don't (`resume_elsewhere`).";
const STUCK: &str = "It tries to resume at the first address, too, and after a refused resume it never identifies \
                     again: the bot stays offline.";

macro_rules! libraries {
    ($($test:ident: $library:expr;)*) => {
        const LIBRARIES: &[Library] = &[$($library),*];
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                $library.check().await;
            }
        )*
    };
}

libraries! {
    a_bot_with_discord_js: Library::new("discord.js", "14.28.1", "discordjs.cjs", "node_modules/discord.js").in_gate();
    a_bot_with_discordjs_core: Library::new("@discordjs/core", "2.6.0", "discordjs-core.cjs", "node_modules/@discordjs/core");
    a_bot_with_discord_py: Library::new("discord.py", "2.7.1", "bot_discordpy.py", "discord.py").in_gate();
    a_bot_with_hikari: Library::new("hikari", "2.7.0", "bot_hikari.py", "hikari").in_gate();
    a_bot_with_disnake: Library::new("disnake", "2.12.2", "bot_disnake.py", "disnake");
    a_bot_with_nextcord: Library::new("nextcord", "3.2.0", "bot_nextcord.py", "nextcord");
    a_bot_with_pycord: Library::new("py-cord", "2.8.1", "bot_pycord.py", "py-cord").without(&[("resumes", ELSEWHERE)]);
    a_bot_with_interactions_py: Library::new("interactions.py", "5.16.0", "bot_interactions.py", "discord-py-interactions").without(&[("resumes", ELSEWHERE)]);
    a_bot_with_eris: Library::new("eris", "0.18.0", "eris.cjs", "node_modules/eris");
    a_bot_with_oceanic: Library::new("oceanic.js", "1.15.0", "oceanic.cjs", "node_modules/oceanic.js");
    a_bot_with_discordeno: Library::new("discordeno", "21.0.0", "discordeno.cjs", "node_modules/discordeno");
    a_bot_with_detritus: Library::new("detritus-client", "0.16.3", "detritus.cjs", "node_modules/detritus-client").without(&[("resumes", STUCK)]);
    a_bot_with_seyfert: Library::new("seyfert", "5.1.0", "seyfert.cjs", "node_modules/seyfert");
    a_bot_with_cloudstorm: Library::new("cloudstorm", "0.17.0", "cloudstorm.cjs", "node_modules/cloudstorm");
    a_bot_with_twilight: Library::new("twilight", "0.18.0", "twilight", "twilight-bot");
}

#[test]
fn the_readmes_table_is_the_one_that_is_checked() {
    let names: Vec<&str> = CELLS.iter().map(|(name, _)| *name).collect();
    let mut table =
        format!("| library | {} |\n| --- |{}\n", names.join(" | "), " :-: |".repeat(names.len()));
    let mut reasons = Vec::new();
    for library in LIBRARIES {
        let mut row = format!("| {} {} |", library.name, library.version);
        for name in &names {
            let mark = match library.without.iter().find(|(cell, _)| cell == name) {
                Some((_, why)) => {
                    let at = reasons.iter().position(|known| known == why).unwrap_or_else(|| {
                        reasons.push(*why);
                        reasons.len() - 1
                    });
                    format!("no ({})", at + 1)
                }
                None => "✓".to_owned(),
            };
            row.push_str(&format!(" {mark} |"));
        }
        table.push_str(&row);
        table.push('\n');
    }
    for (at, why) in reasons.iter().enumerate() {
        table.push_str(&format!("\n{}. {why}", at + 1));
    }
    let readme = include_str!("../../README.md");
    assert!(readme.contains(table.trim_end()), "the README needs this table:\n\n{table}");
}
