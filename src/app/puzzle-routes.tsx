import type { Params, RouteObject } from "react-router";
import type { OnePuzzle } from "../engine/listing.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { arriving, type RouteHandle } from "./route-handle.tsx";
import type { RouteRow } from "./routes.ts";

/** The lists of a page whose puzzles have an address each. The daily challenges have a day instead. */
export function numberedLists(row: RouteRow): readonly string[] {
  return row.lists?.filter((list) => list !== "daily") ?? [];
}

const never = new Promise<never>(() => undefined);

/** The routes of a page's puzzles, one for each list: /geometry/circles/17. */
export function puzzleRoutes(row: RouteRow): RouteObject[] {
  return numberedLists(row).map((list) => {
    const listName = row.lists?.length === 1 ? row.title : `${row.title}: ${list.split("/")[1]}`;
    const puzzle = async ({ number = "" }: Params) => {
      if (!/^[1-9]\d{0,2}$/.test(number)) return null;
      const { loadPuzzle } = await import("../content/lists.ts");
      return loadPuzzle(list, Number(number));
    };
    const { load, lazy } = arriving(async (params) => {
      const [{ OnePuzzleRoute }] = await Promise.all([import("./one-puzzle.tsx"), params && puzzle(params)]);
      return { element: <OnePuzzleRoute list={list} listName={listName} /> };
    });
    const handle: RouteHandle = {
      row,
      load,
      modules: ["src/app/one-puzzle.tsx"],
      titleOf: (one, { number }) =>
        one ? `${(one as OnePuzzle).puzzle.title} · ${listName} ${number}` : "Page not found",
    };
    return {
      id: list,
      path: `/${list}/:number`,
      handle,
      // Where it does not come, keep-page.ts knows from `load` and calls the navigation off.
      loader: ({ params }) => (import.meta.env.SSR ? puzzle(params) : puzzle(params).catch(() => never)),
      lazy,
      errorElement: <ErrorScreen />,
    };
  });
}
