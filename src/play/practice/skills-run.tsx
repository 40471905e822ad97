import { useMemo, useRef } from "react";
import type { Question, Skill } from "../../engine/exercise.ts";
import { exerciseItem, itemsOf, readExerciseItem } from "../../engine/item.ts";
import { type Day, dayOf, daysBetween } from "../../learner/day.ts";
import { type SkillState, skillStates } from "../../learner/derive/skill-states.ts";
import { useAttempts } from "../../learner/hooks/use-log.ts";
import { random } from "../../maths/random.ts";
import { freshSeed } from "../fresh-seed.ts";
import type { Answered, Asked } from "./asked.ts";
import { type Done, nextExercise, seedFrom, stageOf } from "./choose.ts";
import { pose } from "./pose.ts";
import { PracticeRun } from "./practice-run.tsx";
import { alike, Dealt, unlike } from "./unlike.ts";
import { wonSkills } from "./won-skills.ts";

interface SkillsRunProps {
  readonly zone: string;
  /** One skill, or several to be mixed. */
  readonly skills: readonly Skill[];
  readonly onLeave: () => void;
}

/** A run through skills, chosen by what the log says and by what has just happened. */
export function SkillsRun({ zone, skills, onLeave }: SkillsRunProps) {
  const attempts = useAttempts(itemsOf(skills));
  const states = useMemo(() => skillStates(attempts ?? []), [attempts]);

  // As it stood when the run began: what has changed since was won in it.
  const before = useRef(states);
  const dealt = useMemo(() => new Dealt(skills), [skills]);

  async function ask(answered: readonly Answered[]) {
    if (answered.length === 0) before.current = states;
    const chance = random(freshSeed());
    const done = answered.flatMap(toDone);
    const today = dayOf(new Date());
    // Nothing twice in a run: what was missed comes back as one of its kind.
    const next = nextExercise({ skills, states, done, today }, chance);
    const exercise = unlike(done.flatMap(askedBy), next, skills, () => seedFrom(chance), dealt);
    const skill = skills.find(({ id }) => id === exercise.skill);
    return { item: exerciseItem(exercise), label: skill?.title ?? "", posed: await pose(skills, exercise) };
  }

  /** Nothing where a run goes on that was begun before its skill changed. */
  function askedBy(exercise: Done): Question[] {
    try {
      return [dealt.question(exercise)];
    } catch {
      return [];
    }
  }

  async function another({ item, label }: Asked) {
    const exercise = readExerciseItem(item);
    if (!exercise) throw new Error(`${item} is no question of a skill`);
    const like = alike(exercise, skills, freshSeed);
    return { item: exerciseItem(like), label, posed: await pose(skills, like) };
  }

  return (
    <PracticeRun
      name={`${zone}/${skills.map(({ id }) => id).join()}`}
      category={zone}
      skillOf={(item) => readExerciseItem(item)?.skill ?? ""}
      ready={attempts !== null}
      ask={ask}
      another={another}
      summary={(answered) => <SkillsTable answered={answered} skills={skills} states={states} />}
      won={() => wonSkills(skills, before.current, states, dayOf(new Date()))}
      onLeave={onLeave}
    />
  );
}

function toDone({ item, outcome }: Answered): Done[] {
  const exercise = readExerciseItem(item);
  return exercise ? [{ ...exercise, alone: outcome === "alone" }] : [];
}

interface SkillsTableProps {
  readonly answered: readonly Answered[];
  readonly skills: readonly Skill[];
  readonly states: ReadonlyMap<string, SkillState>;
}

/** What came of the run, skill by skill, and when each comes back. */
function SkillsTable({ answered, skills, states }: SkillsTableProps) {
  const done = answered.flatMap(toDone);
  const met = skills.filter(({ id }) => done.some((one) => one.skill === id));
  const today = dayOf(new Date());
  return (
    <>
      <table className="figures">
        <thead>
          <tr>
            <th>Skill</th>
            <th>Alone</th>
            <th>Comes back</th>
          </tr>
        </thead>
        <tbody>
          {met.map((skill) => {
            const own = done.filter((one) => one.skill === skill.id);
            return (
              <tr key={skill.id}>
                <td>
                  <strong>{skill.title}</strong>
                  <span className="block text-sm text-soft">Next: {skill.stages[stageOf(skill, states)]?.label}</span>
                </td>
                <td>
                  {own.filter(({ alone }) => alone).length} of {own.length}
                </td>
                <td>{comesBack(states.get(skill.id)?.due, today)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {met.length > 1 && (
        <p className="mt-4 text-soft">
          Mixed practice feels harder. That is why it works better next month: you have to see each time what to do.
        </p>
      )}
    </>
  );
}

function comesBack(due: Day | undefined, today: Day): string {
  const days = due === undefined ? 0 : daysBetween(today, due);
  if (days <= 0) return "next time";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
