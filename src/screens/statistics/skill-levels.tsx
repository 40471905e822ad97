import { useEffect, useMemo, useState } from "react";
import type { Skill, Zone } from "../../engine/exercise.ts";
import type { Day } from "../../learner/day.ts";
import { skillStates, strength } from "../../learner/derive/skill-states.ts";
import type { Attempt } from "../../learner/records/attempt.ts";
import { strengthWords } from "../../play/practice/strength-words.ts";

const zones = import.meta.glob<Zone>("../../skills/*/zone.ts", { import: "default" });

/** Every skill that was practised: how far, how well, and how it sits. The zones are fetched for their names. */
export function SkillLevels({ attempts, today }: { attempts: readonly Attempt[]; today: Day }) {
  const states = useMemo(() => skillStates(attempts), [attempts]);
  const [skills, setSkills] = useState<readonly Skill[]>([]);
  const any = states.size > 0;
  useEffect(() => {
    if (!any) return;
    let gone = false;
    Promise.all(Object.values(zones).map((load) => load())).then(
      (loaded) => gone || setSkills(loaded.flatMap((zone) => zone.skills)),
      () => undefined, // offline before they were kept: the rest of the page stands
    );
    return () => {
      gone = true;
    };
  }, [any]);
  const practised = skills.filter(({ id }) => states.has(id));
  if (practised.length === 0) return null;
  return (
    <section className="card mt-6 p-5" aria-labelledby="skills">
      <h2 id="skills" className="mb-3 text-xl">
        Skills
      </h2>
      <table className="figures">
        <thead>
          <tr>
            <th>Skill</th>
            <th>Stage</th>
            <th>Alone</th>
            <th>Now</th>
          </tr>
        </thead>
        <tbody>
          {practised.map(({ id, title, stages }) => {
            const state = states.get(id);
            const stage = Math.min(state?.stage ?? 0, stages.length - 1);
            return (
              <tr key={id}>
                <th scope="row">
                  {title}
                  <span className="block text-sm font-normal text-soft">{stages[stage]?.label}</span>
                </th>
                <td>
                  {stage + 1} of {stages.length}
                </td>
                <td>
                  {state?.alone} of {state?.asked}
                </td>
                <td>{strengthWords[strength(state, today)]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
