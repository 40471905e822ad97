import type { Mark } from "../../engine/figure/figure.ts";
import { count } from "../../engine/words.ts";
import { decimalText, mixedText, rational } from "../../maths/rational.ts";
import { gcd, range } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading, replaced, within } from "../manipulative.ts";

/** A bar of equal parts. More than `parts` of them may be shaded: then it goes on past one whole. */
export interface Bar {
  /** Equal parts in a whole, 1 to 240. */
  readonly parts: number;
  readonly shaded: number;
  /** Shaded in another way, behind those: what is added. */
  readonly more: number;
  /** What the whole stands for, as in 3/5 of 20. */
  readonly amount: number | null;
}
/** One to four bars, their wholes of the same length. */
export type Bars = readonly Bar[];

export const mostParts = 240;
const mostWholes = 6;
const mostBars = 4;

export const total = ({ shaded, more }: Bar) => shaded + more;
/** The wholes that a bar is long. */
export const wholes = (bar: Bar) => Math.max(1, Math.ceil(total(bar) / bar.parts));
/** 3/8, 8+3/12 */
export const fractionOf = ({ parts, shaded, more }: Bar) => `${shaded}${more > 0 ? `+${more}` : ""}/${parts}`;

const isSound = (bar: Bar) =>
  isWholeBetween(bar.parts, 1, mostParts) &&
  isWholeBetween(bar.shaded, 0, mostWholes * bar.parts) &&
  isWholeBetween(bar.more, 0, mostWholes * bar.parts) &&
  wholes(bar) <= mostWholes &&
  (bar.amount === null || isWholeBetween(bar.amount, 1, 100_000));

function readBar(text: string): Bar | null {
  const [all, shaded, more, parts, amount] =
    /^(\d{1,3})(?:\+(\d{1,3}))?\/(\d{1,3})(?: of (\d{1,6}))?$/.exec(text) ?? [];
  if (all === undefined) return null;
  const bar: Bar = {
    parts: Number(parts),
    shaded: Number(shaded),
    more: Number(more ?? 0),
    amount: amount === undefined ? null : Number(amount),
  };
  return within(bar, isSound);
}

/** Each part so many times as fine: the same amount. */
const finer = (bar: Bar, times: number): Bar => ({
  ...bar,
  parts: bar.parts * times,
  shaded: bar.shaded * times,
  more: bar.more * times,
});

const coarser = (bar: Bar, by: number): Bar => ({
  ...bar,
  parts: bar.parts / by,
  shaded: bar.shaded / by,
  more: bar.more / by,
});

/** With another number of shaded parts; what was added is part of it from then on. */
export const shadeTo = (bar: Bar, shaded: number): Bar => ({ ...bar, shaded, more: 0 });

/** Cut into another number of parts: as many of them stay shaded as there are. */
export const cutInto = (bar: Bar, parts: number): Bar => ({
  ...bar,
  parts,
  shaded: Math.min(total(bar), wholes(bar) * parts),
  more: 0,
});

function actsOn(bars: Bars, i: number): Act<Bars>[] {
  const bar = bars[i] as Bar;
  const of = String(i + 1);
  const act = (id: string, label: string, to: Bar | null, knob?: string): Act<Bars> => ({
    id: `${of}.${id}`,
    label,
    of,
    to: to && isSound(to) ? replaced(bars, i, to) : null,
    ...(knob !== undefined && { knob }),
  });
  const cut = (by: number) => (bar.parts + by < 1 ? null : cutInto(bar, bar.parts + by));
  const join = (by: number) =>
    gcd(gcd(bar.parts, bar.shaded), gcd(bar.more, by)) === by && bar.parts > 1 ? coarser(bar, by) : null;
  return [
    act("less", "Shade one less", shadeTo(bar, total(bar) - 1), `${total(bar)} shaded`),
    act("more", "Shade one more", shadeTo(bar, total(bar) + 1), `${total(bar)} shaded`),
    act("fewer", "Cut into one part fewer", cut(-1), count(bar.parts, "part")),
    act("parts", "Cut into one part more", cut(1), count(bar.parts, "part")),
    act("halve", "Cut each part in two", finer(bar, 2)),
    act("thirds", "Cut each part in three", finer(bar, 3)),
    act("join", "Join parts in twos", join(2)),
    act("join3", "Join parts in threes", join(3)),
  ];
}

const value = (bar: Bar) => total(bar) / bar.parts;

