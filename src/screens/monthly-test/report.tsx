import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { Marked } from "./mark.ts";

interface ReportProps {
  readonly marked: readonly Marked[];
  readonly ms: number;
  readonly onAgain: () => void;
}

/** Zones with a page of their own, where their skills can be practised. */
const practised = new Set(["tables", "division", "fractions", "decimals", "percentages", "equations"]);
const names: Readonly<Record<string, string>> = { numbers: "Numbers", shapes: "Shapes", data: "Data and chance" };
const words = { right: "right", almost: "right, in another form", wrong: "not yet", left: "left open" } as const;

/** What came of a test: by topic, with where to practise, and every question with its answer and its steps. */
export function Report({ marked, ms, onAgain }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = marked.filter(({ verdict }) => verdict === "right").length;
  const zones = [...new Set(marked.map(({ item }) => item.zone))];
  return (
    <>
      <section className="card mb-6 p-5 sm:p-7" aria-labelledby="report">
        <h2 id="report" ref={heading} tabIndex={-1} className="text-2xl">
          {right} of {marked.length} right
        </h2>
        <p className="mt-1 mb-4 text-soft">
          In {Math.max(1, Math.round(ms / 60_000))} {ms < 90_000 ? "minute" : "minutes"}. What is not right yet is what
          you can learn next.
        </p>
        <table className="figures">
          <thead>
            <tr>
              <th>Topic</th>
              <th>Right</th>
              <th>Practise</th>
            </tr>
          </thead>
          <tbody>
            {zones.map((zone) => {
              const own = marked.filter(({ item }) => item.zone === zone);
              const missed = own.filter(({ verdict }) => verdict !== "right");
              return (
                <tr key={zone}>
                  <th scope="row" className="capitalize">
                    {names[zone] ?? zone}
                  </th>
                  <td>
                    {own.length - missed.length} of {own.length}
                  </td>
                  <td>
                    <ul>
                      {missed.map(({ item, title }) => (
                        <li key={`${item.skill}/${item.stage}`}>
                          {practised.has(zone) ? (
                            <Link to={`/${zone}?practise=${item.skill}`} className="link">
                              {title}
                            </Link>
                          ) : (
                            title
                          )}
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <button type="button" className="btn screen-only mt-5" onClick={onAgain}>
          <Icon name="rotate-ccw" /> All tests
        </button>
      </section>
      <h2 className="mb-3 text-xl">Question by question</h2>
      <ol className="flex flex-col gap-4">
        {marked.map(({ item, prompt, figure, typed, verdict, key, steps }, index) => (
          <li key={`${item.skill}/${item.stage}`} className="card flex flex-col gap-2 p-4 sm:p-5">
            <p className="flex items-center gap-2 text-sm text-soft">
              <Icon
                name={verdict === "right" ? "check" : verdict === "almost" ? "target" : "x"}
                className={verdict === "right" ? "text-good" : verdict === "almost" ? "text-warn" : "text-bad"}
              />
              {index + 1}: {words[verdict]}
            </p>
            <Html className="prose" html={prompt} />
            {figure && <Html className="figure-box" html={figure} />}
            <p>
              {typed.trim() !== "" && (
                <>
                  You wrote <strong className="break-all">{typed.slice(0, 60)}</strong>.{" "}
                </>
              )}
              {verdict !== "right" && (
                <>
                  The answer is <strong>{key}</strong>.
                </>
              )}
            </p>
            <Reveal what="Steps" icon="key-round">
              <ol className="prose list-decimal pl-5">
                {steps.map((step) => (
                  <li key={step}>
                    <Html inline html={step} />
                  </li>
                ))}
              </ol>
            </Reveal>
          </li>
        ))}
      </ol>
    </>
  );
}
