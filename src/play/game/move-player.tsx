import { type ComponentType, useState } from "react";
import type { BoardProps } from "../../engine/game/board-props.ts";
import { type Fair, type Game, isRefusal } from "../../engine/game/game.ts";
import { stateOf } from "../../engine/game/session.ts";
import { count } from "../../engine/words.ts";
import { useAnnounced } from "../../ui/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOwnDigits } from "../../ui/own-digits.ts";
import { Clock } from "./clock.tsx";
import { HintPanel } from "./hint.tsx";
import { LinkNote } from "./link-note.tsx";
import { NextPuzzle } from "./next-puzzle.tsx";
import { OtherBoards } from "./other-boards.tsx";
import { useSharedLink } from "./shared-link.ts";
import { UndoRedo } from "./undo-redo.tsx";
import { useArrival } from "./use-arrival.ts";
import { useDealer } from "./use-dealer.ts";
import { useDesk } from "./use-desk.ts";
import { useHint } from "./use-hint.ts";
import { useSaid } from "./use-said.ts";

interface MovePlayerProps<B, S, M> {
  readonly game: Game<B, S, M>;
  /** The game's folder in src/games. */
  readonly folder: string;
  readonly opening: Fair<B>;
  readonly Board: ComponentType<BoardProps<S, M>>;
}

const endings = {
  solved: "Done! You got there.",
  lost: "Not this time. You can go back to where it turned.",
  open: "",
};

/** Plays a game of moves: the game draws its board, everything around it is the same for all. */
export function MovePlayer<B, S, M>({ game, folder, opening, Board }: MovePlayerProps<B, S, M>) {
  const inDigits = useOwnDigits();
  const desk = useDesk(game, opening);
  const { session } = desk;
  const state = stateOf(session);
  const { fair } = session;
  const outcome = game.outcome(state);
  const over = outcome !== "open";
  useAnnounced(endings[outcome]); // before the move that led there
  const said = useSaid(session);
  const hints = useHint(folder, session);
  const { hint } = hints;
  /** The state of which it was said that something has to be taken back: not before somebody asks. */
  const [stuck, setStuck] = useState<S | null>(null);
  const { place, arrive } = useArrival();
  const dealer = useDealer(game, folder, (dealt, code) => {
    desk.begin(dealt, code);
    arrive();
  });
  useSharedLink(desk.known, dealer);
  const afterwards = over ? (game.afterwards?.(state, fair.key) ?? []) : [];

  function play(...moves: readonly M[]) {
    const after = desk.play(...moves);
    if (isRefusal(after)) said.say(after.refusal);
  }

  async function ask() {
    if (over) return said.say("It is over: undo, or begin anew.");
    desk.helped();
    const asked = await hints.ask();
    if ("problem" in asked) return said.say(asked.problem);
    if (asked.mistaken) setStuck(state);
    if (asked.found) return;
    said.say(
      asked.mistaken
        ? "Something has to be taken back first: from here there is no way to the end. Go back to where there was one, and a hint can help."
        : "No hint was found for this board.",
    );
  }

  async function backToGood() {
    const last = await hints.good();
    if ("problem" in last) said.say(last.problem);
    else desk.backTo(last.good);
  }

  return (
    <>
      <LinkNote dealer={dealer} />
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, but what has the focus when a new board comes */}
      <div
        ref={place}
        role="group"
        aria-label={`${game.title}: the board`}
        data-saved={desk.known ? "read" : "unread"}
        tabIndex={-1}
        className="game-board mb-3 flex min-h-8 scroll-mt-20 flex-wrap items-center gap-3 outline-none"
      >
        {fair.grade && <span className="chip whitespace-normal">{fair.grade}</span>}
        <span className="tabular-nums text-soft">{game.words.played?.(state) ?? count(session.at, "move")}</span>
        <Clock ms={session.ms} running={!over} />
      </div>
      <p className="sr-only">{game.words.board(state)}</p>
      <Board
        state={state}
        hint={hint?.rung === 2 ? hint.step.cells : []}
        because={hint?.rung === 2 ? hint.step.because : []}
        over={over}
        inDigits={inDigits}
        onMove={(move) => play(move)}
      />
      <p className="mt-3 mb-3 min-h-6 font-semibold">{hints.thinking ? "Thinking …" : said.note || endings[outcome]}</p>
      {afterwards.length > 0 && (
        <section className="card mb-4 flex flex-col gap-2 p-5" aria-label="What can be learnt from it">
          {afterwards.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <div className="screen-only mt-2 mb-4 flex flex-wrap gap-2">
        <UndoRedo desk={desk} />
        <button type="button" className="btn" aria-disabled={session.at === 0} onClick={desk.restart}>
          <Icon name="rotate-ccw" /> Start again
        </button>
        <button ref={hints.button} type="button" className="btn" onClick={() => void ask()}>
          <Icon name="lightbulb" /> Hint
        </button>
        {(stuck === state || outcome === "lost") && (
          <button type="button" className="btn" onClick={() => void backToGood()}>
            <Icon name="undo-2" /> Back to where it turned
          </button>
        )}
        {over && <NextPuzzle form={game.settings} code={session.code} dealer={dealer} />}
      </div>
      <HintPanel hints={hints} onDo={(moves) => play(...moves)} />
      <OtherBoards game={game} desk={desk} dealer={dealer} onGo={arrive} />
    </>
  );
}
