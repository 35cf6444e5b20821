//! A stand-in for Discord on loopback. Imports nothing of the bot and knows nothing of any game.
