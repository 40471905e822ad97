import { type KeyboardEvent, useEffect, useState } from "react";
import { readSession, writeSession } from "../../../device/session.ts";
import { useShown } from "../../../device/settings/shown.ts";
import { isRefusal } from "../../../engine/game/game.ts";
import type { GridMove, GridState, PlayableGrid } from "../../../engine/game/grid.ts";
import { aroundWords } from "../../../engine/game/grid-words.ts";
import { stateOf } from "../../../engine/game/session.ts";
import { announce } from "../../../ui/announce/announcer.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { isInSight, leadIn } from "../board-keys.ts";
import type { DeskControls } from "../use-desk.ts";
import { useHint } from "../use-hint.ts";
import { useOnceKnown } from "../use-once-known.ts";
import { useSaid } from "../use-said.ts";
import { chooseFirst } from "./entry.ts";
import { type KeyAction, keyAction, keysInWords } from "./keys.ts";
import { mistakeOn } from "./mistake.ts";
import { useChosen } from "./use-chosen.ts";
import { useEntry } from "./use-entry.ts";

const congratulations = "🎉 Congratulations! You solved it!";
/** What the page did itself is said, and not praised as hers. */
const solvedWithHelp = "Solved, with moves that were done for you.";
const notRight = "Not quite right. Keep trying!";

