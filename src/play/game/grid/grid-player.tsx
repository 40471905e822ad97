import { type KeyboardEvent, useRef, useState } from "react";
import type { Fair } from "../../../engine/game/game.ts";
import type { GridGame, GridMove } from "../../../engine/game/grid.ts";
import { stateOf } from "../../../engine/game/session.ts";
import { shown } from "../../../learner/settings/shown.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toast.ts";
import { Clock } from "../clock.tsx";
import { HintPanel, useHint } from "../hint.tsx";
import { NewGame } from "../new-game.tsx";
import { OpenGames } from "../open-games.tsx";
import { Share } from "../share.tsx";
import { useSharedLink } from "../shared-link.ts";
import { useDealer } from "../use-dealer.ts";
import { useDesk } from "../use-desk.ts";
import { GridBoard } from "./board.tsx";
import { type KeyAction, keyAction, valueTyped } from "./keys.ts";
import { Options } from "./options.tsx";
import { Pad } from "./pad.tsx";
import { Print } from "./print.tsx";
import { useTones } from "./use-tones.ts";
import { Zoom } from "./zoom.tsx";

interface GridPlayerProps<Board> {
  readonly game: GridGame<Board>;
  /** The game's folder in src/games. */
  readonly folder: string;
  /** The board that the page opens with. */
  readonly opening: Fair<Board>;
  /** Moves on it from before boards were kept as they are now. */
  readonly adopt?: () => readonly GridMove[];
}

