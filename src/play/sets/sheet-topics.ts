import counts from "virtual:bank-counts";
import zones from "virtual:skill-names";
import { type Category, categories } from "../../content/categories.ts";
import type { Grade } from "../../engine/exercise.ts";
import { type Level, levels } from "../../engine/puzzle.ts";
import { inMapOrder, zoneName } from "../practice/zones.ts";
import type { Recipe, Topic } from "./compose.ts";
import { readyGrades } from "./ready-grades.ts";

/** A topic as it is chosen. */
export interface Choice {
  /** "zone:fractions", "skill:adding-fractions", "puzzles:logic". */
  readonly value: string;
  readonly label: string;
  readonly topic: Topic;
}

export interface Group {
  readonly label: string;
  readonly choices: readonly Choice[];
}

const listsOf = (category: string) => Object.keys(counts).filter((list) => list.startsWith(`${category}/`));

/** Everything that a sheet can be about: skills to practise, zone by zone, and puzzles by category. */
export const groups: readonly Group[] = [
  ...inMapOrder(zones).map(({ id, skills }) => ({
    label: zoneName(id),
    choices: [
      {
        value: `zone:${id}`,
        label: `${zoneName(id)}: a mix`,
        topic: { kind: "skills" as const, skills: skills.map((skill) => skill.id) },
      },
      ...skills.map((skill) => ({
        value: `skill:${skill.id}`,
        label: skill.title,
        topic: { kind: "skills" as const, skills: [skill.id] },
      })),
    ],
  })),
  {
    label: "Puzzles",
    choices: Object.entries(categories).map(([category, name]) => ({
      value: `puzzles:${category}`,
      label: `${name} puzzles`,
      topic: { kind: "puzzles" as const, lists: listsOf(category) },
    })),
  },
];

/** The topic of a value; the first one for a value that means nothing. */
export function choiceOf(value: string): Choice {
  const all = groups.flatMap(({ choices }) => choices);
  return all.find((choice) => choice.value === value) ?? (all[0] as Choice);
}

export interface Ready extends Recipe {
  readonly group: string;
  readonly grade: Grade;
}

const readyLevels: readonly ("all" | Level)[] = ["all", ...levels];
const readyCount = { skills: 16, puzzles: 8 };

/** Sheets that need no choosing: a practice for three ages of each zone, and puzzles of each category by level. */
export const ready: readonly Ready[] = [
  ...inMapOrder(zones).flatMap(({ id, skills }) =>
    (readyGrades[id] ?? []).map((grade) => ({
      group: zoneName(id),
      title: zoneName(id),
      topic: { kind: "skills" as const, skills: skills.map((skill) => skill.id) },
      grade,
      level: "medium" as const,
      count: readyCount.skills,
      rising: true,
    })),
  ),
  ...(Object.keys(categories) as readonly Category[]).flatMap((category) =>
    readyLevels.map((level) => ({
      group: `${categories[category]} puzzles`,
      title: `${categories[category]} puzzles`,
      topic: { kind: "puzzles" as const, lists: listsOf(category) },
      grade: 3 as const,
      level,
      count: readyCount.puzzles,
      rising: true,
    })),
  ),
];
