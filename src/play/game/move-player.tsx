import { type ComponentType, useState } from "react";
import type { BoardProps } from "../../engine/game/board-props.ts";
import type { Fair, Game } from "../../engine/game/game.ts";
import { stateOf } from "../../engine/game/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { Clock } from "./clock.tsx";
import { HintPanel, useHint } from "./hint.tsx";
import { NewGame } from "./new-game.tsx";
import { OpenGames } from "./open-games.tsx";
import { Share } from "./share.tsx";
import { useSharedLink } from "./shared-link.ts";
import { useDealer } from "./use-dealer.ts";
import { useDesk } from "./use-desk.ts";

interface MovePlayerProps<B, S, M> {
  readonly game: Game<B, S, M>;
  /** The game's folder in src/games. */
  readonly folder: string;
  readonly opening: Fair<B>;
  readonly Board: ComponentType<BoardProps<S, M>>;
}

const endings = {
  solved: "Done! You got there.",
  lost: "Not this time. Undo leads back to where it turned.",
  open: "",
};

/** Plays a game of moves: the game draws its board, everything around it is the same for all. */
export function MovePlayer<B, S, M>({ game, folder, opening, Board }: MovePlayerProps<B, S, M>) {
  const desk = useDesk(game, opening);
  const { session } = desk;
  const state = stateOf(session);
  const { fair } = session;
  const outcome = game.outcome(state);
  const [said, setSaid] = useState("");
  /** The state of which it was said that something has to be taken back: not before somebody asks. */
  const [stuck, setStuck] = useState<S | null>(null);
  const dealer = useDealer(game, folder, (dealt, code) => {
    desk.begin(dealt, code);
    setSaid("");
  });
  useSharedLink(desk.known, dealer.open);
  const hint = useHint(state, () => game.nextStep(state, fair.key));
  const afterwards = outcome === "open" ? [] : (game.afterwards?.(state, fair.key) ?? []);

  function play(...moves: readonly M[]) {
    const refused = desk.play(...moves);
    if (refused) return setSaid(refused.refusal);
    setSaid("");
  }

  function ask() {
    desk.helped();
    if (outcome !== "open") return setSaid("It is over: undo, or begin anew.");
    if (game.isMistaken(state, fair.key)) setStuck(state);
    if (!hint.next())
      setSaid("From here no way to the end was found. Go back to where there was one, and a hint can help.");
  }

  const last = session.moves[session.at - 1];
  const before = session.states[session.at - 1];
  const changed = last !== undefined && before !== undefined ? `${game.words.change(before, last, state)}.` : "";
  return (
    <>
      <div className="mb-3 flex min-h-8 flex-wrap items-center gap-3">
        {fair.grade && <span className="chip">{fair.grade}</span>}
        <span className="figures text-soft">
          {session.at} {session.at === 1 ? "move" : "moves"}
        </span>
        <Clock ms={session.ms} running={outcome === "open"} />
      </div>
      <p className="sr-only">{game.words.board(state)}</p>
      <Board
        state={state}
        hint={hint.hint?.rung === 2 ? hint.hint.step.cells : []}
        because={hint.hint?.rung === 2 ? hint.hint.step.because : []}
        over={outcome !== "open"}
        onMove={(move) => play(move)}
      />
      <p role="status" className="mt-3 min-h-6 font-semibold">
        <span className="sr-only">{changed} </span>
        {said || endings[outcome]}
      </p>
      {afterwards.length > 0 && (
        <section className="card mb-4 flex flex-col gap-2 p-5" aria-label="What can be learnt from it">
          {afterwards.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <div className="screen-only mt-2 flex flex-wrap gap-2">
        <button type="button" className="btn" aria-disabled={!desk.canUndo} onClick={desk.undo}>
          <Icon name="undo-2" /> Undo
        </button>
        <button type="button" className="btn" aria-disabled={!desk.canRedo} onClick={desk.redo}>
          <Icon name="redo-2" /> Redo
        </button>
        <button type="button" className="btn" aria-disabled={session.at === 0} onClick={desk.restart}>
          <Icon name="rotate-ccw" /> Start again
        </button>
        <button type="button" className="btn" onClick={ask}>
          <Icon name="lightbulb" /> Hint
        </button>
        {stuck === state && (
          <button type="button" className="btn" onClick={desk.backToGood}>
            <Icon name="undo-2" /> Back to where it turned
          </button>
        )}
      </div>
      {hint.hint && (
        <div className="mt-4">
          <HintPanel
            hint={hint.hint}
            onWhy={() => void hint.next()}
            onDo={(moves) => play(...moves)}
            onClose={hint.close}
          />
        </div>
      )}
      <div className="mt-8 flex flex-col gap-5">
        <NewGame form={game.settings} tried={dealer.tried} onDeal={dealer.deal} onCancel={dealer.cancel} />
        <OpenGames desk={desk.desk} onGo={desk.goTo} onRemove={desk.remove} />
        <Share session={session} problem={dealer.problem} onOpen={dealer.open} />
      </div>
    </>
  );
}