/** Characters of one value are typed within so many milliseconds: 1 and 2 for 12. */
const pause = 1000;

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Plays a puzzle of cells: by mouse, touch, keyboard or screen reader, on the screen or on paper. */
export function GridPlayer<Board>({ game, folder, opening, adopt }: GridPlayerProps<Board>) {
  const desk = useDesk(game, opening, adopt);
  const { session } = desk;
  const state = stateOf(session);
  const { fair } = session;
  const dealer = useDealer(game, folder, (dealt, code) => {
    desk.begin(dealt, code);
    setCursor(null);
  });
  useSharedLink(desk.known, dealer.open);
  const [cursor, setCursor] = useState<number | null>(null);
  const [pencil, setPencil] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [said, setSaid] = useState("");
  const [checked, setChecked] = useState<typeof state | null>(null);
  const typed = useRef({ text: "", at: 0 });
  const hint = useHint(state, () => game.nextStep(state, fair.key));
  const tones = useTones({ game, fair, state, cursor, hint: hint.hint, checked: checked === state });
  const selected = cursor !== null && !state.shape.givens[cursor] && cursor in state.shape.places ? cursor : null;
  const solved = game.outcome(state) === "solved";

  function play(...moves: readonly GridMove[]) {
    const refused = desk.play(...moves);
    if (refused) return setSaid(refused.refusal);
    const [last] = moves.slice(-1);
    const after = moves.reduce((before, move) => {
      const next = game.play(before, move);
      return "refusal" in next ? before : next;
    }, state);
    if (last) setSaid(sentence(game.words.change(state, last, after)));
    if (!solved && game.outcome(after) === "solved") congratulate();
  }

  const congratulate = () => void toast({ id: "solved", title: "🎉 Congratulations! You solved it!", tone: "good" });

  function enter(value: number, marking: boolean) {
    if (selected === null) return;
    if (marking && value > 0) play({ do: "mark", cell: selected, value });
    else play({ do: "write", cell: selected, value, tidy: shown("marks") !== "own" });
  }

  function type(text: string, marking: boolean) {
    const soon = performance.now() - typed.current.at < pause;
    const joined = soon ? typed.current.text + text : text;
    const read = valueTyped(state.shape.values, joined) ?? valueTyped(state.shape.values, text);
    const used = valueTyped(state.shape.values, joined) ? joined : text;
    typed.current = { text: used, at: performance.now() };
    if (read && read.value > 0) enter(read.value, marking || pencil);
  }

  function check() {
    setChecked(state);
    if (solved) return congratulate();
    void toast({ title: "Not quite right. Keep trying!", tone: "bad" });
    const left = state.cells.filter((value) => value === 0).length;
    if (game.isMistaken(state, fair.key)) setSaid("Something on the board cannot be right yet.");
    else setSaid(`What you have written is right. ${left} ${left === 1 ? "cell is" : "cells are"} still empty.`);
  }

  function ask() {
    desk.helped();
    if (solved) return setSaid("It is solved: there is nothing left to find.");
    if (game.isMistaken(state, fair.key)) {
      setChecked(state);
      return setSaid(
        "Something on the board cannot be right yet. Go back to the last right board: a hint can help from there.",
      );
    }
    if (!hint.next()) setSaid("No hint was found for this board.");
  }

  function act(action: Exclude<KeyAction, { do: "go" }>) {
    if (action.do === "type") return type(action.text, action.pencil);
    if (action.do === "clear") return enter(0, false);
    if (action.do === "pencil") return setPencil(!pencil);
    if (action.do === "hint") return ask();
    return action.do === "undo" ? desk.undo() : desk.redo();
  }

  /** Of the pad, too: who has just pressed a button of it goes on typing. */
  function onKey(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    const action = keyAction(event.nativeEvent, state.shape, cursor ?? 0);
    if (!action || action.do === "go") return;
    event.preventDefault();
    act(action);
  }

  return (
    <>
      <p className="mb-4 max-w-[68ch] text-soft">{game.rules(fair.board)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: numbers are typed whatever key of the pad was pressed last */}
      <div className="board-and-pad flex flex-col items-start gap-6 lg:flex-row" onKeyDown={onKey}>
        <div className="w-full min-w-0 max-w-[34rem]">
          <div className="mb-2 flex min-h-8 flex-wrap items-center gap-3">
            <span className="chip">{fair.grade}</span>
            <Clock ms={session.ms} running={!solved} />
            {state.shape.columns > 6 && <Zoom size={zoom} onSize={setZoom} />}
          </div>
          <GridBoard
            game={game}
            state={state}
            label={`${game.title} grid`}
            zoom={zoom}
            cursor={cursor}
            tones={tones}
            onCursor={setCursor}
            onAction={act}
          />
          <p role="status" className="screen-only mt-3 min-h-6">
            {said}
          </p>
        </div>
        <div className="screen-only needs-script flex w-full max-w-[34rem] flex-col gap-3 lg:max-w-72">
          <Pad
            state={state}
            ready={selected !== null}
            pencil={pencil}
            onPencil={() => setPencil(!pencil)}
            onValue={enter}
          />
          <div className="grid grid-cols-2 gap-2">
            <button type="button" className="btn" aria-disabled={!desk.canUndo} onClick={desk.undo}>
              <Icon name="undo-2" /> Undo
            </button>
            <button type="button" className="btn" aria-disabled={!desk.canRedo} onClick={desk.redo}>
              <Icon name="redo-2" /> Redo
            </button>
            <button type="button" className="btn" disabled={selected === null} onClick={() => enter(0, false)}>
              <Icon name="eraser" /> Clear Cell
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                play({ do: "reset" });
                setCursor(null);
              }}
            >
              <Icon name="rotate-ccw" /> Reset Puzzle
            </button>
            <button type="button" className="btn" onClick={ask}>
              <Icon name="lightbulb" /> Hint
            </button>
            <button type="button" className="btn btn-main" onClick={check}>
              <Icon name="check" /> Check Solution
            </button>
            {checked === state && game.isMistaken(state, fair.key) && (
              <button type="button" className="btn col-span-2" onClick={desk.backToGood}>
                <Icon name="undo-2" /> Back to the last right board
              </button>
            )}
          </div>
          {hint.hint && (
            <HintPanel
              hint={hint.hint}
              onWhy={() => void hint.next()}
              onDo={(moves) => play(...moves)}
              onClose={hint.close}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <button type="button" className="btn btn-plain px-2" onClick={() => play({ do: "fill" })}>
              <Icon name="pencil" /> Fill in all marks
            </button>
            <button type="button" className="btn btn-plain px-2" onClick={() => play({ do: "clear" })}>
              <Icon name="x" /> Take all marks away
            </button>
          </div>
        </div>
      </div>
      <div className="mt-8 flex flex-col gap-5">
        <NewGame form={game.settings} tried={dealer.tried} onDeal={dealer.deal} onCancel={dealer.cancel} />
        <OpenGames desk={desk.desk} onGo={desk.goTo} onRemove={desk.remove} />
        <div className="screen-only needs-script flex flex-col gap-2">
          <Share session={session} problem={dealer.problem} onOpen={dealer.open} />
          <Print session={session} game={game} folder={folder} />
          <Options />
        </div>
      </div>
    </>
  );
}
