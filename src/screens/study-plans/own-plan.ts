import zones from "virtual:skill-names";
import { studyPlan } from "../../tools/assessment/report.ts";
import type { Plan } from "./plan-page.tsx";

const paths = new Map(
  zones.flatMap(({ id, skills }) =>
    skills.map((skill) => [skill.id, { path: `/${id}?practise=${skill.id}`, title: skill.title }] as const),
  ),
);

/** The plan that an address asks for; null where it names no skill of this site. */
export function readOwnPlan(text: string | null): Plan | null {
  const skills = (text ?? "").split(".").filter((id) => paths.has(id));
  if (skills.length === 0) return null;
  return {
    id: `own-${skills.join(".")}`,
    title: "Your own plan",
    aim: "Made by your assessment: each skill comes back after longer and longer gaps, which is what makes it stay.",
    about: "",
    days: studyPlan(skills).map(({ day, skills: todays }) => ({
      day,
      title: `Day ${day}`,
      tasks: todays.flatMap((id) => {
        const at = paths.get(id);
        return at ? [{ at, minutes: 10 }] : [];
      }),
    })),
    see: [],
    back: [],
  };
}
