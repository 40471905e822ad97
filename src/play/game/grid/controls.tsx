import type { ReactNode, RefObject } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { WithParty } from "../../../ui/with-party.tsx";
import { Clock, useClockShown } from "../clock.tsx";
import { HintPanel } from "../hint.tsx";
import { UndoRedo } from "../undo-redo.tsx";
import { Pad } from "./pad.tsx";
import type { GridPlay } from "./use-play.ts";

interface ControlsProps<Board> {
  /** As it is shown. */
  readonly on: GridPlay<Board>;
  /** As it is when something is pressed: the controls are drawn a frame after the board. */
  readonly now: RefObject<GridPlay<Board>>;
  readonly desk: Parameters<typeof UndoRedo>[0]["desk"] & { readonly session: { readonly ms: number } };
  /** What stands in the place of the pad when there is nothing more to write. */
  readonly ending: ReactNode;
}

/** Beside the board: the pad, the buttons, the hint. */
export function Controls<Board>({ on, now, desk, ending }: ControlsProps<Board>) {
  const isTimed = useClockShown();
  return (
    <div className="stage-side has-pad screen-only needs-script">
      <div className="board-note" data-silent={(on.note === "" && !isTimed) || undefined}>
        <p>
          <WithParty words={on.note} />
        </p>
        <Clock ms={desk.session.ms} running={!on.solved} />
      </div>
      {on.solved ? (
        ending
      ) : (
        <Pad state={on.state} ready={on.ready || on.entry.numberFirst} entry={on.entry} now={() => now.current.entry} />
      )}
      <div className="board-tools" data-over={on.solved || undefined}>
        <UndoRedo desk={desk} />
        <button type="button" className="btn" disabled={!on.ready} onClick={() => now.current.entry.write(0)}>
          <Icon name="eraser" /> {on.chosen.cells.length > 1 ? "Clear Cells" : "Clear Cell"}
        </button>
        <button type="button" className="btn" onClick={() => now.current.reset()}>
          <Icon name="rotate-ccw" /> Reset Puzzle
        </button>
        <button
          ref={on.hints.button}
          type="button"
          className="btn"
          aria-disabled={on.solved}
          onClick={() => now.current.hint()}
        >
          <Icon name="lightbulb" /> <span className="tool-word">Hint</span>
        </button>
        <button type="button" className={on.solved ? "btn" : "btn btn-main"} onClick={() => now.current.check()}>
          <Icon name="check" /> Check Solution
        </button>
        {on.canGoBack && (
          <button type="button" className="btn wide" onClick={() => void now.current.backToGood()}>
            <Icon name="undo-2" /> Back to the last right board
          </button>
        )}
      </div>
      <HintPanel hints={on.hints} chosen={on.chosen.cursor !== null} onDo={(moves) => now.current.playFor(moves)} />
    </div>
  );
}
