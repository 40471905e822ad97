import { parseFields } from "../../engine/fields.ts";
import { exerciseItem } from "../../engine/item.ts";
import { noteBegun } from "../../learner/begun.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import { type Band, bands } from "./pick.ts";
import type { Paper } from "./test-paper.ts";

/** What a test that is under way is kept as. */
export const kind = "monthly";

/** Where the learner stands in a test. */
export interface Standing {
  /** Index of the question. */
  readonly at: number;
  readonly answers: readonly string[];
  /** Milliseconds spent on each question. */
  readonly times: readonly number[];
}

/** A test that is under way. */
export interface Unfinished extends Standing {
  readonly month: string;
  readonly band: Band;
  /** The items of its questions: a later version may set others, and answers to these would not belong to them. */
  readonly items: readonly string[];
}

/** How a test stands, as text. */
export function writeUnfinished(month: string, band: Band, paper: Paper, standing: Standing): string {
  return JSON.stringify({ month, band: band.name, items: itemsOf(paper), ...standing });
}

/** Reads such a text; null for one that is none. */
export function readUnfinished(text: string | null): Unfinished | null {
  const { month, band: name, items, at, answers, times } = parseFields(text ?? "");
  const band = bands.find((one) => one.name === name);
  if (typeof month !== "string" || !band || typeof at !== "number") return null;
  if (!isListOf(items, "string") || !isListOf(answers, "string") || !isListOf(times, "number")) return null;
  if (answers.length !== items.length || times.length !== items.length || !(at in items)) return null;
  return { month, band, items, at, answers, times };
}

/** Whether what was begun belongs to this paper. */
export function belongs(unfinished: Unfinished, paper: Paper): boolean {
  return unfinished.items.join() === itemsOf(paper).join();
}

function itemsOf(paper: Paper): string[] {
  return paper.map(({ item }) => exerciseItem(item));
}

function isListOf(value: unknown, type: "string"): value is readonly string[];
function isListOf(value: unknown, type: "number"): value is readonly number[];
function isListOf(value: unknown, type: string): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === type);
}

/** Keeps how it stands, and that it is one of the things to go on with; an empty text once it is over. */
export function keepUnfinished(text: string): void {
  void keepSave(kind, text);
  noteBegun({ path: "/monthly-test", title: "Monthly Test" }, text === "");
}
