import index from "virtual:bank-index";
import MiniSearch from "minisearch";
import type { Level } from "../../engine/puzzle.ts";

export type Found = (typeof index)[number];

const engine = new MiniSearch<Found>({
  fields: ["title", "words"],
  searchOptions: { boost: { title: 3 }, prefix: true },
});
engine.addAll(index);
const byId = new Map(index.map((one) => [one.id, one]));

/** The puzzles that hold all the words (or, failing that, words like them), best first; in list order without words. */
export function find(words: string, category: string, level: Level | "all"): Found[] {
  const fits = (one: Found) =>
    (category === "all" || one.list.startsWith(`${category}/`)) && (level === "all" || one.level === level);
  if (!words.trim()) return index.filter(fits);
  const all = engine.search(words, { combineWith: "AND" });
  const hits = all.length ? all : engine.search(words, { combineWith: "AND", fuzzy: 0.2 });
  return hits.flatMap(({ id }) => byId.get(id as string) ?? []).filter(fits);
}
