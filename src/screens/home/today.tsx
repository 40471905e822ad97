import { lazy, memo, type ReactNode, Suspense } from "react";
import { NotFetched } from "../../play/not-fetched.tsx";
import { Piece } from "../../ui/piece.tsx";

/** Its script is no part of what the page needs to be read: it takes over what was prerendered when it has come. */
const Here = lazy(() =>
  load().catch(() => ({
    default: () => <NotFetched what="The challenge" />,
  })),
);

async function load() {
  const { TodayHere, written } = await fetched();
  return { default: () => <TodayHere written={written} /> };
}

/** What was solved stays away where it cannot be fetched: the line that it is solved stands without it. */
const Recalled = lazy(() =>
  fetched().then(
    ({ SolvedHere, written }): { default: () => ReactNode } => ({
      default: () => <SolvedHere written={written} />,
    }),
    () => ({ default: () => null }),
  ),
);

async function fetched() {
  const coming = import("../../content/lists.ts");
  const { TodayHere, SolvedHere } = await import("./today-here.tsx");
  const [daily] = await (await coming).loadLists(["daily"]);
  return { TodayHere, SolvedHere, written: daily?.first ?? [] };
}

/** Today's puzzle once it is solved. Its place is kept. */
export function Recall({ isSolved }: { readonly isSolved: boolean }) {
  return (
    <div className="home-recall" data-hue="daily">
      {isSolved && (
        <Suspense>
          <Recalled />
        </Suspense>
      )}
    </div>
  );
}

/** Today's challenge in the middle of the home page. Once it is solved it gives its place to what may come next. */
export const Today = memo(function Today() {
  return (
    <section className="home-today" data-hue="daily" aria-label="Today's challenge">
      <Piece>
        <Here />
      </Piece>
    </section>
  );
});
