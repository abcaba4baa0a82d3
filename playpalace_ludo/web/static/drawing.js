// What a view looks like: headings, lists and buttons that keep their identity.
// @ts-check

/** @typedef {import("./types").View} View */

/** Commands with a button of their own, in this order; all others are listed under "more". */
const PRIMARY = ["roll", "next", "replay-next", "replay-back", "practice-where"];
const AROUND = ["hint", "undo", "board", "menu", "menu-back", "replay-close", "practice-close", "online-leave"];
/** Buttons beside a row: they show a sign; readers hear the word, with the row it is about. */
const LESS = { id: "less", word: "less", sign: "‹" };
const MORE = { id: "more", word: "greater", sign: "›" };
const REMOVE = { id: "remove", word: "remove", sign: "×" };
const EXPLAIN = { id: "explain", word: "explain", sign: "?" };
/** What buttons make unnecessary. */
const NEEDLESS = /^(menu-(next|previous|first|last|select|explain|remove)|token-\d|choice-.*|choices)$/;

/** @param {string} id @returns {HTMLElement} */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** @param {Element} node @param {string} text */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text ?? "";
}

/**
 * @param {View} view @param {Record<string, string>} words
 * @param {(id: string, act: string) => void} act
 */
export function draw(view, words, act) {
  const title = view.title.replace(/^([^.?!।]+)[.।]$/u, "$1");
  setText(element("title"), title);
  document.title = title;
  drawProgress(view);
  drawEntry(view);
  drawRows(view, words, act);
  drawChoices(view, act);
  drawCommands(view, act);
}

/** How far long work is; without a number where nobody knows. @param {View} view */
function drawProgress(view) {
  const bar = /** @type {HTMLProgressElement} */ (element("progress"));
  bar.hidden = view.kind !== "working";
  if (!view.progress) bar.removeAttribute("value");
  else [bar.value, bar.max] = view.progress;
}

/** @param {View} view */
function drawEntry(view) {
  const form = element("entry");
  const field = view.field;
  form.hidden = !field;
  if (!field) return;
  const line = /** @type {HTMLInputElement} */ (element("entry-text"));
  const lines = /** @type {HTMLTextAreaElement} */ (element("entry-lines"));
  line.hidden = field.many_lines;
  lines.hidden = !field.many_lines;
  line.type = field.secret ? "password" : "text";
  const box = field.many_lines ? lines : line;
  setText(element("entry-label"), view.title);
  element("entry-label").setAttribute("for", box.id);
  if (document.activeElement !== box) box.value = field.text;
}

/**
 * Make the children of a list those of `wanted`, keeping nodes by their id.
 * @template {{id: string}} T
 * @param {Element} list @param {readonly T[]} wanted
 * @param {(item: T) => HTMLElement} make @param {(node: HTMLElement, item: T) => void} renew
 */
function reconcile(list, wanted, make, renew) {
  const known = new Map([...list.children].map((node) => [/** @type {HTMLElement} */ (node).dataset.key, node]));
  let place = list.firstElementChild;
  for (const item of wanted) {
    let node = /** @type {HTMLElement | undefined} */ (known.get(item.id));
    if (node) known.delete(item.id);
    else {
      node = make(item);
      node.dataset.key = item.id;
    }
    renew(node, item);
    if (node === place) place = place.nextElementSibling;
    else list.insertBefore(node, place);
  }
  for (const node of known.values()) node.remove();
}

/** @param {string} id @param {() => void} press @returns {HTMLButtonElement} */
function button(id, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.id = id;
  made.addEventListener("click", press);
  return made;
}

/**
 * @param {View} view @param {Record<string, string>} words
 * @param {(id: string, act: string) => void} act
 */
function drawRows(view, words, act) {
  const list = element("rows");
  list.hidden = view.rows.length === 0;
  reconcile(list, view.rows, (row) => {
    const item = document.createElement("li");
    item.append(button(row.id, () => act(row.id, "do")), document.createElement("span"));
    return item;
  }, (item, row) => {
    const [main, beside] = /** @type {[HTMLButtonElement, HTMLElement]} */ ([...item.children]);
    const canPress = row.can_act || row.can_change;
    setText(main, row.label);
    main.disabled = false;
    main.classList.toggle("plain", !canPress);
    if (row.id === view.cursor) main.setAttribute("aria-current", "true");
    else main.removeAttribute("aria-current");
    const extras = [
      ...(row.can_change ? [LESS, MORE] : []),
      ...(row.can_remove ? [REMOVE] : []),
      ...(row.help ? [EXPLAIN] : []),
    ];
    reconcile(beside, extras, (extra) => {
      const made = button("", () => act(row.id, extra.id));
      made.className = "small";
      return made;
    }, (node, extra) => {
      setText(node, extra.sign);
      node.setAttribute("aria-label", `${words[extra.word]}: ${row.label}`);
    });
  });
}

/** @param {View} view @param {(id: string, act: string) => void} act */
function drawChoices(view, act) {
  element("choices-part").hidden = view.choices.length === 0;
  reconcile(element("choices"), view.choices, (choice) => {
    const item = document.createElement("li");
    item.append(button(choice.id, () => act(choice.id, "do")));
    return item;
  }, (item, choice) => setText(/** @type {Element} */ (item.firstElementChild), choice.label));
}

/** @param {View} view @param {(id: string, act: string) => void} act */
function drawCommands(view, act) {
  const by = new Map(view.commands.map((one) => [one.id, one]));
  /** @param {string[]} ids */
  const pick = (ids) => ids.flatMap((id) => by.get(id) ?? []);
  const primary = view.choices.length > 0 ? PRIMARY.filter((id) => id !== "next") : PRIMARY;
  const shown = pick(primary).filter((one) => one.id !== "next" || !by.has("roll"));
  const around = pick(AROUND);
  const rest = view.commands.filter(
    (one) => !NEEDLESS.test(one.id) && !PRIMARY.includes(one.id) && !AROUND.includes(one.id),
  );
  /** @param {Element} list @param {import("./types").Usable[]} wanted @param {boolean} helps */
  const put = (list, wanted, helps) => reconcile(
    list, wanted, (one) => button(one.id, () => act(one.id, "command")),
    (node, one) => {
      setText(node, one.label);
      if (helps) node.title = one.help;
    },
  );
  const main = element("primary");
  const first = /** @type {HTMLElement | null} */ (main.firstElementChild);
  // While bots act "Roll" keeps its name and place and only hurries them: a reader would tell of
  // every other name, and the focus would be lost.
  const hurries = shown.length === 1 && shown[0].id === "next";
  if (hurries && first && /^(roll|next)$/.test(first.dataset.id ?? "")) first.dataset.id = "next";
  else reconcile(main, shown.map((one, place) => ({ one, id: String(place) })), () => {
    const made = button("", () => act(made.dataset.id ?? "", "command"));
    return made;
  }, (node, { one }) => {
    node.dataset.id = one.id;
    setText(node, one.label);
  });
  put(element("around"), around, false);
  put(element("commands"), rest, true);
  element("more").hidden = rest.length === 0;
}
