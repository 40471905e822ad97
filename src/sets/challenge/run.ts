import type { Given, Result } from "../result/result.ts";
import type { Rules } from "./rules.ts";

/** What a pupil has done on one question. */
export interface Done {
  readonly verdict: Given["verdict"];
  /** The slip of the last answer. */
  readonly slip?: number;
  /** The first slip that was made, whatever came after it: the teacher is told of it. */
  readonly slipped?: number;
  /** How many answers were judged. */
  readonly tries: number;
  /** One of them was almost right and costs nothing: so it is once in each question. */
  readonly spared?: boolean;
  readonly ms: number;
  /** The last answer that was judged. */
  readonly typed: string;
  /** What stands in the field and is not given yet. */
  readonly draft: string;
  /** Whether the hint was open before the last answer. */
  readonly hint: boolean;
}

/** A pupil's way through a challenge, as it is kept until the next time. */
export interface Run {
  /** What its challenge is told by (`keyOf` in link.ts). */
  readonly key: string;
  readonly who: string;
  /** The places of the questions, in the order in which they are met. */
  readonly order: readonly number[];
  /** The place in `order` that is open. */
  readonly at: number;
  /** Milliseconds since 1970. */
  readonly begun: number;
  /** When it was handed in; 0 while it is not. */
  readonly ended: number;
  /** Of each question, in the order of the set. */
  readonly done: readonly Done[];
}

export const nothingDone: Done = { verdict: "none", tries: 0, ms: 0, typed: "", draft: "", hint: false };

/** What an answer came to. */
export interface Answer {
  readonly verdict: "right" | "almost" | "wrong";
  readonly slip?: number | undefined;
  readonly typed: string;
  readonly hint: boolean;
}

/** The run after an answer to a question, given so many milliseconds after it was met. */
export function answered(run: Run, place: number, { verdict, slip, typed, hint }: Answer, ms: number): Run {
  const { slip: _, ...before } = run.done[place] ?? nothingDone;
  const one: Done = {
    ...before,
    verdict,
    tries: before.tries + 1,
    ms: before.ms + ms,
    typed,
    draft: typed,
    hint,
    ...(verdict === "almost" && { spared: true }),
    ...(slip !== undefined && { slip, slipped: before.slipped ?? slip }),
  };
  return { ...run, done: run.done.with(place, one) };
}

/** Whether a question takes no answer any more. */
export function isClosed(done: Pick<Done, "verdict" | "tries" | "spared">, rules: Pick<Rules, "tries">): boolean {
  return done.verdict === "right" || triesLeft(done, rules) === 0;
}

/** How many answers are left; null where there is no end to them. */
export function triesLeft(
  { tries, spared = false }: Pick<Done, "tries" | "spared">,
  rules: Pick<Rules, "tries">,
): number | null {
  return rules.tries === 0 ? null : Math.max(0, rules.tries - tries + (spared ? 1 : 0));
}

/** Milliseconds until the clock has run down; null where there is none. */
export function timeLeft({ begun }: Pick<Run, "begun">, { minutes }: Rules, now: number): number | null {
  return minutes === 0 ? null : Math.max(0, begun + minutes * 60_000 - now);
}

/** What a run comes to. */
export function resultOf(run: Run, set: string, variant: number): Result {
  return {
    set,
    who: run.who,
    variant,
    given: run.done.map(({ verdict, slip, slipped = slip, tries, ms, typed }) => ({
      verdict,
      tries: verdict === "none" ? 0 : tries,
      seconds: Math.round(ms / 1000),
      typed: verdict === "none" ? "" : typed,
      ...(slipped !== undefined && verdict !== "none" && { slip: slipped }),
    })),
    rough: false,
  };
}

export function writeRun(run: Run): string {
  return JSON.stringify({ run: 1, ...run });
}

/** Reads a run that was kept; null where it is none, or of another challenge. */
export function readRun(kept: string | null | undefined, key: string, questions: number): Run | null {
  const run = runIn(kept);
  const isWhole =
    run?.key === key &&
    run.done.length === questions &&
    run.order.length === questions &&
    new Set(run.order).size === questions &&
    run.order.every((place) => place >= 0 && place < questions) &&
    run.at >= 0 &&
    run.at < Math.max(1, questions);
  return isWhole ? run : null;
}

const verdicts: readonly unknown[] = ["none", "right", "almost", "wrong"];

function runIn(kept: string | null | undefined): Run | null {
  try {
    const run = JSON.parse(kept ?? "") as Partial<Run> & { readonly run?: unknown };
    const { key, who, order, at, begun, ended, done } = run;
    if (run.run !== 1 || typeof key !== "string" || typeof who !== "string") return null;
    if (!Array.isArray(order) || !order.every(Number.isInteger) || !Array.isArray(done)) return null;
    if (!isWhole(at) || !isWhole(begun) || !isWhole(ended) || !done.every(isDone)) return null;
    return { key, who, order, at, begun, ended, done };
  } catch {
    return null;
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isDone(value: unknown): value is Done {
  if (typeof value !== "object" || value === null) return false;
  const { verdict, slip, slipped, tries, spared, ms, typed, draft, hint } = value as Partial<Done>;
  return (
    verdicts.includes(verdict) &&
    [slip, slipped].every((one) => one === undefined || isWhole(one)) &&
    isWhole(tries) &&
    (spared === undefined || typeof spared === "boolean") &&
    typeof ms === "number" &&
    ms >= 0 &&
    typeof typed === "string" &&
    typeof draft === "string" &&
    typeof hint === "boolean"
  );
}
