import { pathOfPuzzle } from "../../content/where.ts";
import type { Level } from "../../engine/puzzle.ts";
import { isFormula, read } from "./ask.ts";
import { type Entry, type Names, type PackedList, pathBelow } from "./entry.ts";
import { prepare } from "./matcher.ts";
import { forThem, ranked, readNames } from "./rank.ts";
import { hearing } from "./sound-alike.ts";

/** A puzzle, by its title. */
export interface PuzzleEntry extends Entry {
  readonly id: string;
  readonly list: string;
  readonly level: Level;
}

const levels: Readonly<Record<string, Level>> = { e: "easy", m: "medium", h: "hard" };

/** The puzzles of a list, each as something to be found. */
function unpacked({ list, name, titles, levels: letters }: PackedList): PuzzleEntry[] {
  let known = 0;
  return titles.flatMap((title, at) => {
    if (!title) return [];
    const id = `${list.replaceAll("/", "-")}-${String(at + 1).padStart(3, "0")}`;
    const level = levels[letters.charAt(known++) || letters.charAt(0)] ?? "easy";
    return [{ kind: "puzzle", id, list, level, title, path: pathOfPuzzle(id), note: `${name} · ${level}` }];
  });
}

/** All puzzles of an index. */
export function puzzlesOf({ lists }: Names): PuzzleEntry[] {
  return lists.flatMap(unpacked);
}

/** All other entries of an index. */
export function entriesOf({ entries }: Names): Entry[] {
  return entries.flatMap(({ kind, below, of }) =>
    of.map((entry) => ({ kind, path: pathBelow(below, entry.title), ...entry })),
  );
}

/** So many are made ready in one go. */
const atOnce = 50;
const breath = () => new Promise((done) => setTimeout(done));

/** Makes an index ready to be asked. */
export async function searchIn(names: Names): Promise<(typed: string) => readonly Entry[]> {
  const entries = entriesOf(names);
  const all: Entry[] = [...entries, ...puzzlesOf(names)];
  const match = await prepare(all.map((entry) => ({ ...entry, text: `${entry.note ?? ""} ${entry.text ?? ""}` })));
  const look = (typed: string) => {
    const asked = read(typed);
    // Some of the numbers of a formula stand in anything.
    return asked.parts.length === 0 ? forThem(entries, asked) : ranked(match(asked, !isFormula(typed)), asked);
  };
  let meant: ReturnType<typeof hearing> | undefined;
  const find = (typed: string) => {
    const found = look(typed);
    if (found.length > 0 || isFormula(typed)) return found;
    meant ??= hearing(entries.flatMap(({ title, words = "" }) => [title, words]));
    const other = meant(typed);
    return other === null ? found : look(other);
  };
  for (let at = 0; at < all.length; at += atOnce) {
    await breath();
    readNames(all.slice(at, at + atOnce));
  }
  return find;
}
