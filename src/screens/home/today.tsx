import { lazy, memo } from "react";
import { NotFetched } from "../../play/not-fetched.tsx";
import { Piece } from "../../ui/piece.tsx";

/** Its script is no part of what the page needs to be read: it takes over what was prerendered when it has come. */
const Here = lazy(() =>
  load().catch(() => ({
    default: () => <NotFetched what="The challenge" />,
  })),
);

async function load() {
  const [{ TodayHere }, { loadLists }] = await Promise.all([
    import("./today-here.tsx"),
    import("../../content/lists.ts"),
  ]);
  const [daily] = await loadLists(["daily"]);
  return { default: () => <TodayHere written={daily?.first ?? []} /> };
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
