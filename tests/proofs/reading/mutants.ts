import { Script } from "node:vm";
import type { AnswerSpec } from "../../../src/engine/answer/answer.ts";
import { judge } from "../../../src/engine/answer/judge.ts";
import type { Ground, Parameters } from "../../../src/engine/parameters.ts";
import type { Answer } from "../proof.ts";
import { type Altered, alterations } from "./alterations.ts";
import { exchanges, type Tag, tagsOf } from "./exchanges.ts";
import { Contradiction, type Layout, recover } from "./layout.ts";
import { Reading } from "./reading.ts";
import { namesOf } from "./terms.ts";

/**
 * What notices a number that is altered. The proof: it takes the number from the text, and finds another answer or none. The rest of the text: it
 * says the same thing otherwise, so the two no longer agree. A constant of the story: its layout says which it is. Kept: the
 * notes of this very text are kept. Nothing: the answer is the same whatever it is.
 */
export type By = "proof" | "rest" | "constant" | "kept" | "nothing";

export interface Noticed {
  readonly place: number;
  readonly value: number;
  readonly by: By;
}

/** What a proof that takes numbers from a text finds for another text. */
export type Outcome = "other" | "contradiction" | "same" | "endless";

/** Milliseconds of work after which a proof is taken to have no end: others need a few. */
const patience = 400;
/** The same where the answer is worth waiting for. */
const lasting = 10_000;
const scope = globalThis as typeof globalThis & { __proof?: () => unknown };
const run = new Script("globalThis.__proof()");

