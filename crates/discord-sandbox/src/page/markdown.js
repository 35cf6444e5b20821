// Discord's markdown, as elements.

import { h } from "./dom.js";

/**
 * Renders a text. `world` knows people and channels by id. `reader` is who reads it, as `me`, and whom
 * it may mention, as `mentions`. Discord's apps know nobody else by name, so other mentions stay
 * numbers, as they do in embeds. Mentions of `me` are highlighted.
 */
export function markdown(text, world, reader = { mentions: [] }) {
  const root = h("div", { class: "markdown" });
  for (const [index, part] of text.split(/```/).entries()) {
    if (index % 2 === 1) root.append(codeBlock(part));
    else blocks(part.replace(/^\n|\n$/g, index > 0 ? "" : "$&"), root, world, reader);
  }
  return root;
}

function codeBlock(text) {
  const body = text.replace(/^[a-z0-9+-]*\n/i, "").replace(/\n$/, "");
  return h("pre", {}, h("code", {}, body));
}

function blocks(text, root, world, reader) {
  if (!text) return;
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length === 0) return;
    const element = h("p");
    paragraph.forEach((line, index) => {
      if (index > 0) element.append(h("br"));
      inline(line, element, world, reader);
    });
    root.append(element);
    paragraph = [];
  };
  const wrap = (tag, rest, props = {}) => {
    flush();
    const element = h(tag, props);
    inline(rest, element, world, reader);
    root.append(element);
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    let match;
    if ((match = /^(#{1,3}) +(.+)/.exec(line))) wrap(`h${match[1].length + 2}`, match[2]);
    else if ((match = /^-# +(.+)/.exec(line))) wrap("p", match[1], { class: "subtext" });
    else if ((match = /^>>> ?([^]*)/.exec(lines.slice(at).join("\n")))) {
      flush();
      const quote = h("blockquote");
      blocks(match[1], quote, world, reader);
      root.append(quote);
      return;
    } else if ((match = /^> ?(.*)/.exec(line))) {
      const quoted = [match[1]];
      while (/^> ?/.test(lines[at + 1] ?? "")) quoted.push(lines[++at].replace(/^> ?/, ""));
      flush();
      const quote = h("blockquote");
      blocks(quoted.join("\n"), quote, world, reader);
      root.append(quote);
    } else if ((match = /^ *([-*]|\d+\.) +(.+)/.exec(line))) {
      flush();
      const ordered = /\d/.test(match[1]);
      const list = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(match[1], 10) } : {});
      const pattern = ordered ? /^ *\d+\. +(.+)/ : /^ *[-*] +(.+)/;
      for (let item = match[2]; item !== undefined; item = pattern.exec(lines[at + 1] ?? "")?.[1], item !== undefined && at++) {
        const element = h("li");
        inline(item, element, world, reader);
        list.append(element);
      }
      root.append(list);
    } else paragraph.push(line);
  }
  flush();
}

/** A channel's name as a link to the channel. */
function channelLink(id, world) {
  return h("button", { type: "button", class: "mention", "data-channel": id }, `#${world.channelName(id)}`);
}

// The first pattern that matches wins. Each makes an element, and renders the text inside it.
const INLINE = [
  [/^\\([^\w\s])/, (m) => document.createTextNode(m[1])],
  [/^``([^]+?)``(?!`)|^`([^`]+)`/, (m) => h("code", {}, m[1] ?? m[2])],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, go) => go(h("strong"), m[1])],
  [/^__([^]+?)__(?!_)/, (m, go) => go(h("u"), m[1])],
  [/^~~([^]+?)~~/, (m, go) => go(h("s"), m[1])],
  [/^\|\|([^]+?)\|\|/, (m, go) => go(spoiler(), m[1])],
  [/^\*(?![\s*])([^*]+?)\*(?!\*)/, (m, go) => go(h("em"), m[1])],
  [/^_(?![\s_])([^_]+?)_(?![\w_])/, (m, go) => go(h("em"), m[1])],
  [/^<@!?(\d+)>/, (m, _, world, reader) => mention(m[1], world, reader)],
  [/^<@&(\d+)>/, (m, _, world) => h("span", { class: "mention" }, `@${world.roleName(m[1])}`)],
  [/^<#(\d+)>/, (m, _, world) => channelLink(m[1], world)],
  [/^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):(\d+)>/, (m) => customEmoji(m[1], m[2])],
  [/^<\/([\w\- ]+):\d+>/, (m) => h("button", { type: "button", class: "mention", "data-command": m[1] }, `/${m[1]}`)],
  [/^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, (m, go) => go(link(m[2]), m[1])],
  // Links to a channel on Discord lead to the channel here.
  [/^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?/, (m, _, world) => channelLink(m[1], world)],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (m) => { const a = link(m[0]); a.append(m[0]); return a; }],
];

function inline(text, into, world, reader) {
  let plain = "";
  const go = (element, inner) => { inline(inner, element, world, reader); return element; };
  const flush = () => { if (plain) into.append(...drawn(plain)); plain = ""; };
  while (text) {
    let hit = null;
    // All markup begins with one of these. Other text is skipped without trying the patterns.
    if (/^[\\`*_~|<[h]/.test(text)) {
      for (const [pattern, make] of INLINE) {
        const match = pattern.exec(text);
        if (match && !(pattern.source.startsWith("^_") && /\w$/.test(plain))) { hit = [match, make]; break; }
      }
    }
    if (hit) {
      flush();
      into.append(hit[1](hit[0], go, world, reader));
      text = text.slice(hit[0][0].length);
    } else {
      const step = /^[^\\`*_~|<[h]+|^./su.exec(text)[0];
      plain += step;
      text = text.slice(step.length);
    }
  }
  flush();
}

/** Signs that are text by default. Discord draws them as emojis unless a selector follows. */
const BARE = /(?<!(?:\p{Emoji_Presentation}|\ufe0f)\u200d)(?![\x00-\x7f]|\p{Emoji_Presentation})\p{Emoji}(?![\ufe0e\ufe0f]|\u200d\p{Emoji_Presentation}|(?<=\p{Emoji_Modifier_Base})\p{Emoji_Modifier})/gu;

/** A text as nodes, with its bare signs drawn as emojis, as wide as any. */
function drawn(text) {
  const nodes = [];
  let at = 0;
  for (const sign of text.matchAll(BARE)) {
    nodes.push(text.slice(at, sign.index), h("span", { class: /[♥♦❤]/u.test(sign[0]) ? "emoji sign red" : "emoji sign" }, `${sign[0]}\ufe0f`));
    at = sign.index + sign[0].length;
  }
  return [...nodes, text.slice(at)].filter(Boolean);
}

function link(url) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" });
}

/** Something that is hidden until it is pressed. */
export function spoiler(...content) {
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    element.classList.add("open");
    element.removeAttribute("role");
  };
  const element = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", onclick: reveal, onkeydown: reveal }, ...content);
  return element;
}

function mention(id, world, { me, mentions }) {
  if (!mentions.includes(id)) return document.createTextNode(`<@${id}>`);
  const mine = id === me;
  return h("span", { class: mine ? "mention me" : "mention" }, `@${world.personName(id)}`, mine && h("span", { class: "sr" }, " (you)"));
}

/** An emoji of the application. Its name is there for people who can't see it. */
export function customEmoji(name, id) {
  return h("img", { class: "emoji", src: `/emojis/${encodeURIComponent(id)}`, alt: `:${name}:`, title: `:${name}:` });
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

function timestamp(unix, style) {
  const moment = new Date(unix * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(`<t:${unix}>`);
  const full = new Intl.DateTimeFormat(undefined, STYLES.F).format(moment);
  const element = h("time", { datetime: moment.toISOString(), title: full });
  if (style === "R") {
    element.dataset.unix = unix;
    tick(element);
  } else element.textContent = new Intl.DateTimeFormat(undefined, STYLES[style]).format(moment);
  return element;
}

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function tick(element) {
  const seconds = Math.round(Number(element.dataset.unix) - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS[5];
  const text = relative.format(Math.round(seconds / size), unit);
  if (element.textContent !== text) element.textContent = text;
}

setInterval(() => document.querySelectorAll("time[data-unix]").forEach(tick), 1000);
