import { CombineBoard } from "../../boards/combine/Board.tsx";
import type { BoardProps } from "../../engine/game/board-props.ts";
import { type Combination, type Table, termsOf, valueText } from "../../engine/game/combine.ts";
import { isTarget } from "./target.ts";

/** Four cards, of which 24 is to be made. */
export default function Board({ state, ...rest }: BoardProps<Table, Combination>) {
  const [last, ...others] = termsOf(state);
  const isStuck = last && others.length === 0 && !isTarget(last);
  return (
    <CombineBoard
      {...rest}
      table={state}
      columns={4}
      isGoal={isTarget}
      goal={
        <p className="combine-goal">
          Make <strong>24</strong> with all four numbers
        </p>
      }
      note={
        isStuck && (
          <p className="combine-note">
            One number is left, {valueText(last.value)}. It is not 24: undo a step and look for another way.
          </p>
        )
      }
    />
  );
}
