import { useMemo, useRef } from "react";
import { Link } from "react-router";
import { factItem } from "../../engine/item.ts";
import { dayOf } from "../../learner/day.ts";
import { factStates, facts, owned, stateOfFact } from "../../learner/derive/facts.ts";
import { useAttempts } from "../../learner/hooks/use-log.ts";
import { random } from "../../maths/random.ts";
import { freshSeed } from "../../play/fresh-seed.ts";
import type { Answered } from "../../play/practice/asked.ts";
import { type FactDone, nextFact, nextTable, type Onward as To, tableAfter } from "../../play/practice/choose-fact.ts";
import { set } from "../../play/practice/pose.ts";
import { PracticeRun } from "../../play/practice/practice-run.tsx";
import { fact } from "../../skills/tables/times-tables.ts";
import { Icon } from "../../ui/icon.tsx";

const every = facts(2, 12);

/** A run through the facts up to 12 × 12, or those of one table: those that are due, those just missed, and a few new ones. */
export function FactsRun({ table, onLeave }: { table: number | null; onLeave: () => void }) {
  const all = useMemo(() => every.filter((fact) => table === null || fact.includes(table)), [table]);
  const attempts = useAttempts(["fact/"]);
  const states = useMemo(() => factStates(attempts ?? []), [attempts]);
  // What was known when the run began: a fact that is met in it is not an old friend after one answer.
  const before = useRef<typeof states | null>(null);
  const isOwned = (of: typeof states | null, item: string) => (of?.get(item)?.strength ?? 0) >= owned;

  async function ask(answered: readonly Answered[]) {
    if (answered.length === 0) before.current = null;
    before.current ??= states;
    const knew = before.current;
    const chance = random(freshSeed());
    const done = answered.map(
      ({ item, outcome }, index): FactDone => ({
        item,
        alone: outcome === "alone",
        // Whoever asked for a table wants all of it, not a few new ones again and again.
        first: table === null && !knew.has(item) && answered.findIndex((one) => one.item === item) === index,
      }),
    );
    const [a, b] = chance.shuffle(nextFact(all, states, done, dayOf(new Date()), chance)) as [number, number];
    return { item: factItem(a, b), label: `Table of ${table ?? Math.max(a, b)}`, posed: await set(fact(a, b), true) };
  }

  return (
    <PracticeRun
      name={table === null ? "tables" : `tables-${table}`}
      category="tables"
      skillOf={() => "times-tables"}
      ready={attempts !== null}
      ask={ask}
      summary={(answered) => <Met answered={answered} strengths={(a, b) => stateOfFact(states, a, b)?.strength ?? 0} />}
      won={() =>
        all.flatMap(([a, b]) => {
          const item = factItem(a, b);
          return isOwned(states, item) && !isOwned(before.current, item) ? [`${a} × ${b} = ${a * b} is yours now`] : [];
        })
      }
      onward={(again) => {
        const next = table === null ? nextTable(all, states) : tableAfter(table, every, states);
        return next && <Onward next={next} again={table === null ? again : null} />;
      }}
      onLeave={onLeave}
    />
  );
}

interface OnwardProps {
  readonly next: To;
  /** Goes on with it by itself; null where another table was asked for alone. */
  readonly again: (() => void) | null;
}

/** The next table comes before another skill does. */
function Onward({ next, again }: OnwardProps) {
  const words = (
    <>
      Go on {next.isBegun ? "with" : "to"} the {next.table} times table <Icon name="arrow-right" />
    </>
  );
  return again ? (
    <button type="button" className="btn btn-main" onClick={again}>
      {words}
    </button>
  ) : (
    <Link to={`/tables?practise=facts&table=${next.table}`} className="btn btn-main">
      {words}
    </Link>
  );
}

interface MetProps {
  readonly answered: readonly Answered[];
  readonly strengths: (a: number, b: number) => number;
}

/** The facts of a run, each with how often it was known at once. */
function Met({ answered, strengths }: MetProps) {
  const met = every.filter(([a, b]) => answered.some(({ item }) => item === factItem(a, b)));
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {met.map(([a, b]) => {
        const own = answered.filter(({ item }) => item === factItem(a, b));
        const alone = own.filter(({ outcome }) => outcome === "alone").length;
        return (
          <li key={factItem(a, b)} className="flex justify-between gap-3 border-b border-line py-1.5">
            <strong className="tabular-nums">
              {a} × {b} = {a * b}
            </strong>
            <span className="text-sm text-soft">
              {strengths(a, b) >= owned ? "yours" : `${alone} of ${own.length} at once`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
