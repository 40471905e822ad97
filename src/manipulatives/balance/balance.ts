import type { Mark } from "../../engine/figure/figure.ts";
import { gcd } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading, within } from "../manipulative.ts";

/** What lies in a pan: so many of the unknown, and a plain number. Below zero: so much less than nothing. */
export interface Pan {
  readonly letters: number;
  readonly number: number;
}

export interface Balance {
  readonly left: Pan;
  readonly right: Pan;
  readonly letter: string;
  /** What one unknown weighs: so the balance knows which side is heavier, whatever is done to it. */
  readonly worth: number;
}

export type PanSide = "left" | "right";
export const mostLetters = 20;
const mostNumber = 999;

const isPan = ({ letters, number }: Pan) =>
  isWholeBetween(letters, -mostLetters, mostLetters) && isWholeBetween(number, -mostNumber, mostNumber);
const isSound = ({ left, right, worth }: Balance) =>
  isPan(left) && isPan(right) && isWholeBetween(worth, -mostNumber, mostNumber);

export const weight = ({ letters, number }: Pan, worth: number) => letters * worth + number;
/** Above zero where the left side is heavier. */
export const lean = ({ left, right, worth }: Balance) => weight(left, worth) - weight(right, worth);

/** 3x + 4 */
export function panText({ letters, number }: Pan, letter: string): string {
  const times =
    letters === 0 ? "" : `${letters < 0 ? "-" : ""}${Math.abs(letters) === 1 ? "" : Math.abs(letters)}${letter}`;
  if (times === "") return String(number);
  return number === 0 ? times : `${times} ${number < 0 ? "-" : "+"} ${Math.abs(number)}`;
}

const panForm = /^(?:(-?)(\d{0,2})([a-z]))? ?(?:([+-]?) ?(\d{1,3}))?$/;

function readPan(text: string): (Pan & { readonly letter: string | null }) | null {
  const [all, minus = "", many = "", letter, sign = "", number] = panForm.exec(text) ?? [];
  // Behind a letter a number needs its sign, or 3x4 would be read.
  if (!all || (letter && number !== undefined && sign === "")) return null;
  const size = many === "" ? 1 : Number(many);
  return {
    letters: letter ? (minus ? -size : size) : 0,
    number: number === undefined ? 0 : Number(`${sign}${number}`),
    letter: letter ?? null,
  };
}

function readBalance(text: string): Balance | null {
  const [, first = "", second = "", named, worth] = /^([^=;]+)=([^=;]+); ?([a-z]) ?= ?(-?\d{1,3})$/.exec(text) ?? [];
  const [left, right] = [readPan(first.trim()), readPan(second.trim())];
  if (!left || !right || named === undefined) return null;
  if ([left, right].some(({ letter }) => letter !== null && letter !== named)) return null;
  const pan = ({ letters, number }: Pan): Pan => ({ letters, number });
  return within({ left: pan(left), right: pan(right), letter: named, worth: Number(worth) }, isSound);
}

/** Something more, or less, in one pan. */
export function put(state: Balance, side: PanSide, letters: number, number: number): Balance | null {
  const pan = state[side];
  return within({ ...state, [side]: { letters: pan.letters + letters, number: pan.number + number } }, isSound);
}

function onBoth(state: Balance, letters: number, number: number): Balance | null {
  const once = put(state, "left", letters, number);
  return once && put(once, "right", letters, number);
}

function shared(state: Balance, by: number): Balance {
  const pan = ({ letters, number }: Pan): Pan => ({ letters: letters / by, number: number / by });
  return { ...state, left: pan(state.left), right: pan(state.right) };
}

/** What is known once the unknown stands alone on a level balance. */
function solved({ left, right, letter, worth }: Balance): string {
  const [one, other] = left.letters === 1 ? [left, right] : [right, left];
  const alone = one.letters === 1 && one.number === 0 && other.letters === 0 && other.number === worth;
  return alone ? ` So ${letter} is ${worth}.`.replace("-", "\u2212") : "";
}

