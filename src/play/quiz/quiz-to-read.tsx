import firstSet from "../../content/quiz/set-01.yaml";
import { Html } from "../../ui/html.tsx";
import { Reveal } from "../../ui/reveal.tsx";

const letters = ["A", "B", "C", "D"];

/** A set of the quiz for readers without JavaScript, which alone knows the week: every question, its answer folded away. */
export function QuizToRead() {
  return (
    <>
      <p className="mb-4">
        With JavaScript switched off there is no score, and the questions stay the same. You can still think each one
        through before you look at its answer.
      </p>
      <ol className="flex flex-col gap-5">
        {firstSet.map(({ id, question, options, correct, explanation }, index) => (
          <li key={id} className="card p-5 sm:p-7">
            <h2 className="mb-3 text-lg">
              Question {index + 1} of {firstSet.length}
            </h2>
            <Html className="prose mb-4" html={question} />
            <ul className="mb-2">
              {options.map(({ text }, at) => (
                <li key={text}>
                  {letters[at]}: <Html inline html={text} />
                </li>
              ))}
            </ul>
            <Reveal what="Answer" icon="key-round">
              <p className="mb-1 font-bold">{letters[correct]}</p>
              <Html className="prose" html={explanation} />
            </Reveal>
          </li>
        ))}
      </ol>
    </>
  );
}
