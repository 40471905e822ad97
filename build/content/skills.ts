import { runnerImport } from "vite";
import type { NamedZone, OutlinedZone } from "../../src/engine/exercise.ts";
import { escapeText } from "../../src/engine/figure/text.ts";
import type { Html } from "../../src/engine/puzzle.ts";
import type { MarkTerms } from "../library/mark-terms.ts";

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

/** A zone as its page shows it; `mark` marks the terms of the glossary. */
export function outlineOf(zones: KnownZones, id: string, intro: Html, mark: MarkTerms): OutlinedZone {
  const zone = zones.find((one) => one.id === id);
  if (!zone) throw new Error(`src/skills has no zone ${id}`);
  const told = (text: string) => mark(escapeText(text));
  return {
    id,
    intro,
    skills: zone.skills.map(({ curriculum: _, about, stages, ...skill }) => ({
      ...skill,
      about: told(about),
      stages: stages.map((stage) => ({ ...stage, told: told(stage.label) })),
    })),
  };
}
