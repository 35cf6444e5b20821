//! The image of the container, built by the `Containerfile` with buildah, and run against the stand-in as
//! its host would.
//!
//! It is made around the program under test, in a second. `IMAGE=source` builds it as a host does instead,
//! which takes minutes and needs a registry; `IMAGE=FILE` takes this program. Without buildah or root the
//! tests are skipped, unless `IMAGE_TESTS=required`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Output;

use discord_sandbox::{Options, Sandbox};
use tokio::process::{Child, Command};

use crate::harness::{is_required, says, slash_in, time, within};

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");
const PROGRAM: &str = env!("CARGO_BIN_EXE_getaway");

/// Where buildah keeps the images and containers of a test.
struct Builder {
    dir: tempfile::TempDir,
}

impl Builder {
    /// `None` if there is no buildah, or not enough rights to use it.
    async fn new() -> Option<Builder> {
        let is_there = Command::new("buildah").arg("--version").output().await;
        let user = Command::new("id").arg("-u").output().await;
        let is_root = user.is_ok_and(|user| user.stdout == b"0\n");
        if is_there.is_err() || !is_root {
            assert!(!is_required("IMAGE_TESTS"), "there is no buildah, or no root");
            return None;
        }
        let dir = tempfile::tempdir().expect("a directory");
        Some(Builder { dir })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("buildah");
        command
            .arg("--root")
            .arg(self.path("storage"))
            .arg("--runroot")
            .arg(self.path("run"))
            .args(args)
            .current_dir(PROJECT)
            // These work in a container as well.
            .env("BUILDAH_ISOLATION", "chroot")
            .env("STORAGE_DRIVER", "vfs")
            .kill_on_drop(true);
        command
    }

    /// Runs buildah, and returns what it prints.
    async fn run(&self, args: &[&str]) -> String {
        finish(&mut self.command(args)).await
    }
}

/// What a command prints, if it succeeds.
async fn finish(command: &mut Command) -> String {
    let output = command.output().await.expect("it can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).expect("text").trim_end().to_owned()
}

/// All files below a directory, relative to it.
fn files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else {
                found.push(path.strip_prefix(dir).expect("it is below").to_owned());
            }
        }
    }
    found
}

