import { readSession, writeSession } from "../../device/session.ts";
import { dayOf } from "../../learner/day.ts";
import type { Answered } from "./asked.ts";
import { runLength } from "./run-length.ts";

const outcomes: readonly string[] = ["alone", "helped", "missed"] satisfies Answered["outcome"][];
const keyOf = (name: string) => `run/${name}/${dayOf(new Date())}`;

/** The questions of a run that are over, kept so that a page left half-way goes on where it was: in this tab, and today. */
export function keepRun(name: string, answered: readonly Answered[]): void {
  const isBegun = answered.length > 0 && answered.length < runLength;
  writeSession(keyOf(name), isBegun ? JSON.stringify(answered) : "");
}

/** What was kept of a run; nothing where nothing was, or what stands there is none. */
export function keptRun(name: string): readonly Answered[] {
  try {
    const kept: unknown = JSON.parse(readSession(keyOf(name)) ?? "[]");
    return Array.isArray(kept) && kept.length < runLength && kept.every(isAnswered) ? kept : [];
  } catch {
    return [];
  }
}

function isAnswered(one: unknown): one is Answered {
  if (typeof one !== "object" || one === null || !("item" in one) || !("outcome" in one)) return false;
  return typeof one.item === "string" && outcomes.includes(String(one.outcome));
}
