import { runnerImport } from "vite";
import type { NamedZone } from "../../src/engine/exercise.ts";

/** The names of all skills, as they stand on the disk now: their code, which poses the questions, is twenty times as much. */
export async function nameSkills(): Promise<readonly NamedZone[]> {
  const file = "./build/content/all-skills.ts";
  const { module } = await runnerImport<typeof import("./all-skills.ts")>(file, {
    configFile: false,
    logLevel: "error",
  });
  return module.zones;
}
