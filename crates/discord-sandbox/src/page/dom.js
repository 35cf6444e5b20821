// Makes elements. Text always stays text: this page parses nothing as HTML.

/** Makes an element: `h("a", { class: "x", onclick: f, "aria-label": "y" }, child, "text")`. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else if (key === "value" || key === "disabled") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  forum: "M4 5h16v11H9l-5 4z",
  thread: "M6 4v9a4 4 0 0 0 4 4h8M14 13l4 4-4 4",
  menu: "M4 6h16M4 12h16M4 18h16",
  down: "m6 9 6 6 6-6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  close: "M5 5l14 14M19 5 5 19",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  reply: "M4 18v-3a5 5 0 0 1 5-5h11M15 5l5 5-5 5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4.500-6 8-6s7 1 8 6",
};

/** One of the page's own icons. Hidden from screen readers, because it's decoration. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A person's own colour, computed from their id. */
function hueOf(id) {
  // The golden angle keeps neighbouring ids from getting neighbouring colours.
  let sum = 0;
  for (const digit of String(id)) sum = (sum * 31 + digit.charCodeAt(0)) % 100_003;
  return Math.round((sum * 137.508) % 360);
}

/** A person's picture: a circle with their first letter. */
export function avatar(person, small = false) {
  const letter = [...(person?.name ?? "?")][0].toUpperCase();
  const element = h("span", { class: small ? "avatar small" : "avatar", "aria-hidden": "true" }, letter);
  element.style.setProperty("--hue", hueOf(person?.id ?? 0));
  return element;
}