/** What a player does on a board of cells, however she does it: by key, by pad, by button. */
export function useGridPlay<Board>(
  game: PlayableGrid<Board>,
  desk: DeskControls<Board, GridState<Board>, GridMove>,
  /** Shows what the keys do. */
  onKeys: () => void,
) {
  const { session } = desk;
  const state = stateOf(session);
  const { key } = session.fair;
  const isOwn = session.help !== "solution";
  const praise = isOwn ? congratulations : solvedWithHelp;
  const chosen = useChosen();
  const { cursor, cells } = chosen;
  const checked = useChecked(game.id, desk.known);
  /** The board as it stands, to be known again after a reload. */
  const place = () => `${desk.open.id} ${state.cells.join(",")}`;
  const said = useSaid(session);
  const hints = useHint(session);
  const entry = useEntry({ state, cells, play, say: said.say });
  const solved = game.outcome(state) === "solved";
  const checking = useShown("checking");
  // Of what was asked for nothing more is said once it was done.
  const asked = said.note === chooseFirst && cells.length > 0 ? "" : said.note;
  const clash = (checking !== "off" && game.clashes(state)[0]?.why) || "";

  function play(...moves: readonly GridMove[]) {
    const after = desk.play(...moves);
    if (isRefusal(after)) said.say(after.refusal);
    else if (!solved && game.outcome(after.state) === "solved") congratulate(praise);
  }

  /** Plays what a hint says, for her. */
  function playFor(moves: readonly GridMove[]) {
    // Marks alone are what the hint has said already, and so is what is to be taken back: no cell was filled for her.
    const isFilled = moves.some((move) => move.do === "write" && move.value !== 0);
    const after = desk.playFor(moves, isFilled ? "solution" : "hint");
    if (!isRefusal(after) && !solved && game.outcome(after.state) === "solved") congratulate(solvedWithHelp);
  }

  /** Of what stands under the board no message says the same: only where that is not in sight, as on a page that is enlarged. */
  function congratulate(title: string) {
    if (isNoteSeen()) announce(title);
    else void toast({ id: "solved", title, tone: "good" });
  }

  function check() {
    checked.set(place());
    if (solved) return isNoteSeen() ? said.say(praise) : congratulate(praise);
    if (!isNoteSeen()) void toast({ title: notRight, tone: "bad", quiet: true });
    said.say(`${notRight} ${whyNot()}`);
  }

  function whyNot(): string {
    const left = state.cells.filter((value) => value === 0).length;
    const [broken] = checking === "off" ? [] : game.clashes(state);
    if (game.isMistaken(state, key))
      return broken?.why ?? "Something on the board cannot be right yet: Hint leads to it.";
    return `${left} ${left === 1 ? "cell is" : "cells are"} still empty; what you have written so far is right.`;
  }

  async function askForHint() {
    if (solved) return said.say("It is solved: there is nothing left to find.");
    desk.sawHint();
    said.clear();
    const mistake = hints.hint ? null : mistakeOn(game, session);
    if (mistake) {
      checked.set(place());
      return hints.show(mistake);
    }
    const asked = await hints.ask();
    if ("problem" in asked) return said.say(asked.problem);
    if (asked.moves) desk.sawHint(asked.moves);
    if (!asked.found) said.say("No hint was found for this board.");
  }

  const hint = useOnceKnown(desk.known, () => void askForHint());

  async function backToGood() {
    const last = await hints.good();
    if ("problem" in last) said.say(last.problem);
    else {
      desk.backTo(last.good);
      // The button that was pressed is gone: keys go on where they write.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true }),
      );
    }
  }

  /** A cell that is pressed; `also` beside those that are chosen. */
  function tap(cell: number, also: boolean) {
    if (also || chosen.several) return chosen.toggle(cell);
    chosen.goTo(cell);
    entry.put(cell);
  }

  /** Does what a key asks for; gives whether there was anything to do. */
  function act(action: KeyAction): boolean {
    switch (action.do) {
      case "put":
        if (chosen.several) chosen.toggle(cursor ?? 0);
        return chosen.several || entry.put(cursor ?? 0);
      case "one":
        if (chosen.isMany) chosen.one();
        return chosen.isMany;
      default:
        actions(action);
        return true;
    }
  }

  function actions(action: Exclude<KeyAction, { do: "put" | "one" }>) {
    switch (action.do) {
      case "go":
        return chosen.goTo(action.to);
      case "extend":
        return chosen.extend(action.to);
      case "type":
        return entry.type(action.text, action.pencil);
      case "clear":
        return entry.write(0);
      case "pencil":
        return entry.turnPencil();
      case "tool":
        return entry.next();
      case "first":
        return entry.turnNumberFirst();
      case "several":
        return chosen.turnSeveral();
      case "hint":
        return hint();
      case "read":
        return said.say(aroundWords(state, cursor ?? 0, action.what) || "It is in no box or cage.");
      case "keys":
        announce(keysInWords);
        return onKeys();
      case "undo":
        return desk.undo();
      case "redo":
        return desk.redo();
    }
  }

  /** Of the pad, too: who has just pressed a button of it goes on typing. */
  function onKey(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    const action = keyAction(event.nativeEvent, state, cursor ?? 0);
    if (leadIn(event)) return;
    if (!action || action.do === "go" || action.do === "extend" || action.do === "put") return;
    if (act(action)) event.preventDefault();
  }

  return {
    state,
    chosen,
    entry,
    /** Whether a cell is chosen that can be written into; a colour goes into each. */
    ready: cells.some((cell) => cell in state.shape.places && (entry.tool === "colour" || !state.shape.givens[cell])),
    solved,
    /** What is said under the board: what was asked for, or which rule is broken where that is shown. */
    note: hints.thinking ? "Thinking …" : asked || (solved ? (isOwn ? praise : "Solved.") : clash),
    hints,
    /** Whether what is wrong is shown just now. */
    canGoBack: checked.is !== "" && checked.is === place() && game.isMistaken(state, key),
    play,
    playFor,
    check,
    hint,
    backToGood,
    reset() {
      play({ do: "reset" });
      chosen.none();
    },
    tap,
    act,
    onKey,
  };
}

/** Of which board it was asked whether it is right, also after a reload. */
function useChecked(game: string, known: boolean) {
  const key = `checked/${game}`;
  const [is, set] = useState("");
  useEffect(() => {
    if (known) set(readSession(key) ?? "");
  }, [known, key]);
  return {
    is,
    set(board: string) {
      writeSession(key, board);
      set(board);
    },
  };
}

function isNoteSeen(): boolean {
  const note = document.querySelector(".board-note");
  return note !== null && isInSight(note);
}

export type GridPlay<Board> = ReturnType<typeof useGridPlay<Board>>;
