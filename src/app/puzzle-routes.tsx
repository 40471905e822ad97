import type { RouteObject } from "react-router";
import type { OnePuzzle } from "../engine/listing.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { failed, type RouteHandle } from "./route-handle.tsx";
import type { RouteRow } from "./routes.ts";

/** The lists of a page whose puzzles have an address each. The daily challenges have a day instead. */
export function numberedLists(row: RouteRow): readonly string[] {
  return row.lists?.filter((list) => list !== "daily") ?? [];
}

/** The routes of a page's puzzles, one for each list: /geometry/circles/17. */
export function puzzleRoutes(row: RouteRow): RouteObject[] {
  return numberedLists(row).map((list) => {
    const listName = row.lists?.length === 1 ? row.title : `${row.title}: ${list.split("/")[1]}`;
    const handle: RouteHandle = {
      row,
      modules: ["src/app/one-puzzle.tsx"],
      titleOf: (one, { number }) =>
        one ? `${(one as OnePuzzle).puzzle.title} · ${listName} ${number}` : "Page not found",
    };
    return {
      id: list,
      path: `/${list}/:number`,
      handle,
      loader: async ({ params: { number = "" } }) =>
        /^[1-9]\d{0,2}$/.test(number)
          ? import("../content/lists.ts").then(({ loadPuzzle }) => loadPuzzle(list, Number(number)))
          : null,
      lazy: () =>
        import("./one-puzzle.tsx").then(
          ({ OnePuzzleRoute }) => ({ element: <OnePuzzleRoute list={list} listName={listName} /> }),
          failed,
        ),
      errorElement: <ErrorScreen />,
    };
  });
}
