import { Link } from "react-router";
import { keptNumber } from "../../tools/calculator/recall.ts";
import { type Entry, shownLine } from "../../tools/scientific/entry.ts";
import { useNumberText } from "../../ui/numbers/number-text.ts";

interface HistoryProps {
  readonly entries: readonly Entry[];
  readonly onUse: (value: number) => void;
}

const most = 8;

/** The last sums, of both calculators; a press puts a result into the display. */
export function History({ entries, onUse }: HistoryProps) {
  const written = useNumberText();
  return (
    <section className="screen-only mx-auto mt-5 max-w-sm" aria-labelledby="history">
      <h2 id="history" className="mb-2 text-lg">
        History
      </h2>
      {entries.length === 0 ? (
        <p className="text-soft">What you work out is kept here, on this device. A press brings a result back.</p>
      ) : (
        <>
          <ol className="grid gap-2">
            {entries.slice(0, most).map((entry) => {
              const { id, value } = entry;
              const { text, result } = shownLine(entry, written);
              const number = keptNumber(value);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="btn w-full justify-end font-normal wrap-anywhere"
                    aria-disabled={number === null}
                    onClick={() => number !== null && onUse(number)}
                  >
                    <span dir="ltr">
                      {text} <b>{result}</b>
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
          <p className="mt-2 text-sm text-soft">
            All lines, to search and to delete, are in the <Link to="/scientific-calc">Scientific Calc</Link>.
          </p>
        </>
      )}
    </section>
  );
}
