import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { zoneName } from "../../play/practice/zones.ts";
import type { Marked } from "../../play/test/mark.ts";
import { Review } from "../../play/test/review.tsx";
import { Icon } from "../../ui/icon.tsx";

interface ReportProps {
  readonly marked: readonly Marked[];
  readonly ms: number;
  readonly onAgain: () => void;
}

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
                  <th scope="row">{zoneName(zone)}</th>
                  <td>
                    {own.length - missed.length} of {own.length}
                  </td>
                  <td>
                    <ul>
                      {missed.map(({ item, title }) => (
                        <li key={`${item.skill}/${item.stage}`}>
                          <Link to={`/${zone}?practise=${item.skill}`} className="link">
                            {title}
                          </Link>
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
      <Review marked={marked} />
    </>
  );
}
