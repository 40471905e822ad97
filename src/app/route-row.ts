import type { Collection } from "../content/collections.ts";
import type { IconName } from "../ui/icon-names.ts";

/** The groups of the sidebar, in their order. */
export const groups = [
  { name: "Main", open: true, icon: "house" },
  { name: "Special Puzzles", open: false, icon: "sparkles" },
  { name: "Learning Resources", open: false, icon: "library" },
  { name: "Quizzes & Tests", open: true, icon: "list-checks" },
  { name: "Tools & Calculators", open: false, icon: "calculator" },
  { name: "Practice Zones", open: false, icon: "target" },
  { name: "Progress", open: false, icon: "trending-up" },
  { name: "Additional Content", open: false, icon: "layers" },
  { name: "Information", open: true, icon: "info" },
] as const satisfies readonly { name: string; open: boolean; icon: IconName }[];

export type GroupName = (typeof groups)[number]["name"];

/** A page of the site, as the table of routes names it. */
export interface RouteRow {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
  /** Sidebar group; a row without one is reached from another page. */
  readonly group?: GroupName;
  /** Folder of src/screens. A row without a screen says Coming Soon. */
  readonly screen?: string;
  /** Puzzle lists (paths below content/puzzles) that the screen shows; loaded with it. */
  readonly lists?: readonly string[];
  /** The collection of the library that it lists: each of its entries has a page below this one. */
  readonly entries?: Collection;
  /** Colour of the page: a category's name in ui/styles/tokens.css. */
  readonly hue?: string;
}
