// The fields of a form, and the menus of people, roles and channels.

import { h } from "./dom.js";

const CHANNEL = 8;

/** What a menu of people (5), roles (6), both (7) or channels (8) offers in a server. */
export function serverOptions(part, world, guild) {
  const people = (guild?.members ?? []).map((id) => ({ label: world.personName(id), value: id }));
  const roles = (guild?.roles ?? []).map(({ id, name }) => ({ label: name.startsWith("@") ? name : `@${name}`, value: id }));
  const channels = (guild?.channels ?? [])
    .filter(({ type }) => !part.channel_types || part.channel_types.includes(type))
    .map(({ id, name }) => ({ label: `#${name}`, value: id }));
  const preset = new Set((part.default_values ?? []).map(({ id }) => id));
  const all = { 5: people, 6: roles, 7: [...people, ...roles], [CHANNEL]: channels }[part.type] ?? [];
  return all.map((option) => ({ ...option, default: preset.has(option.value) }));
}

/** Draws a part of a form: a text to read, or a label with its field. Returns the element, and how to read what is filled in. */
export function field(part, { world, guild, upload, markdown }) {
  if (part.type === 10) return { element: h("div", {}, markdown(part.content)), values: async () => [] };
  const input = part.component ?? part.components[0];
  const label = part.label ?? input.label;
  const required = input.required !== false && input.type !== 23;
  const id = `field-${input.custom_id}`;
  const wrong = h("span", { class: "wrong-value", role: "alert" });
  const options = input.options ?? serverOptions(input, world, guild);
  const { control, read, limits } = draw(input, { id, label, required, options, upload });
  const name = h("span", {}, label, required && h("span", { class: "star" }, " *"));
  const about = part.description && h("span", { class: "quiet" }, part.description);
  // A group of choices has a legend, anything else a label of its own.
  const element = [21, 22].includes(input.type)
    ? h("fieldset", { class: "field-group" }, h("legend", {}, name), about, control, wrong)
    : h("label", { class: input.type === 23 ? "check" : null }, name, about, control, wrong);
  /** The pairs of the custom id and each value, or nothing if they don't fit. */
  const values = async () => {
    const chosen = await read();
    const [min, max] = limits;
    const fits = (!required && chosen.length === 0) || (chosen.length >= Math.max(min, 1) && chosen.length <= max);
    wrong.textContent = fits ? "" : min === max ? `Choose ${max}.` : `Choose ${Math.max(min, required ? 1 : 0)} to ${max}.`;
    if (!fits) return null;
    return chosen.length ? chosen.map((value) => [input.custom_id, value]) : [[input.custom_id, ""]];
  };
  return { element, values, control };
}

/** The control of a field, how to read its values, and how many it takes. */
function draw(input, { id, label, required, options, upload }) {
  const several = [input.min_values ?? 1, input.max_values ?? 1];
  switch (input.type) {
    case 4: {
      const control = h(input.style === 2 ? "textarea" : "input", {
        id, required, value: input.value ?? "", placeholder: input.placeholder, minlength: input.min_length,
        maxlength: input.max_length ?? 4000, autocomplete: "off",
        // The typed text may run in the other direction than the page's.
        dir: "auto",
      });
      return { control, limits: [0, 1], read: async () => (control.value ? [control.value] : []) };
    }
    case 19: {
      const control = h("input", { id, type: "file", multiple: several[1] > 1, accept: input.file_types?.map((one) => (one.startsWith(".") ? one : `${one}/*`)).join(",") });
      return { control, limits: several, read: async () => Promise.all([...control.files].map(upload)) };
    }
    case 23: {
      const control = h("input", { id, type: "checkbox" });
      control.checked = input.default === true;
      return { control, limits: [1, 1], read: async () => [String(control.checked)] };
    }
    case 21:
    case 22: {
      const type = input.type === 21 ? "radio" : "checkbox";
      const boxes = options.map((option, at) => {
        const box = h("input", { type, name: id, value: option.value, id: `${id}-${at}` });
        box.checked = option.default === true;
        return box;
      });
      const control = h("div", { class: "choices" }, options.map((option, at) =>
        h("label", { class: "check" }, boxes[at], h("span", {}, option.label, option.description && h("small", {}, ` ${option.description}`)))));
      const read = async () => boxes.filter((box) => box.checked).map((box) => box.value);
      return { control, limits: input.type === 21 ? [1, 1] : [input.min_values ?? 1, input.max_values ?? options.length], read };
    }
    default: {
      const choices = options.map((option) => {
        const choice = h("option", { value: option.value }, option.emoji?.id ? "" : option.emoji?.name && `${option.emoji.name} `, option.label);
        choice.selected = option.default === true;
        return choice;
      });
      const many = several[1] > 1;
      const control = h("select", { id, multiple: many, "aria-label": label }, !many && h("option", { value: "" }, input.placeholder ?? ""), choices);
      if (!many && !options.some((option) => option.default)) control.value = "";
      return { control, limits: several, read: async () => [...control.selectedOptions].map((one) => one.value).filter(Boolean) };
    }
  }
}
