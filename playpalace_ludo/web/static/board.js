// The table for eyes and fingers: the picture with its dice, and the board square by square.
// @ts-check
import { element, setText } from "./drawing.js";

/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Dice} Dice */
/** @typedef {import("./types").Square} Square */

const SVG = "http://www.w3.org/2000/svg";
/** Where the pips of a die are, in thirds of its side. */
const PIPS = [
  [], [[1, 1]], [[0, 0], [2, 2]], [[0, 0], [1, 1], [2, 2]], [[0, 0], [0, 2], [2, 0], [2, 2]],
  [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]], [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
];

/**
 * Show a picture; touching a token that can move plays its first choice.
 * @param {string} svg @param {(id: string) => void} play
 */
export function drawBoard(svg, play) {
  const box = element("board");
  if (!svg) {
    box.replaceChildren();
    return;
  }
  // Ours, and escaped where it holds names; still parsed as an image, never as markup.
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  box.replaceChildren(document.importNode(parsed, true));
  box.onclick = (event) => {
    const token = /** @type {Element} */ (event.target).closest(".movable");
    if (token instanceof SVGElement && token.dataset.choice) play(token.dataset.choice);
  };
}

/** Tell tokens that can move from the others. @param {readonly Choice[]} choices */
export function markMovable(choices) {
  for (const token of element("board").querySelectorAll("[data-key]")) {
    const choice = choices.find((one) => one.tokens.includes(token.getAttribute("data-key") ?? ""));
    token.classList.toggle("movable", choice !== undefined);
    if (token instanceof SVGElement) token.dataset.choice = choice?.id ?? "";
  }
}

/** @param {Dice | null} dice @param {string} word */
export function drawDice(dice, word) {
  element("dice").hidden = dice === null;
  if (!dice) return;
  const said = `${dice.by}: ${dice.faces.join(", ")}`;
  const text = element("dice-text");
  setText(element("dice-word"), `${word}: `);
  if (text.textContent === said) return;
  setText(text, said);
  element("dice-faces").replaceChildren(...dice.faces.filter((face) => /^[1-6]$/.test(face)).map(die));
}

/** @param {string} face @returns {SVGElement} */
function die(face) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", "0 0 40 40");
  drawn.classList.add("die");
  const body = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: 2, y: 2, width: 36, height: 36, rx: 7 })) {
    body.setAttribute(name, String(value));
  }
  drawn.append(body, ...PIPS[Number(face)].map(([across, down]) => {
    const pip = document.createElementNS(SVG, "circle");
    pip.setAttribute("cx", String(10 + 10 * across));
    pip.setAttribute("cy", String(10 + 10 * down));
    pip.setAttribute("r", "3.6");
    return pip;
  }));
  return drawn;
}

/**
 * The board as a grid: arrows walk over it, a square that is pressed tells all about itself.
 * @param {Square[][]} rows @param {(at: number) => void} ask
 */
export function drawSquares(rows, ask) {
  const body = element("squares");
  const same = body.children.length === rows.length
    && rows.every((row, nth) => body.children[nth].children.length === row.length);
  if (!same) {
    body.replaceChildren(...rows.map((row) => {
      const line = document.createElement("tr");
      line.append(...row.map(() => {
        const cell = document.createElement("td");
        const button = document.createElement("button");
        button.type = "button";
        button.tabIndex = -1;
        button.addEventListener("click", () => ask(Number(button.dataset.at)));
        cell.append(button);
        return cell;
      }));
      return line;
    }));
  }
  const buttons = cells();
  rows.flat().forEach((square, nth) => {
    setText(buttons[nth], square.label);
    buttons[nth].dataset.at = String(square.at);
    buttons[nth].classList.toggle("taken", square.taken);
  });
  if (buttons.length && !buttons.some((one) => one.tabIndex === 0)) buttons[0].tabIndex = 0;
}

/** @returns {HTMLButtonElement[]} */
function cells() {
  return [.../** @type {NodeListOf<HTMLButtonElement>} */ (element("squares").querySelectorAll("button"))];
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const here = document.activeElement?.closest("td");
  const row = here?.closest("tr");
  if (!here || !row || event.ctrlKey || event.altKey || event.metaKey) return;
  const nth = [...row.children].indexOf(here);
  const beside = { ArrowLeft: here.previousElementSibling, ArrowRight: here.nextElementSibling };
  const other = { ArrowUp: row.previousElementSibling, ArrowDown: row.nextElementSibling };
  const ends = { Home: row.firstElementChild, End: row.lastElementChild };
  const { key } = event;
  let cell;
  if (key in beside) cell = beside[/** @type {keyof typeof beside} */ (key)];
  else if (key in ends) cell = ends[/** @type {keyof typeof ends} */ (key)];
  else if (key in other) {
    const line = other[/** @type {keyof typeof other} */ (key)];
    cell = line?.children[Math.min(nth, line.children.length - 1)];
  } else return;
  event.preventDefault();
  const button = cell?.querySelector("button");
  if (!button) return;
  for (const one of cells()) one.tabIndex = -1;
  button.tabIndex = 0;
  button.focus();
}

element("squares").addEventListener("keydown", walk);