/** What `parts` of a bar of `all` are worth where the whole is `amount`, exactly: "2.5", and "2 6/7" where two decimal places do not say it. */
export function worth(amount: number, parts: number, all: number): string {
  const exact = rational(amount * parts, all);
  const decimal = decimalText(exact, 2);
  return decimal === null || decimal.includes("(") ? mixedText(exact) : decimal;
}

function barWords(bar: Bar, name: string): string {
  const all = total(bar);
  const shared = gcd(all, bar.parts);
  const lowest =
    shared > 1 && all > 0 ? ` That is ${all / shared}${bar.parts === shared ? "" : `/${bar.parts / shared}`}.` : "";
  const added = bar.more > 0 ? `${bar.shaded} and ${bar.more}, together ${all},` : String(all);
  const amount =
    bar.amount === null
      ? ""
      : ` The whole is ${bar.amount}, one part is ${worth(bar.amount, 1, bar.parts)}, the shaded part is ${worth(bar.amount, all, bar.parts)}.`;
  return `${name} is cut into ${count(bar.parts, "equal part")}, ${added} shaded: ${all}/${bar.parts}.${lowest}${amount}`;
}

function compared(bars: Bars): string {
  const [first, second] = bars;
  if (!first || !second || bars.length !== 2) return "";
  const [a, b] = bars.map((bar) => `${total(bar)}/${bar.parts}`);
  const difference = value(first) - value(second);
  if (Math.abs(difference) < 1e-9) return ` Both are shaded equally far: ${a} = ${b}.`;
  return ` ${difference > 0 ? a : b} is more than ${difference > 0 ? b : a}.`;
}

const barHeight = 1.4;

function drawBar(bar: Bar, bottom: number, unit: number): Mark[] {
  const box = (from: number, to: number, fill?: "tint1" | "tint2"): Mark => ({
    polygon: [
      [from, bottom],
      [to, bottom],
      [to, bottom + barHeight],
      [from, bottom + barHeight],
    ],
    ...(fill && { fill }),
  });
  const part = unit / bar.parts;
  const end = wholes(bar) * unit;
  return [
    ...(bar.shaded > 0 ? [box(0, bar.shaded * part, "tint1")] : []),
    ...(bar.more > 0 ? [box(bar.shaded * part, total(bar) * part, "tint2")] : []),
    ...range(1, bar.parts * wholes(bar) - 1).map(
      (n): Mark => ({
        line: [
          [n * part, bottom],
          [n * part, bottom + barHeight],
        ],
        thin: n % bar.parts !== 0,
      }),
    ),
    box(0, end),
    {
      text: `${fractionOf(bar)}${bar.amount === null ? "" : ` of ${bar.amount}`}`,
      at: [end + 0.3, bottom + barHeight / 2],
      side: "e",
    },
  ];
}

export const bar: Manipulative<Bars> = {
  id: "bar",
  title: "Bars",
  about:
    "Shade parts of a bar with a press or a pull, cut it into more or fewer parts, and lay bars of the same length side by side.",
  fresh: "3/8, 1/2",
  read: (text) =>
    reading(text, "one to four bars, such as 3/8, 1/2", (clean) => {
      const bars = clean.split(",").map((one) => readBar(one.trim()));
      return bars.length <= mostBars && bars.every((one) => one !== null) ? bars : null;
    }),
  write: (bars) => bars.map((one) => `${fractionOf(one)}${one.amount === null ? "" : ` of ${one.amount}`}`).join(", "),
  parts: (bars) => bars.map((_, i) => ({ id: String(i + 1), name: `Bar ${i + 1}` })),
  words: (bars, part) =>
    bars
      .map((one, i) => ({ one, id: String(i + 1) }))
      .filter(({ id }) => part === undefined || part === id)
      .map(({ one, id }) => barWords(one, bars.length === 1 ? "The bar" : `Bar ${id}`))
      .join(" ") + compared(bars),
  acts: (bars) => [
    ...bars.flatMap((_, i) => actsOn(bars, i)),
    {
      id: "add",
      label: "One bar more",
      rare: true,
      to: bars.length < mostBars ? [...bars, { parts: 2, shaded: 1, more: 0, amount: null }] : null,
    },
    { id: "remove", label: "One bar fewer", rare: true, to: bars.length > 1 ? bars.slice(0, -1) : null },
  ],
  paper: (bars) => {
    const unit = 12 / Math.max(...bars.map(wholes));
    return {
      alt: bar.words(bars),
      scale: true,
      points: {},
      draw: bars.flatMap((one, i) => drawBar(one, -i * 2.2, unit)),
    };
  },
};
