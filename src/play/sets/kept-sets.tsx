import { Link } from "react-router";
import { count } from "../../engine/words.ts";
import type { KeptSet } from "../../learner/use-sets.ts";
import { writeLink } from "../../sets/link.ts";

/** The sets of this device, each as a link that opens it on the page where the list stands. */
export function KeptSets({ sets }: { readonly sets: readonly KeptSet[] }) {
  return (
    <ul className="divide-y divide-line">
      {sets.map(({ id, value: set }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
          <Link className="link mr-auto min-h-11 content-center" to={{ hash: writeLink(set) }}>
            {set.title || "Questions"}
          </Link>
          <span className="text-sm text-soft">{count(set.entries.length, "question")}</span>
        </li>
      ))}
    </ul>
  );
}
