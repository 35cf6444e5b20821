// The page: one channel of one server, seen by one person.

import { Composer } from "./composer.js";
import { avatar, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { continues, renderMessage } from "./message.js";
import { ask, form, whoAmI } from "./people.js";
import { menu } from "./popup.js";

const byId = (id) => document.getElementById(id);
const scroller = byId("scroller");

/** People and channels by id, with a name to show for unknown ones. */
class World {
  constructor(told) {
    Object.assign(this, told);
    this.byId = new Map(told.people.map((person) => [person.id, person]));
    this.places = new Map(told.guilds.flatMap((guild) => guild.channels.map((channel) => [channel.id, { ...channel, guild }])));
  }
  person(id) { return this.byId.get(id) ?? { id, name: "somebody", bot: false }; }
  personName(id) { return this.person(id).name; }
  roleName(id) { return this.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id)?.name ?? "deleted-role"; }
  channelName(id) { return this.places.get(id)?.name ?? "unknown"; }
}

let me = null;
let here = null;
let world = null;
let socket = null;
let messages = new Map();
let typingTimer = 0;
let sideDrawn = "";

/** The page drops the oldest messages above this number. */
const MAX_MESSAGES = 400;
const phone = matchMedia("(max-width: 700px), (pointer: coarse)");

// What a person does.

async function act(deed) {
  try {
    const answer = await fetch("/sandbox/api/act", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ user: me.id, channel: here, ...deed }),
    });
    return answer.ok ? await answer.json() : { error: await answer.text() };
  } catch {
    return { error: "The sandbox does not answer: is it still running?" };
  }
}

/** Uploads a file for a form. Resolves with its id. */
async function upload(file) {
  const query = new URLSearchParams({ user: me.id, name: file.name });
  const answer = await fetch(`/sandbox/api/upload?${query}`, {
    method: "POST",
    headers: { "content-type": file.type || "application/octet-stream" },
    body: file,
  });
  return (await answer.json()).id;
}

/** Sends what the person does, opens the form if one comes back, and says what went wrong. */
async function perform(deed, failure = "This interaction failed") {
  const answer = await act(deed);
  if (answer.error) note(answer.failed ? failure : answer.error);
  if (answer.modal) {
    const values = await form(answer.modal, {
      world, guild: world.places.get(here)?.guild, upload, markdown: (text) => markdown(text, world),
    });
    if (values) await perform({ do: "submit", interaction: answer.interaction, values });
  }
  return answer;
}

const actions = {
  click: (message, custom_id) => perform({ do: "click", message: message.id, custom_id }),
  select: (message, custom_id, values) => perform({ do: "select", message: message.id, custom_id, values }),
  dismiss: (message) => perform({ do: "dismiss", message: message.id }),
};

const composer = new Composer({
  say: (text) => perform({ do: "say", text: withMentions(text) }),
  complete: async (command, focused) => (await act({ do: "complete", command, focused })).choices ?? [],
  people: () => world.people.filter((person) => world.places.get(here)?.guild.members.includes(person.id)),
  channels: () => world.places.get(here)?.guild.channels ?? [],
  slash: async (command) => {
    const pending = note(`/${command.path.join(" ")}`, { pending: true });
    await perform({ do: "slash", command }, "The application did not respond");
    pending.remove();
  },
});

/** Turns `@Bob` into a mention, as Discord's own field does. */
function withMentions(text) {
  const names = [...world.people].sort((a, b) => b.name.length - a.name.length);
  return names.reduce((line, person) => line.split(`@${person.name}`).join(`<@${person.id}>`), text);
}

/** Shows a line in this tab only. The server doesn't know about it. */
function note(text, { pending = false } = {}) {
  const stay = atBottom();
  const element = h(
    "div",
    { class: pending ? "note pending" : "note", role: pending ? "status" : "alert" },
    pending && h("span", { class: "dots", "aria-hidden": "true" }),
    h("span", {}, pending ? `Sending ${text}…` : text),
    !pending && h("button", { type: "button", class: "bare", "aria-label": "Dismiss", onclick: () => element.remove() }, icon("close")),
  );
  byId("notes").append(element);
  if (!pending) setTimeout(() => element.remove(), 20_000);
  if (stay) toBottom();
  return element;
}

// What a person sees.

function connect() {
  const url = new URL("/sandbox/api/live", location.href.replace(/^http/, "ws"));
  url.search = new URLSearchParams({ user: me.id, ...(here ? { channel: here } : {}) });
  const mine = new WebSocket(url);
  socket?.close();
  socket = mine;
  mine.onmessage = (event) => { if (socket === mine) hear(JSON.parse(event.data)); };
  mine.onclose = () => {
    if (socket !== mine) return;
    byId("status").textContent = "Reconnecting…";
    setTimeout(() => { if (socket === mine) connect(); }, 1000);
  };
}

