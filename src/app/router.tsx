import type { ComponentType, ReactElement } from "react";
import type { RouteObject } from "react-router";
import type { ScreenProps } from "../screens/screen-props.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { found } from "./found.ts";
import { RootLayout } from "./layout/root-layout.tsx";
import { type RouteRow, routes } from "./routes.ts";

type Screen = { default: ComponentType<ScreenProps> };
const screens = import.meta.glob<Screen>("../screens/*/screen.tsx");

/** What the prerenderer asks of a matched route: its row, and the source modules the page is made of. */
export interface RouteHandle {
  readonly row: RouteRow;
  readonly modules: readonly string[];
}

const screenModule = (row: RouteRow) => `../screens/${row.screen ?? "coming-soon"}/screen.tsx`;
const listModule = (list: string) => `../content/puzzles/${list}.yaml`;

async function loadScreen(row: RouteRow): Promise<{ element: ReactElement }> {
  const [screen, lists] = await Promise.all([
    found(screens, screenModule(row))(),
    row.lists ? import("./lists.ts").then(({ loadLists }) => loadLists(row.lists ?? [])) : [],
  ]);
  const Screen = screen.default;
  return { element: <Screen row={row} lists={lists} /> };
}

function Failed({ error }: { error: unknown }): never {
  throw error;
}

const notFound: RouteRow = { path: "*", title: "Page not found", icon: "compass", screen: "not-found" };

function route(row: RouteRow): RouteObject {
  const modules = [screenModule(row), ...(row.lists ? ["../app/lists.ts", ...row.lists.map(listModule)] : [])];
  const handle: RouteHandle = { row, modules: modules.map((module) => module.replace("../", "src/")) };
  return {
    ...(row.path === "/" ? { index: true } : { path: row.path }),
    handle,
    // React Router leaves the page blank when `lazy` itself fails; an element that throws reaches the error screen.
    lazy: () => loadScreen(row).catch((error: unknown) => ({ element: <Failed error={error} /> })),
    errorElement: <ErrorScreen />,
  };
}

/** The route table as React Router wants it: one root layout, every row a lazy child of it. */
export const routeTree: RouteObject[] = [
  {
    path: "/",
    element: <RootLayout />,
    errorElement: <ErrorScreen />,
    children: [...routes, notFound].map(route),
  },
];
