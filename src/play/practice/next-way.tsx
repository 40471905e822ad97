import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { dayOf } from "../../learner/day.ts";
import { attemptsIn } from "../../learner/derive/kinds.ts";
import { nextSkill, type Why } from "../../learner/derive/next-skill.ts";
import { skillStates } from "../../learner/derive/skill-states.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { Icon } from "../../ui/icon.tsx";
import { allSkills, practiceOf } from "./next-skill.tsx";

interface NextWayProps {
  /** The skills that were just practised; one may be there twice. */
  readonly skills: readonly string[];
  /** Whether most of it went well. */
  readonly well: boolean;
  /** What can be done again; it comes first where nothing else does. */
  readonly children: (isFirst: boolean) => ReactNode;
}

const ways: Readonly<Record<Why, readonly [verb: string, reason: string]>> = {
  under: ["Go back to", "What you just did rests on it."],
  due: ["Come back to", "It is time to meet it again."],
  over: ["Go on to", "It rests on what you just did."],
  begun: ["Go on with", "You have begun it, and it still grows."],
  ground: ["Begin with", "You know what it rests on."],
  first: ["Begin with", "You can begin it with what you know."],
};

/** After a run: the one skill that comes next, and why. */
export function NextWay({ skills, well, children }: NextWayProps) {
  const log = useLog();
  const next = useMemo(() => {
    if (log === null) return undefined;
    // The zone that one is in goes on before another one begins.
    const here = allSkills.find(({ id }) => skills.includes(id))?.zone;
    const ordered = allSkills.toSorted((a, b) => Number(b.zone === here) - Number(a.zone === here));
    const states = skillStates(attemptsIn(log));
    const found = nextSkill(ordered, states, dayOf(new Date()), { ids: skills, well });
    const skill = allSkills.find(({ id }) => id === found?.id);
    return found && skill ? { ...skill, why: found.why } : null;
  }, [log, skills, well]);
  // Its place is kept until the record is read.
  if (!next)
    return (
      <>
        {next === undefined && <span className="min-h-17 w-full" />}
        {children(next === null)}
      </>
    );
  const [verb, reason] = ways[next.why];
  return (
    <>
      <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={practiceOf(next.zone, next.id)} className="btn btn-main">
          {verb} {next.title.toLowerCase()} <Icon name="arrow-right" />
        </Link>
        <span className="text-soft">{reason}</span>
      </p>
      {children(false)}
    </>
  );
}
