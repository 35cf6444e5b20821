#!/usr/bin/env bash
# mahc 2.2.0 (Rust), which counts riichi mahjong: an open hand without any extra minipoints is worth 20 fu, so that one han by
# a discard pays 700, which the game doesn't have. And a red five isn't the dora that a plain five is: with a four as the
# indicator it counts once, not twice, and of three fives with a red one, all or none are dora, as the red one is named last
# or first.
# Expected: riichi (riichi.wiki/Fu; EMA rules 4.2): an open hand that would have 20 fu has 30, so 1000 for a discard. A red five
# is a five, and so a dora, if the indicator is a four, besides its own han. python-mahjong 2.0.0 (PyPI) has 30 fu and 1000.
# Seen: hands, the winning tile and the dora indicator, then han, dora, fu and what a discard pays; the first hand there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check mahjong==2.0.0
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "hands"
version = "0.1.0"
edition = "2024"
[dependencies]
mahc = { version = "=2.2.0", default-features = false }
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use mahc::{calc::get_hand_score, hand::Hand};

fn main() {
    for (groups, win, dora) in [
        ("234mo 345p 678s 88p 567s", "5s", "1s"), ("234mo 345p 678s 88p 567s", "6s", "1s"), ("234m 345p 678s 88p 567s", "5s", "1s"),
        ("234m 345p 678s 88p 567s", "5s", "4p"), ("234m 340p 678s 88p 567s", "5s", "1s"), ("234m 340p 678s 88p 567s", "5s", "4p"),
        ("234m 555p 678s 88p 567s", "5s", "4p"), ("234m 550p 678s 88p 567s", "5s", "4p"), ("234m 055p 678s 88p 567s", "5s", "4p"),
    ] {
        let tiles = groups.split(' ').map(str::to_string).collect();
        let hand = Hand::new_from_strings(tiles, win.into(), "Ew".into(), "Sw".into()).unwrap();
        let dora = Some(vec![dora.to_string().try_into().unwrap()]);
        let score = get_hand_score(&hand, &dora, false, false, false, false, false, false, false, false, 0).unwrap();
        println!("{groups}, {win}, {}: {} han, {} of them dora, {} fu, {}", dora.unwrap()[0], score.han(), score.dora_count(),
            score.fu_score(), score.payment().non_dealer_ron(0));
    }
}
END_OF_RUST
cat > hand.py <<'END_OF_PYTHON'
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld
from mahjong.tile import TilesConverter
tiles = TilesConverter.string_to_136_array
config = HandConfig(options=OptionalRules(has_open_tanyao=True))
meld = Meld(Meld.CHI, tiles(man="234"))
score = HandCalculator().estimate_hand_value(tiles(man="234", pin="34588", sou="567678"), tiles(sou="5")[0], melds=[meld], config=config)
print(f"there: {score.han} han, {score.fu} fu, {score.cost['main']}")
END_OF_PYTHON
seen="$(CARGO_TARGET_DIR=target cargo run --quiet; venv/bin/python hand.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '234mo 345p 678s 88p 567s, 5s, 1s: 1 han, 0 of them dora, 20 fu, 700' \
  '234mo 345p 678s 88p 567s, 6s, 1s: 1 han, 0 of them dora, 30 fu, 1000' \
  '234m 345p 678s 88p 567s, 5s, 1s: 2 han, 0 of them dora, 30 fu, 2000' \
  '234m 345p 678s 88p 567s, 5s, 4p: 3 han, 1 of them dora, 30 fu, 3900' \
  '234m 340p 678s 88p 567s, 5s, 1s: 3 han, 1 of them dora, 30 fu, 3900' \
  '234m 340p 678s 88p 567s, 5s, 4p: 3 han, 1 of them dora, 30 fu, 3900' \
  '234m 555p 678s 88p 567s, 5s, 4p: 4 han, 3 of them dora, 40 fu, 8000' \
  '234m 550p 678s 88p 567s, 5s, 4p: 5 han, 4 of them dora, 40 fu, 8000' \
  '234m 055p 678s 88p 567s, 5s, 4p: 2 han, 1 of them dora, 40 fu, 2600' 'there: 1 han, 30 fu, 1000')" ]
