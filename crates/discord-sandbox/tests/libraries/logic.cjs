// What the bots in JavaScript do, with bodies as Discord reads them. Each bot brings what its library
// parsed, and makes the requests with its library's own client. logic.py does the same in Python.

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjAwgdAvAAAAAElFTkSuQmCC";
const name = { type: 3, name: "name", description: "Who", required: true, autocomplete: true };

exports.commands = [
  { name: "greet", description: "Greets somebody", options: [name] },
  ...["think", "form", "picture", "thread", "nonce", "emoji", "layout"].map((one) => ({ name: one, description: "A part of the check" })),
];

let waves = 0;

/** Registers the commands. `request(method, path, body, files)` resolves with the answer's JSON. */
exports.register = (request, app) => request("PUT", `/applications/${app}/commands`, exports.commands);

/** Answers an interaction as the gateway sent it. */
exports.answer = async (it, request) => {
  const hook = `/webhooks/${it.application_id}/${it.token}`;
  const original = `${hook}/messages/@original`;
  const callback = (type, data, files) => request("POST", `/interactions/${it.id}/${it.token}/callback`, { type, data }, files);
  const does = {
    async greet() {
      const options = ["apple", "pear"].map((fruit) => ({ label: fruit, value: fruit }));
      const components = [
        { type: 1, components: [{ type: 2, style: 1, custom_id: "wave", label: "Wave" }] },
        { type: 1, components: [{ type: 3, custom_id: "fruit", placeholder: "A fruit", options }] },
      ];
      await callback(4, { content: `Hello ${it.data.options[0].value}!`, components });
    },
    async think() {
      await callback(5, { flags: 64 });
      await request("PATCH", original, { content: "I have it." });
      const first = await request("POST", hook, { content: "And more.", flags: 64 });
      await request("PATCH", `${hook}/messages/${first.id}`, { content: "And much more." });
      const second = await request("POST", hook, { content: "Forget this.", flags: 64 });
      await request("DELETE", `${hook}/messages/${second.id}`);
    },
    async form() {
      const component = { type: 4, custom_id: "text", style: 1, max_length: 20 };
      await callback(9, { custom_id: "form", title: "A form", components: [{ type: 18, label: "Text", component }] });
    },
    async picture() {
      const files = [{ name: "card.png", bytes: Buffer.from(PNG, "base64") }];
      await callback(4, { embeds: [{ title: "A card", image: { url: "attachment://card.png" } }] }, files);
    },
    async thread() {
      await callback(5, { flags: 64 });
      const thread = await request("POST", `/channels/${it.channel_id}/threads`, { name: "aside", type: 11 });
      const message = await request("POST", `/channels/${thread.id}/messages`, { content: "In a thread." });
      await request("PATCH", `/channels/${thread.id}/messages/${message.id}`, { content: "In a thread of its own." });
      await request("DELETE", original);
    },
    async nonce() {
      const posted = await request("POST", `/channels/${it.channel_id}/messages`, { content: "once", nonce: "n-1", enforce_nonce: true });
      await callback(4, { content: `The nonce was ${posted.nonce}.`, flags: 64 });
    },
    async emoji() {
      const made = await request("POST", `/applications/${it.application_id}/emojis`, { name: "QH", image: `data:image/png;base64,${PNG}` });
      const button = { type: 2, style: 2, custom_id: "queen", emoji: { id: made.id } };
      await callback(4, { content: "A queen", components: [{ type: 1, components: [button] }] });
    },
    async layout() {
      const components = [{ type: 17, components: [{ type: 10, content: "Laid out" }, { type: 14 }] }];
      await callback(4, { flags: 1 << 15, components });
    },
  };
  if (it.type === 2) return does[it.data.name]();
  if (it.type === 4) {
    const found = ["Ann", "Anton", "Bert"].filter((one) => one.startsWith(it.data.options[0].value));
    return callback(8, { choices: found.map((one) => ({ name: one, value: one })) });
  }
  if (it.type === 5) return callback(4, { content: `You wrote ${it.data.components[0].component.value}`, flags: 64 });
  if (it.data.custom_id === "wave") {
    waves += 1;
    return callback(7, { content: `Waves: ${waves}` });
  }
  await callback(6);
  return request("PATCH", original, { content: `You like ${it.data.values[0]}.`, components: [] });
};

/** Keeps interactions as they came, for libraries that hand on only what they parsed. */
exports.Raw = class {
  #seen = new Map();
  keep(packet) { if (packet.t === "INTERACTION_CREATE") this.#seen.set(packet.d.id, packet.d); }
  take(id) { return this.#seen.get(String(id)); }
};

/** An error is told, and ends nothing. */
exports.tell = (error) => console.error(error);
