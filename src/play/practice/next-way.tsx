import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { dayOf } from "../../learner/day.ts";
import { attemptsIn } from "../../learner/derive/kinds.ts";
import { type Met, nextStep } from "../../learner/derive/next-skill.ts";
import { skillStates } from "../../learner/derive/skill-states.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { Icon } from "../../ui/icon.tsx";
import { allSkills, nextWays, practiceOf } from "./next-skill.tsx";

interface NextWayProps {
  /** The questions of the run that is over. */
  readonly run: readonly Met[];
  /** What can be done again; it comes first where nothing else does. */
  readonly children: (isFirst: boolean) => ReactNode;
}

/** After a run: the one skill that comes next, and why. */
export function NextWay({ run, children }: NextWayProps) {
  const log = useLog();
  const next = useMemo(() => {
    if (log === null) return undefined;
    const found = nextStep(allSkills, skillStates(attemptsIn(log)), dayOf(new Date()), run);
    const skill = allSkills.find(({ id }) => id === found?.id);
    // More of the same is what can be done again.
    return found && found.why !== "again" && skill ? { ...skill, why: found.why } : null;
  }, [log, run]);
  // Its place is kept until the record is read.
  if (!next)
    return (
      <>
        {next === undefined && <span className="min-h-17 w-full" />}
        {children(next === null)}
      </>
    );
  const [verb, reason] = nextWays[next.why];
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
