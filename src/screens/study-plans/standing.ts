import { puzzleAt } from "../../content/where.ts";
import { parseFields } from "../../engine/fields.ts";
import { puzzleOfItem } from "../../engine/item.ts";
import { type Day, daysAfter, isDay } from "../../learner/day.ts";
import type { Entry } from "../../learner/records/entry.ts";

/** A plan as far as it matters for how it stands: what each of its days asks for, by address. */
export interface Planned {
  readonly days: readonly {
    /** Which day of the plan it is, from 1, where some between have nothing to do. */
    readonly day?: number;
    readonly tasks: readonly {
      readonly at: { readonly path: string };
      /** How many questions it asks, if it is a lesson. */
      readonly asked?: number | undefined;
      /** What its fresh questions come from, if it is an idea: a skill, as its items begin, the puzzle that they are like, or the item of one that it asks itself. */
      readonly fresh?: readonly string[] | undefined;
    }[];
  }[];
}

/** When it was begun, and what was ticked by hand: "2.0" is the first task of the third day. */
export interface Standing {
  readonly start: Day;
  readonly ticked: ReadonlySet<string>;
}

export const taskId = (day: number, task: number) => `${day}.${task}`;

export function writeStanding({ start, ticked }: Standing): string {
  return JSON.stringify({ start, ticked: [...ticked].sort() });
}

/** Reads what was kept; null where that is no standing of a plan. */
export function readStanding(text: string): Standing | null {
  const { start, ticked } = parseFields(text);
  if (typeof start !== "string" || !isDay(start) || !Array.isArray(ticked)) return null;
  return {
    start,
    ticked: new Set(ticked.filter((id): id is string => typeof id === "string" && /^\d+\.\d$/.test(id))),
  };
}

/** So many right answers of ten are a run that went well enough, and as large a part of its questions is a lesson. */
const ofARun = 8;
const ofALesson = (asked: number) => Math.ceil((asked * ofARun) / 10);

type Task = Planned["days"][number]["tasks"][number];

/** Items that count for a task, and how many of them are enough. */
interface Need {
  /** How what must be read of the log begins. */
  readonly begins: string;
  readonly of: (item: string) => boolean;
  readonly enough: number;
}

const startingWith = (begins: string, enough: number): Need => ({
  begins,
  of: (item) => item.startsWith(begins),
  enough,
});
const like = (puzzle: string, enough: number): Need => ({
  begins: puzzle,
  of: (item) => puzzleOfItem(item) === puzzle,
  enough,
});

/** All that is needed for a task: of an idea, each of its three questions; nothing where the log cannot tell. */
function needsOf({ at: { path }, asked = Number.POSITIVE_INFINITY, fresh = [] }: Task): readonly Need[] {
  const [page = "", skill] = path.split("?practise=");
  if (skill) return [startingWith(`${skill}/`, ofARun)];
  if (page.startsWith("/tutorials/")) return [startingWith(`${page.slice(1)}~`, ofALesson(asked))];
  if (fresh.length > 0)
    return [...new Set(fresh)].map((from) => {
      const times = fresh.filter((one) => one === from).length;
      if (from.includes("~")) return { begins: from, of: (item) => item === from, enough: 1 };
      return from.endsWith("/") ? startingWith(from, times) : like(from, times);
    });
  const puzzle = puzzleAt(page);
  return puzzle === null ? [] : [like(puzzle, 1)];
}

/** How the items of its tasks begin: what must be read of the log. */
export function itemsOfPlan({ days }: Planned): readonly string[] {
  return [...new Set(days.flatMap(({ tasks }) => tasks.flatMap(needsOf).map(({ begins }) => begins)))];
}

/** The tasks that are done: those the log tells of since the plan was begun, and those ticked by hand. What comes twice must be done twice. */
export function doneTasks({ days }: Planned, { start, ticked }: Standing, log: readonly Entry[]): ReadonlySet<string> {
  const right = new Set(
    log.flatMap((entry) =>
      entry.what === "answer" && entry.verdict === "right" && entry.day >= start ? [entry.item] : [],
    ),
  );
  const met = new Map<string, number>();
  return new Set(
    days.flatMap(({ tasks }, day) =>
      tasks.flatMap((one, task) => {
        const { path } = one.at;
        const id = taskId(day, task);
        const times = (met.get(path) ?? 0) + 1;
        met.set(path, times);
        const needs = needsOf(one);
        const isDone =
          needs.length > 0 && needs.every(({ of, enough }) => [...right].filter(of).length >= enough * times);
        return isDone || ticked.has(id) ? [id] : [];
      }),
    ),
  );
}

/**
 * The date of each day of a plan that was begun. What is done keeps its date; the first day that is not done is due today if its date is
 * over, and all later ones move with it: the gaps between them stay.
 */
export function datesOf({ days }: Planned, { start }: Standing, done: ReadonlySet<string>, today: Day): readonly Day[] {
  const isDone = ({ tasks }: Planned["days"][number], day: number) =>
    tasks.every((_, task) => done.has(taskId(day, task)));
  const open = days.findIndex((one, day) => !isDone(one, day));
  const after = days.map(({ day }, index) => (day === undefined ? index : day - 1));
  const due = after[open] ?? 0;
  const date = daysAfter(start, due);
  const late = open >= 0 && date < today ? today : date;
  return after.map((days, index) => (open < 0 || index < open ? daysAfter(start, days) : daysAfter(late, days - due)));
}
