//! `getaway health`: asks a running bot whether it is healthy, for images that have no other program to ask with.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail};

use super::output::output;

const PATIENCE: Duration = Duration::from_secs(5);

/// Prints what `/health` answers at `METRICS_ADDR`; exit code 1 unless the bot is healthy.
pub fn run() -> anyhow::Result<ExitCode> {
    let Some(address) = super::configuration()?.metrics else {
        let missing = "METRICS_ADDR isn't set, so no bot can be asked; set it to the bot's, such as 127.0.0.1:9184";
        return Err(super::Usage(missing.to_owned()).into());
    };
    let bot = connect(address).with_context(|| format!("no bot answers at {address}"))?;
    let strange = || format!("{address} answers, but not as the bot does");
    let answer = ask(bot, address).with_context(strange)?;
    let (head, said) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    match (head.split(' ').nth(1), said.trim()) {
        (_, "") => bail!(strange()),
        (Some("200"), said) => writeln!(output(), "{said}")?,
        (Some("503"), said) => bail!("{said}"),
        _ => bail!(strange()),
    }
    Ok(ExitCode::SUCCESS)
}

fn connect(mut address: SocketAddr) -> io::Result<TcpStream> {
    // A bot that listens on every address is asked on this machine's own.
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    TcpStream::connect_timeout(&address, PATIENCE)
}

fn ask(mut bot: TcpStream, address: SocketAddr) -> io::Result<String> {
    bot.set_read_timeout(Some(PATIENCE))?;
    bot.write_all(format!("GET /health HTTP/1.0\r\nHost: {address}\r\n\r\n").as_bytes())?;
    let mut answer = String::new();
    bot.take(4096).read_to_string(&mut answer)?;
    Ok(answer)
}
