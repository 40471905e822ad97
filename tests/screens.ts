import type { RouteRow } from "../src/app/route-row.ts";
import { routes } from "../src/app/routes.ts";

// Rows without a screen are one screen: the first of them stands for all.
const unbuilt = routes.find((row) => !row.screen);

/** A row of each screen. */
export const screens: readonly RouteRow[] = routes.filter((row) => row.screen || row === unbuilt);
