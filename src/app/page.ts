import type { ReactElement } from "react";
import type { Params } from "react-router";
import type { RouteRow } from "./route-row.ts";

/** A page that has come, for one address. */
export interface Loaded {
  readonly element: ReactElement;
  /** Where it depends on the address; else the row of the page has it. */
  readonly title?: string;
  /** What it is about, as HTML; else the row's path has a description. */
  readonly description?: string;
  /** What its element was made with besides the address: it is written into the page's HTML. */
  readonly data?: unknown;
}

/** What stands at an address, or at many. */
export interface Page {
  /** As React Router writes it: "/geometry/circles/:number". */
  readonly path: string;
  readonly row: RouteRow;
  /** The source modules that it is made of. */
  readonly modules: readonly string[];
  /**
   * Fetches its screen and what that shows; `data` where the page's HTML has it already. Rejects where something does not
   * come, and may be tried again.
   */
  load(params: Params, data?: unknown): Promise<Loaded>;
}
