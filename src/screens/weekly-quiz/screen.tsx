import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import firstSet from "../../content/quiz/set-01.yaml";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { dayOf } from "../../learner/day.ts";
import { writeQuizScore } from "../../learner/quiz-score.ts";
import { recordAttempt } from "../../learner/record-attempt.ts";
import { Quiz } from "../../play/quiz/quiz.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast.ts";
import type { ScreenProps } from "../screen-props.ts";
import { message, percentage } from "./message.ts";
import { setOfWeek } from "./pick.ts";

const sets = import.meta.glob<readonly QuizQuestion[]>("../../content/quiz/*.yaml", { import: "default" });
const files = Object.keys(sets).sort();

export default function WeeklyQuizScreen({ row }: ScreenProps) {
  const { questions, state } = useQuestions();
  const shownAt = useRef(performance.now());
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {firstSet.length} questions, four options each, new ones every Monday. You see why as soon as you have picked.
      </PageHeading>
      {state === "failed" && (
        <p className="card mb-4 p-4">
          This week's questions could not be fetched; they need the internet the first time. Here are older ones.
        </p>
      )}
      {/* Out of sight, but in its place, so that the page does not jump when this week's questions come. */}
      <div className={state === "loading" ? "invisible" : ""} inert={state === "loading"}>
        <Quiz
          key={questions[0]?.id}
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
              ms: performance.now() - shownAt.current,
            });
            shownAt.current = performance.now();
          }}
          onEnd={writeQuizScore}
          result={(score, again) => <Result score={score} again={again} />}
        />
      </div>
    </>
  );
}

/** This week's set. The prerendered page, which knows no week, shows the first to readers without JavaScript. */
function useQuestions() {
  const [now, setNow] = useState<{ questions: readonly QuizQuestion[]; state: "page" | "loading" | "week" | "failed" }>(
    {
      questions: firstSet,
      state: "page",
    },
  );
  useEffect(() => {
    const file = files[setOfWeek(dayOf(new Date()), files.length)];
    const load = file && sets[file];
    if (!load) return;
    let gone = false;
    setNow({ questions: firstSet, state: "loading" });
    load().then(
      (questions) => gone || setNow({ questions, state: "week" }),
      () => gone || setNow({ questions: firstSet, state: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return now;
}

function Result({ score, again }: { score: number; again: () => void }) {
  const percent = percentage(score, firstSet.length);
  return (
    <section className="card p-6 text-center sm:p-10" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-2xl">
        Your result
      </h2>
      <p className="my-3 text-6xl font-extrabold text-hue-strong">
        {score}/{firstSet.length}
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
