import { valueText } from "../../engine/game/combine.ts";
import type { Clash } from "../../engine/game/game.ts";
import { equal } from "../../maths/rational.ts";
import { aboveOf } from "./law.ts";
import { placeWords, triplesOf } from "./layout.ts";
import type { State } from "./state.ts";
import { shown } from "./techniques.ts";

/** The bricks that do not follow from the two below them, each with the sum that shows it. */
export function clashesOf({ pyramid: { law, height }, bricks }: State): readonly Clash[] {
  return triplesOf(height).flatMap(({ above, left, right }): Clash[] => {
    const [top, l, r] = [bricks[above], bricks[left], bricks[right]];
    if (!top || !l || !r) return [];
    const value = aboveOf(law, l, r);
    if (equal(value, top)) return [];
    const why = `${shown(l, law, r)} is ${valueText(value)}, but ${placeWords(above)} is ${valueText(top)}.`;
    return [{ cells: [above, left, right], why }];
  });
}
