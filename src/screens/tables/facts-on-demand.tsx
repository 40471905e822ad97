import { lazy, type ReactNode, Suspense } from "react";
import { NotFetched } from "../../play/not-fetched.tsx";

interface RunProps {
  /** Null: all of them. */
  readonly table: number | null;
  readonly onLeave: () => void;
}

const Questions = lazy(() =>
  import("./facts-run.tsx").then(
    ({ FactsRun }): { default: (props: RunProps) => ReactNode } => ({ default: FactsRun }),
    () => ({ default: () => <NotFetched what="The questions" /> }),
  ),
);

/** The questions about facts, whose script comes when they are asked for. */
export function FactsRun(props: RunProps) {
  return (
    <Suspense fallback={<p className="min-h-40 text-soft">Fetching the questions …</p>}>
      <Questions {...props} />
    </Suspense>
  );
}
