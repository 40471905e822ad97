import type { MotifName } from "../content/motifs/all.ts";

/** The drawn picture of a category, a zone, a game or a tool. Always decoration: the words beside it say what it is of. */
export function Motif({ name }: { name: MotifName }) {
  return (
    <svg className="motif" aria-hidden="true" focusable="false">
      <use href={`${import.meta.env.BASE_URL}motifs.svg#${name}`} />
    </svg>
  );
}
