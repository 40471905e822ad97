import { parse } from "yaml";
import type { z } from "zod";
import type { Family } from "../../engine/family.ts";
import { faults, type Parameters } from "../../engine/parameters.ts";
import type { Level, PuzzleFacts, PuzzleText } from "../../engine/puzzle.ts";
import { numberOfPuzzle } from "../where.ts";
import { instance, puzzle, puzzleFile } from "./puzzle.ts";

export interface ListedPuzzle extends PuzzleFacts, PuzzleText {
  readonly id: string;
  /** The family that wrote it, by its path below content/families, and with which parameters. */
  readonly family?: string;
  readonly with?: Parameters;
  readonly version?: number;
}

/** Gives the family of a path, nothing where there is none. */
export type FindFamily = (path: string) => Family | undefined;

const retired = "retired/";
/** The file that holds what has left a list, as the list's own is named. */
export const retiredIn = (list: string) => `${retired}${list}`;
/** The list that a file is of: its own, or the one that its puzzles have left. */
export const listOfFile = (path: string) => (path.startsWith(retired) ? path.slice(retired.length) : path);

/**
 * Reads one YAML file of puzzles. `path` is its path below content/puzzles without the ending ("arithmetic/easy",
 * "retired/arithmetic/easy"); ids must be that of its list with hyphens and a three-digit number. Throws with every fault
 * and where it is.
 */
export function readPuzzles(path: string, text: string, findFamily: FindFamily): ListedPuzzle[] {
  const file = checked(`${path}.yaml`, puzzleFile, parsed(`${path}.yaml`, text));
  const list = listOfFile(path);
  return file.puzzles.map((entry) => {
    const where = `${path}.yaml ${entry.id}`;
    const found =
      "family" in entry
        ? expanded(where, list, checked(where, instance, entry), findFamily)
        : written(where, checked(where, puzzle, entry), file.level);
    const stem = list.replaceAll("/", "-");
    if (entry.id.slice(0, -4) !== stem) throw new Error(`${where}: ids here begin with ${stem}-`);
    if (file.level && found.level !== file.level)
      throw new Error(`${where}: is ${found.level}, the file ${file.level}`);
    if (found.answer.kind === "choice" && !found.answer.options.includes(found.answer.value))
      throw new Error(`${where}: the right option is not among the options`);
    return found;
  });
}

/** How many puzzles a file holds, and with how many its list opens. Throws when it is no file of puzzles. */
export function countPuzzles(file: string, text: string): { count: number; first: number } {
  const { puzzles, first = puzzles.length } = checked(file, puzzleFile, parsed(file, text));
  return { count: puzzles.length, first: Math.min(first, puzzles.length) };
}

/** The numbers of the puzzles of a file, in their order there. */
export function numbersIn(file: string, text: string): number[] {
  return checked(file, puzzleFile, parsed(file, text)).puzzles.map(({ id }) => numberOfPuzzle(id));
}

function written(where: string, source: z.infer<typeof puzzle>, fileLevel: Level | undefined): ListedPuzzle {
  const level = source.level ?? fileLevel;
  if (!level) throw new Error(`${where}: says no level`);
  return { ...source, level };
}

function expanded(where: string, list: string, entry: z.infer<typeof instance>, findFamily: FindFamily): ListedPuzzle {
  const path = `${list.split("/")[0]}/${entry.family}`;
  const family = findFamily(path);
  if (!family) throw new Error(`${where}: there is no family ${path}`);
  const wrong = faults(family, entry.with);
  if (wrong.length) throw new Error(`${where}: ${wrong.join("; ")}`);
  const { bounds: _, rules: __, write, ...facts } = family;
  const version = entry.version && { version: entry.version };
  return { id: entry.id, ...version, ...facts, ...write(entry.with), family: path, with: entry.with };
}

/** The last text of each file, and what it says: a build counts and reads the same file many times. */
const known = new Map<string, { readonly text: string; readonly value: unknown }>();

function parsed(file: string, text: string): unknown {
  const before = known.get(file);
  if (before?.text === text) return before.value;
  try {
    const value: unknown = parse(text);
    known.set(file, { text, value });
    return value;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function checked<S extends z.ZodType>(where: string, schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`${where}\n${faults.join("\n")}`);
}
