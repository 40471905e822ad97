import { useState } from "react";
import { Link } from "react-router";
import { dayOf } from "../../learner/day.ts";
import { writeQuizScore } from "../../learner/quiz-score.ts";
import { useSet } from "../../play/quiz/use-set.ts";
import { WeekQuiz } from "../../play/quiz/week-quiz.tsx";
import { setLength } from "../../play/quiz/weeks.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ScreenProps } from "../screen-props.ts";

/** The quiz of this week: of the week in which the page was opened, should a Sunday night go by meanwhile. */
export default function WeeklyQuizScreen({ row }: ScreenProps) {
  const [day] = useState(() => dayOf(new Date()));
  const set = useSet(useHydrated() ? day : null);
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {setLength} questions, four options each, new ones every Monday. You see why as soon as you have picked.{" "}
        <Link to="/archive?show=weekly" className="link">
          Earlier quizzes
        </Link>
      </PageHeading>
      {set.state === "failed" && (
        <p className="card mb-4 p-4">
          This week's questions could not be fetched; they need the internet the first time. Here are older ones.
        </p>
      )}
      <WeekQuiz set={set} onEnd={writeQuizScore} />
    </>
  );
}
