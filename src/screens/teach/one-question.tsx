import { answerText } from "../../engine/answer/answer-text.ts";
import type { Row } from "../../sets/result/collect.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { Html } from "../../ui/html.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { pupilNames } from "./pupil-name.ts";

interface OneQuestionProps {
  readonly at: number;
  readonly question: SetQuestion;
  readonly rows: readonly Row[];
  /** Whether each pupil had numbers of their own. */
  readonly own: boolean;
  readonly isNumber: boolean;
  readonly onClose: () => void;
}

const words = { right: "right", almost: "almost", wrong: "not yet", none: "no answer" } as const;

/** One question with what the class answered, the most frequent first. */
export function OneQuestion({ at, question, rows, own, isNumber, onClose }: OneQuestionProps) {
  const given = new Map<
    string,
    { readonly verdict: keyof typeof words; readonly typed: string; readonly rows: Row[] }
  >();
  for (const row of rows) {
    const { verdict = "none", typed = "" } = row.result.given[at] ?? {};
    const key = `${verdict}/${typed}`;
    const one = given.get(key) ?? { verdict, typed, rows: [] };
    one.rows.push(row);
    given.set(key, one);
  }
  const answers = [...given.values()].toSorted((a, b) => b.rows.length - a.rows.length);
  return (
    <Sheet title={`Question ${at + 1}`} onClose={onClose}>
      {question.prompt ? (
        <Html className="prose" html={question.prompt} />
      ) : (
        <p>This question could not be fetched, or is no longer on the site. What was answered stays.</p>
      )}
      {question.figure && <Html className="figure-box" html={question.figure} />}
      {own && <p className="text-sm text-soft">Each pupil had it with other numbers.</p>}
      {question.answer && (
        <p>
          The answer is <strong>{answerText(question.answer)}</strong>.
        </p>
      )}
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">What came of it</th>
            <th scope="col">Pupils</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ verdict, typed, rows }) => (
            <tr key={`${verdict}/${typed}`}>
              <th scope="row" className="break-all">
                {typed.slice(0, 60) || (verdict === "none" ? "–" : "not known")}
              </th>
              <td>{words[verdict]}</td>
              <td>
                {rows.length}: {pupilNames(rows, isNumber)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
