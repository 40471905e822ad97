import { useEffect, useState } from "react";
import type { WorkSet } from "../../sets/set.ts";
import { useAnnounced } from "../../ui/announcer.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { freshSeed } from "../fresh-seed.ts";
import { compose, type Recipe } from "./compose.ts";

const trouble = "The questions could not be fetched. Try again when you are online.";

const load = () =>
  Promise.all([import("./sources.ts"), import("../practice/pose.ts")]).then(([{ sources }]) => sources);

/** Makes one set of some recipes, each with its own questions one after the other; `words` says how it stands. */
export function useMaking(onMade: (set: WorkSet) => void) {
  const [words, setWords] = useState("");
  useAnnounced(words);
  // What poses the questions comes while the form is filled in.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  async function make(recipes: readonly Recipe[], title = recipes[0]?.title ?? "", made = onMade) {
    setWords("Making the sheet …");
    try {
      const sources = await load();
      const sets = await Promise.all(recipes.map((recipe) => compose(recipe, freshSeed(), sources)));
      const items = new Set<string>();
      const entries = sets
        .flatMap(({ entries }) => entries)
        .filter((entry) => {
          const key = "item" in entry ? entry.item : entry.own.text;
          return !items.has(key) && items.add(key);
        });
      setWords(entries.length === 0 ? "There are no such questions yet. Choose another level or topic." : "");
      if (entries.length > 0) made({ title, entries });
    } catch {
      setWords(trouble);
    }
  }
  return { words, make };
}
