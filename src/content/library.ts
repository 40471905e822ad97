import type { Ages } from "./ages.ts";
import type { Collection } from "./collections.ts";

/** What the list of a collection shows of an entry; more by collection (build/library/shelf.ts). */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly ages: Ages;
  /** The file that holds all of it. */
  readonly file: string;
}

const indexes = {
  glossary: () => import("virtual:library/glossary"),
  concepts: () => import("virtual:library/concepts"),
  tutorials: () => import("virtual:library/tutorials"),
  investigations: () => import("virtual:library/investigations"),
  strategies: () => import("virtual:library/strategies"),
  "math-tricks": () => import("virtual:library/math-tricks"),
  shortcuts: () => import("virtual:library/shortcuts"),
  "study-plans": () => import("virtual:library/study-plans"),
  mathematicians: () => import("virtual:library/mathematicians"),
  "math-facts": () => import("virtual:library/math-facts"),
  "real-life": () => import("virtual:library/real-life"),
  "math-news": () => import("virtual:library/math-news"),
  competitions: () => import("virtual:library/competitions"),
  "math-art": () => import("virtual:library/math-art"),
} satisfies Record<Collection, () => Promise<{ default: readonly unknown[] }>>;

/** Their files, compiled (content/typeset.ts). */
const files = import.meta.glob<{ default: readonly { readonly id: string }[] }>(
  "./{glossary,concepts,tutorials,strategies,investigations,math-tricks,shortcuts,study-plans,mathematicians,math-facts,real-life,math-news,competitions,math-art}/*.yaml",
);

export type Index<C extends Collection> = Awaited<ReturnType<(typeof indexes)[C]>>["default"];

/** What a collection holds, in its order. Rejects where it cannot be loaded. */
export async function loadIndex<C extends Collection>(collection: C): Promise<Index<C>> {
  return (await indexes[collection]()).default as Index<C>;
}

/** An entry with what its page shows; null where the collection has none of that id. Rejects where it cannot be loaded. */
export async function loadEntry(collection: Collection, id: string): Promise<{ readonly id: string } | null> {
  const index = (await loadIndex(collection)) as readonly { readonly id: string; readonly file: string }[];
  const file = index.find((entry) => entry.id === id)?.file;
  const entries = file === undefined ? undefined : await files[`./${collection}/${file}.yaml`]?.();
  return entries?.default.find((entry) => entry.id === id) ?? null;
}
