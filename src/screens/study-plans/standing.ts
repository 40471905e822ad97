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

/** The items that count for what stands at an address, and how many of them are enough; null where the log cannot tell. */
function counted({ at: { path }, asked = Number.POSITIVE_INFINITY }: Planned["days"][number]["tasks"][number]): {
  readonly of: (item: string) => boolean;
  readonly enough: number;
} | null {
  const [page = "", skill] = path.split("?practise=");
  if (skill) return { of: (item) => item.startsWith(`${skill}/`), enough: ofARun };
  if (page.startsWith("/tutorials/"))
    return { of: (item) => item.startsWith(`${page.slice(1)}~`), enough: ofALesson(asked) };
  const puzzle = puzzleAt(page);
  return puzzle === null ? null : { of: (item) => puzzleOfItem(item) === puzzle, enough: 1 };
}

/** How the items of its tasks begin: what must be read of the log. */
export function itemsOfPlan({ days }: Planned): readonly string[] {
  const paths = days.flatMap(({ tasks }) => tasks.map(({ at }) => at.path));
  return [
    ...new Set(
      paths.flatMap((path) => {
        const [page = "", skill] = path.split("?practise=");
        if (skill) return [`${skill}/`];
        if (page.startsWith("/tutorials/")) return [`${page.slice(1)}~`];
        return puzzleAt(page) ?? [];
      }),
    ),
  ];
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
        const rule = counted(one);
        const isDone = rule !== null && [...right].filter(rule.of).length >= rule.enough * times;
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
