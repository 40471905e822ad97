import { family } from "../../../engine/family.ts";
import type { Mark } from "../../../engine/figure/figure.ts";
import { texEach, texSum } from "../../../engine/tex.ts";
import { and, commas } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { type Cell, netOf, numbersOf } from "./shared/nets.ts";

/** A cube rolls from square to square of its net; the face it began on is below, on a side or on top. */
type Way = "right" | "left" | "down" | "up";
const ways: Readonly<Record<Way, readonly [number, number]>> = {
  right: [1, 0],
  left: [-1, 0],
  down: [0, 1],
  up: [0, -1],
};
const back: Readonly<Record<Way, Way>> = { right: "left", left: "right", down: "up", up: "down" };
type Place = Way | "bottom" | "top";

function rolled(place: Place, way: Way): Place {
  if (place === "bottom") return back[way];
  if (place === "top") return way;
  if (place === way) return "bottom";
  return place === back[way] ? "top" : place;
}

interface Roll {
  readonly cell: Cell;
  readonly way: Way;
  readonly place: Place;
}

/** The rolls from a square to the one opposite it on the cube. */
function journey(cells: readonly Cell[], from: Cell): Roll[] {
  const search = (at: Cell, place: Place, seen: readonly Cell[]): Roll[] | null => {
    if (place === "top") return [];
    for (const way of Object.keys(ways) as Way[]) {
      const [dx, dy] = ways[way];
      const next = cells.find(({ x, y }) => x === at.x + dx && y === at.y + dy);
      if (!next || seen.includes(next)) continue;
      const now = rolled(place, way);
      const rest = search(next, now, [...seen, next]);
      if (rest) return [{ cell: next, way, place: now }, ...rest];
    }
    return null;
  };
  return search(from, "bottom", [from]) ?? [];
}

const facing = (cells: readonly Cell[], cell: Cell): Cell => journey(cells, cell).at(-1)?.cell ?? cell;

function pairs(cells: readonly Cell[]): [Cell, Cell][] {
  return cells.flatMap((cell): [Cell, Cell][] => {
    const other = facing(cells, cell);
    return cell.mark < other.mark ? [[cell, other]] : [];
  });
}

const inLine = (a: Cell, b: Cell) => a.x === b.x || a.y === b.y;
const meet = (a: Cell, b: Cell) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
const far = (a: Cell, b: Cell) => Math.hypot(a.x - b.x, a.y - b.y);

/** The square to ask about: one whose partner is not in the same line with it, where there is one. */
function asked(cells: readonly Cell[]): Cell {
  const first = cells[0];
  if (!first) throw new RangeError("a net has squares");
  return cells.find((cell) => !inLine(cell, facing(cells, cell))) ?? first;
}

const letter = (cell: Cell) => "ABCDEF".charAt(cell.mark);

/** How to roll from a square to the opposite one, in words. */
function rolling(cells: readonly Cell[], from: Cell, name: (cell: Cell) => string): string {
  const side: Readonly<Record<Place, string>> = {
    right: "on the right side",
    left: "on the left side",
    up: "on the back side",
    down: "on the front side",
    top: "on top",
    bottom: "at the bottom",
  };
  const paper: Readonly<Record<Way, string>> = {
    right: "right",
    left: "left",
    up: "up the page",
    down: "down the page",
  };
  return journey(cells, from)
    .map(({ cell, way, place }) => `${paper[way]} onto ${name(cell)}: the first face is ${side[place]}`)
    .join("; ");
}

const strip = "In a straight strip, the squares with exactly one square between them become opposite faces.";

