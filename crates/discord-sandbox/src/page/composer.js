// The message field: plain text, or a command with its options, completed while typing.

import { avatar, h, icon } from "./dom.js";
import { ListBox } from "./popup.js";

const SUB = 1;
const GROUP = 2;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMERIC = [4, 10];

/** Lists commands. A command with subcommands gives one entry for each of them. */
function flatten(command, path = []) {
  const here = [...path, command.name];
  const parts = (command.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
  if (parts.length > 0) return parts.flatMap((part) => flatten(part, here));
  return [{ path: here, name: here.join(" "), description: command.description, options: command.options ?? [] }];
}

const byId = (id) => document.getElementById(id);

export class Composer {
  /** `host` provides `say(text)`, `slash(command)`, `complete(command, focused)`, `people()`, `channels()`. */
  constructor(host) {
    this.host = host;
    this.entries = [];
    this.command = null;
    this.fields = [];
    this.asked = 0;
    this.text = byId("text");
    this.box = byId("command");
    this.list = new ListBox(byId("suggestions"), (item) => item.pick());
    byId("send").append(icon("send"));
    byId("composer").addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.textKey(event));
    byId("composer").addEventListener("focusout", (event) => {
      if (!byId("composer").contains(event.relatedTarget)) this.hideList();
    });
  }

  setCommands(commands) {
    this.entries = commands.flatMap((command) => flatten(command)).sort((a, b) => a.name.localeCompare(b.name));
  }

  setPlaceholder(text) {
    this.text.placeholder = text;
  }

  focus() {
    (this.fields[0]?.input ?? this.text).focus();
  }

  hideList() {
    this.list.hide();
    this.mark();
  }

  /** Tells screen readers which suggestion is highlighted. */
  mark() {
    const field = this.command ? document.activeElement : this.text;
    for (const input of [this.text, ...this.fields.map((one) => one.input)]) {
      const active = input === field && this.list.activeId;
      input.setAttribute("aria-expanded", String(input === field && this.list.open));
      if (active) input.setAttribute("aria-activedescendant", active);
      else input.removeAttribute("aria-activedescendant");
    }
  }

  // Plain text, until it turns out to be a command.

  typed() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
    const value = this.text.value;
    if (!value.startsWith("/")) return this.hideList();
    const line = value.slice(1);
    const whole = this.entries.filter((entry) => line.startsWith(`${entry.name} `)).sort((a, b) => b.name.length - a.name.length)[0];
    if (whole) return this.typedAfter(whole, line.slice(whole.name.length + 1));
    const words = line.toLowerCase().split(/\s+/).filter(Boolean);
    const rank = (entry) => {
      if (entry.name.startsWith(line.toLowerCase())) return 0;
      const last = entry.path[entry.path.length - 1];
      if (words.length && last.startsWith(words[words.length - 1]) && words.every((word) => entry.name.includes(word))) return 1;
      if (words.every((word) => entry.name.includes(word))) return 2;
      return words.every((word) => `${entry.name} ${entry.description.toLowerCase()}`.includes(word)) ? 3 : 9;
    };
    const found = this.entries.map((entry) => [rank(entry), entry]).filter(([at]) => at < 9).sort((a, b) => a[0] - b[0]);
    this.list.show(found.map(([, entry]) => ({
      title: `/${entry.name}`,
      detail: entry.description,
      pick: () => this.start(entry),
    })), { heading: found.length ? "Commands" : "There is no such command" });
    this.mark();
  }

  /** Handles text after a command's name: the first option's value, or an optional option's name. */
  typedAfter(entry, rest) {
    const free = entry.options.filter((option) => option.name.startsWith(rest.toLowerCase()));
    const naming = rest && !rest.includes(":") && free.length && !entry.options.some((option) => option.required);
    if (!naming) return this.start(entry, rest);
    this.list.show(free.map((option) => ({
      title: option.name,
      detail: option.description,
      pick: () => this.start(entry, `${option.name}:`),
    })), { heading: "Options" });
    this.mark();
  }

  textKey(event) {
    if (event.isComposing) return;
    if (this.list.key(event)) return this.mark();
    const item = this.list.open && this.list.current;
    if (item && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey) {
      event.preventDefault();
      item.pick();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && !byId("suggestions").hidden) {
      event.preventDefault();
      this.hideList();
    }
  }

  // A command and its options.

  start(entry, rest = "") {
    this.command = entry;
    this.fields = [];
    this.text.value = "";
    this.text.hidden = true;
    this.text.style.height = "auto";
    this.box.hidden = false;
    this.box.replaceChildren(
      h("button", { type: "button", class: "chip", "aria-label": `/${entry.name}, remove`, onclick: () => this.leave(), onkeydown: (event) => this.chipKey(event) }, `/${entry.name}`),
      h("span", { class: "fields" }),
      h("button", { type: "button", class: "more", onclick: () => this.offerOptions() }),
      h("span", { class: "about" }, entry.options.length ? "" : entry.description),
    );
    entry.options.filter((option) => option.required).forEach((option) => this.addField(option));
    // Only the command's own options divide the text: `20:` in a time is none.
    const names = entry.options.map((option) => option.name).join("|");
    const pair = new RegExp(`(?:^|\\s)(${names}):\\s*("[^"]*"|.*?)(?=\\s+(?:${names}):|\\s*$)`, "gs");
    const pairs = names ? [...rest.matchAll(pair)] : [];
    for (const [, name, value] of pairs) {
      const option = entry.options.find((one) => one.name === name);
      const field = this.fields.find((one) => one.option === option) ?? this.addField(option);
      field.input.value = value.replaceAll('"', "").trim();
    }
    if (!pairs.length && rest && this.fields[0]) this.fields[0].input.value = rest;
    this.drawMore();
    this.hideList();
    const first = this.fields.find((field) => !field.input.value) ?? this.fields[0];
    if (first) first.input.focus();
    else this.box.querySelector(entry.options.length ? ".more" : ".chip").focus();
    if (!first && entry.options.length) this.offerOptions();
  }

  /** Handles a key on the command's name. If it has no options, Enter sends it. */
  chipKey(event) {
    if (event.key === "Enter" && this.fields.length === 0) { event.preventDefault(); this.send(); }
    else if (event.key === "Backspace" || event.key === "Escape") { event.preventDefault(); this.leave(); }
  }

  leave(text = "") {
    this.command = null;
    this.fields = [];
    this.box.hidden = true;
    this.box.replaceChildren();
    this.text.hidden = false;
    this.text.value = text;
    this.hideList();
    this.text.focus();
    if (text) this.typed();
  }

  addField(option) {
    const input = h("input", {
      type: "text",
      role: "combobox",
      "aria-label": `${option.name}: ${option.description}`,
      "aria-controls": "suggestions",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": option.required ? "true" : null,
      inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null,
      autocomplete: "off",
      enterkeyhint: "send",
    });
    const element = h("label", { class: "option" }, h("span", {}, option.name), input);
    const fit = () => { input.style.width = `${Math.max(4, input.value.length + 1)}ch`; };
    const field = { option, input, element, fit, picked: null };
    input.addEventListener("input", () => {
      field.picked = null;
      element.classList.remove("wrong");
      const next = this.typedNext(field);
      fit();
      if (next) next.focus();
      else this.suggest(field);
    });
    input.addEventListener("focus", () => { fit(); this.suggest(field); });
    input.addEventListener("keydown", (event) => this.fieldKey(event, field));
    this.fields.push(field);
    this.box.querySelector(".fields").append(element);
    fit();
    return field;
  }

  /** Handles another option's name typed after this one's value, as in `3 level:`. */
  typedNext({ input }) {
    const [, value, name] = input.value.match(/^(.*\S)\s+([\w-]+):$/) ?? [];
    const option = this.spare().find((one) => one.name === name);
    if (!option) return null;
    input.value = value;
    const next = this.addField(option);
    this.drawMore();
    return next.input;
  }

  removeField(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.element.remove();
    this.drawMore();
    const before = this.fields[Math.max(0, at - 1)];
    if (before) before.input.focus();
    else this.box.querySelector(".more").focus();
  }

  /** The options that aren't on the line yet. */
  spare() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  drawMore() {
    const more = this.box.querySelector(".more");
    const count = this.spare().length;
    more.hidden = count === 0;
    more.textContent = `+ ${count} optional`;
  }

  offerOptions() {
    const more = this.box.querySelector(".more");
    this.list.show(this.spare().map((option) => ({
      title: option.name,
      detail: option.description,
      pick: () => { const field = this.addField(option); this.drawMore(); field.input.focus(); },
    })), { heading: "Options" });
    more.onkeydown = (event) => {
      if (this.list.key(event)) return;
      if (event.key === "Enter" && this.list.open && event.target === more) { event.preventDefault(); this.send(); }
      else if (event.key === "Tab" && !event.shiftKey && this.list.open) { event.preventDefault(); this.list.current.pick(); }
      else if (event.key === "Backspace" || event.key === "Escape") { event.preventDefault(); this.leave(); }
      else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && this.fields.length === 0) {
        // The person is typing an option's name.
        event.preventDefault();
        this.leave(`/${this.command.name} ${event.key}`);
      }
    };
    more.onfocus = () => this.offerOptions();
    if (document.activeElement !== more) more.focus();
  }

  fieldKey(event, field) {
    if (event.isComposing) return;
    if (this.list.key(event)) return this.mark();
    const item = this.list.open && !field.picked && this.list.current;
    if (item && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      item.pick();
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.list.open) this.hideList();
      else this.leave();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      if (!field.option.required) this.removeField(field);
      else if (this.fields[0] === field) this.leave(`/${this.command.name}`);
      else this.fields[this.fields.indexOf(field) - 1].input.focus();
    }
  }

  async suggest(field) {
    const { option } = field;
    const typed = field.input.value.toLowerCase();
    const heading = `${option.name} — ${option.description}`;
    const ask = ++this.asked;
    const show = (items) => {
      if (ask !== this.asked || document.activeElement !== field.input || !this.command) return;
      this.list.show(field.picked ? [] : items.map((item) => ({ ...item, pick: () => this.pick(field, item) })), { heading });
      this.mark();
    };
    const wanted = typed.replace(/^[@#]/, "");
    const starts = (item) => item.title.toLowerCase().startsWith(wanted);
    const matching = (items) => items
      .filter((item) => item.title.toLowerCase().includes(wanted))
      .sort((one, other) => starts(other) - starts(one));
    if (option.choices?.length) show(matching(option.choices.map((choice) => ({ title: choice.name, value: choice.value }))));
    else if (option.type === BOOLEAN) show(matching(["true", "false"].map((value) => ({ title: value, value }))));
    else if (option.type === USER) show(matching(this.host.people().map((one) => ({ title: one.name, value: one.id, lead: avatar(one, true) }))));
    else if (option.type === CHANNEL) show(matching(this.host.channels().map((one) => ({ title: one.name, value: one.id, lead: "#" }))));
    else if (option.autocomplete) {
      if (!this.list.open) show([]);
      await new Promise((done) => setTimeout(done, 120));
      if (ask !== this.asked || !this.command) return;
      const choices = await this.host.complete(this.given(), option.name);
      show(choices.map((choice) => ({ title: choice.name, value: choice.value })));
    } else show([]);
  }

  pick(field, item) {
    field.input.value = item.title;
    field.fit();
    field.picked = { title: item.title, value: String(item.value) };
    field.element.classList.remove("wrong");
    this.asked++;
    this.hideList();
    const next = this.fields.find((one) => one.option.required && !one.input.value);
    (next ?? field).input.focus();
    if (!next) this.hideList();
  }

  given() {
    const options = this.fields
      .filter((field) => field.input.value !== "" || field.input === document.activeElement)
      .map((field) => [field.option.name, field.picked?.value ?? field.input.value]);
    return { path: this.command.path, options };
  }

  /** The error in a field, if a client can find it without asking the bot. */
  fault({ option, input, picked }) {
    const value = input.value.trim();
    if (!value) return option.required ? "is required" : null;
    if (picked) return null;
    const lower = value.toLowerCase().replace(/^[@#]/, "");
    if (option.choices?.length && !option.choices.some((choice) => [choice.name, String(choice.value)].some((text) => text.toLowerCase() === lower))) return "is not one of the choices";
    if (option.type === BOOLEAN && !["true", "false"].includes(lower)) return "is true or false";
    if (option.type === USER && !this.host.people().some((one) => one.id === lower || one.name.toLowerCase() === lower)) return "is nobody here";
    if (NUMERIC.includes(option.type)) {
      const number = Number(value);
      if (Number.isNaN(number) || (option.type === 4 && !Number.isInteger(number))) return "is a number";
      if (number < (option.min_value ?? -Infinity)) return `is at least ${option.min_value}`;
      if (number > (option.max_value ?? Infinity)) return `is at most ${option.max_value}`;
    }
    return null;
  }

  /**
   * Sends a command given as text, `/command sub option:value`; what a client wouldn't send stays in the
   * field. Returns false if there is no such command.
   */
  run(text) {
    const entry = this.entries.find((one) => text === `/${one.name}` || text.startsWith(`/${one.name} `));
    if (!entry) return false;
    const rest = text.slice(entry.name.length + 2);
    this.start(entry, rest);
    if (!rest || this.fields.length) this.send();
    return true;
  }

  /** Puts a command into the field, as a press on its mention does. */
  begin(name) {
    const entry = this.entries.find((one) => one.name === name);
    if (entry) this.start(entry);
  }

  send() {
    if (!this.command) {
      const text = this.text.value.trim();
      if (!text) return;
      const bare = this.entries.find((entry) => `/${entry.name}` === text);
      if (bare) return this.start(bare);
      if (text.startsWith("/")) return this.run(text) || this.typed();
      this.leave();
      this.host.say(text);
      return;
    }
    const wrong = this.fields.map((field) => [field, this.fault(field)]).filter(([, fault]) => fault);
    if (wrong.length) {
      wrong.forEach(([field]) => field.element.classList.add("wrong"));
      const [field, fault] = wrong[0];
      field.input.focus();
      this.list.show([], { heading: `${field.option.name} ${fault}` });
      return;
    }
    const given = this.given();
    // A typed choice is sent by its value, just like a picked one.
    given.options = given.options.filter(([, value]) => value !== "").map(([name, value]) => {
      const choices = this.command.options.find((option) => option.name === name)?.choices ?? [];
      const choice = choices.find((one) => one.name.toLowerCase() === value.toLowerCase());
      return [name, choice ? String(choice.value) : value];
    });
    this.leave();
    this.host.slash(given);
  }
}
