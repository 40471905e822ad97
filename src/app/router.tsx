import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { ScreenProps } from "../screens/screen-props.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { RootLayout } from "./layout/root-layout.tsx";
import { puzzleRoutes } from "./puzzle-routes.tsx";
import { arriving, type Loaded, type RouteHandle } from "./route-handle.tsx";
import { type RouteRow, routes } from "./routes.ts";

type Screen = { default: ComponentType<ScreenProps> };
const screens = import.meta.glob<Screen>("../screens/*/screen.tsx");

const screenModule = (row: RouteRow) => `../screens/${row.screen ?? "coming-soon"}/screen.tsx`;
const listModule = (list: string) => `../content/puzzles/${list}.yaml`;

async function loadScreen(row: RouteRow): Promise<Loaded> {
  const load = screens[screenModule(row)];
  if (!load) throw new Error(`routes.ts names ${screenModule(row)}, which does not exist`);
  const [screen, lists] = await Promise.all([
    load(),
    row.lists ? import("../content/lists.ts").then(({ loadLists }) => loadLists(row.lists ?? [])) : [],
  ]);
  const Screen = screen.default;
  return { element: <Screen row={row} lists={lists} /> };
}

const notFound: RouteRow = { path: "*", title: "Page not found", icon: "compass", screen: "not-found" };

function route(row: RouteRow): RouteObject {
  const modules = [screenModule(row), ...(row.lists ? ["../content/lists.ts", ...row.lists.map(listModule)] : [])];
  const { load, lazy } = arriving(() => loadScreen(row));
  const handle: RouteHandle = { row, modules: modules.map((module) => module.replace("../", "src/")), load };
  return {
    ...(row.path === "/" ? { index: true } : { path: row.path }),
    handle,
    lazy,
    errorElement: <ErrorScreen />,
  };
}

/** The route table as React Router wants it: one root layout, every row a lazy child of it, and the puzzles of its lists. */
export const routeTree: RouteObject[] = [
  {
    path: "/",
    element: <RootLayout />,
    errorElement: <ErrorScreen />,
    children: [...routes.flatMap((row) => [route(row), ...puzzleRoutes(row)]), route(notFound)],
  },
];
