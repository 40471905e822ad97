import { Link } from "react-router";
import questions from "../../content/weekly-quiz.yaml";
import { writeQuizScore } from "../../learner/quiz-score.ts";
import { recordAttempt } from "../../learner/record-attempt.ts";
import { Quiz } from "../../play/quiz/quiz.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast.ts";
import type { ScreenProps } from "../screen-props.ts";
import { message, percentage } from "./message.ts";

export default function WeeklyQuizScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {questions.length} questions, four options each. You see why as soon as you have picked.
      </PageHeading>
      <Quiz
        questions={questions}
        onPick={(question, picked, right) => {
          void toast(
            right
              ? { title: "Correct! 🎉", tone: "good" }
              : { title: "Incorrect. Check the explanation!", tone: "bad" },
          );
          void recordAttempt({
            item: question.id,
            category: "weekly-quiz",
            verdict: right ? "right" : "wrong",
            typed: ["A", "B", "C", "D"][picked] ?? "",
            help: "alone",
            ms: 0,
          });
        }}
        onEnd={writeQuizScore}
        result={(score, again) => <Result score={score} again={again} />}
      />
    </>
  );
}

function Result({ score, again }: { score: number; again: () => void }) {
  const percent = percentage(score, questions.length);
  return (
    <section className="card p-6 text-center sm:p-10" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-2xl">
        Your result
      </h2>
      <p className="my-3 text-6xl font-extrabold text-hue-strong">
        {score}/{questions.length}
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
