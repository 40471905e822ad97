import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import { factItem, isFact } from "../../engine/item.ts";
import { type Day, dayOf } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { byTime, distinct } from "./distinct.ts";
import { groupBy } from "./group-by.ts";

/** What the log says of a multiplication fact. */
export interface FactState {
  /** Different days on which it was right at once and alone, less one for each time it was wrong since; 0 to 4. */
  readonly strength: number;
  /** The day from which it should be asked again. */
  readonly due: Day;
  /** Whether the last answer was known: right, alone and quick, and no correction. */
  readonly atOnce: boolean;
}

/** With this strength a fact is owned. */
export const owned = 4;
/** Longer than this, and the answer was worked out rather than known. */
const known = 8000;

// Whole days, the same for everybody who answered the same: no chance, no steps of minutes.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** Every fact from `from` × `from` to `to` × `to`, the smaller number first. */
export function facts(from: number, to: number): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  for (let a = from; a <= to; a++) for (let b = a; b <= to; b++) all.push([a, b]);
  return all;
}

/** The states of the facts that were asked, by their item. The log may be in any order and hold an attempt twice. */
export function factStates(log: readonly Attempt[]): ReadonlyMap<string, FactState> {
  const answers = distinct(log).filter(({ item, verdict }) => isFact(item) && verdict !== "almost");
  return new Map([...groupBy(answers.toSorted(byTime), ({ item }) => item)].map(([item, own]) => [item, stateOf(own)]));
}

function stateOf(answers: readonly Attempt[]): FactState {
  let card: Card | null = null;
  let strength = 0;
  let atOnce = false;
  const days = new Set<Day>();
  for (const [index, answer] of answers.entries()) {
    const now = new Date(answer.at);
    const isCorrection = answers[index - 1]?.verdict === "wrong";
    card = scheduler.next(card ?? createEmptyCard(now), now, rating(answer)).card;
    atOnce = rating(answer) === Rating.Good && !isCorrection;
    if (answer.verdict === "wrong") strength = Math.max(0, strength - 1);
    // The answer after a wrong one was a correction, not a memory.
    else if (answer.help === "alone" && !isCorrection && !days.has(answer.day)) {
      days.add(answer.day);
      strength = Math.min(owned, strength + 1);
    }
  }
  return { strength, due: dayOf(card?.due ?? new Date(0)), atOnce };
}

function rating({ verdict, help, ms }: Attempt): Grade {
  if (verdict === "wrong" || help === "solution") return Rating.Again;
  return help === "hint" || ms > known ? Rating.Hard : Rating.Good;
}

/** How well a fact sits, in words. */
export function factWord(state: FactState | undefined, today: Day): "new" | "growing" | "owned" | "due" {
  if (!state) return "new";
  if (state.due <= today) return "due";
  return state.strength >= owned ? "owned" : "growing";
}

/** The state of a × b. */
export function stateOfFact(states: ReadonlyMap<string, FactState>, a: number, b: number): FactState | undefined {
  return states.get(factItem(a, b));
}