function hear(news) {
  const isFirst = !world;
  if (news.world) setWorld(new World(news.world));
  // A restarted sandbox has new ids for the same people.
  if (!world.byId.has(me.id)) return location.reload();
  if (isFirst) hint();
  if (news.fresh) {
    here = news.channel;
    sessionStorage.setItem("sandbox.channel", here ?? "");
    messages = new Map();
    byId("messages").replaceChildren();
    byId("notes").replaceChildren();
    drawPlace();
  }
  if (!news.fresh && here && !world.places.has(here)) return go(null);
  const stay = news.fresh || atBottom();
  for (const message of news.messages) put(message, news.fresh);
  byId("welcome").hidden = messages.size > 0;
  if (stay) toBottom();
  else if (news.messages.some((message) => !message.deleted && message.author !== me.id)) byId("jump").hidden = false;
}

/** Adds, updates or removes a message. */
function put(message, quietly) {
  const list = byId("messages");
  const old = list.querySelector(`[data-id="${message.id}"]`);
  if (message.deleted) {
    const next = old?.nextElementSibling;
    messages.delete(message.id);
    old?.remove();
    if (next) redraw(next.dataset.id);
    return;
  }
  const isNew = !messages.has(message.id);
  messages.set(message.id, message);
  if (isNew && messages.size > MAX_MESSAGES) {
    const [oldest] = messages.keys();
    messages.delete(oldest);
    list.querySelector(`[data-id="${oldest}"]`)?.remove();
  }
  if (isNew) messages = new Map([...messages].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
  draw(message, old);
  if (isNew && !quietly && message.author !== me.id) announce(message);
}

function redraw(id) {
  draw(messages.get(id), byId("messages").querySelector(`[data-id="${id}"]`));
}

function draw(message, old) {
  const list = byId("messages");
  const ids = [...messages.keys()];
  const before = messages.get(ids[ids.indexOf(message.id) - 1]);
  const element = renderMessage(message, { world, guild: world.places.get(here)?.guild, me: me.id, actions, compact: continues(message, before) });
  const after = ids[ids.indexOf(message.id) + 1];
  if (old) {
    // Keeps the focus on the pressed button's replacement, so that the next press needs no search.
    const key = old.contains(document.activeElement) && document.activeElement.dataset.key;
    old.replaceWith(element);
    if (key) (element.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`) ?? element.querySelector(".button:not(:disabled)"))?.focus();
  } else {
    list.insertBefore(element, after ? list.querySelector(`[data-id="${after}"]`) : null);
    element.classList.add("fresh");
  }
  for (const picture of element.querySelectorAll("img")) picture.addEventListener("load", () => { if (nearBottom) toBottom(); });
}

function announce(message) {
  const text = byId("messages").querySelector(`[data-id="${message.id}"] .body`)?.innerText ?? "";
  byId("announcer").textContent = `${world.personName(message.author)}: ${text.slice(0, 300)}`;
  const mine = message.mentions.includes(me.id) || message.ephemeral;
  if (document.hidden && mine) document.title = `● ${titleNow()}`;
}

function titleNow() {
  return `#${world?.channelName(here) ?? ""} – ${me?.name ?? ""} – Sandbox`;
}

function setWorld(next) {
  const place = world?.places.get(here);
  const typing = next.places.get(here)?.typing ?? 0;
  if (place && typing > place.typing) {
    byId("typing").textContent = `${next.personName(next.bot.id)} is typing…`;
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => { byId("typing").textContent = ""; }, 8000);
  }
  world = next;
  me = { ...me, ...world.person(me.id) };
  byId("status").textContent = world.bot.online ? "" : "The bot is not connected";
  drawSide();
  composer.setCommands(world.places.get(here)?.guild.commands ?? world.guilds[0]?.commands ?? []);
}

function drawSide() {
  // Redraws only after a change, because the focus may be in here.
  const drawing = JSON.stringify([here, me, world.guilds.map(({ id, name, of_people, members, channels }) => [id, name, of_people, members, channels.map((channel) => ({ ...channel, typing: 0 }))])]);
  if (drawing === sideDrawn) return;
  sideDrawn = drawing;
  const guild = world.places.get(here)?.guild ?? world.guilds[0];
  byId("guild").replaceChildren(h("span", {}, guild?.name ?? "Nowhere"));
  const pictures = { forum: "forum", thread: "thread", announcement_thread: "thread" };
  byId("channels").replaceChildren(...world.guilds.flatMap((one) => [
    world.guilds.length > 1 && h("div", { class: "label" }, one.name),
    ...one.channels.map((channel) => h(
      "button",
      { type: "button", class: "channel", "aria-current": channel.id === here ? "page" : null, onclick: () => { side(false); go(channel.id); } },
      icon(pictures[channel.kind] ?? "hash"),
      channel.name,
      channel.archived && h("small", {}, "archived"),
      channel.locked && h("small", {}, "locked"),
    )),
  ]).filter(Boolean));
  drawPeople(guild);
  byId("me").replaceChildren(avatar(me), h("span", {}, h("b", {}, me.name), h("small", {}, "Switch person")), icon("person"));
}

/** Lists the people of the server, each with the commands of their menu. */
function drawPeople(guild) {
  const offered = guild?.of_people ?? [];
  if (!offered.length) return;
  const people = guild.members.filter((id) => id !== me.id).map((id) => {
    const name = world.personName(id);
    const button = h(
      "button",
      { type: "button", class: "channel", "aria-haspopup": "listbox", "aria-expanded": "false", "data-person": id },
      avatar(world.person(id), true),
      name,
    );
    const options = offered.map((command) => ({ title: command.name, value: command.name }));
    const open = (event) => {
      event.preventDefault();
      menu(button, options, { min: 1, max: 1, label: name }, ([chosen]) => {
        side(false);
        perform({ do: "on", person: id, name: chosen }, "The application did not respond");
      });
    };
    button.addEventListener("click", open);
    button.addEventListener("contextmenu", open);
    return h("div", { class: "select-shell" }, button);
  });
  byId("channels").append(h("div", { class: "label" }, "People"), ...people);
}

function drawPlace() {
  const name = world.channelName(here);
  byId("title").replaceChildren(icon("hash"), name);
  document.title = titleNow();
  composer.setPlaceholder(phone.matches ? `Message, or / for commands` : `Message #${name}, or type / for commands`);
  composer.setCommands(world.places.get(here)?.guild.commands ?? []);
  drawSide();
  byId("welcome").replaceChildren(
    h("span", { class: "big" }, icon("hash")),
    h("h2", {}, `Welcome to #${name}`),
    markdown(world.welcome, world),
  );
  // Turns the commands in the welcome into buttons that send them.
  for (const code of byId("welcome").querySelectorAll("code")) {
    const command = code.textContent;
    if (!command.startsWith("/")) continue;
    code.replaceWith(h("button", { type: "button", class: "try", onclick: () => composer.run(command) }, command));
  }
}

function go(channel) {
  here = channel;
  byId("typing").textContent = "";
  connect();
  // On a phone, the focus would open the keyboard over the messages.
  if (!phone.matches) composer.focus();
}

// The list stays scrolled to its end, unless the person has scrolled up.

let nearBottom = true;
const atBottom = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
function toBottom() {
  scroller.scrollTop = scroller.scrollHeight;
  byId("jump").hidden = true;
}
scroller.addEventListener("click", (event) => {
  const command = event.target.closest?.("[data-command]")?.dataset.command;
  if (command) composer.begin(command);
  const channel = event.target.closest?.("[data-channel]")?.dataset.channel;
  if (channel && world.places.has(channel)) go(channel);
});
scroller.addEventListener("scroll", () => {
  nearBottom = atBottom();
  if (nearBottom) byId("jump").hidden = true;
}, { passive: true });
new ResizeObserver(() => { if (nearBottom) toBottom(); }).observe(scroller);
byId("jump").addEventListener("click", toBottom);

function side(open) {
  document.body.classList.toggle("side-open", open);
  byId("open-side").setAttribute("aria-expanded", String(open));
}
byId("open-side").append(icon("menu"));
byId("open-side").addEventListener("click", () => side(!document.body.classList.contains("side-open")));
byId("shade").addEventListener("click", () => side(false));
byId("me").addEventListener("click", async () => {
  const next = await ask(me);
  if (next && next.id !== me.id) become(next);
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) document.title = titleNow(); });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") side(false);
  const idle = event.target === document.body || event.target === scroller;
  const printable = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (idle && (printable || event.key === "Escape")) composer.focus();
});

function hint() {
  // On a phone, it would cover the messages.
  if (phone.matches || localStorage.getItem("sandbox.hint")) return;
  const other = world.people.find((person) => !person.bot && person.id !== me.id);
  const close = () => { localStorage.setItem("sandbox.hint", "seen"); toast.remove(); };
  const toast = h(
    "div",
    { class: "toast" },
    h("span", {}, "Two people? Open another tab and be somebody else. "),
    other && h("a", { href: `/?as=${encodeURIComponent(other.name)}`, target: "_blank", rel: "noopener", onclick: close }, `Open a tab as ${other.name}`),
    h("button", { type: "button", class: "bare", "aria-label": "Close", onclick: close }, icon("close")),
  );
  byId("toasts").append(toast);
  setTimeout(() => toast.remove(), 30_000);
}

function become(person) {
  me = person;
  const url = new URL(location.href);
  url.searchParams.delete("as");
  history.replaceState(null, "", url);
  connect();
  if (!phone.matches) composer.focus();
}

async function begin() {
  let person = await whoAmI();
  while (!person) person = await ask();
  here = sessionStorage.getItem("sandbox.channel") || null;
  become(person);
}

begin();
