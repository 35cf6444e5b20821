// Lists that open over the page: menus of messages, and suggestions for commands and options.

import { h } from "./dom.js";

/** A list to choose from with the arrow keys or a click. The focus stays where it is. */
export class ListBox {
  constructor(element, onpick) {
    this.element = element;
    this.onpick = onpick;
    this.items = [];
    this.at = -1;
    element.setAttribute("role", "listbox");
    // Keeps the caret in the field while somebody clicks an entry.
    element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Shows items `{ title, detail, lead, chosen }`. `select`: the first one highlighted. */
  show(items, { heading, select = 0 } = {}) {
    this.items = items;
    this.element.replaceChildren();
    if (heading) this.element.append(h("div", { class: "heading", role: "presentation" }, heading));
    items.forEach((item, index) => {
      const entry = h(
        "div",
        { class: "entry", role: "option", id: `${this.element.id}-${index}`, onclick: () => this.onpick(item), "aria-selected": "false" },
        item.lead ?? null,
        h("span", { class: "title" }, item.title),
        item.detail && h("span", { class: "detail" }, item.detail),
        item.chosen && h("span", { class: "check" }, "✓"),
      );
      if (item.chosen) entry.classList.add("chosen");
      entry.addEventListener("mousemove", () => this.highlight(index, false));
      this.element.append(entry);
    });
    this.element.hidden = items.length === 0 && !heading;
    this.highlight(items.length ? Math.min(select, items.length - 1) : -1);
  }

  hide() {
    this.items = [];
    this.at = -1;
    this.element.hidden = true;
  }

  get open() {
    return !this.element.hidden && this.items.length > 0;
  }

  get current() {
    return this.items[this.at];
  }

  highlight(index, scroll = true) {
    this.at = index;
    for (const [at, entry] of [...this.element.querySelectorAll(".entry")].entries()) {
      entry.setAttribute("aria-selected", String(at === index));
      if (at === index && scroll) entry.scrollIntoView({ block: "nearest" });
    }
  }

  /** Handles an arrow key. Returns whether it did. */
  key(event) {
    const count = this.items.length;
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.highlight((this.at + 1) % count);
    else if (event.key === "ArrowUp") this.highlight((this.at - 1 + count) % count);
    else return false;
    event.preventDefault();
    return true;
  }

  get activeId() {
    return this.at >= 0 ? `${this.element.id}-${this.at}` : null;
  }
}

let openMenu = null;
let menuCount = 0;

/** Opens a message's menu under its button. Calls `onchoose` with the values, unless it's closed first. */
export function menu(anchor, options, { min, max, label }, onchoose) {
  openMenu?.();
  const chosen = new Set(options.filter((option) => option.preset).map((option) => option.value));
  const single = max === 1;
  const list = h("div", { class: "popup menu", id: `menu-${++menuCount}`, tabindex: "-1", "aria-label": label });
  const done = h("button", { class: "button primary wide", type: "button" }, "Choose");
  const shell = h("div", { class: "menu-shell" }, list, !single && done);
  const box = new ListBox(list, pick);
  if (!single) list.setAttribute("aria-multiselectable", "true");
  const close = () => {
    shell.remove();
    document.removeEventListener("pointerdown", outside, true);
    openMenu = null;
    anchor.setAttribute("aria-expanded", "false");
    if (anchor.isConnected) anchor.focus();
  };
  const outside = (event) => { if (!shell.contains(event.target) && !anchor.contains(event.target)) close(); };
  const confirm = () => {
    if (chosen.size < min || chosen.size > max) return;
    close();
    onchoose([...chosen]);
  };
  function draw(at) {
    box.show(options.map((option) => ({ ...option, chosen: chosen.has(option.value) })), { select: at });
    list.setAttribute("aria-activedescendant", box.activeId ?? "");
    done.disabled = chosen.size < min || chosen.size > max;
    done.textContent = `Choose ${chosen.size}${max > min ? ` of up to ${max}` : ` of ${max}`}`;
  }
  function pick(item) {
    if (single) {
      close();
      return onchoose([item.value]);
    }
    if (chosen.has(item.value)) chosen.delete(item.value);
    else if (chosen.size < max) chosen.add(item.value);
    draw(box.at);
  }
  list.addEventListener("keydown", (event) => {
    if (box.key(event)) list.setAttribute("aria-activedescendant", box.activeId ?? "");
    else if (event.key === "Enter" || event.key === " ") { event.preventDefault(); if (box.current) pick(box.current); }
    else if (event.key === "Escape") { event.stopPropagation(); close(); }
    else if (event.key === "Tab" && single) close();
  });
  shell.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  done.addEventListener("click", confirm);
  anchor.after(shell);
  anchor.setAttribute("aria-expanded", "true");
  openMenu = close;
  draw(0);
  list.focus();
  shell.scrollIntoView({ block: "nearest" });
  document.addEventListener("pointerdown", outside, true);
}
