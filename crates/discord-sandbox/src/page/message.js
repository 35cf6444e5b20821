// A message as elements: author, text, embeds, files, buttons, menus, and the note on private ones.

import { avatar, h, icon } from "./dom.js";
import { serverOptions } from "./fields.js";
import { customEmoji, markdown, spoiler } from "./markdown.js";
import { menu } from "./popup.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const brief = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const dated = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

/** Renders a message. `actions` carries out its buttons and menus; `compact` leaves out the author. */
export function renderMessage(message, { world, guild, me, actions, compact }) {
  const author = world.person(message.author);
  const mentioned = message.mentions.includes(me);
  const classes = ["message"];
  if (compact) classes.push("compact");
  if (mentioned) classes.push("mentioned");
  if (message.ephemeral) classes.push("ephemeral");
  const moment = new Date(message.at_ms);
  const time = h("time", { datetime: moment.toISOString(), title: dated.format(moment), class: "at" }, (compact ? brief : clock).format(moment));
  const body = h(
    "div",
    { class: "body" },
    !compact && h("div", { class: "head" }, h("span", { class: "author" }, author.name), author.bot && h("span", { class: "tag" }, "APP"), time),
    message.loading
      ? h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), `${author.name} is thinking…`)
      : message.thread
        ? h("p", { class: "began" }, `${author.name} started a thread: `, h("button", { type: "button", class: "mention", "data-channel": message.thread }, message.content))
        : message.content && markdown(message.content, world, { me, mentions: message.mentions }),
    message.edited && h("span", { class: "edited" }, "(edited)"),
    // In a message with a layout, a file shows only where a component has it.
    !message.layout && files(message),
    message.embeds.map((embed) => renderEmbed(embed, world, message)),
    message.components.map((part) => renderPart(part, { message, world, guild, actions, reader: { me, mentions: message.mentions } })),
    message.ephemeral && notice(message, actions),
  );
  return h(
    "article",
    { class: classes.join(" "), "data-id": message.id, "aria-label": `${author.name}, ${clock.format(moment)}` },
    !compact && cause(message, world),
    h("div", { class: "line" }, compact ? h("span", { class: "gutter" }, time) : avatar(author), body),
  );
}

/** Whether a message can follow the previous one without repeating the author's name. */
export function continues(message, before) {
  return Boolean(before) && before.author === message.author && !message.cause && before.ephemeral === message.ephemeral
    && message.at_ms - before.at_ms < 300_000;
}

/** The line above a message that says what it answers. */
function cause(message, world) {
  if (message.reply) return reply(message.reply, world);
  if (!message.cause) return null;
  const name = h("b", {}, world.personName(message.cause.user));
  const words = message.cause.kind === "Command"
    ? [name, " used ", h("span", { class: "command" }, message.cause.what)]
    : ["In answer to ", name];
  return h("div", { class: "cause" }, icon("reply"), avatar(world.person(message.cause.user), true), h("span", {}, ...words));
}

function reply({ original, deleted }, world) {
  if (!original) return h("div", { class: "cause" }, icon("reply"), h("i", {}, deleted ? "Original message was deleted" : "Original message could not be loaded"));
  const author = world.person(original.author);
  const text = markdown(original.content.split("\n")[0], world, { mentions: original.mentions }).textContent;
  return h("div", { class: "cause" }, icon("reply"), avatar(author, true), h("b", {}, author.name), h("span", {}, text || "Click to see attachment"));
}

function notice(message, actions) {
  return h(
    "div",
    { class: "notice" },
    icon("eye"),
    "Only you can see this · ",
    h("button", { type: "button", class: "textual", onclick: () => actions.dismiss(message) }, "Dismiss message"),
  );
}

/** A local address's path, under either of the sandbox's host names. Other pictures aren't loaded. */
function localUrl(url) {
  try {
    const parsed = new URL(url);
    return ["127.0.0.1", "localhost"].includes(parsed.hostname) ? parsed.pathname : null;
  } catch {
    return null;
  }
}

/** The address if it's safe as a link: only web pages, no scripts. */
function webUrl(url) {
  return /^https?:\/\//i.test(url ?? "") ? url : null;
}

