import { describe, expect, test } from "vitest";
import { answerText } from "../../src/engine/answer/answer-text.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Question, Zone } from "../../src/engine/exercise.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import type { ManipulativeId, Shows } from "../../src/engine/shows.ts";
import { manipulatives } from "../../src/manipulatives/all.ts";
import { random } from "../../src/maths/random.ts";

// The pictures of lessons are looked at as a learner sees them: their text is taken apart here once more, by another reader than
// the manipulative's own, and what it shows at the end must be the answer, what it shows on the way must have been said.

const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));
const skills = zones.flatMap(({ skills }) => skills);
const each = 20;

/** What must have a picture at every stage, and at some. */
const whole = [
  "adding-fractions",
  "subtracting-fractions",
  "comparing-fractions",
  "ordering-fractions",
  "equivalent-fractions",
  "fraction-of-an-amount",
  "percentage-of-an-amount",
  "times-tables",
  "two-digit-times-one-digit",
  "negative-numbers",
  "unknowns-on-both-sides",
  "coordinates",
  "bridging-through-ten",
];
const partly = [
  "division-facts",
  "decimal-place-value",
  "rounding-decimals",
  "rounding-whole-numbers",
  "one-step-equations",
  "two-step-equations",
  "counting-up",
];

const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];

interface BarSeen {
  readonly top: number;
  readonly bottom: number;
  readonly of: number | undefined;
}

const bars = (text: string): BarSeen[] =>
  text.split(", ").map((bar) => {
    const [fraction = "", of] = bar.split(" of ");
    const [tops = "", bottom] = fraction.split("/");
    return {
      top: tops.split("+").reduce((sum, n) => sum + Number(n), 0),
      bottom: Number(bottom),
      of: of === undefined ? undefined : Number(of),
    };
  });

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const side = (text: string) => (text.match(/-?\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0);

/** Everything that a picture could be read as; one of them must be the answer. */
const readings: Readonly<Record<ManipulativeId, (text: string, lit: string | undefined) => string[]>> = {
  bar: (text) => {
    const seen = bars(text);
    const [first, last] = [seen[0], seen.at(-1)];
    if (!first || !last) return [];
    const lean = first.top * last.bottom - last.top * first.bottom;
    return [
      ...seen.map(({ top, bottom }) => `${top}/${bottom}`),
      ...seen.flatMap(({ top, bottom, of }) =>
        of === undefined ? [] : [String(Number(((of * top) / bottom).toFixed(6)))],
      ),
      seen.map(({ top, bottom }) => `${top}/${bottom}`).join(", "),
      String(last.top),
      String(last.bottom),
      lean < 0 ? "<" : lean > 0 ? ">" : "=",
    ];
  },
  "number-line": (text) => {
    const marks = (text.split(": ")[1] ?? "").split(", ").map((mark) => mark.split(" ").map(Number));
    const list = marks.map(([at]) => String(at));
    const [at = 0, ...jumps] = marks[0] ?? [];
    const way = jumps.reduce((sum, n) => sum + n, 0);
    const end = at + way;
    return [
      String(Number(end.toFixed(6))),
      end.toFixed(1),
      end.toFixed(2),
      String(way),
      list.join(", "),
      list.toReversed().join(", "),
    ];
  },
  area: (text) => {
    const [across = "", up = ""] = text.split(" x ");
    return [String(side(across) * side(up)), String(side(across)), String(side(up))];
  },
  balance: (text) => {
    const [sides = "", known = ""] = text.split("; ");
    // The letter alone on one side, and what it is on the other.
    const [letter = "", x = ""] = known.split(" = ");
    return [`${letter} = ${x}`, `${x} = ${letter}`].includes(sides) ? [x] : [];
  },
  wall: () => [],
  grid: (text) => [...text.matchAll(/\(([^)]*)\)/g)].map(([all]) => all),
  clock: (text) => {
    const [now = "", since = ""] = text.split(" since ");
    return [String((minutes(now) - minutes(since) + 1440) % 1440)];
  },
  counters: (text, lit) => {
    const columns = text.split(" ").map((column) => column.split(":").map(Number) as [number, number]);
    const names: Readonly<Record<string, number>> = { ones: 1, tenths: 0.1, hundredths: 0.01, thousandths: 0.001 };
    const number = columns.reduce((sum, [worth, many]) => sum + worth * many, 0);
    const one = columns.find(([worth]) => worth === names[lit ?? ""])?.[1];
    return [String(Number(number.toFixed(6))), ...(one === undefined ? [] : [String(one)])];
  },
  turn: () => [],
  hundred: () => [],
  pins: () => [],
  dots: () => [],
  spinner: () => [],
  curve: () => [],
};

