//! Keeps the cards' emojis on Discord up to date: uploads missing ones, and deletes what an earlier
//! version left.

use std::time::Duration;

use crate::discord::http::{ApiError, Discord, RetryPauses, Target};
use crate::screen::render::emojis::{EmojiSet, WANTED, is_old};

/// How long to wait between two checks: somebody may have deleted some.
const CHECKED: Duration = Duration::from_secs(60 * 60);

/// Keeps the emojis uploaded: uploads missing ones at the start and whenever a check misses one.
/// Retries forever, at a slow pace.
pub async fn keep_uploaded(discord: Discord) {
    upload_all(&discord).await;
    tracing::info!(count = WANTED.len(), "all card emojis are uploaded");
    if let Err(error) = remove_old(&discord).await {
        tracing::debug!(%error, "outdated card emojis could not be deleted");
    }
    loop {
        tokio::time::sleep(CHECKED).await;
        match discord.emoji_list().await {
            Ok(there) if WANTED.iter().all(|wanted| there.contains_key(&wanted.name)) => {}
            Ok(there) => {
                tracing::warn!("card emojis are missing, so they are uploaded again");
                discord.emojis.set(EmojiSet::of(&there));
                upload_all(&discord).await;
            }
            Err(error) => tracing::debug!(%error, "the card emojis could not be checked"),
        }
    }
}

/// Retries until all emojis are uploaded.
async fn upload_all(discord: &Discord) {
    let mut retries = RetryPauses::default();
    while let Err(error) = upload(discord).await {
        if retries.is_new() {
            tracing::warn!(%error, "some card emojis could not be uploaded yet; those cards are shown as text");
        } else {
            tracing::debug!(%error, "some card emojis could not be uploaded yet");
        }
        tokio::time::sleep(retries.pause_after(&error)).await;
    }
}

/// Uploads what is missing. Each emoji is used as soon as it exists: the next one may have to wait
/// for an hour.
async fn upload(discord: &Discord) -> Result<(), ApiError> {
    let mut there = discord.emoji_list().await?;
    discord.emojis.set(EmojiSet::of(&there));
    for wanted in WANTED.iter() {
        if there.contains_key(&wanted.name) {
            continue;
        }
        let drawn = discord.painter.emoji(wanted.drawing).await;
        let png = drawn.ok_or_else(|| ApiError::own("a card cannot be drawn"))?;
        let id = discord.create_emoji(&wanted.name, png).await?;
        there.insert(wanted.name.clone(), id);
        discord.emojis.set(EmojiSet::of(&there));
    }
    Ok(())
}

/// Deletes emojis of drawings that are no longer in use. If one can't be deleted, the next start
/// tries again.
async fn remove_old(discord: &Discord) -> Result<(), ApiError> {
    for (name, id) in discord.emoji_list().await? {
        if is_old(&name) {
            discord.delete(Target::Emoji(id)).await?;
        }
    }
    Ok(())
}
