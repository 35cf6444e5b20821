#!/usr/bin/env bash
# v2componentsbuilder 2.0.1 (npm), messages of Discord's new components: it refuses the eleventh component of a message, and
# the eleventh of a container, although Discord takes forty.
# Expected: "Build Discord V2 Message Components", after Discord's documentation. Discord's API description has `maxItems` 40
# for the components of a message and for those of a container. @discordjs/builders 1.14.1 (npm) takes eleven in a container.
# Seen: with how many text displays a message and a container are made, here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts v2componentsbuilder@2.0.1 @discordjs/builders@1.14.1
cat > components.cjs <<'END'
const { V2ComponentBuilder, V2ContainerBuilder, V2TextDisplayBuilder } = require("v2componentsbuilder");
const { ContainerBuilder, TextDisplayBuilder } = require("@discordjs/builders");
const attempt = (make) => {
  try {
    return `${make().toJSON().components.length} components`;
  } catch (error) {
    return `refused, ${error.message}`;
  }
};
for (const number of [10, 11]) {
  const texts = () => Array.from({ length: number }, (_, place) => new V2TextDisplayBuilder().setContent(`Seat ${place}`));
  console.log(`message of ${number}: ${attempt(() => new V2ComponentBuilder().setComponents(texts()))}`);
  console.log(`container of ${number}: ${attempt(() => new V2ContainerBuilder().setComponents(texts()))}`);
  console.log(`container of ${number} there: ${attempt(() => new ContainerBuilder().addTextDisplayComponents(
    Array.from({ length: number }, (_, place) => new TextDisplayBuilder().setContent(`Seat ${place}`))))}`);
}
END
seen="$(node components.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'message of 10: 10 components' 'container of 10: 10 components' \
  'container of 10 there: 10 components' 'message of 11: refused, Max 10 top-level components' \
  'container of 11: refused, Containers must contain between 1 and 10 components.' 'container of 11 there: 11 components')" ]
