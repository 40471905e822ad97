import type { Mark as FigureMark } from "../../engine/figure/figure.ts";
import { mixedText, rational } from "../../maths/rational.ts";
import { range, sum } from "../../maths/whole.ts";
import {
  type Act,
  isBetween,
  isWholeBetween,
  type Manipulative,
  type Part,
  reading,
  replaced,
  shown,
  tidy,
} from "../manipulative.ts";

/** A point, and the jumps that go on from it one after the other. */
export interface Mark {
  readonly at: number;
  readonly jumps: readonly number[];
}

export interface Line {
  readonly from: number;
  readonly to: number;
  /** From one notch to the next. */
  readonly step: number;
  /** Where the notches are so many parts of one, its numbers are told as fractions: 3/4, and not 0.75. */
  readonly of: number | null;
  readonly marks: readonly Mark[];
}

const mostNotches = 120;
const mostMarks = 6;
/** A game with ten stones, taken one by one, has ten. */
const mostJumps = 10;

export const notches = ({ from, to, step }: Line) => Math.round((to - from) / step);
/** Where jump n of a mark begins; where there are only n of them, where the last one ends. */
export const reached = ({ at, jumps }: Mark, n: number) => tidy(at + sum(jumps.slice(0, n)));

const isSound = (line: Line) => {
  const { from, to, step, marks } = line;
  return (
    [from, to].every((n) => isBetween(n, -1e6, 1e6)) &&
    step > 0 &&
    isWholeBetween(tidy((to - from) / step), 2, mostNotches) &&
    marks.length <= mostMarks &&
    marks.every(
      (mark) =>
        mark.jumps.length <= mostJumps &&
        mark.jumps.every((jump) => jump !== 0) &&
        range(0, mark.jumps.length).every((n) => isBetween(reached(mark, n), from, to)),
    )
  );
};

const number = "-?\\d{1,7}(?:\\.\\d{1,6})?";
const form = new RegExp(`^(${number})\\.\\.(${number}) by (1/(\\d{1,2})|\\d{1,6}(?:\\.\\d{1,6})?)(?:: (.*))?$`);
const markForm = new RegExp(`^${number}(?: [+-]\\d{1,7}(?:\\.\\d{1,6})?)*$`);

function readLine(text: string): Line | null {
  const [all, from, to, step, of, marks = ""] = form.exec(text) ?? [];
  const texts = marks === "" ? [] : marks.split(", ");
  if (all === undefined || !texts.every((one) => markForm.test(one))) return null;
  const line: Line = {
    from: Number(from),
    to: Number(to),
    step: of === undefined ? Number(step) : 1 / Number(of),
    of: of === undefined ? null : Number(of),
    marks: texts.map((one) => {
      const [at = 0, ...jumps] = one.split(" ").map(Number);
      return { at, jumps };
    }),
  };
  return isSound(line) ? line : null;
}

/** A number as the line tells it. */
export const on = ({ of }: Pick<Line, "of">, n: number): string =>
  of === null ? shown(n) : mixedText(rational(Math.round(n * of), of)).replace("-", "\u2212");

const signed = (n: number) => (n < 0 ? String(tidy(n)) : `+${tidy(n)}`);
const markText = ({ at, jumps }: Mark) => [tidy(at), ...jumps.map(signed)].join(" ");

const withMark = (line: Line, i: number, mark: Mark | null): Line => ({
  ...line,
  marks: replaced(line.marks, i, mark),
});

/** With the point of a mark somewhere else; its jumps go along. */
export function putPoint(line: Line, i: number, at: number): Line | null {
  const mark = line.marks[i];
  const next = mark && withMark(line, i, { ...mark, at: tidy(at) });
  return next && isSound(next) ? next : null;
}

/** With a jump that ends somewhere else; those behind it go along. */
export function putJump(line: Line, i: number, n: number, end: number): Line | null {
  const mark = line.marks[i];
  if (!mark) return null;
  const next = withMark(line, i, { ...mark, jumps: replaced(mark.jumps, n, tidy(end - reached(mark, n))) });
  return isSound(next) ? next : null;
}

