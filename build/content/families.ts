import { runnerImport } from "vite";
import type { FindFamily } from "../../src/content/schema/read-puzzles.ts";

/** Loads every family's code for the compiler, as it stands on the disk now. */
export async function loadFamilies(): Promise<FindFamily> {
  const file = "./build/content/all-families.ts";
  const { module } = await runnerImport<typeof import("./all-families.ts")>(file, {
    configFile: false,
    logLevel: "error",
  });
  return (path) => module.families.get(path);
}
