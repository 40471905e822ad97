import type { ComponentType, ReactElement } from "react";
import type { RouteObject } from "react-router";
import type { ScreenProps } from "../screens/screen-props.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { found } from "./found.ts";
import { RootLayout } from "./layout/root-layout.tsx";
import { type RouteRow, routes } from "./routes.ts";

type Screen = { default: ComponentType<ScreenProps> };
const screens = import.meta.glob<Screen>("../screens/*/screen.tsx");

interface Loaded {
  readonly element: ReactElement;
}

/** What is asked of a matched route. */
export interface RouteHandle {
  readonly row: RouteRow;
  /** The source modules the page is made of. */
  readonly modules: readonly string[];
  /** Asks for the screen. Rejects where it does not come, and may be tried again. */
  readonly load: () => Promise<Loaded>;
}

const screenModule = (row: RouteRow) => `../screens/${row.screen ?? "coming-soon"}/screen.tsx`;
const listModule = (list: string) => `../content/puzzles/${list}.yaml`;

async function loadScreen(row: RouteRow): Promise<Loaded> {
  const [screen, lists] = await Promise.all([
    found(screens, screenModule(row))(),
    row.lists ? import("./lists.ts").then(({ loadLists }) => loadLists(row.lists ?? [])) : [],
  ]);
  const Screen = screen.default;
  return { element: <Screen row={row} lists={lists} /> };
}

const notFound: RouteRow = { path: "*", title: "Page not found", icon: "compass", screen: "not-found" };

function route(row: RouteRow): RouteObject {
  const modules = [screenModule(row), ...(row.lists ? ["../app/lists.ts", ...row.lists.map(listModule)] : [])];
  // React Router asks once, leaves the page blank when that fails and never asks again. So what it gets lasts until the
  // screen has come; keep-page.ts does the asking.
  let arrive: (screen: Loaded) => void;
  const arrived = new Promise<Loaded>((settle) => {
    arrive = settle;
  });
  const load = async () => {
    const screen = await loadScreen(row);
    arrive(screen);
    return screen;
  };
  const handle: RouteHandle = { row, modules: modules.map((module) => module.replace("../", "src/")), load };
  return {
    ...(row.path === "/" ? { index: true } : { path: row.path }),
    handle,
    lazy: import.meta.env.SSR ? load : () => arrived,
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
