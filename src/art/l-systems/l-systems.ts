import { at, fitting, type Point } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Line, type Maker, numberOf, type Settings, textOf } from "../maker.ts";

/** What is written at first, what each letter becomes, and how far a + turns to the right, in degrees. */
export interface Rules {
  readonly start: string;
  readonly becomes: Readonly<Record<string, string>>;
  readonly angle: number;
  /** The way that is looked at first: 0 to the right, 90 upwards. */
  readonly first: number;
  readonly deepest: number;
}

export const known: Readonly<Record<string, Rules & { readonly name: string }>> = {
  koch: { name: "Koch’s snowflake", start: "F++F++F", becomes: { F: "F-F++F-F" }, angle: 60, first: 0, deepest: 6 },
  dragon: { name: "Dragon", start: "FX", becomes: { X: "X+YF+", Y: "-FX-Y" }, angle: 90, first: 0, deepest: 13 },
  hilbert: {
    name: "Hilbert’s curve",
    start: "X",
    becomes: { X: "+YF-XFX-FY+", Y: "-XF+YFY+FX-" },
    angle: 90,
    first: 90,
    deepest: 6,
  },
  sierpinski: {
    name: "Sierpiński’s triangle",
    start: "XF",
    becomes: { X: "YF+XF+Y", Y: "XF-YF-X" },
    angle: 60,
    first: 0,
    deepest: 8,
  },
  plant: {
    name: "Plant",
    start: "X",
    becomes: { X: "F-[[X]+X]+F[+FX]-X", F: "FF" },
    angle: 25,
    first: 75,
    deepest: 6,
  },
};

/** A picture of more lines than this says no more, and takes its time. */
export const mostLines = 12_000;
/** Brackets are not counted as lines, but they take their time too. */
const longestText = 120_000;

const once = (text: string, becomes: Rules["becomes"]): string => {
  let next = "";
  for (const letter of text) next += becomes[letter] ?? letter;
  return next;
};

const linesIn = (text: string) => text.split("F").length - 1;

/** What is written after so many rounds, or after as many as there is room for. */
export function grow({ start, becomes }: Pick<Rules, "start" | "becomes">, rounds: number) {
  let [text, done] = [start, 0];
  while (done < rounds) {
    const next = once(text, becomes);
    if (next.length > longestText || linesIn(next) > mostLines) break;
    [text, done] = [next, done + 1];
  }
  return { text, rounds: done };
}

export interface Walk {
  readonly points: readonly Point[];
  /** How many brackets were open. */
  readonly level: number;
}

/** Walks as it is written: F goes forward by one, + and - turn, [ remembers the place and ] goes back to it. */
export function walk(text: string, { angle, first }: Pick<Rules, "angle" | "first">): readonly Walk[] {
  let place: Point = [0, 0];
  // Turns are counted, lest small faults add up.
  let turns = 0;
  const kept: (readonly [Point, number])[] = [];
  const walks: { points: Point[]; level: number }[] = [];
  let now: { points: Point[]; level: number } | null = null;
  for (const letter of text) {
    if (letter === "F") {
      const way = ((first - turns * angle) * Math.PI) / 180;
      if (!now) {
        now = { points: [place], level: kept.length };
        walks.push(now);
      }
      place = [place[0] + Math.cos(way), place[1] - Math.sin(way)];
      now.points.push(place);
    } else if (letter === "+") turns++;
    else if (letter === "-") turns--;
    else if (letter === "[") {
      kept.push([place, turns]);
      now = null;
    } else if (letter === "]") {
      const back = kept.pop();
      if (back) [place, turns] = back;
      now = null;
    }
  }
  return walks;
}

/** What is wrong with a line of one's own. */
export function problemOf(text: string): string | null {
  const strange = /[^FXY+\-[\]]/.exec(text)?.[0];
  if (strange) return `Only F, X, Y, +, - and brackets are understood, and not “${strange}”.`;
  let open = 0;
  for (const letter of text) {
    if (letter === "[") open++;
    if (letter === "]" && --open < 0) return "There is a ] before its [.";
  }
  return open > 0 ? "There is a [ without its ]." : null;
}

const line = (id: string, name: string, start: string, longest: number): Line => ({
  kind: "line",
  id,
  name,
  start,
  longest,
  problem: problemOf,
});

