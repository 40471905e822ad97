import zones from "virtual:skill-names";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import type { Day } from "../../learner/day.ts";
import { attemptsIn } from "../../learner/derive/kinds.ts";
import { lastRun, nextStep, type Why } from "../../learner/derive/next-skill.ts";
import { skillStates } from "../../learner/derive/skill-states.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { Icon } from "../../ui/icon.tsx";
import { runLength } from "./run-length.ts";
import { inMapOrder } from "./zones.ts";

export const allSkills = inMapOrder(zones).flatMap(({ id: zone, skills }) =>
  skills.map((skill) => ({ zone, ...skill })),
);

interface NextSkillProps {
  /** Of one learner; null until the log is read: then its place is kept. */
  readonly log: readonly Entry[] | null;
  readonly today: Day;
  /** What stands there instead while nothing was practised yet. */
  readonly instead?: ReactNode;
  /** What stands beside it. */
  readonly children?: ReactNode;
}

/** What a next step is called, and why it is the next one. */
export const nextWays: Readonly<Record<Why, readonly [verb: string, reason: string]>> = {
  weak: ["Go back to", "You needed most help there."],
  again: ["Go back to", "It did not go well yet."],
  under: ["Go back to", "What you just did rests on it."],
  due: ["Come back to", "It is time to meet it again."],
  over: ["Go on to", "It rests on what you just did."],
  begun: ["Go on with", "You have begun it, and it still grows."],
  ground: ["Begin with", "You know what it rests on."],
  first: ["Begin with", "You can begin it with what you know."],
};

/** One skill to go on with: the one that the end of today's last run named, too. */
export function NextSkill({ log, today, instead, children }: NextSkillProps) {
  const next = useMemo(() => {
    if (!log) return null;
    const attempts = attemptsIn(log);
    const states = skillStates(attempts);
    const found = nextStep(allSkills, states, today, lastRun(attempts, today, runLength));
    return { found, isNew: states.size === 0 };
  }, [log, today]);
  const skill = allSkills.find(({ id }) => id === next?.found?.id);
  return (
    <p className="screen-only mt-3 flex min-h-11 flex-wrap gap-3">
      {next && (
        <>
          {(next.isNew && instead) ||
            (skill && next.found && (
              <Link className={next.isNew ? "btn" : "btn btn-main"} to={practiceOf(skill.zone, skill.id)}>
                {nextWays[next.found.why][0]} {skill.title.toLowerCase()}
                <Icon name="arrow-right" />
              </Link>
            ))}
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
