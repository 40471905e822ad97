import { isFact, readExerciseItem, skillOfFacts } from "../../engine/item.ts";
import { type Day, daysAfter } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { byTime, distinct } from "./distinct.ts";
import { groupBy } from "./group-by.ts";

/** How a question went: right at once and alone; right in the end; or given up, or its steps looked at. */
export type Outcome = "alone" | "helped" | "missed";

export interface SkillState {
  /** Index of the stage to pose next, as success says. A skill may have fewer stages by now: take the last then. */
  readonly stage: number;
  /** How often it has come back in time, 0 to 6. */
  readonly box: number;
  /** The day from which it should come back. */
  readonly due: Day;
  /** Questions posed, and those that went well alone. */
  readonly asked: number;
  readonly alone: number;
  /** The outcomes at the present stage, oldest first, five at most. */
  readonly recent: readonly Outcome[];
}

/** Days until a skill comes back, by its box (Cepeda et al. 2008: the gap grows with the time to be remembered). */
const gaps = [0, 1, 3, 7, 16, 35, 80] as const;
const topBox = gaps.length - 1;
/** So many right alone in a row lead to the next stage, so many missed in a row to the one before. */
const rise = 3;
const fall = 2;

/** What the log says of each skill, by its id. The log may be in any order and hold an attempt twice. */
export function skillStates(log: readonly Attempt[]): ReadonlyMap<string, SkillState> {
  return new Map(skillSteps(log).map(({ skill, state }) => [skill, state]));
}

/** How each question changed the state of its skill, in the order of the questions; the log as above. */
export function skillSteps(log: readonly Attempt[]): readonly SkillStep[] {
  const states = new Map<string, SkillState>();
  return questions(log).map(({ skill, stage, day, outcome }) => {
    const before = states.get(skill) ?? { stage: 0, box: 0, due: day, asked: 0, alone: 0, recent: [] };
    const state = after(before, stage, day, outcome);
    states.set(skill, state);
    return { skill, day, outcome, state };
  });
}

/** A question that was answered: the day of its first answer, how it went, and the state it left its skill in. */
export interface SkillStep {
  readonly skill: string;
  readonly day: Day;
  readonly outcome: Outcome;
  readonly state: SkillState;
}

interface Asked {
  readonly skill: string;
  /** Null of what belongs to no stage: it tells how a skill sits, not what to pose next. */
  readonly stage: number | null;
  readonly day: Day;
  readonly outcome: Outcome;
}

/** Every question that was answered, in the order of the first answers. */
function questions(log: readonly Attempt[]): Asked[] {
  const answers = distinct(log)
    .filter(({ item }) => exerciseOf(item))
    .sort(byTime);
  // A fact is asked again on other days.
  return [...groupBy(answers, ({ item, day }) => (isFact(item) ? `${item} ${day}` : item)).values()].flatMap((own) => {
    const [first] = own;
    const exercise = first && exerciseOf(first.item);
    if (!exercise) return [];
    return [{ skill: exercise.skill, stage: exercise.stage, day: first.day, outcome: outcomeOf(own) }];
  });
}

const exerciseOf = (item: string): Pick<Asked, "skill" | "stage"> | null =>
  isFact(item) ? { skill: skillOfFacts, stage: null } : readExerciseItem(item);

/** "Almost" is the right value in another form: it neither spoils a question nor ends it. */
function outcomeOf(answers: readonly Attempt[]): Outcome {
  const judged = answers.filter(({ verdict }) => verdict !== "almost");
  if (answers.some(({ help }) => help === "solution")) return "missed";
  if (!judged.some(({ verdict }) => verdict === "right")) return judged.length ? "missed" : "helped";
  return judged[0]?.verdict === "right" && answers.every(({ help }) => help === "alone") ? "alone" : "helped";
}

/** What was asked at another stage (by a worksheet, say) leads there only if it was right alone above, or missed below the present one. */
function after(before: SkillState, at: number | null, day: Day, outcome: Outcome): SkillState {
  const asked = at ?? before.stage;
  const tells = asked === before.stage || outcome === (asked > before.stage ? "alone" : "missed");
  const stage = tells ? asked : before.stage;
  const recent =
    at === null
      ? before.recent
      : stage !== before.stage
        ? [outcome]
        : tells
          ? [...before.recent, outcome]
          : before.recent;
  const next = ends(recent, "alone", rise) ? stage + 1 : ends(recent, "missed", fall) && stage > 0 ? stage - 1 : stage;
  // A whole session on one day moves the box once at most: what counts is that it is remembered on another day.
  const inTime = day >= before.due;
  const box =
    outcome === "missed"
      ? Math.max(0, before.box - 2)
      : Math.min(topBox, before.box + (outcome === "alone" && inTime ? 1 : 0));
  const moved = box !== before.box || inTime;
  return {
    stage: next,
    box,
    due: moved ? daysAfter(day, gaps[box] ?? 0) : before.due,
    asked: before.asked + 1,
    alone: before.alone + (outcome === "alone" ? 1 : 0),
    recent: next === stage ? recent.slice(-5) : [],
  };
}

function ends(recent: readonly Outcome[], outcome: Outcome, times: number): boolean {
  return recent.length >= times && recent.slice(-times).every((one) => one === outcome);
}

/** How well a skill sits, in words rather than marks. What has begun grows only from the first right answer alone. */
export type Strength = "new" | "begun" | "growing" | "secure" | "due";

/** The strength of a skill today; `undefined` is a skill that was never practised. */
export function strength(state: SkillState | undefined, today: Day): Strength {
  if (!state) return "new";
  if (state.box > 0 && state.due <= today) return "due";
  if (state.alone === 0) return "begun";
  return state.box >= 3 ? "secure" : "growing";
}
