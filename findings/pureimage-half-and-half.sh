#!/usr/bin/env bash
# pureimage 0.4.20 (npm): two half-transparent layers are no denser than one, and `globalAlpha` does nothing, neither to
# rectangles nor to paths nor to pictures. So a shadow of several layers stays as faint as the first, and a card that
# should be faded is drawn in full. Over something opaque, `rgba()` is right.
# Expected: "standard globalAlpha and rgba() alpha compositing", as its page says among what is supported: in the canvas
# standard half over half covers three quarters (191 or 192 of 255), and globalAlpha multiplies the colour's.
# @napi-rs/canvas 1.1.1 (npm) does that.
# Seen, the alpha of half over half: 127; of globalAlpha 0.5: 255.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pureimage@0.4.20 @napi-rs/canvas@1.1.1
cat > draw.cjs <<'END_JS'
const { createCanvas } = require("@napi-rs/canvas");
const { make } = require("pureimage");

const ways = {
  pureimage: () => {
    const picture = make(4, 4);
    const context = picture.getContext("2d");
    // A new picture of this package is black, not transparent.
    context.clearRect(0, 0, 4, 4);
    return { picture, context, read: () => [24, 16, 8, 0].map((bits) => (picture.getPixelRGBA(2, 2) >>> bits) & 255) };
  },
  "@napi-rs/canvas": () => {
    const picture = createCanvas(4, 4);
    const context = picture.getContext("2d");
    return { picture, context, read: () => [...context.getImageData(2, 2, 1, 1).data] };
  },
};
const fill = (context, style) => {
  context.fillStyle = style;
  context.fillRect(0, 0, 4, 4);
};
const drawings = {
  "half red, once": ({ context }) => fill(context, "rgba(255,0,0,0.5)"),
  "half red, twice": ({ context }) => ["rgba(255,0,0,0.5)", "rgba(255,0,0,0.5)"].forEach((style) => fill(context, style)),
  "half red over white": ({ context }) => ["#ffffff", "rgba(255,0,0,0.5)"].forEach((style) => fill(context, style)),
  "red rectangle, globalAlpha 0.5": ({ context }) => {
    context.globalAlpha = 0.5;
    fill(context, "#ff0000");
  },
  "red picture, globalAlpha 0.5": ({ context }, way) => {
    const other = way();
    fill(other.context, "#ff0000");
    context.globalAlpha = 0.5;
    context.drawImage(other.picture, 0, 0);
  },
};
for (const [what, draw] of Object.entries(drawings)) {
  for (const [name, way] of Object.entries(ways)) {
    const canvas = way();
    draw(canvas, way);
    console.log(`${what}, ${name}: ${canvas.read().join(" ")}`);
  }
}
END_JS
seen="$(node draw.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
half red, once, pureimage: 255 0 0 127
half red, once, @napi-rs/canvas: 255 0 0 128
half red, twice, pureimage: 255 0 0 127
half red, twice, @napi-rs/canvas: 255 0 0 192
half red over white, pureimage: 255 128 128 255
half red over white, @napi-rs/canvas: 255 127 127 255
red rectangle, globalAlpha 0.5, pureimage: 255 0 0 255
red rectangle, globalAlpha 0.5, @napi-rs/canvas: 255 0 0 128
red picture, globalAlpha 0.5, pureimage: 255 0 0 255
red picture, globalAlpha 0.5, @napi-rs/canvas: 255 0 0 128
END_SEEN
)" ]
