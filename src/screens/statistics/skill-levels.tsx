import { useEffect, useMemo, useState } from "react";
import type { Skill, Zone } from "../../engine/exercise.ts";
import type { Day } from "../../learner/day.ts";
import { skillStates, strength } from "../../learner/derive/skill-states.ts";
import type { Attempt } from "../../learner/records/attempt.ts";

const zones = import.meta.glob<Zone>("../../skills/*/zone.ts", { import: "default" });
const words = { new: "New", growing: "Growing", secure: "Secure", due: "Due again" };

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
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-soft">
            <th className="py-2 pr-3 font-semibold">Skill</th>
            <th className="py-2 pr-3 font-semibold">Stage</th>
            <th className="py-2 pr-3 font-semibold">Alone</th>
            <th className="py-2 font-semibold">Now</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {practised.map(({ id, title, stages }) => {
            const state = states.get(id);
            const stage = Math.min(state?.stage ?? 0, stages.length - 1);
            return (
              <tr key={id} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-3 font-semibold">
                  {title}
                  <span className="block text-sm font-normal text-soft">{stages[stage]?.label}</span>
                </th>
                <td className="py-2 pr-3">
                  {stage + 1} of {stages.length}
                </td>
                <td className="py-2 pr-3">
                  {state?.alone} of {state?.asked}
                </td>
                <td className="py-2">{words[strength(state, today)]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