function files(message) {
  const inEmbeds = new Set(message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const loose = message.attachments.filter((file) => !inEmbeds.has(file.url));
  return loose.map((file) => (file.content_type?.startsWith("image/")
    ? h("img", { class: "picture loose", src: localUrl(file.url), alt: file.description ?? file.filename, loading: "lazy" })
    : download(file)));
}

function download(file) {
  return h(
    "a",
    { class: "file", href: localUrl(file.url), download: file.filename },
    icon("file"),
    h("span", {}, h("b", {}, file.filename), h("small", {}, size(file.size))),
  );
}

function size(bytes) {
  return bytes < 1000 ? `${bytes} bytes` : bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A picture that a part of a message has, with the words for it that stand in the same part. */
function picture(part, cls, description) {
  const url = localUrl(part?.url);
  return url && h("img", { class: cls, src: url, alt: description ?? part.description ?? "", loading: "lazy" });
}

function renderEmbed(embed, world, message) {
  const text = (value) => markdown(value, world);
  const fields = (embed.fields ?? []).map((field) =>
    h("div", { class: field.inline ? "field inline" : "field" }, h("div", { class: "name" }, text(field.name)), text(field.value)));
  const element = h(
    "div",
    { class: "embed" },
    h(
      "div",
      { class: "embed-text" },
      embed.author?.name && h("div", { class: "embed-author" }, embed.author.name),
      embed.title && h("div", { class: "embed-title" }, webUrl(embed.url) ? h("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, embed.title) : text(embed.title)),
      embed.description && text(embed.description),
      fields.length > 0 && h("div", { class: "fields" }, fields),
      picture(embed.image, "picture"),
      embed.footer?.text && h("div", { class: "footer" }, embed.footer.text),
    ),
    picture(embed.thumbnail, "thumbnail"),
  );
  if (typeof embed.color === "number") element.style.borderInlineStartColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  return element;
}

function emojiOf(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji.name ?? "emoji", emoji.id) : h("span", { class: "glyph" }, emoji.name);
}

/** Renders a component. `around` has its message, the world, what a press does and who reads. */
function renderPart(part, around) {
  const { message, world, actions, reader } = around;
  const inside = () => part.components.map((one) => renderPart(one, around));
  switch (part.type) {
    case 1: return h("div", { class: "row" }, inside());
    case 2: return button(part, message, actions);
    case 9: return h("div", { class: "section" }, h("div", { class: "texts" }, inside()), renderPart(part.accessory, around));
    case 10: return markdown(part.content, world, reader);
    case 11: return veiled(part, picture(part.media, "thumbnail", part.description));
    case 12: return gallery(part.items, message);
    case 13: return veiled(part, message.attachments.filter((file) => file.url === part.file.url).map(download));
    case 14: return h("hr", { class: `${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "large" : ""}` });
    case 17: {
      const element = h("div", { class: "container" }, inside());
      if (typeof part.accent_color === "number") element.style.borderInlineStart = `4px solid #${part.accent_color.toString(16).padStart(6, "0")}`;
      return veiled(part, element);
    }
    default: return select(part, message, actions, part.options ?? serverOptions(part, world, around.guild));
  }
}

function gallery(items, message) {
  return h("div", { class: items.length > 1 ? "gallery many" : "gallery" }, items.map((item) => veiled(item, picture(item.media, "", item.description))));
}

/** Hides a part that is a spoiler until it is pressed. */
function veiled(part, content) {
  return part.spoiler ? spoiler(content) : content;
}

function button(part, message, actions) {
  const style = STYLES[part.style] ?? "secondary";
  const inside = [emojiOf(part.emoji), part.label && h("span", {}, part.label)];
  if (part.style === 5) return h("a", { class: "button link", href: webUrl(part.url), target: "_blank", rel: "noopener noreferrer" }, inside);
  const element = h(
    "button",
    { type: "button", class: `button ${style}`, disabled: Boolean(part.disabled), "data-key": part.custom_id, "aria-label": part.label ? null : part.emoji?.name },
    inside,
  );
  element.addEventListener("click", () => busy(element, actions.click(message, part.custom_id)));
  return element;
}

function select(part, message, actions, offered) {
  const options = offered.map((option) => ({
    title: option.label,
    detail: option.description,
    lead: emojiOf(option.emoji),
    value: option.value,
    preset: option.default === true,
  }));
  const label = part.placeholder ?? "Choose";
  const preset = options.filter((option) => option.preset).map((option) => option.title).join(", ");
  const element = h(
    "button",
    { type: "button", class: "select", disabled: Boolean(part.disabled), "data-key": part.custom_id, "aria-haspopup": "listbox", "aria-expanded": "false" },
    h("span", { class: preset ? "" : "placeholder" }, preset || label),
    icon("down"),
  );
  const limits = { min: part.min_values ?? 1, max: part.max_values ?? 1, label };
  element.addEventListener("click", () => {
    menu(element, options, limits, (values) => busy(element, actions.select(message, part.custom_id, values)));
  });
  return h("div", { class: "select-shell" }, element);
}

/** Marks a button or menu as busy until the bot has acknowledged the press. */
async function busy(element, work) {
  element.classList.add("busy");
  element.setAttribute("aria-busy", "true");
  await work;
  element.classList.remove("busy");
  element.removeAttribute("aria-busy");
}
