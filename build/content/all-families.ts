import { familyPaths, loadFamily } from "../../src/content/families/registry.ts";

/** Every family by its path. A module of its own because Vite's runner closes once a module is loaded. */
export const families = new Map(
  await Promise.all(familyPaths.map(async (path) => [path, await loadFamily(path)] as const)),
);
