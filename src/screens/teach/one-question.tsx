import { answerText } from "../../engine/answer/answer-text.ts";
import type { QuestionsOf, Row } from "../../sets/result/collect.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { Html } from "../../ui/html.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { pupilName, pupilNames } from "./pupil-name.ts";

interface OneQuestionProps {
  readonly at: number;
  /** As it stands in the set. */
  readonly question: SetQuestion;
  readonly rows: readonly Row[];
  /** As each pupil had it; null where all had it as it stands in the set. */
  readonly questionsOf: QuestionsOf | null;
  readonly isNumber: boolean;
  readonly onClose: () => void;
}

const words = { right: "right", almost: "almost", wrong: "not yet", none: "no answer" } as const;

/** One question with what the class answered. */
export function OneQuestion({ questionsOf, ...props }: OneQuestionProps) {
  return (
    <Sheet title={`Question ${props.at + 1}`} onClose={props.onClose}>
      {questionsOf ? <ByPupil {...props} questionsOf={questionsOf} /> : <ByAnswer {...props} />}
    </Sheet>
  );
}

type PartProps = Omit<OneQuestionProps, "onClose" | "questionsOf">;

/** Each pupil with the numbers, and the right answer, that this pupil had. */
function ByPupil({ at, rows, questionsOf, isNumber }: PartProps & { readonly questionsOf: QuestionsOf }) {
  return (
    <>
      <p className="text-soft">Each pupil had numbers of their own.</p>
      <ul className="flex flex-col gap-2">
        {rows.map((row, nth) => {
          const { verdict = "none", typed = "" } = row.result.given[at] ?? {};
          const { prompt, figure, answer } = questionsOf(row)[at] ?? {};
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: nameless rows have nothing else
            <li key={`${row.who}/${nth}`} className="border-t border-line pt-2">
              <p className="text-sm text-soft">{pupilName(row, isNumber)}</p>
              {prompt ? <Html className="prose" html={prompt} /> : <p>This question could not be fetched.</p>}
              {figure && <Html className="figure-box" html={figure} />}
              <p>
                <strong>{words[verdict]}</strong>
                {typed && (
                  <>
                    : wrote <strong className="break-all">{typed.slice(0, 60)}</strong>
                  </>
                )}
                {answer && `; the answer is ${answerText(answer)}`}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The question that all had, with what was answered: the most frequent first. */
function ByAnswer({ at, question, rows, isNumber }: PartProps) {
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
    <>
      {question.prompt ? (
        <Html className="prose" html={question.prompt} />
      ) : (
        <p>This question could not be fetched, or is no longer on the site. What was answered stays.</p>
      )}
      {question.figure && <Html className="figure-box" html={question.figure} />}
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
    </>
  );
}
