import { useEffect, useRef, useState } from "react";
import type { WorkSet } from "../../sets/set.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { freshSeed } from "../fresh-seed.ts";
import { compose, type Recipe } from "./compose.ts";
import { makeReady } from "./use-questions.ts";

const trouble = "The questions could not be fetched. Try again when you are online.";

/** Milliseconds after the last choice in which another may follow. */
const settled = 200;

const load = () =>
  Promise.all([import("./sources.ts"), import("../practice/pose.ts")]).then(([{ sources }]) => sources);

interface Ahead {
  readonly key: string;
  readonly set: Promise<WorkSet>;
  isReady: boolean;
}

/**
 * Makes one set of some recipes, each with its own questions one after the other; `words` says how it stands. What `likely` asks for is
 * made while nobody waits for it, so that a press finds it there.
 */
export function useMaking(onMade: (set: WorkSet) => void, likely: Recipe | null = null) {
  const [words, setWords] = useState("");
  const ahead = useRef<Ahead | null>(null);
  useAnnounced(words);
  // What poses the questions comes while the form is filled in.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);

  const key = likely && JSON.stringify(likely);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change
  useEffect(() => {
    if (!likely || !key) return;
    const begin = () => {
      const set = load().then((sources) => compose(likely, freshSeed(), sources));
      const next: Ahead = { key, set, isReady: false };
      ahead.current = next;
      set.then(makeReady).then(
        () => {
          next.isReady = true;
        },
        () => undefined,
      );
    };
    const soon = setTimeout(() => whenIdle(begin), settled);
    return () => clearTimeout(soon);
  }, [key]);

  /** The set of a recipe: at each press another one. */
  async function setOf(recipe: Recipe): Promise<WorkSet> {
    const there = ahead.current?.key === JSON.stringify(recipe) ? ahead.current.set : null;
    ahead.current = null;
    const made = await there?.catch(() => null);
    return made ?? compose(recipe, freshSeed(), await load());
  }

  async function make(recipes: readonly Recipe[], title = recipes[0]?.title ?? "", made = onMade) {
    // What is there already needs no words: they would be drawn first.
    const isThere = recipes.every((one) => ahead.current?.isReady && ahead.current.key === JSON.stringify(one));
    if (!isThere) setWords("Making the sheet …");
    try {
      const sets = await Promise.all(recipes.map(setOf));
      const items = new Set<string>();
      const entries = sets
        .flatMap(({ entries }) => entries)
        .filter((entry) => {
          const key = "item" in entry ? entry.item : entry.own.text;
          return !items.has(key) && items.add(key);
        });
      setWords(entries.length === 0 ? "There are no such questions yet. Choose another level or topic." : "");
      if (entries.length === 0) return;
      const [only] = sets;
      const isWhole = only?.title === title && only.entries.length === entries.length;
      const set = isWhole ? only : { title, entries };
      await makeReady(set);
      made(set);
    } catch {
      setWords(trouble);
    }
  }
  return { words, make };
}
