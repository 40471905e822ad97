import { type Entry, type Kind, kinds } from "./entry.ts";

/** Finds of one kind, the best of them first. */
export interface Group {
  readonly kind: Kind;
  readonly name: string;
  readonly many: number;
  /** Those that are shown. */
  readonly shown: readonly Entry[];
}

/** The finds by kind, so many of each; the kind with the best find first. */
export function grouped(found: readonly Entry[], most: number): readonly Group[] {
  return [...new Set(found.map(({ kind }) => kind))].map((kind) => {
    const all = found.filter((one) => one.kind === kind);
    return { kind, name: kinds[kind], many: all.length, shown: all.slice(0, most) };
  });
}

/** Finds with others after them, none of them twice. */
export function joined(found: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  const there = new Set(found.map(({ path }) => path));
  return [...found, ...others.filter(({ path }) => !there.has(path))];
}
