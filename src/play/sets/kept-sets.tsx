import type { ReactNode } from "react";
import { Link } from "react-router";
import { count } from "../../engine/words.ts";
import type { KeptSet } from "../../learner/hooks/use-sets.ts";
import { codeOf, writeLink } from "../../sets/link.ts";

interface KeptSetsProps {
  readonly sets: readonly KeptSet[];
  /** The search of the link to a set. */
  readonly searchOf?: (set: KeptSet["value"]) => string;
  /** What stands at the end of its row. */
  readonly end?: (set: KeptSet) => ReactNode;
}

const dated = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** The sets of this device, each as a link that opens it on the page where the list stands; with its code and its time it is told from its twins. */
export function KeptSets({ sets, searchOf = () => "", end = () => null }: KeptSetsProps) {
  return (
    <ul className="divide-y divide-line">
      {sets.map((kept) => {
        const { id, value: set, at } = kept;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link className="link mr-auto min-h-11 content-center" to={{ hash: writeLink(set), search: searchOf(set) }}>
              {set.title || "Questions"}
            </Link>
            <span className="text-sm text-soft">
              {count(set.entries.length, "question")} · Sheet {codeOf(set)} · {dated.format(at)}
            </span>
            {end(kept)}
          </li>
        );
      })}
    </ul>
  );
}
