import type { MotifName } from "../content/motifs/all.ts";
import { ofLists } from "../content/motifs/of-lists.ts";

/** The drawn picture of a category, a zone, a game or a tool. Always decoration: the words beside it say what it is of. */
export function Motif({ name }: { name: MotifName }) {
  return (
    <svg className="motif" aria-hidden="true" focusable="false">
      <use href={`${import.meta.env.BASE_URL}${ofLists.has(name) ? "icons" : "motifs"}.svg#${name}`} />
    </svg>
  );
}
