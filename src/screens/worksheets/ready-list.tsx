import { agesApart } from "../../play/practice/ages.ts";
import { type Ready, ready } from "../../play/sets/sheet-topics.ts";
import { useMaking } from "../../play/sets/use-making.ts";
import type { WorkSet } from "../../sets/set.ts";

interface ReadyListProps {
  readonly onMade: (set: WorkSet) => void;
}

/** Sheets that need no choosing, each with fresh questions at every press. */
export function ReadyList({ onMade }: ReadyListProps) {
  const { words, make } = useMaking(onMade);
  const names = [...new Set(ready.map(({ group }) => group))];
  return (
    <section aria-labelledby="ready">
      <h2 id="ready" className="mb-1 text-lg">
        {ready.length} ready-made sheets
      </h2>
      <p className="mb-3 text-soft">Each press makes one with questions that nobody has had yet.</p>
      {words && <p className="mb-3">{words}</p>}
      <ul className="grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3">
        {names.map((name) => (
          <li key={name} className="card p-4">
            <h3 className="mb-2 font-semibold">{name}</h3>
            <p className="flex flex-wrap gap-2">
              {ready
                .filter(({ group }) => group === name)
                .map((one) => (
                  <button
                    key={`${one.grade}${one.level}`}
                    type="button"
                    className="btn"
                    onClick={() => void make([one])}
                  >
                    {readyName(one)}
                    <span className="sr-only">: {name}</span>
                  </button>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function readyName({ topic, grade, level }: Ready): string {
  const age = agesApart[grade];
  if (topic.kind === "skills") return `${age.includes("–") ? "Ages" : "Age"} ${age}`;
  return level === "all" ? "All levels" : level.charAt(0).toUpperCase() + level.slice(1);
}
