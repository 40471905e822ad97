import { readFileSync } from "node:fs";
import { familyPaths, loadFamily } from "../../src/content/families/registry.ts";
import { listOfFile, readPuzzles } from "../../src/content/schema/read-puzzles.ts";
import { pathOfList } from "../../src/content/where.ts";
import type { Family } from "../../src/engine/family.ts";
import { lint } from "./lint/lint.ts";

export interface Report {
  readonly count: number;
  /** Each in a line; none when the file is as it should be. */
  readonly faults: readonly string[];
  /** Where the list is shown on the site. */
  readonly path: string;
}

/** Reads and lints one list ("number-theory/easy"), or what has left one ("retired/number-theory/easy"). A fault in its form, or in a family it names, is the only one told. */
export async function checkList(list: string): Promise<Report> {
  const path = pathOfList(listOfFile(list));
  try {
    const text = readFileSync(`src/content/puzzles/${list}.yaml`, "utf8");
    const category = listOfFile(list).split("/")[0];
    const families = new Map<string, Family>();
    for (const [, name] of text.matchAll(/\bfamily: ([a-z0-9-]+)/g)) {
      const family = `${category}/${name}`;
      if (familyPaths.includes(family)) families.set(family, await loadFamily(family));
    }
    const puzzles = readPuzzles(list, text, (family) => families.get(family));
    return { count: puzzles.length, faults: puzzles.flatMap(lint), path };
  } catch (error) {
    return { count: 0, faults: [error instanceof Error ? error.message : String(error)], path };
  }
}
