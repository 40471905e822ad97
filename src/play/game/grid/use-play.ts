import { type KeyboardEvent, useRef, useState } from "react";
import { isRefusal } from "../../../engine/game/game.ts";
import type { GridGame, GridMove, GridState } from "../../../engine/game/grid.ts";
import { aroundWords } from "../../../engine/game/grid-words.ts";
import { stateOf } from "../../../engine/game/session.ts";
import { shown, useShown } from "../../../learner/settings/shown.ts";
import { toast } from "../../../ui/toast.ts";
import type { DeskControls } from "../use-desk.ts";
import { useHint } from "../use-hint.ts";
import { useSaid } from "../use-said.ts";
import { type KeyAction, keyAction, valueTyped } from "./keys.ts";

/** Characters of one value are typed within so many milliseconds: 1 and 2 for 12. */
const pause = 1000;

const congratulate = () => void toast({ id: "solved", title: "🎉 Congratulations! You solved it!", tone: "good" });

/** What a player does on a board of cells, however she does it: by key, by pad, by button. */
export function useGridPlay<Board>(
  game: GridGame<Board>,
  folder: string,
  desk: DeskControls<Board, GridState<Board>, GridMove>,
) {
  const { session } = desk;
  const state = stateOf(session);
  const { key } = session.fair;
  const [cursor, setCursor] = useState<number | null>(null);
  const [pencil, setPencil] = useState(false);
  const [checked, setChecked] = useState<typeof state | null>(null);
  const typed = useRef({ text: "", at: 0 });
  const said = useSaid(session);
  const hints = useHint(folder, session);
  const selected = cursor !== null && !state.shape.givens[cursor] && cursor in state.shape.places ? cursor : null;
  const solved = game.outcome(state) === "solved";
  const checking = useShown("checking");
  const showsClashes = checking === "always" || (checked === state && checking !== "off");
  const clash = (showsClashes && game.clashes(state)[0]?.why) || "";

  function play(...moves: readonly GridMove[]) {
    const after = desk.play(...moves);
    if (isRefusal(after)) said.say(after.refusal);
    else if (!solved && game.outcome(after.state) === "solved") congratulate();
  }

  /** Writes a value, its number, into the chosen cell, or pencils it in; 0 clears. */
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
    const [broken] = checking === "off" ? [] : game.clashes(state);
    if (game.isMistaken(state, key)) said.say(broken?.why ?? "Something on the board cannot be right yet.");
    else said.say(`What you have written is right. ${left} ${left === 1 ? "cell is" : "cells are"} still empty.`);
  }

  async function hint() {
    if (solved) return said.say("It is solved: there is nothing left to find.");
    desk.helped();
    const asked = await hints.ask();
    if ("problem" in asked) return said.say(asked.problem);
    if (asked.mistaken) {
      setChecked(state);
      return said.say(
        "Something on the board cannot be right yet. Go back to the last right board: a hint can help from there.",
      );
    }
    if (!asked.found) said.say("No hint was found for this board.");
  }

  async function backToGood() {
    const last = await hints.good();
    if ("problem" in last) said.say(last.problem);
    else desk.backTo(last.good);
  }

  function act(action: Exclude<KeyAction, { do: "go" }>) {
    if (action.do === "type") return type(action.text, action.pencil);
    if (action.do === "clear") return enter(0, false);
    if (action.do === "pencil") return setPencil(!pencil);
    if (action.do === "hint") return void hint();
    if (action.do === "read")
      return said.say(aroundWords(state, cursor ?? 0, action.what) || "It is in no box or cage.");
    return action.do === "undo" ? desk.undo() : desk.redo();
  }

  /** Of the pad, too: who has just pressed a button of it goes on typing. */
  function onKey(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    const action = keyAction(event.nativeEvent, state, cursor ?? 0);
    if (!action || action.do === "go") return;
    event.preventDefault();
    act(action);
  }

  return {
    state,
    cursor,
    setCursor,
    /** The cell at the cursor, if it can be written into. */
    selected,
    pencil,
    togglePencil: () => setPencil(!pencil),
    solved,
    /** What the last move changed, for screen readers. */
    change: said.change,
    /** What is said under the board: what was asked for, or which rule is broken where that is shown. */
    note: hints.thinking ? "Thinking …" : said.note || clash,
    hints,
    /** Whether what is wrong is shown just now. */
    checked: checked === state,
    canGoBack: checked === state && game.isMistaken(state, key),
    play,
    enter,
    check,
    hint,
    backToGood,
    reset() {
      play({ do: "reset" });
      setCursor(null);
    },
    act,
    onKey,
  };
}

export type GridPlay<Board> = ReturnType<typeof useGridPlay<Board>>;
