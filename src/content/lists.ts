import type { Listing } from "../engine/listing.ts";

const lists = import.meta.glob<{ default: Listing }>(["./puzzles/**/*.yaml", "!./puzzles/retired/**"]);

/** The puzzle lists of these names, paths below content/puzzles. What was retired stands apart (retired.ts). In a chunk of its own: most pages have none, and it is one file as long as all ask for it with `import()`. */
export function loadLists(names: readonly string[]): Promise<Listing[]> {
  return Promise.all(
    names.map(async (name) => {
      const load = lists[`./puzzles/${name}.yaml`];
      if (!load) throw new Error(`there is no list ${name}`);
      return (await load()).default;
    }),
  );
}
