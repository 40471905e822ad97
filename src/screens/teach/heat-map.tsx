import { type RefObject, useEffect, useRef, useState } from "react";
import type { Row, Table } from "../../sets/result/collect.ts";
import type { Given } from "../../sets/result/result.ts";
import { pupilName } from "./pupil-name.ts";

interface HeatMapProps {
  readonly table: Table;
  /** Of the questions, in order. */
  readonly names: readonly string[];
  readonly isNumber: boolean;
  readonly isBusy: boolean;
  readonly onPupil: (row: Row) => void;
  readonly onQuestion: (at: number) => void;
}

type Look = "right" | "later" | "almost" | "wrong" | "none";
const looks: Readonly<Record<Look, { readonly sign: string; readonly words: string }>> = {
  right: { sign: "✓", words: "right" },
  later: { sign: "✓+", words: "right, not at once" },
  almost: { sign: "≈", words: "almost" },
  wrong: { sign: "✗", words: "not yet" },
  none: { sign: "–", words: "no answer" },
};

const lookOf = ({ verdict, tries }: Pick<Given, "verdict" | "tries">): Look =>
  verdict === "right" && tries > 1 ? "later" : verdict;

/** Pupils down, questions across: each answer by a sign and a colour, with how many were right at the foot and the side. */
export function HeatMap({ table, names, isNumber, isBusy, onPupil, onQuestion }: HeatMapProps) {
  const { rows, columns, most } = table;
  const frame = useRef<HTMLElement>(null);
  const isWider = useIsWider(frame);
  return (
    <>
      {isWider && (
        <p className="screen-only text-soft">
          The table goes on to the right: move it to see all {names.length} questions.
        </p>
      )}
      <section
        ref={frame}
        className="results-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label="Results by pupil and question"
        aria-busy={isBusy}
      >
        <table className="results">
          <thead>
            <tr>
              <th scope="col">Pupil</th>
              <th scope="col">Marks</th>
              {names.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
                <th key={at} scope="col">
                  <button
                    type="button"
                    aria-label={`Question ${at + 1}, ${name}`}
                    title={name}
                    onClick={() => onQuestion(at)}
                  >
                    {at + 1}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nameless rows have nothing else
              <tr key={`${row.who}/${nth}`}>
                <th scope="row">
                  <button type="button" onClick={() => onPupil(row)}>
                    {pupilName(row, isNumber)}
                  </button>
                </th>
                <td>
                  {row.marks}
                  <span className="sr-only"> of {most}</span>
                </td>
                {columns.map((_, at) => {
                  const look = lookOf(row.result.given[at] ?? { verdict: "none", tries: 0 });
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
                    <td key={at} data-look={look}>
                      <span aria-hidden="true">{looks[look].sign}</span>
                      <span className="sr-only">{looks[look].words}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Right</th>
              <td />
              {columns.map(({ right }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
                <td key={at}>{right}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <ul className="results-key" aria-label="What the signs mean">
        {Object.entries(looks).map(([look, { sign, words }]) => (
          <li key={look}>
            <span data-look={look} aria-hidden="true">
              {sign}
            </span>{" "}
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether what stands in a frame is wider than that. */
function useIsWider(frame: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const sized = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    for (const one of [current, ...current.children]) sized.observe(one);
    return () => sized.disconnect();
  }, [frame]);
  return isWider;
}
