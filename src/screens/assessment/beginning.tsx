import { useSave } from "../../learner/hooks/use-save.ts";
import { GoOn } from "../../play/exam/go-on.tsx";
import type { Start } from "../../tools/assessment/belief.ts";
import { kind, readUnfinished, type Unfinished } from "./unfinished.ts";

/** Where to begin; how far off that may be is left open, the questions soon find out. */
const deviation = 1.2;
const starts = [
  { label: "Ages 8–10", what: "sums, tables and first fractions", level: 1.5 },
  { label: "Ages 10–12", what: "fractions, decimals and percentages", level: 3 },
  { label: "Ages 12–14", what: "negative numbers, ratio and first equations", level: 4.5 },
  { label: "Ages 14–18", what: "algebra, powers and probability", level: 5.5 },
] as const;

/** What this is, and the choice of the first question. */
export function Beginning({ onBegin }: { onBegin: (start: Start, unfinished: Unfinished | null) => void }) {
  const unfinished = readUnfinished(useSave(kind) ?? null);
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-7" aria-labelledby="begin">
      <h2 id="begin" className="text-xl">
        Where shall we begin?
      </h2>
      <p className="max-w-[68ch]">
        About a quarter of an hour, no clock. After each answer the next question gets harder or gentler, so everybody
        meets some that are too hard: that is how it finds where you are. When you have not learnt something yet, say
        so. Paper and pencil are welcome, a calculator is not.
      </p>
      {unfinished && (
        <GoOn
          where={`You stopped before question ${unfinished.given.length + 1}.`}
          onGoOn={() => onBegin(unfinished.start, unfinished)}
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {starts.map(({ label, what, level }) => (
          <li key={label}>
            <button
              type="button"
              className="btn needs-script h-full w-full flex-col items-start gap-0 py-3 text-left"
              onClick={() => onBegin({ level, deviation }, null)}
            >
              <strong>{label}</strong>
              <span className="text-sm font-normal text-soft">{what}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
