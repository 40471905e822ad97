import type { Skill } from "../../engine/exercise.ts";
import type { Day } from "../../learner/day.ts";
import { type SkillState, strength } from "../../learner/derive/skill-states.ts";
import { strengthWords } from "../../play/practice/strength-words.ts";

interface SkillLevelsProps {
  /** The skills that were practised. */
  readonly skills: readonly Skill[];
  readonly states: ReadonlyMap<string, SkillState>;
  readonly today: Day;
}

/** Every skill that was practised: how far, how well, and how it sits. */
export function SkillLevels({ skills, states, today }: SkillLevelsProps) {
  return (
    <section className="card mt-6 p-5" aria-labelledby="skills">
      <h2 id="skills" className="mb-3 text-xl">
        Skills
      </h2>
      <table className="figures max-sm:text-sm max-sm:[&_td]:pr-2 max-sm:[&_th]:pr-2">
        <thead>
          <tr>
            <th>Skill</th>
            <th>Stage</th>
            <th>Alone</th>
            <th>Now</th>
          </tr>
        </thead>
        <tbody>
          {skills.map(({ id, title, stages }) => {
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