/// The project's files that the compiler notes to have read for programs and libraries, but not for their
/// tests, which no image needs.
fn read_by_the_build() -> BTreeSet<String> {
    let target = Path::new(PROGRAM).parent().expect("a folder");
    let mut all = BTreeSet::new();
    for folder in ["deps", "build"] {
        let folder = target.join(folder);
        let is_note = |file: &PathBuf| file.extension() == Some("d".as_ref());
        for notes in files(&folder).into_iter().filter(is_note) {
            let text = std::fs::read_to_string(folder.join(notes)).unwrap_or_default();
            let read: BTreeSet<_> = text
                .split_whitespace()
                .filter(|word| !word.ends_with(':'))
                .map(|path| Path::new(path).strip_prefix(PROJECT).unwrap_or(Path::new(path)))
                .filter(|path| path.is_relative() && !path.starts_with("target"))
                .collect();
            let is_test = |path: &&Path| {
                path.components().any(|part| part.as_os_str() == "tests")
                    || path.ends_with("tests.rs")
            };
            if !read.iter().any(is_test) {
                // Notes of former builds name files that are gone.
                let there = read.into_iter().filter(|path| Path::new(PROJECT).join(path).exists());
                all.extend(there.map(|path| path.display().to_string()));
            }
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_build_reads_is_let_into_the_image() {
    let Some(builder) = Builder::new().await else { return };
    let everything = builder.path("Everything");
    std::fs::write(&everything, "FROM scratch\nCOPY . /\n").expect("it can be written");
    let let_in = builder.path("context");
    let output = format!("type=local,dest={}", let_in.display());
    let file = everything.to_str().expect("a plain path");
    builder.run(&["build", "--quiet", "--file", file, "--output", &output, "."]).await;

    let read = read_by_the_build();
    assert!(read.contains("crates/screen/build.rs") && read.len() > 300, "{read:?}");
    let missing: Vec<_> = read.iter().filter(|file| !let_in.join(file).exists()).collect();
    assert!(missing.is_empty(), ".dockerignore leaves out {missing:?}");
    // It doesn't note the manifests, and whatever they name.
    let mut tree = Command::new(env!("CARGO"));
    tree.args(["tree", "--locked", "--offline", "--workspace", "--depth=0"]).current_dir(&let_in);
    finish(&mut tree).await;
    for secret in [".env", "getaway.db", ".git", "target"] {
        assert!(!let_in.join(secret).exists(), "{secret} is let in");
    }
}

/// A container of the image, and the Discord that its bot knows.
struct Container {
    builder: Builder,
    name: String,
    sandbox: Sandbox,
    metrics: String,
}

impl Container {
    async fn new(builder: Builder) -> Container {
        let given = std::env::var("IMAGE").unwrap_or_else(|_| PROGRAM.to_owned());
        let mut build = vec!["build", "--quiet", "--format=docker", "--tag=getaway"];
        // In place of what the first stage would have built.
        let built = builder.path("built");
        let context = format!("--build-context=build={}", built.display());
        if given != "source" {
            let image = built.join("image");
            for folder in ["bin", "data"] {
                std::fs::create_dir_all(image.join(folder)).expect("a directory");
            }
            std::fs::copy(&given, image.join("bin/getaway")).expect("the program");
            build.push(&context);
        }
        build.push(".");
        builder.run(&build).await;
        let name = builder.run(&["from", "getaway"]).await;
        let root = PathBuf::from(builder.run(&["mount", &name]).await);
        assert_eq!(files(&root), [Path::new("bin/getaway")]);

        // The image has none of the libraries that only a program for tests needs.
        if given == PROGRAM {
            let libraries = finish(Command::new("ldd").arg(PROGRAM)).await;
            for path in libraries.split_whitespace().filter(|word| word.starts_with('/')) {
                let inside = root.join(path.trim_start_matches('/'));
                std::fs::create_dir_all(inside.parent().expect("a folder")).expect("a directory");
                std::fs::copy(path, inside).expect("a library");
            }
        }
        // No other test has connections from this address that could take the port meanwhile.
        let free = std::net::TcpListener::bind("127.0.0.2:0").expect("a port");
        Container {
            builder,
            name,
            sandbox: Sandbox::start(Options::default()).await.expect("it starts"),
            metrics: free.local_addr().expect("an address").to_string(),
        }
    }

    /// Runs the program in the container, as its user and with its volume.
    fn getaway(&self, args: &[&str]) -> Command {
        let discord = [
            format!("--env=DISCORD_TOKEN={}", self.sandbox.token()),
            format!("--env=DISCORD_PROXY_URL={}", self.sandbox.base_url()),
            format!("--env=METRICS_ADDR={}", self.metrics),
        ];
        let mut command = self.builder.command(&["run"]);
        command.args(discord).args([&self.name, "getaway"]).args(args);
        command
    }

    async fn output(&self, args: &[&str]) -> Output {
        self.getaway(args).output().await.expect("buildah can be started")
    }

    /// Starts the bot, and waits until it is healthy.
    async fn start(&self) -> Child {
        let log = self.builder.path("log");
        let mut bot = self.getaway(&["run"]);
        bot.stderr(std::fs::File::create(&log).expect("a file"));
        let mut bot = bot.spawn().expect("it starts");
        let healthy = async {
            self.sandbox.commands_registered(2).await;
            // The bot says a moment later that it is connected. Each of these takes longer than that.
            while !self.output(&["health"]).await.status.success() {}
        };
        tokio::select! {
            biased;
            ended = bot.wait() => {
                let said = std::fs::read_to_string(log).expect("a log");
                panic!("the bot has ended: {ended:?}: {said}")
            }
            () = healthy => {}
        }
        bot
    }

    /// The container's processes that run the program.
    fn processes(&self) -> Vec<String> {
        let own = format!("METRICS_ADDR={}\0", self.metrics);
        let own = std::fs::read_dir("/proc").expect("processes").filter_map(|entry| {
            let process = entry.ok()?.path();
            let is_program = std::fs::read_to_string(process.join("comm")).ok()? == "getaway\n";
            let env = std::fs::read(process.join("environ")).ok()?;
            let is_own = String::from_utf8_lossy(&env).contains(&own);
            let id = process.file_name()?.to_str()?.to_owned();
            (is_program && is_own).then_some(id)
        });
        own.collect()
    }

    /// Stops the bot as a host would. buildah would kill it instead.
    async fn stop(&self, mut bot: Child) {
        let bots = self.processes();
        assert_eq!(bots.len(), 1);
        finish(Command::new("kill").arg(&bots[0])).await;
        let ended = bot.wait().await.expect("it ends");
        assert!(ended.success(), "{ended}");
        assert!(!self.output(&["health"]).await.status.success());
    }
}

impl Drop for Container {
    /// A bot that a failed test leaves behind would run for ever.
    fn drop(&mut self) {
        for bot in self.processes() {
            let _ = std::process::Command::new("kill").args(["-KILL", &bot]).status();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_image_runs_as_an_ordinary_user_and_keeps_its_volume() {
    within(time(), runs_as_an_ordinary_user_and_keeps_its_volume()).await;
}

async fn runs_as_an_ordinary_user_and_keeps_its_volume() {
    let Some(builder) = Builder::new().await else { return };
    let container = Container::new(builder).await;
    let format =
        "{{.Docker.Config.User}} {{.Docker.Config.Volumes}} {{.Docker.Config.Healthcheck.Test}}";
    let about = ["inspect", "--type=image", "--format", format, "getaway"];
    let about = container.builder.run(&about).await;
    assert_eq!(about, "10001:10001 map[/data:{}] [CMD getaway health]");

    let bot = container.start().await;
    container.sandbox.commands_registered(4).await;
    let (alice, bob) = (container.sandbox.user("Alice"), container.sandbox.user("Bob"));
    let channel = container.sandbox.channel("general");
    slash_in(&alice, channel, "/getaway start").await;
    let copied = container.output(&["backup", "copy.db"]).await;
    assert!(copied.status.success(), "{copied:?}");
    container.stop(bot).await;

    let restored = container.output(&["restore", "copy.db"]).await;
    assert!(restored.status.success(), "{restored:?}");
    let bot = container.start().await;
    says(&slash_in(&bob, channel, "/getaway stop").await, "**Alice**");
    container.stop(bot).await;

    // Nothing but the volume can be written to.
    let refused = container.output(&["backup", "/copy.db"]).await;
    assert!(!refused.status.success(), "{refused:?}");
}