/** Takes away from both sides what one of them has, or adds what it lacks. Both keep their place where there is nothing to clear. */
function clearing(state: Balance): Act<Balance>[] {
  const { left, right, letter } = state;
  const fewer = Math.abs(left.letters) < Math.abs(right.letters) ? left.letters : right.letters;
  const beside = [left, right].find(({ letters, number }) => letters !== 0 && number !== 0);
  const act = (id: string, letters: number, number: number, what: string): Act<Balance> => ({
    id,
    label: letters + number < 0 ? `Add ${what} to both sides` : `Take ${what} from both sides`,
    to: letters === 0 && number === 0 ? null : onBoth(state, -letters, -number),
  });
  const alone = left.letters === 0 || right.letters === 0;
  const some = alone ? `every ${letter}` : panText({ letters: Math.abs(fewer), number: 0 }, letter);
  // 1 from both sides has its own button.
  const number = beside ? `${beside.number === 1 ? "the " : ""}${Math.abs(beside.number)}` : "the number";
  return [act("clear.letters", alone ? 0 : fewer, 0, some), act("clear.number", 0, beside?.number ?? 0, number)];
}

function paneActs(state: Balance, side: PanSide): Act<Balance>[] {
  const { letters, number } = state[side];
  const { letter } = state;
  const [many, weighs] = [`${letters} ${letter}`, `${number}`].map((text) => text.replace("-", "\u2212"));
  const act = (id: string, label: string, to: Balance | null, knob: string): Act<Balance> => ({
    id: `${side}.${id}`,
    label: `${label} ${id.endsWith("less") ? "from" : "on"} the ${side}`,
    of: side,
    to,
    knob,
  });
  return [
    act("less", `Take one ${letter}`, put(state, side, -1, 0), many ?? ""),
    act("more", `One ${letter} more`, put(state, side, 1, 0), many ?? ""),
    act("1less", "Take 1", put(state, side, 0, -1), `weight ${weighs}`),
    act("1more", "1 more", put(state, side, 0, 1), `weight ${weighs}`),
  ];
}

function words(state: Balance, part?: string): string {
  const { left, right, letter } = state;
  const by = lean(state);
  const text = (pan: Pan) => panText(pan, letter).replace(/-/g, "\u2212");
  const level =
    by === 0
      ? `The two sides balance: ${text(left)} = ${text(right)}.${solved(state)}`
      : `The ${by > 0 ? "left" : "right"} side is heavier, so the balance tilts.`;
  if (part !== undefined) return `On the ${part}: ${text(part === "left" ? left : right)}. ${level}`;
  return `On the left: ${text(left)}. On the right: ${text(right)}. ${level}`;
}

export const balance: Manipulative<Balance> = {
  id: "balance",
  title: "Balance",
  about: "Do the same to both sides, and it stays level. Change one side alone, and it tilts.",
  fresh: "3x + 4 = 19; x = 5",
  read: (text) => reading(text, "a balance, such as 3x + 4 = 19; x = 5", readBalance),
  write: ({ left, right, letter, worth }) =>
    `${panText(left, letter)} = ${panText(right, letter)}; ${letter} = ${worth}`,
  parts: () => [
    { id: "left", name: "Left side" },
    { id: "right", name: "Right side" },
  ],
  words,
  acts: (state) => {
    const { left, right, letter } = state;
    const by = gcd(gcd(left.letters, left.number), gcd(right.letters, right.number));
    return [
      ...paneActs(state, "left"),
      ...paneActs(state, "right"),
      ...clearing(state),
      { id: "letter", label: `Take one ${letter} from both sides`, to: onBoth(state, -1, 0) },
      { id: "one", label: "Take 1 from both sides", to: onBoth(state, 0, -1) },
      { id: "share", label: `Divide both sides by ${by > 1 ? by : 2}`, to: by > 1 ? shared(state, by) : null },
    ];
  },
  paper: (state) => {
    const drop = Math.sign(lean(state)) * 0.8;
    const pan = (side: PanSide, x: number, y: number): Mark[] => [
      {
        polygon: [
          [x - 2.2, y],
          [x + 2.2, y],
          [x + 1.7, y - 0.5],
          [x - 1.7, y - 0.5],
        ],
        fill: "tint1",
      },
      { text: panText(state[side], state.letter).replace(/-/g, "\u2212"), at: [x, y + 0.3], side: "n" },
    ];
    return {
      alt: words(state),
      scale: true,
      points: {},
      draw: [
        {
          polygon: [
            [-0.8, -3],
            [0.8, -3],
            [0, 0],
          ],
          fill: "tint2",
        },
        {
          line: [
            [-4, -drop],
            [4, drop],
          ],
        },
        ...pan("left", -4, -drop),
        ...pan("right", 4, drop),
      ],
    };
  },
};
