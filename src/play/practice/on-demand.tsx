import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { NotFetched } from "../not-fetched.tsx";

const lesson = () => import("./lesson.tsx");
const run = () => import("./skills-run.tsx");

/** Fetches what a zone is practised with, ahead of the press that asks for it. */
export const fetchAhead = () => void Promise.all([lesson(), run()]).catch(() => null);

const missing = (what: string) => ({ default: (): ReactNode => <NotFetched what={what} /> });
type LessonProps = ComponentProps<Awaited<ReturnType<typeof lesson>>["Lesson"]>;
type RunProps = ComponentProps<Awaited<ReturnType<typeof run>>["SkillsRun"]>;
const LazyLesson = lazy(() =>
  lesson().then(
    ({ Lesson }): { default: (props: LessonProps) => ReactNode } => ({ default: Lesson }),
    () => missing("The lesson"),
  ),
);
const LazyRun = lazy(() =>
  run().then(
    ({ SkillsRun }): { default: (props: RunProps) => ReactNode } => ({ default: SkillsRun }),
    () => missing("The questions"),
  ),
);

/** A page of a zone is read without what its skills are practised with, a third of its script. */
export function Lesson(props: LessonProps) {
  return (
    <Suspense fallback={<p className="min-h-40 text-soft">Fetching the lesson …</p>}>
      <LazyLesson {...props} />
    </Suspense>
  );
}

export function SkillsRun(props: RunProps) {
  return (
    <Suspense fallback={<p className="min-h-40 text-soft">Fetching the questions …</p>}>
      <LazyRun {...props} />
    </Suspense>
  );
}
