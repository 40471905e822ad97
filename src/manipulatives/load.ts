import type { ManipulativeId } from "../engine/shows.ts";
import { loadStyles } from "../ui/styles/load-styles.ts";
import sheet from "./manipulatives.css?url";
import { Mover } from "./mover.tsx";
import { Stage } from "./stage.tsx";
import type { AnyMade } from "./view.ts";

const files: Readonly<Record<ManipulativeId, () => Promise<{ default: AnyMade }>>> = {
  bar: () => import("./bar/view.tsx"),
  "number-line": () => import("./number-line/view.tsx"),
  area: () => import("./area/view.tsx"),
  balance: () => import("./balance/view.tsx"),
  wall: () => import("./wall/view.tsx"),
  grid: () => import("./grid/view.tsx"),
  clock: () => import("./clock/view.tsx"),
  counters: () => import("./counters/view.tsx"),
  turn: () => import("./turn/view.tsx"),
  hundred: () => import("./hundred/view.tsx"),
  pins: () => import("./pins/view.tsx"),
  dots: () => import("./dots/view.tsx"),
  spinner: () => import("./spinner/view.tsx"),
  curve: () => import("./curve/view.tsx"),
};

/** A manipulative with its styles, and what it is looked at and moved with. */
export interface Taken {
  readonly made: AnyMade;
  readonly Stage: typeof Stage;
  readonly Mover: typeof Mover;
}

/** Fetches a manipulative. Rejects where something of it does not come. */
export async function load(id: ManipulativeId): Promise<Taken> {
  const [{ default: made }] = await Promise.all([files[id](), loadStyles(sheet)]);
  return { made, Stage, Mover };
}
