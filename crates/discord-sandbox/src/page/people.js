// The person using this tab: asked once, remembered for the tab, and changeable at any time.

import { avatar, h } from "./dom.js";
import { field } from "./fields.js";

const KEY = "sandbox.user";

async function people() {
  const everyone = await (await fetch("/sandbox/api/people")).json();
  return everyone.filter((person) => !person.bot);
}

/** The tab's person, if it has one: from the address (`?as=Bob`), or else as remembered. */
export async function whoAmI() {
  const everyone = await people();
  const wanted = new URLSearchParams(location.search).get("as");
  const named = wanted && everyone.find((person) => person.name.toLowerCase() === wanted.toLowerCase());
  if (named) remember(named);
  return everyone.find((person) => person.name === sessionStorage.getItem(KEY));
}

function remember(person) {
  // Remembered by name, because ids change whenever the sandbox starts.
  sessionStorage.setItem(KEY, person.name);
}

/** Asks who uses this tab. Resolves with the person, or with nothing if the dialog was closed. */
export async function ask(current) {
  const everyone = await people();
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": "who" });
  return new Promise((resolve) => {
    const choose = (person) => {
      remember(person);
      resolve(person);
      dialog.close();
    };
    const name = h("input", { type: "text", maxlength: "32", placeholder: "Another name", "aria-label": "Another name", autocomplete: "off" });
    const add = async (event) => {
      event.preventDefault();
      if (!name.value.trim()) return;
      const answer = await fetch("/sandbox/api/people", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: name.value.trim() }),
      });
      const { id, error } = await answer.json();
      if (id) choose({ id, name: name.value.trim() });
      else dialog.querySelector(".quiet").textContent = error;
    };
    dialog.append(
      h("h2", { id: "who" }, "Who are you in this tab?"),
      h("p", { class: "quiet" }, "Every tab can be somebody else: open several and play them all."),
      h("div", { class: "people" }, everyone.map((person) => h(
        "div",
        { class: "person" },
        h("button", { type: "button", class: person.id === current?.id ? "choice current" : "choice", onclick: () => choose(person) }, avatar(person), person.name),
        h("a", { href: `/?as=${encodeURIComponent(person.name)}`, target: "_blank", rel: "noopener", "aria-label": `Open a new tab as ${person.name}`, title: `Open a new tab as ${person.name}` }, "New tab ↗"),
      ))),
      h("form", { class: "joiner", onsubmit: add }, name, h("button", { class: "button primary", type: "submit" }, "Join")),
    );
    dialog.addEventListener("close", () => { dialog.remove(); resolve(current); });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Shows one of the bot's forms. Resolves with pairs of custom ids and values, or nothing if closed. */
export function form(modal, around) {
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": "form-title" });
  const fields = modal.components.map((part) => field(part, around));
  return new Promise((resolve) => {
    const send = async (event) => {
      event.preventDefault();
      const values = await Promise.all(fields.map((one) => one.values()));
      if (values.some((one) => one === null)) return;
      resolve(values.flat());
      dialog.close();
    };
    dialog.append(h(
      "form",
      { onsubmit: send },
      h("h2", { id: "form-title" }, modal.title),
      fields.map((one) => one.element),
      h("div", { class: "buttons" },
        h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"),
        h("button", { type: "submit", class: "button primary" }, "Submit")),
    ));
    dialog.addEventListener("close", () => { dialog.remove(); resolve(null); });
    document.body.append(dialog);
    dialog.showModal();
    // The suggested text is selected: people can send it as it is, or type over it.
    fields.find((one) => one.control)?.control.select?.();
  });
}
