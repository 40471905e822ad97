import { CombineBoard } from "../../boards/combine/Board.tsx";
import type { BoardProps } from "../../engine/game/board-props.ts";
import { type Combination, termsOf, valueText } from "../../engine/game/combine.ts";
import { distanceOf, isNearest, type State } from "./state.ts";

/** Six numbers and a target; how near it the numbers on the table are is always in sight. */
export default function Board({ state, ...rest }: BoardProps<State, Combination>) {
  const { table, target, distance } = state;
  const terms = termsOf(table);
  const [nearest] = terms.toSorted((a, b) => distanceOf(state, a) - distanceOf(state, b));
  return (
    <CombineBoard
      {...rest}
      table={table}
      columns={3}
      isGoal={(term) => isNearest(state, term)}
      goal={
        <div className="combine-goal">
          <p>
            Make <strong>{target}</strong>
          </p>
          {nearest && (
            <p className="combine-near">
              {distance > 0 ? `It cannot be made exactly: the best is ${distance} away. ` : ""}
              Nearest so far: {valueText(nearest.value)},{" "}
              {distanceOf(state, nearest) === 0 ? "on the target" : `${distanceOf(state, nearest)} away`}
            </p>
          )}
        </div>
      }
      note={
        terms.length === 1 &&
        !rest.over && (
          <p className="combine-note">
            One number is left, and a nearer one can be made: undo a step and look for another way.
          </p>
        )
      }
    />
  );
}
