import { useMemo, useState } from "react";
import type { Skill } from "../../engine/exercise.ts";
import { readExerciseItem } from "../../engine/item.ts";
import { inWords } from "../../engine/words.ts";
import type { Day } from "../../learner/day.ts";
import { skillLevels } from "../../learner/derive/skill-levels.ts";
import { weeksShown } from "../../learner/derive/statistics.ts";
import type { Attempt } from "../../learner/records/entry.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import { shortDate } from "./dates.ts";

interface LevelsOverTimeProps {
  /** The log of one person, oldest first. */
  readonly attempts: readonly Attempt[];
  /** The skills that were practised. */
  readonly skills: readonly Skill[];
  readonly today: Day;
}

/** How one skill climbed from stage to stage, week by week; the one practised last until another is chosen. */
export function LevelsOverTime({ attempts, skills, today }: LevelsOverTimeProps) {
  const { mondays, stages } = useMemo(() => skillLevels(attempts, today, weeksShown), [attempts, today]);
  const [chosen, setChosen] = useState<string | null>(null);
  const known = skills.filter(({ id }) => stages.has(id));
  const last = useMemo(() => lastPractised(attempts), [attempts]);
  const skill = known.find(({ id }) => id === (chosen ?? last)) ?? known[0];
  if (!skill) return null;
  const own = stages.get(skill.id) ?? [];
  const points = mondays.flatMap((monday, week) => {
    const stage = own[week] ?? null;
    return stage === null ? [] : [{ name: shortDate(monday), value: Math.min(stage, skill.stages.length) }];
  });
  const now = points.at(-1)?.value ?? 1;
  return (
    <section className="card mt-6 p-5" aria-labelledby="levels">
      <h2 id="levels" className="mb-1 text-xl">
        A skill over time
      </h2>
      <p className="mb-3 max-w-[68ch] text-soft">
        The stage you had reached at the end of each of the last {inWords(weeksShown)} weeks, by the Monday it began
        with. Three right alone in a row lead to the next stage.
      </p>
      <label className="screen-only mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">Skill</span>
        <select className="field max-w-full" value={skill.id} onChange={(event) => setChosen(event.target.value)}>
          {known.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <LineChart label={`${skill.title}: stage, week by week`} points={points} levels={skill.stages.length} />
      <p className="mt-2" role="status">
        {skill.title}: now at stage {now} of {skill.stages.length} ({skill.stages[now - 1]?.label}).
      </p>
    </section>
  );
}

function lastPractised(attempts: readonly Attempt[]): string | undefined {
  const last = attempts.findLast(({ item }) => readExerciseItem(item));
  return last && readExerciseItem(last.item)?.skill;
}
