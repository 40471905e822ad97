import { type KeyboardEvent, useRef, useState } from "react";
import { isRefusal } from "../../../engine/game/game.ts";
import type { GridGame, GridMove, GridState } from "../../../engine/game/grid.ts";
import { aroundWords } from "../../../engine/game/grid-words.ts";
import { stateOf } from "../../../engine/game/session.ts";
import { shown, useShown } from "../../../learner/settings/shown.ts";
import { announce } from "../../../ui/announcer.ts";
import { toast } from "../../../ui/toast.ts";
import type { DeskControls } from "../use-desk.ts";
import { useHint } from "../use-hint.ts";
import { useSaid } from "../use-said.ts";
import { type KeyAction, keyAction, keysInWords, valueTyped } from "./keys.ts";

/** Characters of one value are typed within so many milliseconds: 1 and 2 for 12. */
const pause = 1000;

const congratulations = "🎉 Congratulations! You solved it!";
/** What the page did itself is said, and not praised as hers. */
const solvedWithHelp = "Solved. Some of it was done for you.";
const notRight = "Not quite right. Keep trying!";

/** What a player does on a board of cells, however she does it: by key, by pad, by button. */
export function useGridPlay<Board>(
  game: GridGame<Board>,
  folder: string,
  desk: DeskControls<Board, GridState<Board>, GridMove>,
) {
  const { session } = desk;
  const state = stateOf(session);
  const { key } = session.fair;
  const praise = session.help === "solution" ? solvedWithHelp : congratulations;
  const congratulate = (title = praise) => void toast({ id: "solved", title, tone: "good" });
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

  /** Plays what a hint says, for her. */
  function playFor(moves: readonly GridMove[]) {
    desk.helped("solution");
    const after = desk.play(...moves);
    if (!isRefusal(after) && !solved && game.outcome(after.state) === "solved") congratulate(solvedWithHelp);
  }

  /** Writes a value, its number, into the chosen cell, or pencils it in; 0 clears. */
  function enter(value: number, marking: boolean) {
    if (cursor === null) return said.say("Choose a cell first.");
    if (value === 0 && !state.cells[cursor] && !state.marks[cursor]) return said.say("This cell is empty already.");
    if (marking && value > 0) play({ do: "mark", cells: [cursor], value });
    else play({ do: "write", cell: cursor, value, tidy: shown("marks") !== "own" });
  }

  function type(text: string, marking: boolean) {
    const soon = performance.now() - typed.current.at < pause;
    const joined = soon ? typed.current.text + text : text;
    const read = valueTyped(state.shape.values, joined) ?? valueTyped(state.shape.values, text);
    const used = valueTyped(state.shape.values, joined) ? joined : text;
    typed.current = { text: used, at: performance.now() };
    if (!read) return said.say(`This board holds ${state.shape.values[0]} to ${state.shape.values.at(-1)}.`);
    if (read.value > 0) enter(read.value, marking || pencil);
  }

  /** By key: the button, which says it itself, may be far. */
  function turnPencil() {
    setPencil(!pencil);
    announce(pencil ? "Pencil off: numbers are written." : "Pencil on: numbers become pencil marks.");
  }

  function check() {
    setChecked(state);
    if (solved) return congratulate();
    void toast({ title: notRight, tone: "bad", quiet: true });
    said.say(`${notRight} ${whyNot()}`);
  }

  function whyNot(): string {
    const left = state.cells.filter((value) => value === 0).length;
    const [broken] = checking === "off" ? [] : game.clashes(state);
    if (game.isMistaken(state, key)) return broken?.why ?? "Something on the board cannot be right yet.";
    return `${left} ${left === 1 ? "cell is" : "cells are"} still empty; what you have written so far is right.`;
  }

  async function hint() {
    if (solved) return said.say("It is solved: there is nothing left to find.");
    desk.helped("hint");
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
    if (action.do === "pencil") return turnPencil();
    if (action.do === "hint") return void hint();
    if (action.do === "read")
      return said.say(aroundWords(state, cursor ?? 0, action.what) || "It is in no box or cage.");
    if (action.do === "keys") return announce(keysInWords);
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
    /** What is said under the board: what was asked for, or which rule is broken where that is shown. */
    note: hints.thinking ? "Thinking …" : said.note || (solved ? praise : clash),
    hints,
    /** Whether what is wrong is shown just now. */
    checked: checked === state,
    canGoBack: checked === state && game.isMistaken(state, key),
    play,
    playFor,
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
