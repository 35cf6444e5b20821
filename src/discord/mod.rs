//! The bot as Discord sees it: commands, components and words. The only part that names serenity and poise.
