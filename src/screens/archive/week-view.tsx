import { Link } from "react-router";
import { type Day, daysAfter, mondayOf } from "../../learner/day.ts";
import { writeQuizScore } from "../../learner/quiz-score.ts";
import type { Attempt } from "../../learner/records/entry.ts";
import { WeekQuiz } from "../../play/quiz/week-quiz.tsx";
import { firstMonday, quizItems, quizRecord, setOfWeek, setsIn } from "../../play/quiz/weeks.ts";
import { Icon } from "../../ui/icon.tsx";
import { recordWords } from "./quizzes.tsx";

interface WeekViewProps {
  readonly monday: Day;
  readonly today: Day;
  readonly attempts: readonly Attempt[] | null;
}

/** The quiz of a past week, and what the learner has done of it. */
export function WeekView({ monday, today, attempts }: WeekViewProps) {
  const record = quizRecord(setOfWeek(monday, setsIn(monday)), quizItems(attempts ?? []));
  const isThisWeek = monday === mondayOf(today);
  return (
    <>
      <p className="mb-4 min-h-6 text-soft">
        {attempts && (record.answered === 0 ? "You have not taken it yet." : `So far: ${recordWords(record)}.`)}
      </p>
      {/* What is kept as the score of the weekly quiz is this week's, not an old one's. */}
      <WeekQuiz key={monday} day={monday} onEnd={(score) => void (isThisWeek && writeQuizScore(score))} />
      <nav className="screen-only mt-6 flex flex-wrap gap-3" aria-label="Other weeks">
        {monday > firstMonday && (
          <Link to={`/archive?week=${daysAfter(monday, -7)}`} className="btn">
            <Icon name="arrow-left" /> The week before
          </Link>
        )}
        {!isThisWeek && (
          <Link to={`/archive?week=${daysAfter(monday, 7)}`} className="btn">
            The week after <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
    </>
  );
}