function showsAnswer({ answer, slips, check }: Question, { by, lines }: Shows): void {
  const [text, lit] = lines.at(-1) ?? [""];
  const read = readings[by](text, lit);
  const right = read.filter((one) => judge(answer, one, { slips, check }).verdict === "right");
  expect(right, `${text} is read as ${read.join("; ")}, and the answer is ${answerText(answer)}`).not.toEqual([]);
}

/**
 * The numbers of a picture that a learner must have read by then, each with others that would do as well: a piece of a rectangle is
 * known by its product, what is left of a bar by what was there and what goes.
 */
function told(by: ManipulativeId, text: string): (readonly number[])[] {
  const one = (list: readonly number[]) => list.map((n) => [n]);
  const marks = text.split(": ")[1] ?? "";
  if (by === "grid") return one(numbers(marks));
  // One of a place may just have been changed for ten of the next.
  if (by === "counters")
    return text
      .split(" ")
      .map((column) => Number(column.split(":")[1]))
      .map((n) => [n, n + 1, n - 1]);
  if (by === "bar")
    return text.split(", ").flatMap((bar) => {
      const [, first = "", more, bottom = "", of] = /^(\d+)(?:\+(\d+))?\/(\d+)(?: of (\d+))?$/.exec(bar) ?? [];
      const [top, added, parts] = [Number(first), Number(more ?? 0), Number(bottom)];
      return [
        [top, top + added, (top + added) / parts],
        ...(more ? [[added, (100 * added) / parts]] : []),
        [parts],
        ...(of ? [[Number(of)]] : []),
      ];
    });
  if (by === "number-line") {
    const [from = 0, to = 0] = (text.split(" by ")[0] ?? "").split("..").map(Number);
    return marks.split(", ").flatMap((mark) => {
      let here = 0;
      return mark.split(" ").map((jump, i) => {
        here = Number((here + Number(jump)).toFixed(6));
        // Halfway along the line is where its two ends are told from each other.
        if (i === 0) return Math.abs(here - (from + to) / 2) < 1e-6 ? [0] : [Math.abs(here)];
        // Or what is left of a longer jump.
        return [Math.abs(here), Math.abs(Number(jump)), -Math.abs(Number(jump))];
      });
    });
  }
  if (by === "area") {
    const [across = "", up = ""] = text.split(" x ").map((side) => (side.match(/-?\d+/g) ?? []).map(Number));
    return [...across].flatMap((w) => [...up].map((h) => [Math.abs(Number(w) * Number(h)), Math.abs(Number(w))]));
  }
  return []; // a balance is level at every line, and a clock is counted from its first time
}