/** The notch nearest to a number. */
export function snapped({ from, to, step }: Line, at: number): number {
  return Math.min(to, Math.max(from, tidy(from + Math.round((at - from) / step) * step)));
}

const partsOf = ({ marks }: Line): Part[] =>
  marks.flatMap(({ jumps }, i) => [
    { id: `${i + 1}`, name: `Point ${i + 1}` },
    ...jumps.map((_, n) => ({ id: `${i + 1}.${n + 1}`, name: jumps.length === 1 ? "Jump" : `Jump ${n + 1}` })),
  ]);

/** With one jump more at the end of a mark. */
function jumped(line: Line, i: number, by: number): Line | null {
  const mark = line.marks[i];
  const next = mark && withMark(line, i, { ...mark, jumps: [...mark.jumps, by] });
  return next && isSound(next) ? next : null;
}

/** The last jump of each mark once more: for all of them at once, so that two can jump in turn. */
function againActs(line: Line): Act<Line>[] {
  const last = line.marks.map(({ jumps }) => jumps.at(-1));
  return last.map((by, i) => {
    const isOne = by !== undefined && last.indexOf(by) === last.lastIndexOf(by);
    const whose = line.marks.length === 1 || isOne ? "" : `, point ${i + 1}`;
    return {
      id: `${i + 1}.again`,
      label: `${by === undefined ? "Jump" : `Jump ${on(line, by)}`} again${whose}`,
      to: by === undefined ? null : jumped(line, i, by),
    };
  });
}

function actsOn(line: Line, mark: Mark, i: number): Act<Line>[] {
  const { step } = line;
  const of = String(i + 1);
  const knob = `at ${on(line, mark.at)}`;
  const many = mark.jumps.length;
  const withJumps = (jumps: readonly number[]) => withMark(line, i, { ...mark, jumps });
  return [
    { id: `${of}.left`, label: `Move ${on(line, step)} to the left`, of, to: putPoint(line, i, mark.at - step), knob },
    {
      id: `${of}.right`,
      label: `Move ${on(line, step)} to the right`,
      of,
      to: putPoint(line, i, mark.at + step),
      knob,
    },
    { id: `${of}.jump`, label: `Jump ${on(line, step)} on`, of, to: jumped(line, i, step) },
    { id: `${of}.back`, label: `Jump ${on(line, step)} back`, of, to: jumped(line, i, -step) },
    {
      id: `${of}.unjump`,
      label: "Take the last jump away",
      of,
      to: many > 0 ? withJumps(mark.jumps.slice(0, -1)) : null,
    },
    {
      id: `${of}.join`,
      label: "Make one jump of all",
      of,
      to: many > 1 ? withJumps([tidy(reached(mark, many) - mark.at)]) : null,
    },
    {
      id: `${of}.remove`,
      label: "Take the point away",
      of,
      rare: true,
      to: line.marks.length > 1 ? withMark(line, i, null) : null,
    },
    ...mark.jumps.flatMap((by, n): Act<Line>[] => {
      const jumpOf = `${of}.${n + 1}`;
      const to = reached(mark, n + 1);
      const jump = { of: jumpOf, knob: `jump of ${on(line, by)}` };
      return [
        { id: `${jumpOf}.left`, label: "End the jump farther left", ...jump, to: putJump(line, i, n, to - step) },
        { id: `${jumpOf}.right`, label: "End the jump farther right", ...jump, to: putJump(line, i, n, to + step) },
      ];
    }),
  ];
}

