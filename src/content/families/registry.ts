import type { Family } from "../../engine/family.ts";

/** Every family by its file, loaded when asked for. */
const modules = import.meta.glob<Family>("./*/*.ts", { import: "default" });

/** Path of every family: category and name, "number-theory/flashing-together". */
export const familyPaths: readonly string[] = Object.keys(modules).map((file) => file.slice(2, -3));

/** Loads a family. Rejects when there is none of that path. */
export function loadFamily(path: string): Promise<Family> {
  const load = modules[`./${path}.ts`];
  return load ? load() : Promise.reject(new Error(`there is no family ${path}`));
}
