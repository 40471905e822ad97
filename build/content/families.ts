import { runnerImport } from "vite";
import type { FindFamily } from "../../src/content/schema/read-puzzles.ts";
import type { Family } from "../../src/engine/family.ts";

type Registry = typeof import("../../src/content/families/registry.ts");

/** Loads every family's code for the compiler, as it stands on the disk now. */
export async function loadFamilies(): Promise<FindFamily> {
  const { module } = await runnerImport<Registry>("./src/content/families/registry.ts", { logLevel: "error" });
  const families = new Map<string, Family>();
  for (const path of module.familyPaths) families.set(path, await module.loadFamily(path));
  return (path) => families.get(path);
}
