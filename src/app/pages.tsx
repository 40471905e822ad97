import type { ComponentType } from "react";
import { matchRoutes, type Params, type RouteObject } from "react-router";
import type { ScreenProps } from "../screens/screen-props.ts";
import { entryPages } from "./entry-pages.tsx";
import type { Page } from "./page.ts";
import { puzzlePages } from "./puzzle-pages.tsx";
import type { RouteRow } from "./route-row.ts";
import { routes } from "./routes.ts";

type Screen = { default: ComponentType<ScreenProps> };
const screens = import.meta.glob<Screen>("../screens/*/screen.tsx");

const screenModule = (row: RouteRow) => `../screens/${row.screen ?? "coming-soon"}/screen.tsx`;
const listModule = (list: string) => `../content/puzzles/${list}.yaml`;

async function loadScreen(row: RouteRow) {
  const load = screens[screenModule(row)];
  if (!load) throw new Error(`routes.ts: no ${screenModule(row)}`);
  const [screen, lists] = await Promise.all([
    load(),
    row.lists ? import("../content/lists.ts").then(({ loadLists }) => loadLists(row.lists ?? [])) : [],
  ]);
  const Screen = screen.default;
  return { element: <Screen row={row} lists={lists} /> };
}

function pageOf(row: RouteRow): Page {
  const modules = [screenModule(row), ...(row.lists ? ["../content/lists.ts", ...row.lists.map(listModule)] : [])];
  return {
    path: row.path,
    row,
    modules: modules.map((module) => module.replace("../", "src/")),
    load: () => loadScreen(row),
  };
}

/** What stands at every address that has nothing. */
export const anywhere = "*";
const notFound = pageOf({ path: anywhere, title: "Page not found", icon: "compass", screen: "not-found" });

type Known = RouteObject & { readonly page: Page };
const known: Known[] = [
  ...routes.flatMap((row) => [pageOf(row), ...puzzlePages(row), ...entryPages(row)]),
  notFound,
].map((page) => ({
  path: page.path,
  page,
}));

/** The page at a path of the site, which begins with a slash. */
export function pageAt(pathname: string): { readonly page: Page; readonly params: Params } {
  const match = matchRoutes(known, pathname)?.[0];
  return { page: match?.route.page ?? notFound, params: match?.params ?? {} };
}
