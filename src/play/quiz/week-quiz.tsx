import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { recordAttempt } from "../../learner/record-attempt.ts";
import { announce } from "../../ui/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import { message, percentage } from "./message.ts";
import { Quiz, verdictWords } from "./quiz.tsx";
import type { LoadedSet } from "./use-set.ts";

interface WeekQuizProps {
  readonly set: LoadedSet;
  readonly onEnd: (score: number) => void;
}

/** The quiz of a week: every pick is recorded and answered at once; the result stands at the end. */
export function WeekQuiz({ set: { questions, state }, onEnd }: WeekQuizProps) {
  const shownAt = useRef(performance.now());

  function onPick(question: QuizQuestion, picked: number, right: boolean) {
    void toast({ title: verdictWords(right), tone: right ? "good" : "bad", quiet: true });
    recordAttempt({
      item: question.id,
      category: "weekly-quiz",
      verdict: right ? "right" : "wrong",
      typed: ["A", "B", "C", "D"][picked] ?? "",
      help: "alone",
      ms: performance.now() - shownAt.current,
    });
    shownAt.current = performance.now();
  }

  return (
    // Out of sight, but in its place, so that the page does not jump when the week's questions come.
    <div className={state === "loading" ? "invisible" : ""} inert={state === "loading"}>
      <Quiz
        key={questions[0]?.id}
        questions={questions}
        onPick={onPick}
        onEnd={onEnd}
        result={(score, again) => <Result score={score} of={questions.length} again={again} />}
      />
    </div>
  );
}

function Result({ score, of, again }: { score: number; of: number; again: () => void }) {
  const percent = percentage(score, of);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce(`${score} out of ${of}: ${percent}%. ${message(percent)}`);
  }, [score, of, percent]);
  return (
    <section className="card p-6 text-center sm:p-10" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={heading} className="text-2xl">
        Your result
      </h2>
      <p className="my-3 text-6xl font-extrabold text-hue-strong">
        {score}/{of}
      </p>
      <p className="text-xl font-semibold">{percent}%</p>
      <p className="mt-2 mb-6 text-lg">{message(percent)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="btn btn-main" onClick={again}>
          <Icon name="rotate-ccw" /> Try Again
        </button>
        <Link to="/progress" className="btn">
          Your progress
        </Link>
      </div>
    </section>
  );
}
