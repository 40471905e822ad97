import { runnerImport } from "vite";
import type { NamedZone, OutlinedZone } from "../../src/engine/exercise.ts";

export type KnownZones = typeof import("./all-skills.ts").zones;

/** What all skills are called and about, as they stand on the disk now: their code, which poses the questions, is twenty times as much. */
export async function knowSkills(): Promise<KnownZones> {
  const file = "./build/content/all-skills.ts";
  const { module } = await runnerImport<typeof import("./all-skills.ts")>(file, {
    configFile: false,
    logLevel: "error",
  });
  return module.zones;
}

/** Their names alone, for pages. */
export function namesOf(zones: KnownZones): readonly NamedZone[] {
  return zones.map(({ id, skills }) => ({ id, skills: skills.map(({ id, title, needs }) => ({ id, title, needs })) }));
}

/** A zone as its page shows it. */
export function outlineOf(zones: KnownZones, id: string): OutlinedZone {
  const zone = zones.find((one) => one.id === id);
  if (!zone) throw new Error(`src/skills has no zone ${id}`);
  return { id, skills: zone.skills.map(({ curriculum: _, ...skill }) => skill) };
}
