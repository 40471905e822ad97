import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { HintPanel } from "../hint.tsx";
import { UndoRedo } from "../undo-redo.tsx";
import { keysInWords } from "./keys.ts";
import { Pad } from "./pad.tsx";
import type { GridPlay } from "./use-play.ts";

interface ControlsProps<Board> {
  readonly on: GridPlay<Board>;
  readonly desk: Parameters<typeof UndoRedo>[0]["desk"];
  /** What else can be done with this board. */
  readonly children: ReactNode;
}

/** Beside the board: the pad, the buttons, the hint. */
export function Controls<Board>({ on, desk, children }: ControlsProps<Board>) {
  return (
    <div className="screen-only needs-script flex w-full max-w-[34rem] flex-col gap-3 lg:max-w-88">
      <Pad
        state={on.state}
        ready={on.selected !== null}
        pencil={on.pencil}
        onPencil={on.togglePencil}
        onValue={on.enter}
      />
      <div className="board-tools grid grid-cols-3 gap-1.5 lg:grid-cols-2 lg:gap-2">
        <UndoRedo desk={desk} />
        <button type="button" className="btn" disabled={on.selected === null} onClick={() => on.enter(0, false)}>
          <Icon name="eraser" /> Clear Cell
        </button>
        <button type="button" className="btn" onClick={on.reset}>
          <Icon name="rotate-ccw" /> Reset Puzzle
        </button>
        <button ref={on.hints.button} type="button" className="btn" onClick={() => void on.hint()}>
          <Icon name="lightbulb" /> Hint
        </button>
        <button type="button" className="btn btn-main" onClick={on.check}>
          <Icon name="check" /> Check Solution
        </button>
        {on.canGoBack && (
          <button type="button" className="btn col-span-full" onClick={() => void on.backToGood()}>
            <Icon name="undo-2" /> Back to the last right board
          </button>
        )}
      </div>
      <HintPanel hints={on.hints} onDo={(moves) => on.play(...moves)} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-plain px-2" onClick={() => on.play({ do: "fill" })}>
          <Icon name="pencil" /> Fill in all marks
        </button>
        <button type="button" className="btn btn-plain px-2" onClick={() => on.play({ do: "clear" })}>
          <Icon name="x" /> Take all marks away
        </button>
        <Reveal what="the keys" icon="info">
          {keysInWords}
        </Reveal>
        {children}
      </div>
    </div>
  );
}
