import type { ReactElement } from "react";
import type { Params } from "react-router";
import type { RouteRow } from "./routes.ts";

export interface Loaded {
  readonly element: ReactElement;
}

/** What the layout and the prerenderer ask of a matched route. */
export interface RouteHandle {
  readonly row: RouteRow;
  /** The source modules the page is made of. */
  readonly modules: readonly string[];
  /** Asks for the screen, and with the address for what it shows. Rejects where it does not come, and may be tried again. */
  readonly load: (params?: Params) => Promise<Loaded>;
  /** The page's title where that depends on what its loader gave and on its address; else its row has it. */
  readonly titleOf?: (loaded: unknown, params: Params) => string;
}

/**
 * React Router asks once for a screen, leaves the page blank when that fails and never asks again. So what it gets lasts
 * until the screen has come; keep-page.ts does the asking.
 */
export function arriving(ask: RouteHandle["load"]): { load: RouteHandle["load"]; lazy: () => Promise<Loaded> } {
  let arrive: (screen: Loaded) => void;
  const arrived = new Promise<Loaded>((settle) => {
    arrive = settle;
  });
  const load = async (params?: Params) => {
    const screen = await ask(params);
    arrive(screen);
    return screen;
  };
  return { load, lazy: import.meta.env.SSR ? () => load() : () => arrived };
}