/** Equal jumps one after the other are told together: 4 jumps of 0.75 on to 3. */
function markWords(line: Line, mark: Mark, name: string): string {
  const way = mark.jumps.flatMap((by, n) => {
    if (by === mark.jumps[n + 1]) return [];
    const first = mark.jumps.findLastIndex((other, at) => at < n && other !== by) + 1;
    const jumps = first === n ? "a jump" : `${n + 1 - first} jumps`;
    return [`${jumps} of ${on(line, Math.abs(by))} ${by < 0 ? "back" : "on"} to ${on(line, reached(mark, n + 1))}`];
  });
  return `${name} is at ${on(line, mark.at)}${way.length > 0 ? `, then ${way.join(", then ")}` : ""}.`;
}

/** The notches with a number: as many as the eye can tell apart, from zero on where it is there. */
export function labelled(line: Line): number[] {
  const many = notches(line);
  // A line has room for about 36 digits.
  const longest = Math.max(...[line.from, line.to, line.from + line.step].map((n) => on(line, n).length));
  const { of } = line;
  const gaps = of === null ? [1, 2, 5, 10, 20, 50] : range(1, of).filter((n) => of % n === 0);
  const gap = gaps.find((every) => (many / every) * (longest + 1.5) <= 38) ?? 100;
  const zero = line.from < 0 && line.to > 0 ? Math.round(-line.from / line.step) % gap : 0;
  return range(0, many).filter((n) => (n - zero) % gap === 0);
}

export const numberLine: Manipulative<Line> = {
  id: "number-line",
  title: "Number line",
  about: "Move points along the line, and let them jump on and back.",
  fresh: "-10..10 by 1: -4 +7",
  read: (text) => reading(text, "a number line, such as 0..20 by 1: 7 +3", readLine),
  write: ({ from, to, step, of, marks }) =>
    `${tidy(from)}..${tidy(to)} by ${of === null ? tidy(step) : `1/${of}`}${marks.length > 0 ? `: ${marks.map(markText).join(", ")}` : ""}`,
  parts: partsOf,
  words: (line, part) => {
    const { from, to, marks } = line;
    const only = part?.split(".")[0];
    const told = marks
      .map((mark, i) => ({
        id: String(i + 1),
        words: markWords(line, mark, marks.length === 1 ? "The point" : `Point ${i + 1}`),
      }))
      .filter(({ id }) => only === undefined || only === id);
    return [
      ...(part === undefined ? [`A number line from ${shown(from)} to ${shown(to)}.`] : []),
      ...told.map(({ words }) => words),
    ].join(" ");
  },
  acts: (line) => {
    const next = { ...line, marks: [...line.marks, { at: snapped(line, (line.from + line.to) / 2), jumps: [] }] };
    return [
      ...againActs(line),
      ...line.marks.flatMap((mark, i) => actsOn(line, mark, i)),
      { id: "add", label: "One point more", rare: true, to: isSound(next) ? next : null },
    ];
  },
  paper: (line) => {
    const { from, to, step, marks } = line;
    const at = (n: number) => ((n - from) / (to - from)) * 12;
    return {
      alt: numberLine.words(line),
      scale: true,
      points: {},
      draw: [
        {
          line: [
            [-0.4, 0],
            [12.6, 0],
          ],
          arrow: "both",
        },
        ...range(0, notches(line)).map((n): FigureMark => {
          const x = at(from + n * step);
          return {
            line: [
              [x, -0.15],
              [x, 0.15],
            ],
            thin: true,
          };
        }),
        ...labelled(line).map(
          (n): FigureMark => ({
            text: on(line, from + n * step),
            at: [at(from + n * step), -0.3],
            side: "s",
            small: true,
          }),
        ),
        ...marks.flatMap((mark, i): FigureMark[] => [
          { dot: [at(mark.at), 0], label: on(line, mark.at), side: "n" },
          ...mark.jumps.map((by, n): FigureMark => {
            const height = 1.2 + n + i * 0.5;
            return {
              line: [
                [at(reached(mark, n)), height],
                [at(reached(mark, n + 1)), height],
              ],
              arrow: "end",
              label: by < 0 ? on(line, by) : `+${on(line, by)}`,
              side: "n",
            };
          }),
        ]),
      ],
    };
  },
};
