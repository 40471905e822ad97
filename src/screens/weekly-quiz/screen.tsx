import { useState } from "react";
import { Link } from "react-router";
import { dayOf } from "../../learner/day.ts";
import { writeQuizScore } from "../../learner/quiz-score.ts";
import { QuizToRead } from "../../play/quiz/quiz-to-read.tsx";
import { WeekQuiz } from "../../play/quiz/week-quiz.tsx";
import { setLength } from "../../play/quiz/weeks.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** The quiz of this week: of the week in which the page was opened, should a Sunday night go by meanwhile. */
export default function WeeklyQuizScreen({ row }: ScreenProps) {
  const [day] = useState(() => dayOf(new Date()));
  const hydrated = useHydrated();
  return (
    <>
      <PageHeading icon={row.icon} motif="weekly-quiz" title={row.title}>
        {/* More words than any question has: the largest text stands there before the week is known. */}
        {setLength} questions, four options each, new ones every Monday. You see why as soon as you have picked: what
        makes the right one right, and what may have led you to another. There is no clock, so read a question twice if
        that helps. At the end you have a score, and you can try again as often as you like.{" "}
        <Link to="/archive?show=weekly" className="link">
          Earlier quizzes
        </Link>
      </PageHeading>
      <WeekQuiz day={hydrated ? day : null} onEnd={writeQuizScore} />
      <noscript>{import.meta.env.SSR && <QuizToRead />}</noscript>
    </>
  );
}
