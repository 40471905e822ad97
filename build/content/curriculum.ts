import { readFileSync } from "node:fs";
import type { Scheme, Topic } from "../../src/content/curriculum.ts";
import { type CommonCore, type England, readCommonCore, readEngland } from "../../src/content/schema/curriculum.ts";
import { numberOfPuzzle } from "../../src/content/where.ts";
import type { Material } from "../search/sources.ts";
import type { KnownZones } from "./skills.ts";

/** What carries codes: the puzzles of the bank by list, and the skills. */
export interface Carriers {
  readonly puzzles: Material["puzzles"];
  readonly zones: KnownZones;
}

export const schemes = ["england", "common-core"] as const;
export type SchemeName = (typeof schemes)[number];

/** A scheme with what the site has for each of its topics. */
export function schemeOf(name: SchemeName, carriers: Carriers): Scheme {
  const text = readFileSync(`src/content/curriculum/${name}.yaml`, "utf8");
  return name === "england" ? ofEngland(readEngland(text), carriers) : ofCommonCore(readCommonCore(text), carriers);
}

function ofEngland(groups: England, carriers: Carriers): Scheme {
  return groups.map(({ id, name, note, grade, stages, topics }) => ({
    id,
    name,
    ...(note && { note }),
    grade,
    topics: topics.map(({ name, says, words }) => ({
      code: name,
      says,
      ...found(carriers, (tag) => belongs(tag, stages, words)),
    })),
  }));
}

function ofCommonCore(groups: CommonCore, carriers: Carriers): Scheme {
  return groups.map(({ id, name, note, grade, standards }) => ({
    id,
    name,
    ...(note && { note }),
    grade,
    topics: Object.entries(standards).map(([code, says]) => ({
      code,
      says,
      ...found(carriers, (tag) => standardOf(tag) === code),
    })),
  }));
}

function found({ puzzles, zones }: Carriers, belongs: (tag: string) => boolean): Pick<Topic, "skills" | "puzzles"> {
  const lists = [...puzzles].map(([list, all]) => {
    const its = all.filter(({ curriculum }) => curriculum.some(belongs));
    return [list, its.map(({ id }) => numberOfPuzzle(id))] as const;
  });
  return {
    skills: zones
      .flatMap(({ skills }) => skills.filter(({ curriculum }) => curriculum.some(belongs)))
      .map(({ id }) => id),
    puzzles: Object.fromEntries(lists.filter(([, numbers]) => numbers.length > 0)),
  };
}

/** The standard that a tag names: 7.NS.2 for 7.NS.2d, A-REI.4 for HSA-REI.4b; null where it is no code of the Common Core. */
export function standardOf(tag: string): string | null {
  if (/^MP\d$/.test(tag)) return tag;
  const [, grade, domain, number] = /^([1-8])\.([A-Z]+)\.(\d+)[a-d]?$/.exec(tag) ?? [];
  if (grade) return `${grade}.${domain}.${number}`;
  const [, part, cluster, n] = /^(?:HS)?([NAFGS])[-.]([A-Z]{1,3})\.(?:[A-D]\.)?(\d+)[a-d]?$/.exec(tag) ?? [];
  return part ? `${part}-${cluster}.${n}` : null;
}

const years = Array.from({ length: 13 }, (_, at) => `Y${at + 1}`);
const stagesOfKey: Readonly<Record<string, readonly string[]>> = { KS2: years.slice(2, 6) };

/** The stages that a tag is for, and the rest of it; "" stands for none: "Y4-Y6 area" is for three years. */
export function partsOfTag(tag: string): { readonly stages: readonly string[]; readonly topic: string } {
  const [whole, from, to] =
    /^(Y\d+|KS\d|GCSE|A-level(?= |$)(?: Further:?)?)(?:-(?:Y|KS)?(\d+))?(?: |$)/.exec(tag) ?? [];
  if (whole === undefined || from === undefined) return { stages: [""], topic: tag };
  const topic = tag.slice(whole.length);
  if (from.startsWith("Y"))
    return { stages: to ? years.slice(years.indexOf(from), years.indexOf(`Y${to}`) + 1) : [from], topic };
  const keys = [from.split(" ")[0] ?? "", ...(to ? [`KS${to}`] : [])];
  return { stages: keys.flatMap((key) => stagesOfKey[key] ?? [key]), topic };
}

function belongs(tag: string, stages: readonly string[], words: readonly string[]): boolean {
  const { stages: its, topic } = partsOfTag(tag);
  if (!its.some((stage) => stages.includes(stage)) || standardOf(tag) !== null) return false;
  return words.some((word) =>
    word === "" ? topic === "" : new RegExp(`\\b(?:${word})`, "i").test(topic) || new RegExp(`^${word}`, "i").test(tag),
  );
}
