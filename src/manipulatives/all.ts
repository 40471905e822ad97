import type { ManipulativeId } from "../engine/shows.ts";
import { area } from "./area/area.ts";
import { balance } from "./balance/balance.ts";
import { bar } from "./bar/bar.ts";
import { clock } from "./clock/clock.ts";
import { counters } from "./counters/counters.ts";
import { curve } from "./curve/curve.ts";
import { dots } from "./dots/dots.ts";
import { grid } from "./grid/grid.ts";
import { hundred } from "./hundred/hundred.ts";
import type { Manipulative } from "./manipulative.ts";
import { numberLine } from "./number-line/number-line.ts";
import { pins } from "./pins/pins.ts";
import { spinner } from "./spinner/spinner.ts";
import { turn } from "./turn/turn.ts";
import { wall } from "./wall/wall.ts";

const list = [
  bar,
  numberLine,
  area,
  balance,
  wall,
  grid,
  clock,
  counters,
  turn,
  hundred,
  pins,
  dots,
  spinner,
  curve,
] as unknown as Manipulative<unknown>[];

/** All of them without their views: for tests, and for pages that are written out before anybody moves anything. */
export const manipulatives: ReadonlyMap<ManipulativeId, Manipulative<unknown>> = new Map(
  list.map((one) => [one.id, one]),
);
