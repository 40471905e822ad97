import { readExerciseItem } from "../../engine/item.ts";
import { plainText } from "../../engine/plain-text.ts";
import type { SetQuestion } from "../set.ts";
import type { Row } from "./collect.ts";

/** A slip that was made, over all questions that it can be made in. */
export interface Made {
  /** Its name, to go on from "You …"; its sentence where it has none. */
  readonly slip: string;
  readonly say: string;
  /** Who made it, each once. */
  readonly rows: readonly Row[];
  /** Those of them who got every question that they made it in right in the end. */
  readonly mended: readonly Row[];
  /** The places of the questions that it was made in. */
  readonly questions: readonly number[];
}

/** What was slipped on, the most frequent among pupils first. `questionsOf` gives a pupil's own where twins differ. */
export function slipsMade(rows: readonly Row[], questionsOf: (row: Row) => readonly SetQuestion[]): readonly Made[] {
  const made = new Map<string, { say: string; rows: Set<Row>; open: Set<Row>; questions: Set<number> }>();
  for (const row of rows)
    row.result.given.forEach(({ slip, verdict }, at) => {
      const its = slip === undefined ? undefined : questionsOf(row)[at]?.slips[slip];
      if (!its) return;
      const name = its.name ?? plainText(its.say);
      const one = made.get(name) ?? { say: its.say, rows: new Set(), open: new Set(), questions: new Set() };
      one.rows.add(row);
      if (verdict !== "right") one.open.add(row);
      one.questions.add(at);
      made.set(name, one);
    });
  return [...made]
    .map(([slip, { say, rows, open, questions }]) => ({
      slip,
      say,
      rows: [...rows],
      mended: [...rows].filter((row) => !open.has(row)),
      questions: [...questions].toSorted((a, b) => a - b),
    }))
    .toSorted((a, b) => b.rows.length - a.rows.length || (a.slip < b.slip ? -1 : 1));
}

/** A skill as far as the way to it counts. */
export interface KnownSkill {
  readonly id: string;
  readonly title: string;
  readonly needs: readonly string[];
}

/** What to teach next: a stage of a skill that comes before the question. */
export interface Next {
  readonly skill: string;
  readonly title: string;
  /** Its place among the stages; null is the last one. */
  readonly stage: number | null;
}

/**
 * What comes before a question on the way: the stage below it, or below the first one the skills that it rests on, or else that
 * stage once more. None for puzzles, which have their hints and solutions.
 */
export function teachNext(item: string, skills: readonly KnownSkill[]): readonly Next[] {
  const exercise = readExerciseItem(item);
  const skill = skills.find(({ id }) => id === exercise?.skill);
  if (!exercise || !skill) return [];
  const own = { skill: skill.id, title: skill.title };
  if (exercise.stage > 0) return [{ ...own, stage: exercise.stage - 1 }];
  const needs = skills.filter(({ id }) => skill.needs.includes(id));
  return needs.length > 0 ? needs.map(({ id, title }) => ({ skill: id, title, stage: null })) : [{ ...own, stage: 0 }];
}

export interface Group {
  readonly need: "on" | "slip" | "start" | "practice";
  /** The slip that its pupils have in common. */
  readonly slip?: Made;
  readonly rows: readonly Row[];
}

const ready = 0.8;
const lost = 0.4;

/**
 * Who can be taught together, each pupil once: those that are ready to go on; those with a slip in common, the most frequent first;
 * those that need the beginning again; and those that need more practice.
 */
export function groupsOf(rows: readonly Row[], made: readonly Made[]): readonly Group[] {
  const left = new Set(rows);
  const taken = (fits: (row: Row) => boolean) => {
    const found = [...left].filter(fits);
    for (const row of found) left.delete(row);
    return found;
  };
  const share = ({ right, result }: Row) => right / Math.max(1, result.given.length);
  const on = taken((row) => share(row) >= ready);
  const bySlip = made.flatMap((slip): readonly Group[] => {
    const common = slip.rows.filter((row) => left.has(row) && !slip.mended.includes(row));
    return common.length < 2 ? [] : [{ need: "slip", slip, rows: taken((row) => common.includes(row)) }];
  });
  const start = taken((row) => share(row) < lost);
  const groups: readonly Group[] = [
    { need: "on", rows: on },
    ...bySlip,
    { need: "start", rows: start },
    { need: "practice", rows: [...left] },
  ];
  return groups.filter((group) => group.rows.length > 0);
}
