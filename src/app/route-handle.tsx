import type { ReactElement } from "react";
import type { Params } from "react-router";
import type { RouteRow } from "./routes.ts";

/** What the layout and the prerenderer ask of a matched route. */
export interface RouteHandle {
  readonly row: RouteRow;
  /** The source modules the page is made of. */
  readonly modules: readonly string[];
  /** The page's title where that depends on what its loader gave and on its address; else its row has it. */
  readonly titleOf?: (loaded: unknown, params: Params) => string;
}

function Failed({ error }: { error: unknown }): never {
  throw error;
}

/** React Router leaves the page blank when `lazy` itself fails; an element that throws reaches the error screen. */
export function failed(error: unknown): { element: ReactElement } {
  return { element: <Failed error={error} /> };
}