describe.each(skills.map((skill) => [skill.id, skill] as const))("%s", (id, skill) => {
  test("its pictures show what its steps say, and the answer at the end", () => {
    let pictured = 0;
    for (const stage of skill.stages)
      for (let seed = 0; seed < seeds(400, each); seed++) {
        const parameters = drawParameters(stage, random(seed));
        const question = stage.write(parameters);
        const { shows, steps, prompt } = question;
        if (!shows) {
          expect(whole, `${stage.label} has a picture`).not.toContain(id);
          continue;
        }
        pictured++;
        try {
          expect(shows.lines.length, "a state for each step").toBe(steps.length);
          const one = manipulatives.get(shows.by);
          holdAtFirst(prompt, shows);
          for (const [i, [text, lit = ""]] of shows.lines.entries()) {
            const read = one?.read(text);
            if (!one || !read || "problem" in read) throw new Error(`${shows.by} cannot read ${text}`);
            const parts = one.parts(read.state).map((part) => part.id);
            for (const name of lit.split(" ").filter(Boolean)) expect(parts, text).toContain(name);
            holdOnTheWay(question, shows, i);
          }
          showsAnswer(question, shows);
        } catch (error) {
          throw new Error(
            `${JSON.stringify(parameters)} ${prompt} ${JSON.stringify(shows)}: ${error instanceof Error ? error.message : error}`,
          );
        }
      }
    if ([...whole, ...partly].includes(id)) expect(pictured).toBeGreaterThan(each / 2);
    else expect(pictured, `${id} belongs into the list`).toBe(0);
  });
});

/** What is taken in the hand begins as the equation that is to be solved, wherever that has neither brackets nor fractions. */
function holdAtFirst(prompt: string, { by, start, lines }: Shows): void {
  const first = start ?? lines[0]?.[0] ?? "";
  expect(manipulatives.get(by)?.read(first), first).toHaveProperty("state");
  const [, equation = ""] = /^Solve \$([^$]+)\$/.exec(prompt) ?? [];
  if (by !== "balance" || !/^[^\\()<>]+=[^\\()<>]+$/.test(equation)) return;
  // The terms of a side in any order, the sides in any.
  const plain = (text: string) =>
    text
      .replace(/;.*|[\s{}]/g, "")
      .split("=")
      .map((side) =>
        (side.match(/[+-]?[^+-]+/g) ?? [])
          .map((term) => term.replace("+", ""))
          .toSorted()
          .join(" "),
      )
      .toSorted();
  expect(plain(first), equation).toEqual(plain(equation));
}

function holdOnTheWay({ prompt, figure, steps }: Question, { by, lines }: Shows, at: number): void {
  const [text] = lines[at] ?? [""];
  if (by === "balance") {
    // Both sides weigh the same at every line.
    const [sides = "", known = ""] = text.split("; ");
    const [letter = "", x] = known.split(" = ");
    const weighs = (written: string) =>
      written.split(" ").reduce(
        ({ sum, sign }, term) => {
          if (term === "+" || term === "-") return { sum, sign: term === "-" ? -1 : 1 };
          const minus = term.startsWith("-") ? -1 : 1;
          const size = term.endsWith(letter)
            ? Number(term.replace("-", "").slice(0, -1) || 1) * Number(x)
            : Math.abs(Number(term));
          return { sum: sum + sign * minus * size, sign: 1 };
        },
        { sum: 0, sign: 1 },
      ).sum;
    const [left = "", right = ""] = sides.split(" = ");
    expect(weighs(left), text).toBe(weighs(right));
  }
  if (at === lines.length - 1) return; // the end is held against the answer
  const said = [prompt, figure?.alt ?? "", ...steps.slice(0, at + 1)].join(" ").replace(/\\,/g, "");
  const digits = by === "counters" ? [...said].map(Number) : [];
  const parts = said.includes("%") ? [10, 20, 100] : [];
  const named = words.flatMap(([word, n]) => (said.toLowerCase().includes(word) ? [n] : []));
  const heard = new Set([0, 1, ...numbers(said), ...digits, ...parts, ...named]);
  const isHeard = (n: number) => (n < 0 ? [...heard].some((one) => heard.has(one - n)) : heard.has(n));
  const unknown = told(by, text).filter((ways) => !ways.some(isHeard));
  expect(unknown, `numbers of ${text} that nobody has spoken of by step ${at + 1}`).toEqual([]);
}

const words: readonly (readonly [string, number])[] = [
  ["half", 2],
  ["two", 2],
  ["double", 2],
  ["quarter", 4],
  ["four", 4],
  ["three", 3],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
];
