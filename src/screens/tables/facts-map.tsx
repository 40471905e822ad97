import { useMemo } from "react";
import { inWords } from "../../engine/words.ts";
import { dayOf } from "../../learner/day.ts";
import { factStates, facts, factWord, owned, stateOfFact } from "../../learner/derive/facts.ts";
import { useAttempts } from "../../learner/hooks/use-log.ts";
import { range } from "../../maths/whole.ts";
import { Icon } from "../../ui/icon.tsx";
import { ChartStyles } from "../../ui/styles/chart-styles.tsx";

/** Whose facts they are; each can be practised by itself. */
export const tables = range(2, 12);
const all = facts(2, 12);
const words = { new: "not met yet", growing: "growing", owned: "yours", due: "due again" } as const;

interface FactsMapProps {
  /** Nothing, or the one table that was asked for. */
  readonly onPractise: (also?: { readonly table: string }) => void;
}

/** The multiplication square, each fact as strong as it is known: darker, and with more dots. */
export function FactsMap({ onPractise }: FactsMapProps) {
  const attempts = useAttempts(["fact/"]);
  const states = useMemo(() => factStates(attempts ?? []), [attempts]);
  const today = attempts ? dayOf(new Date()) : "";
  const mine = all.filter(([a, b]) => (stateOfFact(states, a, b)?.strength ?? 0) >= owned).length;
  return (
    <section className="card mb-6 p-4 sm:p-5" aria-labelledby="facts">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="facts" className="mr-auto text-xl">
          Your multiplication square
        </h2>
        <button type="button" className="btn btn-main screen-only needs-script" onClick={() => onPractise()}>
          <Icon name="zap" /> Practise the facts
        </button>
      </div>
      <p className="mb-3 text-soft">
        {mine} of {all.length} facts are yours: known at once on {inWords(owned)} different days. 7 × 8 and 8 × 7 are
        one fact.
      </p>
      <fieldset className="screen-only needs-script mb-4 flex flex-wrap items-center gap-1.5">
        <legend className="float-left mr-2">Or one table alone:</legend>
        {tables.map((table) => (
          <button
            key={table}
            type="button"
            className="btn min-w-11 px-2"
            aria-label={`Practise the ${table} times table`}
            onClick={() => onPractise({ table: `${table}` })}
          >
            {table}
          </button>
        ))}
      </fieldset>
      <ChartStyles />
      <table className="heat-table">
        <caption className="sr-only">How well each fact is known</caption>
        <thead>
          <tr>
            <td>×</td>
            {tables.map((b) => (
              <th key={b} scope="col">
                {b}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((a) => (
            <tr key={a}>
              <th scope="row">{a}</th>
              {tables.map((b) => {
                const state = stateOfFact(states, a, b);
                const word = factWord(state, today);
                return (
                  <td key={b} data-strength={state ? Math.max(1, state.strength) : 0} data-word={word}>
                    {state ? a * b : <span aria-hidden="true">·</span>}
                    <span className="sr-only"> {words[word]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft" aria-hidden="true">
        <span>· not met yet</span>
        <span>light: growing</span>
        <span>dark: yours</span>
        <span>dashed: due again</span>
      </p>
    </section>
  );
}
