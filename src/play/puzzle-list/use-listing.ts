import { useEffect, useMemo, useState } from "react";
import type { Listing } from "../../engine/listing.ts";
import type { Puzzle } from "../../engine/puzzle.ts";

/** What has been loaded of a listing beyond its first cards; kept, so that Back finds the page as long as it was left. */
const loaded = new WeakMap<Listing, readonly Puzzle[]>();

type State = "first" | "loading" | "all" | "failed";

/** The puzzles of some listings, first cards first; all of them once `wanted`. */
export function useListing(
  listings: readonly Listing[],
  wanted: boolean,
): { puzzles: readonly Puzzle[]; state: State } {
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  const missing = listings.filter((listing) => listing.first.length < listing.count && !loaded.has(listing));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of what is missing stands for it
  useEffect(() => {
    if (!wanted || missing.length === 0) return;
    let over = false;
    const load = (listing: Listing) => listing.rest().then((rest) => void loaded.set(listing, rest));
    Promise.all(missing.map(load)).then(
      () => over || setArrived((before) => before + 1),
      () => over || setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [wanted, missing.length]);

  const isWhole = missing.length === 0;
  const puzzles = useMemo(
    () => [
      ...listings.flatMap((listing) => listing.first),
      ...(isWhole ? listings.flatMap((listing) => loaded.get(listing) ?? []) : []),
    ],
    [listings, isWhole],
  );
  return { puzzles, state: isWhole ? "all" : failed ? "failed" : wanted ? "loading" : "first" };
}
