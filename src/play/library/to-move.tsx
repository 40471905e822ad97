import type { Move } from "../../content/schema/library/entry.ts";
import type { Typeset } from "../../content/typeset.ts";
import type { ManipulativeId } from "../../engine/shows.ts";
import { Html } from "../../ui/html.tsx";
import { NotFetched } from "../not-fetched.tsx";
import { useTaken } from "../practice/use-taken.ts";

/** A thing to move, as an entry lays it out, with what to do with it. */
export function ToMove({ move }: { readonly move: Typeset<Move> }) {
  const taken = useTaken(move.by as ManipulativeId);
  return (
    <div className="flex flex-col gap-3">
      <Html className="prose" html={move.do} />
      {/* Room is kept, so that nothing below moves when it comes. */}
      <div className="needs-script min-h-80 lg:min-h-56">
        {taken === null && <p className="text-soft">Fetching something to move …</p>}
        {taken === "failed" && <NotFetched what="What can be moved" />}
        {taken !== null && taken !== "failed" && <taken.Mover made={taken.made} start={move.state} part={move.part} />}
      </div>
    </div>
  );
}
