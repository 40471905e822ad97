import { type Entry, type Kind, kinds } from "./entry.ts";

/** Finds of one kind, the best of them first. */
export interface Group {
  readonly kind: Kind | "best";
  readonly name: string;
  readonly many: number;
  /** Those that are shown. */
  readonly shown: readonly Entry[];
}

/**
 * The finds by kind, so many of each; the kind with the best find first. Where several kinds have something of the very name that
 * was typed, all of that name goes before with the best find: an idea is not looked for below skills whose names are only like it.
 */
export function grouped(all: readonly Entry[], most: number, isCalledSo: (one: Entry) => boolean): readonly Group[] {
  const [first, ...others] = all;
  const named = others.filter(isCalledSo);
  if (!first || named.every(({ kind }) => kind === first.kind)) return byKind(all, most);
  const shown = [first, ...named];
  const rest = others.filter((one) => !named.includes(one));
  return [{ kind: "best", name: "Best matches", many: shown.length, shown }, ...byKind(rest, most)];
}

function byKind(found: readonly Entry[], most: number): readonly Group[] {
  return [...new Set(found.map(({ kind }) => kind))].map((kind) => {
    const all = found.filter((one) => one.kind === kind);
    return { kind, name: kinds[kind], many: all.length, shown: all.slice(0, most) };
  });
}

/** Finds with single puzzles before those among them; none whose page was found already. */
export function withPuzzles(found: readonly Entry[], puzzles: readonly Entry[]): readonly Entry[] {
  const first = found.findIndex(({ kind }) => kind === "puzzle");
  const at = first < 0 ? found.length : first;
  const others = puzzles.filter(({ path }) => found.every((one) => one.path !== path));
  return [...found.slice(0, at), ...others, ...found.slice(at)];
}

/** Finds with others after them, none of them twice. */
export function joined(found: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  const there = new Set(found.map(({ path }) => path));
  return [...found, ...others.filter(({ path }) => !there.has(path))];
}
