import type { Params } from "react-router";
import type { OnePuzzle } from "../engine/listing.ts";
import type { Page } from "./page.ts";
import type { RouteRow } from "./route-row.ts";

/** The lists of a page whose puzzles have an address each. The daily challenges have a day instead. */
export function numberedLists(row: RouteRow): readonly string[] {
  return row.lists?.filter((list) => list !== "daily") ?? [];
}

/** Null for a number that the list does not have. */
async function fetchPuzzle(list: string, { number = "" }: Params): Promise<OnePuzzle | null> {
  const { loadPuzzle } = await import("../content/one-puzzle.ts");
  return loadPuzzle(list, number);
}

/** The pages of a row's puzzles, for each list the addresses /geometry/circles/17. */
export function puzzlePages(row: RouteRow): Page[] {
  return numberedLists(row).map((list) => {
    const listName = row.lists?.length === 1 ? row.title : `${row.title}: ${list.split("/")[1]}`;
    return {
      path: `/${list}/:number`,
      row,
      modules: ["src/app/one-puzzle.tsx"],
      async load(params, data) {
        const [{ OnePuzzleScreen }, one] = await Promise.all([
          import("./one-puzzle.tsx"),
          data === undefined ? fetchPuzzle(list, params) : (data as OnePuzzle),
        ]);
        const title = one ? `${one.puzzle.title} · ${listName} ${params["number"]}` : "Page not found";
        return {
          element: <OnePuzzleScreen one={one} list={list} listName={listName} />,
          title,
          ...(one && { description: one.puzzle.problem }),
          data: one ?? undefined,
        };
      },
    };
  });
}