export function rulesOf(settings: Settings): Rules {
  const preset = known[textOf(settings, "rule")];
  if (preset) return { ...preset, angle: preset.angle + numberOf(settings, "bend") };
  return {
    start: textOf(settings, "begin"),
    becomes: { F: textOf(settings, "f"), X: textOf(settings, "x"), Y: textOf(settings, "y") },
    angle: numberOf(settings, "turn"),
    first: 90,
    deepest: 13,
  };
}

const maker: Maker = {
  id: "l-systems",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "rule",
      name: "Rule",
      options: [
        ...Object.entries(known).map(([value, { name }]) => ({ value, name })),
        { value: "own", name: "my own" },
      ],
      start: "plant",
    },
    { kind: "slider", id: "rounds", name: "Rounds", from: 0, to: 13, step: 1, start: 5 },
    { kind: "slider", id: "bend", name: "Bend it", from: -30, to: 30, step: 1, start: 0, unit: "°" },
    line("begin", "Begins with", "F", 30),
    line("f", "F becomes", "F[+F]F[-F]F", 40),
    line("x", "X becomes", "X", 40),
    line("y", "Y becomes", "Y", 40),
    { kind: "slider", id: "turn", name: "A + turns right by", from: 0, to: 180, step: 1, start: 25, unit: "°" },
  ],
  needs: (control, settings) => {
    const isOwn = settings["rule"] === "own";
    if (control === "bend") return !isOwn;
    return ["begin", "f", "x", "y", "turn"].includes(control) ? isOwn : true;
  },
  draw(settings) {
    const rules = rulesOf(settings);
    const wanted = numberOf(settings, "rounds");
    const { text, rounds } = grow(rules, Math.min(wanted, rules.deepest));
    const walks = walk(text, rules);
    const lines = linesIn(text);
    if (lines === 0)
      return {
        paths: [],
        words: `After ${counted(rounds, "round")} there is no F in what is written, so nothing is drawn.`,
      };
    const placed = fitting(walks.flatMap(({ points }) => points));
    const parts = ["", "", "", "", "", ""];
    const most = Math.max(...walks.map(({ level }) => level));
    let drawn = 0;
    for (const { points, level } of walks) {
      if (most > 0) {
        parts[1 + Math.min(4, Math.floor((5 * level) / (most + 1)))] +=
          `M${points.map((point) => at(placed(point))).join("L")}`;
        continue;
      }
      // One long line changes its colour along its way.
      for (const [i, point] of points.entries()) {
        const ink = Math.min(4, Math.floor((5 * Math.max(0, drawn - 1)) / lines));
        const before = Math.min(4, Math.floor((5 * Math.max(0, drawn - 2)) / lines));
        const from = points[i - 1];
        parts[1 + ink] +=
          i === 0 || !from
            ? `M${at(placed(point))}`
            : ink === before
              ? `L${at(placed(point))}`
              : `M${at(placed(from))}L${at(placed(point))}`;
        drawn++;
      }
      drawn--;
    }
    const width = lines > 3000 ? 2 : lines > 300 ? 3.5 : 6;
    const name = known[textOf(settings, "rule")]?.name ?? "A curve by a rule of your own";
    const stopped = rounds < wanted ? ` More rounds than ${rounds} would be too many lines to tell apart.` : "";
    return {
      paths: parts.flatMap((d, ink): ArtPath[] => (d ? [{ ink: ink as Ink, d, width }] : [])),
      words: `${name} after ${counted(rounds, "round")}: ${counted(lines, "line")} of the same length${most > 0 ? `, in ${walks.length} branches` : ""}.${stopped}`,
    };
  },
  surprise: (chance, any) => {
    const rule = chance.pick(Object.keys(known));
    const rounds = { koch: [2, 5], dragon: [7, 12], hilbert: [3, 6], sierpinski: [3, 7], plant: [3, 6] }[rule] ?? [
      2, 5,
    ];
    return {
      ...any,
      rule,
      rounds: chance.whole(rounds[0] ?? 2, rounds[1] ?? 5),
      bend: rule === "plant" ? chance.whole(-12, 20) : chance.pick([0, 0, chance.whole(-20, 20)]),
    };
  },
};

export default maker;