const settings = {
  opposite: (cells: readonly Cell[]) => {
    const from = asked(cells);
    const to = facing(cells, from);
    const furthest = cells.reduce((best, cell) => (far(cell, from) > far(best, from) ? cell : best), from);
    const others = pairs(cells)
      .filter((pair) => !pair.includes(from))
      .map(([a, b]) => `$${letter(a)}$ with $${letter(b)}$`);
    return {
      title: "A lantern to fold",
      problem: `Chinedu cuts this net out of card and folds it into a cube-shaped lantern.\n\nWhich letter is on the face opposite $${letter(from)}$? Write that letter.`,
      answer: { kind: "word", accepted: [letter(to)] } as const,
      key: letter(to),
      name: letter,
      hint: `Put a cube on $${letter(from)}$ and roll it across the net from square to square. Where is the face it began on after each roll?`,
      steps: [
        `**Roll the cube across the net**: the face at the bottom is always the square it lies on. Begin on $${letter(from)}$.`,
        `Roll ${rolling(cells, from, (cell) => `$${letter(cell)}$`)}.`,
        `Now the first face, $${letter(from)}$, is on top, and the cube lies on $${letter(to)}$. So $${letter(to)}$ is opposite $${letter(from)}$.`,
        `Check with the other pairs: ${and(others)}. Each letter is in one pair, and no two squares of a pair share a side in the net.`,
      ],
      slips: [
        ...cells
          .filter((cell) => meet(cell, from))
          .map(
            (cell) =>
              [
                letter(cell),
                `${letter(cell)} and ${letter(from)} share a side on the paper already, so they are neighbours on the cube.`,
              ] as const,
          ),
        [
          letter(furthest),
          `${letter(furthest)} is far away from ${letter(from)} on the flat paper. But where does it come to lie when you fold?`,
        ] as const,
      ],
      check: "Copy the net, cut it out and fold it; or roll a cube across it and watch the face you began with.",
    };
  },
  die: (cells: readonly Cell[]) => {
    const shown = pairs(cells).map(([a]) => a);
    const from = asked(cells);
    const hidden = shown.includes(from) ? facing(cells, from) : from;
    const partner = facing(cells, hidden);
    const number = (cell: Cell) => {
      const i = pairs(cells).findIndex(([a]) => a === cell);
      return [2, 6, 3][i] ?? 0;
    };
    const name = (cell: Cell) => (shown.includes(cell) ? String(number(cell)) : cell === hidden ? "?" : "");
    const value = 7 - number(partner);
    const onto = (cell: Cell) => (shown.includes(cell) ? `the $${number(cell)}$` : "the empty square");
    const others = shown.filter((cell) => cell !== partner).map((cell) => 7 - number(cell));
    return {
      title: "Half a die",
      problem:
        "On every die, the numbers on opposite faces add up to $7$. This net is going to be a die, but only three of its numbers have been written in so far.\n\nWhich number belongs on the square with the question mark?",
      answer: { kind: "whole", value: String(value) } as const,
      key: String(value),
      name,
      hint: "Find the face opposite the question mark: put a cube on that square and roll it across the net. When is the first face on top?",
      steps: [
        "**Roll the cube across the net**: the face at the bottom is always the square it lies on. Begin on the question mark.",
        `Roll ${rolling(cells, hidden, onto)}.`,
        `Now the question mark is on top and the $${number(partner)}$ is at the bottom: they are opposite. So the missing number is $7 - ${number(partner)} = ${value}$.`,
        `Check with the three numbers: $2$, $3$ and $6$ add up to $7$ in no pair, so no two of them may be opposite. The other two empty squares take ${and(texEach(others))}, and every number from 1 to 6 is there once.`,
      ],
      slips: [
        [number(partner), "That number is opposite the question mark. The two must add up to 7."] as const,
        ...shown
          .filter((cell) => meet(cell, hidden))
          .map(
            (cell) =>
              [
                7 - number(cell),
                `You paired the question mark with the ${number(cell)}. These two squares share a side, so they are neighbours on the die.`,
              ] as const,
          ),
      ],
      check: "Fold the net in your head or from paper, and add the two numbers on each pair of opposite faces.",
    };
  },
  corner: (cells: readonly Cell[], seed: number) => {
    const numbers = numbersOf(seed);
    const number = (cell: Cell) => numbers[cell.mark] ?? 0;
    const both = pairs(cells);
    const best = both.map(([a, b]) => Math.max(number(a), number(b)));
    const value = sum(best);
    const worst = both.map(([a, b]) => Math.min(number(a), number(b)));
    const all = sum(numbers);
    const smallest = all - value;
    const rivals = both.map(([a, b]) => `$${number(a)}$ with $${number(b)}$`);
    const three = sum([...numbers].sort((a, b) => b - a).slice(0, 3));
    const one = both.find(([a, b]) => !inLine(a, b)) ?? both[0];
    const from = one ? one[0] : asked(cells);
    return {
      title: "The best corner",
      problem:
        "This net is folded into a cube. At each of its eight corners three faces meet. Eun-ji adds up the three numbers at every corner.\n\nWhat is the **largest** total that she finds?",
      answer: { kind: "whole", value: String(value) } as const,
      key: String(value),
      name: (cell: Cell) => String(number(cell)),
      hint: "Two opposite faces never meet. So which faces can come together at one corner, and which numbers are rivals?",
      steps: [
        "Opposite faces never meet at a corner. So every corner has **one face of each opposite pair**, and every choice of one from each pair is a corner of the cube.",
        `Find the pairs. ${strip} For the others, roll the cube across the net. From the $${number(from)}$ that is: ${rolling(cells, from, (cell) => `the $${number(cell)}$`)}.`,
        `The pairs are ${and(rivals)}. Take the larger number of each: $${texSum(best)} = ${value}$.`,
        `Check from the other end of the cube: the opposite corner has the smaller ones, $${texSum(worst)} = ${smallest}$. Together they are all six numbers, $${value} + ${smallest} = ${all}$.`,
      ],
      slips: [
        [
          three,
          "Those are the three largest numbers. Do their faces really meet, or are two of them opposite each other?",
        ] as const,
        [smallest, "That is the smallest total. Take the larger number of each opposite pair."] as const,
        [all, "That is the sum of all six faces. Only three of them meet at a corner."] as const,
      ],
      check:
        "Find the three pairs of opposite faces; your total must use one number of each pair, and no larger one may be left.",
    };
  },
};

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "rolling a cube across its net",
  ages: "11-13",
  curriculum: ["KS3 nets", "6.G.4"],
  bounds: { setting: ["opposite", "die", "corner"], seed: [1, 999_999] },
  write({ setting, seed }) {
    const cells = netOf(seed);
    const { title, problem, answer, key, name, hint, steps, slips, check } = settings[setting](cells, seed);
    const rows = range(0, Math.max(...cells.map(({ y }) => y)));
    const wide = Math.max(...cells.map(({ x }) => x));
    const inRow = (y: number) =>
      commas(
        range(0, wide)
          .map((x) => cells.find((cell) => cell.x === x && cell.y === y))
          .map((cell) => (cell ? name(cell) || "an empty square" : "a gap")),
      );
    const told = rows.map(inRow).join("; ");
    const draw: Mark[] = cells.flatMap((cell): Mark[] => {
      const [x, y] = [cell.x, rows.length - cell.y];
      const text = name(cell);
      return [
        {
          polygon: [
            [x, y - 1],
            [x + 1, y - 1],
            [x + 1, y],
            [x, y],
          ],
          ...(text === "?" ? { fill: "tint1" as const } : {}),
        },
        ...(text ? [{ text, at: [x + 0.5, y - 0.5] as const }] : []),
      ];
    });
    return {
      title,
      problem,
      figure: {
        alt: `The net of a cube, six squares joined side to side. From the top, each row from left to right: ${told}.`,
        scale: true,
        points: {},
        draw,
      },
      answer,
      hint,
      solution: steps,
      slips: apart(key, slips),
      check,
    };
  },
});
