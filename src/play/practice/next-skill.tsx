import zones from "virtual:skill-names";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Day } from "../../learner/day.ts";
import { comesNext, fill } from "../../learner/derive/skill-map.ts";
import type { SkillState, Strength } from "../../learner/derive/skill-states.ts";
import { Icon } from "../../ui/icon.tsx";
import { inMapOrder } from "./zones.ts";

export const allSkills = inMapOrder(zones).flatMap(({ id: zone, skills }) =>
  skills.map((skill) => ({ zone, ...skill })),
);
const ids = allSkills.map(({ id }) => id);

interface NextSkillProps {
  /** Null until the log is read: then its place is kept. */
  readonly states: ReadonlyMap<string, SkillState> | null;
  readonly today: Day;
  /** What stands there instead while nothing was practised yet. */
  readonly instead?: ReactNode;
  /** What stands beside it. */
  readonly children?: ReactNode;
}

const ways: Readonly<Record<Strength, string>> = {
  due: "Come back to",
  begun: "Go on with",
  growing: "Go on with",
  secure: "Go on with",
  new: "Begin with",
};

/** One skill to go on with: the one that is due longest, or that grows, or the first of all. */
export function NextSkill({ states, today, instead, children }: NextSkillProps) {
  const id = states && comesNext(ids, states, today);
  const skill = allSkills.find((one) => one.id === (id ?? ids[0]));
  if (!skill) return null;
  const word = fill(states?.get(skill.id), today).word;
  return (
    <p className="screen-only mt-3 flex min-h-11 flex-wrap gap-3">
      {states && (
        <>
          {(word === "new" && instead) || (
            <Link className={word === "new" ? "btn" : "btn btn-main"} to={practiceOf(skill.zone, skill.id)}>
              {ways[word]} {skill.title.toLowerCase()}
              <Icon name="arrow-right" />
            </Link>
          )}
          {children}
        </>
      )}
    </p>
  );
}

/** The path of a skill's practice. */
export function practiceOf(zone: string, skill: string): string {
  return `/${zone}?practise=${skill}`;
}