/** A watch costs more than most proofs: a thread of its own. So one is kept over all the work on a text, as long as that ends. */
let isWatched = false;
const isTimeout = (error: unknown) => (error as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

/** A watch goes by the clock, and on a busy machine that runs on while the work waits: then it is done again with as much more time. */
function watched<Found>(work: () => Found, time: number): Found {
  scope.__proof = work;
  const before = process.cpuUsage();
  try {
    return run.runInThisContext({ timeout: time }) as Found;
  } catch (error) {
    const { user, system } = process.cpuUsage(before);
    const share = (user + system) / 1000 / time;
    if (!isTimeout(error) || share > 0.8) throw error;
    return run.runInThisContext({ timeout: Math.ceil(time / Math.max(share, 0.05)) }) as Found;
  }
}

/** Does the work under one watch; where something in it does not end, again with a watch over each proof. */
function underOneWatch<Found>(work: () => Found): Found {
  try {
    isWatched = true;
    return watched(work, 4 * patience);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    isWatched = false;
    return work();
  } finally {
    isWatched = false;
  }
}

/** Whether what a proof finds is the answer. */
export type IsKey = (found: Answer) => boolean;

/** As the site judges it, typed. */
export const judgedBy =
  (key: AnswerSpec): IsKey =>
  (found) => {
    const typed = Array.isArray(found) ? found.map(String).join(", ") : String(found);
    return judge(key, typed, { slips: [], check: "" }).verdict === "right";
  };

/** Is the answer that a proof finds another one than the key, or does it refuse? */
export function outcome(isKey: IsKey, proof: () => Answer, time = patience): Outcome {
  try {
    const found = isWatched ? proof() : watched(proof, time);
    return isKey(found) ? "same" : "other";
  } catch (error) {
    if (error instanceof Contradiction) return "contradiction";
    return isTimeout(error) ? "endless" : "other";
  }
}

export interface Told {
  readonly ground: Ground;
  readonly layout: Layout | undefined;
  readonly parameters: Parameters;
  readonly answer: AnswerSpec;
  readonly proof: (parameters: Parameters, reading: Reading) => Answer;
}

/** What the proof of a family or a stage finds for a text: the parameters are those that the text tells. */
const proofOf =
  ({ ground, layout, parameters, proof }: Told): ((reading: Reading) => Answer) =>
  (reading) =>
    proof(layout ? recover(layout, parameters, reading, ground.bounds).parameters : parameters, reading);

/** The places of the numbers that the proof takes from the text itself, from 1. */
function askedOf(reading: Reading, { ground, layout, parameters, proof }: Told): ReadonlySet<number> {
  const read = new Reading(reading.shown);
  proof(layout ? recover(layout, parameters, reading, ground.bounds).parameters : parameters, read);
  return read.asked;
}

/** For each number of a text that parameters were written into: what notices when it is altered. */
export function noticed(reading: Reading, told: Told): Noticed[] {
  const { ground, layout, parameters, answer } = told;
  const asked = askedOf(reading, told);
  return underOneWatch(() =>
    reading.numbers.map(({ value }, place) => {
      const slot = layout?.[place];
      const isAsked = asked.has(place + 1);
      const by = ((): By => {
        if (!slot && !isAsked) return "kept";
        if (slot && namesOf(slot).length === 0) return "constant";
        const by = best(alterations(reading, place), (altered) =>
          outcome(judgedBy(answer), () => proofOf(told)(altered)),
        );
        // What the text does not tell is taken as it was drawn: then the proof has not read enough to say that a number is idle.
        const isRead =
          isAsked ||
          by !== "nothing" ||
          (layout && recover(layout, parameters, reading, ground.bounds).told.length === 0);
        return isRead ? by : "kept";
      })();
      return { place, value, by };
    }),
  );
}

/** Does the proof of a family or a stage find another answer for an altered text, or does it refuse? */
export const proofFindsOther = (told: Told): ((altered: Reading) => boolean) =>
  findsOther(judgedBy(told.answer), proofOf(told));

/**
 * For each number of a text that a proof reads by itself. One that it never asks for may still stand in words that it holds; else the kept notes alone
 * hold it. What is right for an altered text is told by that text: a question shows its options. For idle numbers nobody waits.
 */
export function noticedByReader(
  reading: Reading,
  keyOf: (altered: Reading) => IsKey,
  proof: (reading: Reading) => Answer,
  idle: readonly number[] = [],
): Noticed[] {
  proof(reading);
  return underOneWatch(() =>
    reading.numbers.map(({ value }, place) => {
      const all = alterations(reading, place);
      const tried = (time: number) => best(all, (altered) => outcome(keyOf(altered), () => proof(altered), time));
      const soon = tried(patience);
      // A busy machine is slow: what a proof of a fixed text says of it must not hang on that.
      const isWorthIt = soon === "kept" && all.length > 0 && !idle.includes(place + 1);
      const by = isWorthIt ? tried(lasting) : soon;
      return { place, value, by: by === "nothing" && !reading.asked.has(place + 1) ? "kept" : by };
    }),
  );
}

/** Another answer, or a refusal. */
export const findsOther =
  (isKey: IsKey, proof: (reading: Reading) => Answer) =>
  (altered: Reading): boolean =>
    ["other", "contradiction"].includes(outcome(isKey, () => proof(altered)));

/**
 * What notices a label that changes places with another: the proof, which finds another answer or refuses, or the labels kept of all texts of a poser. Else
 * the notes kept of this text alone.
 */
export function noticedLabels<How extends By>(
  reading: Reading,
  how: How,
  notices: (altered: Reading) => boolean,
): { tag: Tag; by: How | "kept" }[] {
  const tags = tagsOf(reading);
  return underOneWatch(() =>
    tags.flatMap((tag, at) => {
      const all = exchanges(reading, tags, at);
      return all.length === 0 ? [] : [{ tag, by: all.some(notices) ? how : "kept" }];
    }),
  );
}

function best(all: readonly Altered[], of: (reading: Reading) => Outcome): By {
  let by: By = all.length === 0 ? "kept" : "nothing";
  for (const { reading } of all) {
    const found = of(reading);
    if (found === "other") return "proof";
    if (found === "contradiction") by = "rest";
    // A proof that does not end tells nothing, on a slow machine least of all.
    if (found === "endless" && by === "nothing") by = "kept";
  }
  return by;
}
