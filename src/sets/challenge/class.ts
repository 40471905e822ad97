import { fieldsIn, parseFields } from "../../engine/fields.ts";
import { codeOf } from "../link.ts";
import type { Kept } from "../result/collect.ts";
import { readLong, writeLong } from "../result/long.ts";
import { isFault, type Result } from "../result/result.ts";
import { readChallenge } from "./link.ts";

/** What a teacher has collected of a challenge in one class. */
export interface ClassResults {
  /** What she calls the class; empty where she has no need to. */
  readonly name: string;
  /** The text of the challenge. */
  readonly challenge: string;
  readonly kept: readonly Kept[];
}

const format = 1;
/** Characters. A class of 60 with 200 questions comes not near. */
const largest = 4_000_000;
export const longestClassName = 40;
export const mostKept = 1000;

/** The text of a file that holds results, for the device itself and for a second one: each result as its code. */
export function writeClassFile({ name, challenge, kept }: ClassResults): string {
  const results = kept.map(({ result, at }) => ({ code: writeLong(result), rough: result.rough, at }));
  return `${JSON.stringify({ "sumwhere-class": format, name, challenge, results })}\n`;
}

export type ClassReading =
  | { readonly results: ClassResults /** How many of its results could not be read. */; readonly lost: number }
  | { readonly problem: string };

/** Reads such a file, whoever made it. Never throws. What can be read of it is not lost for what cannot. */
export function readClassFile(text: string): ClassReading {
  const foreign = { problem: "This file holds no results that Sumwhere collected." };
  if (text.length > largest) return foreign;
  const file = parseFields(text.replace(/^\uFEFF/, ""));
  const made = file["sumwhere-class"];
  if ("sumwhere-set" in file)
    return { problem: "This file holds a set of questions, and no results. It is opened on the page Worksheets." };
  if (typeof made !== "number") return foreign;
  if (made > format)
    return { problem: "These results were saved by a newer Sumwhere. Load the newest version first, then try again." };
  const { name, challenge, results } = file;
  if (typeof name !== "string" || typeof challenge !== "string" || !Array.isArray(results)) return foreign;
  const read = readChallenge(challenge);
  if (!("challenge" in read)) return { problem: `The challenge in this file cannot be read. ${read.problem}` };
  const { set } = read.challenge;
  const asked = { set: codeOf(set), questions: set.entries.length };
  const kept = results.slice(0, mostKept).map((one) => keptOf(one, asked));
  const whole = kept.filter((one) => one !== null);
  return {
    results: { name: name.slice(0, longestClassName), challenge, kept: whole },
    lost: results.length - whole.length,
  };
}

function keptOf(value: unknown, asked: { readonly set: string; readonly questions: number }): Kept | null {
  const { code, rough, at } = fieldsIn(value);
  if (typeof code !== "string" || typeof rough !== "boolean" || typeof at !== "number" || !Number.isFinite(at))
    return null;
  const result = readLong(code, asked);
  return isFault(result) ? null : { result: { ...result, rough } satisfies Result, at };
}
