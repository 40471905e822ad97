import { lazy, memo, type ReactNode, Suspense } from "react";
import { NotFetched } from "../../play/not-fetched.tsx";
import { Piece } from "../../ui/piece.tsx";

interface MapProps {
  readonly onPractise: () => void;
}
interface RunProps {
  readonly onLeave: () => void;
}

const missing = (what: string) => ({ default: (): ReactNode => <NotFetched what={what} /> });
const Square = lazy(() =>
  import("./facts-map.tsx").then(
    ({ FactsMap }): { default: (props: MapProps) => ReactNode } => ({ default: FactsMap }),
    () => missing("Your multiplication square"),
  ),
);
const Questions = lazy(() =>
  import("./facts-run.tsx").then(
    ({ FactsRun }): { default: (props: RunProps) => ReactNode } => ({ default: FactsRun }),
    () => missing("The questions"),
  ),
);

/** The square is read as it was written out; what draws in it how well each fact is known comes after the page. */
export const FactsMap = memo(function FactsMap(props: MapProps) {
  return (
    <Piece>
      <Square {...props} />
    </Piece>
  );
});

export function FactsRun(props: RunProps) {
  return (
    <Suspense fallback={<p className="min-h-40 text-soft">Fetching the questions …</p>}>
      <Questions {...props} />
    </Suspense>
  );
}
