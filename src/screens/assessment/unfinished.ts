import type { NumberLocale } from "../../engine/answer/answer.ts";
import type { Zone } from "../../engine/exercise.ts";
import { isFields, parseFields } from "../../engine/fields.ts";
import { noteBegun } from "../../learner/begun.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import type { Item, Marked } from "../../play/exam/mark.ts";
import type { Answered, Start } from "../../tools/assessment/belief.ts";
import type { SkillMap } from "../../tools/assessment/map.ts";

/** What the answers so far are kept as. */
export const kind = "assessment";

/** An answer of an assessment that is under way. */
interface Given extends Item {
  /** Empty for "I have not learnt this yet". */
  readonly typed: string;
}

/** How an assessment stands. */
export interface Unfinished {
  readonly start: Start;
  readonly given: readonly Given[];
  /** Milliseconds it has taken. */
  readonly ms: number;
}

/** How an assessment stands, as text. */
export function writeUnfinished(start: Start, marked: readonly Marked[], ms: number): string {
  const given = marked.map(({ item, typed }) => ({ ...item, typed }));
  return JSON.stringify({ start, given, ms: Math.round(ms) });
}

/** Reads such a text; null for one that is none. */
export function readUnfinished(text: string | null): Unfinished | null {
  const { start, given, ms } = parseFields(text ?? "");
  if (!isFields(start) || !isNumber(start["level"]) || !isNumber(start["deviation"])) return null;
  if (!Array.isArray(given) || !given.every(isGiven) || !isNumber(ms)) return null;
  return { start: { level: start["level"], deviation: start["deviation"] }, given, ms };
}

/** What was begun, ready to go on with. Questions that are not posed any more are left out. */
export async function resume(
  { given }: Unfinished,
  zones: readonly Zone[],
  map: SkillMap,
  locale: NumberLocale,
): Promise<{ readonly answered: readonly Answered[]; readonly marked: readonly Marked[] }> {
  const { mark, readQuestion } = await import("../../play/exam/mark.ts");
  const known = given.flatMap((one) => {
    const place = map.findIndex(({ skill, stage }) => skill === one.skill && stage === one.stage);
    return place < 0 ? [] : [{ place, ...one }];
  });
  const marked = await Promise.all(
    known.map(async ({ place: _, typed, ...item }) => mark(await readQuestion(item, zones), typed, locale)),
  );
  return {
    marked,
    answered: known.map(({ place }, index) => ({ place, right: isRight(marked[index]) })),
  };
}

/** The right value in another form shows that one can do it. */
export function isRight(one: Marked | undefined): boolean {
  return one?.verdict === "right" || one?.verdict === "almost";
}

function isGiven(value: unknown): value is Given {
  if (!isFields(value)) return false;
  const { zone, skill, stage, seed, version = 1, typed } = value;
  return [zone, skill, typed].every((one) => typeof one === "string") && [stage, seed, version].every(isNumber);
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Keeps how it stands, and that it is one of the things to go on with; an empty text once it is over. */
export function keepUnfinished(text: string): void {
  void keepSave(kind, text);
  noteBegun({ path: "/assessment", title: "Assessment" }, text === "");
}
