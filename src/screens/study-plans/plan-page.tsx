import { useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import type { StudyPlan } from "../../content/schema/library/study-plans.ts";
import type { Entry } from "../../content/typeset.ts";
import { noteBegun } from "../../learner/begun.ts";
import { dayOf } from "../../learner/day.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { useSave } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import { BackTo } from "../../play/library/back-to.tsx";
import { kindOf, Ways } from "../../play/library/ways.tsx";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import {
  datesOf,
  doneTasks,
  itemsOfPlan,
  type Planned,
  readStanding,
  type Standing,
  taskId,
  writeStanding,
} from "./standing.ts";

export type Plan = Omit<Entry<StudyPlan>, "ages"> & Planned;

const dated = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** A plan, day by day; begun, it has dates, ticks itself from the log, and moves when a day was missed. */
export function PlanPage({ row, plan }: Pick<ScreenProps, "row"> & { readonly plan: Plan }) {
  const kind = `plan ${plan.id}`;
  const kept = useSave(kind);
  const [now, setNow] = useState<Standing | null>(null);
  const standing = now ?? (kept ? readStanding(kept) : null);
  const log = useLog(useMemo(() => itemsOfPlan(plan), [plan]));
  const today = useHydrated() ? dayOf(new Date()) : null;
  const all = plan.days.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const done = standing ? doneTasks(plan, standing, log ?? []) : new Set<string>();
  const { pathname, search } = useLocation();
  // "Continue" on the home page leads back to it until all of it is done.
  const isBegun = standing !== null && log !== null;
  useEffect(() => {
    if (isBegun) noteBegun({ path: pathname + search, title: plan.title }, done.size === all);
  }, [isBegun, pathname, search, plan.title, done.size, all]);
  const dates = standing && today ? datesOf(plan, standing, done, today) : null;

  function keep(next: Standing) {
    setNow(next);
    void keepSave(kind, writeStanding(next));
  }

  function tick(id: string, on: boolean) {
    if (!standing) return;
    const ticked = new Set(standing.ticked);
    if (on) ticked.add(id);
    else ticked.delete(id);
    keep({ ...standing, ticked });
  }

  return (
    <>
      <BackTo path={row.path}>All plans</BackTo>
      <PageHeading icon={row.icon} title={plan.title} plain>
        {plan.aim}
      </PageHeading>
      {plan.about && <Html className="prose mb-5" html={plan.about} />}
      <div className="screen-only needs-script mb-5 flex flex-wrap items-center gap-3">
        {standing ? (
          <>
            <progress className="progress min-w-40 flex-1" max={all} value={done.size} aria-label="Done" />
            <span className="text-sm text-soft">
              {done.size} of {all} done
            </span>
          </>
        ) : (
          <button
            type="button"
            className="btn btn-main"
            onClick={() => today && keep({ start: today, ticked: new Set() })}
          >
            <Icon name="calendar-days" /> Begin today
          </button>
        )}
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="printer" /> Print
        </button>
      </div>
      {standing && (
        <p className="screen-only mb-4 text-sm text-soft">
          Practice, puzzles, lessons and the three questions of an idea are ticked for you as you answer. Tick the rest
          yourself.
        </p>
      )}
      <ol className="plan-days mb-8 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {plan.days.map(({ title, tasks }, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name and never change their order
          <li key={day} className="card p-4 sm:p-5" data-today={dates?.[day] === today || undefined}>
            <h2 className="mb-2 flex flex-wrap items-baseline gap-x-3 text-lg">
              {title}
              {dates && (
                <span className="text-sm font-normal text-soft">
                  {dates[day] === today && <span className="screen-only">Today</span>}
                  <span className={dates[day] === today ? "print-only" : ""}>
                    {dated.format(new Date(`${dates[day]}T00:00Z`))}
                  </span>
                </span>
              )}
            </h2>
            <ul className="flex flex-col gap-1">
              {tasks.map(({ at, minutes }, task) => {
                const id = taskId(day, task);
                return (
                  <li key={id} className="flex items-start gap-2.5">
                    <input
                      type="checkbox"
                      className="mt-2.5 size-5 shrink-0 accent-(--hue)"
                      aria-label={`Done: ${at.title}`}
                      checked={done.has(id)}
                      disabled={!standing}
                      aria-disabled={done.has(id) && !standing?.ticked.has(id)}
                      onChange={(event) => tick(id, event.target.checked)}
                    />
                    <Link to={at.path} className="link min-h-10 py-2">
                      <span className="text-sm text-soft">{kindOf(at.path)?.[0]}: </span>
                      {at.title}
                    </Link>
                    <span className="ml-auto py-2 text-sm whitespace-nowrap text-soft">{minutes} min</span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      <Ways heading="Goes with it" ways={[...plan.see, ...plan.back]} />
    </>
  );
}
