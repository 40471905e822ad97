import { type ComponentType, type KeyboardEvent, useEffect, useState } from "react";
import type { BoardProps } from "../../engine/game/board-props.ts";
import { current } from "../../engine/game/desk.ts";
import { type Fair, type Game, isRefusal } from "../../engine/game/game.ts";
import { stateOf } from "../../engine/game/session.ts";
import { count } from "../../engine/words.ts";
import { announce, useAnnounced } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOwnDigits } from "../../ui/numbers/own-digits.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { BoardFrame } from "./board-frame.tsx";
import { boardKey, commonKeys, leadIn, useKeysFromPage } from "./board-keys.ts";
import type { Offer } from "./catalog.ts";
import { Clock } from "./clock.tsx";
import { Ending } from "./ending.tsx";
import { HintPanel } from "./hint.tsx";
import { Later } from "./later.tsx";
import { LinkNote } from "./link-note.tsx";
import { Live } from "./live.tsx";
import { Menu } from "./menu.tsx";
import type { MenuPage } from "./menu-props.ts";
import { NextPuzzle } from "./next-puzzle.tsx";
import { useSharedLink } from "./shared-link.ts";
import { showHinted } from "./show-hinted.ts";
import { UndoRedo } from "./undo-redo.tsx";
import { useArrival } from "./use-arrival.ts";
import { useDealer } from "./use-dealer.ts";
import { useDesk } from "./use-desk.ts";
import { useHint } from "./use-hint.ts";
import { useOnceKnown } from "./use-once-known.ts";
import { useReplay } from "./use-replay.ts";
import { useSaid } from "./use-said.ts";

interface MovePlayerProps<B, S, M> {
  readonly game: Game<B, S, M>;
  readonly offer: Offer;
  readonly opening: Fair<B>;
  readonly Board: ComponentType<BoardProps<S, M>>;
}

const none: readonly number[] = [];
const endings = {
  solved: "Done! You got there.",
  lost: "Not this time. You can go back to where it turned.",
  open: "",
};

/** Plays a game of moves: the game draws its board, everything around it is the same for all. */
export function MovePlayer<B, S, M>({ game, offer, opening, Board }: MovePlayerProps<B, S, M>) {
  const { rule, rules, keys } = offer;
  const allKeys = `${keys} ${commonKeys}`;
  const inDigits = useOwnDigits();
  const desk = useDesk(game, opening);
  const { session } = desk;
  const state = stateOf(session);
  const { fair } = session;
  const outcome = game.outcome(state);
  const over = outcome !== "open";
  const helped = outcome === "solved" && session.help === "solution";
  const ending = helped ? "Done." : endings[outcome];
  const replayed = useReplay(session, outcome === "solved");
  useAnnounced(helped ? "Done, with moves that were done for you." : ending); // before the move that led there
  const said = useSaid(session);
  const hints = useHint(session);
  const { hint } = hints;
  /** The state of which it was said that something has to be taken back: not before somebody asks. */
  const [stuck, setStuck] = useState<S | null>(null);
  const [page, setPage] = useState<MenuPage | null>(null);
  const { place, arrive } = useArrival();
  const dealer = useDealer(game, (dealt, code) => {
    desk.begin(dealt, code);
    come();
  });
  useSharedLink(desk.known, dealer);
  useKeysFromPage(place);
  const afterwards = over ? (game.afterwards?.(state, fair.key) ?? []) : [];

  useEffect(() => {
    if (hint) showHinted(place.current);
  }, [hint, place]);

  function come() {
    setPage(null);
    arrive();
  }

  function play(...moves: readonly M[]) {
    const after = desk.play(...moves);
    if (isRefusal(after)) said.say(after.refusal);
  }

  /** Plays what a hint says, for her. */
  function playFor(moves: readonly M[]) {
    const after = desk.playFor(moves);
    if (isRefusal(after)) said.say(after.refusal);
  }

  async function askForHint() {
    if (outcome === "solved") return said.say("It is solved: there is nothing left to hint at.");
    if (over) return said.say("This one is over: undo a move, or start again.");
    desk.sawHint();
    said.clear();
    const asked = await hints.ask();
    if ("problem" in asked) return said.say(asked.problem);
    if (asked.mistaken) setStuck(state);
    if (asked.moves) desk.sawHint(asked.moves);
    if (asked.found) return;
    said.say(
      asked.mistaken
        ? "Something has to be taken back first: from here there is no way to the end. Go back to where there was one, and a hint can help."
        : "No hint was found for this board.",
    );
  }

  const ask = useOnceKnown(desk.known, () => void askForHint());

  async function backToGood() {
    const last = await hints.good();
    if ("problem" in last) said.say(last.problem);
    else desk.backTo(last.good);
  }

  function onKey(event: KeyboardEvent) {
    if (event.defaultPrevented || leadIn(event)) return;
    const asked = boardKey(event);
    if (!asked) return;
    event.preventDefault();
    if (asked === "hint") return ask();
    if (asked !== "keys") return desk[asked]();
    announce(allKeys);
    setPage("keys");
  }

  return (
    <>
      <Menu game={game} desk={desk} dealer={dealer} page={page} onPage={setPage} onGo={come} keys={allKeys} />
      <div className="play-bar">
        <LinkNote dealer={dealer} />
        <div className="board-bar">
          <p>
            <span className="chip">{fair.grade}</span> {rule}
          </p>
          <Reveal what="the rules" icon="info">
            <ul className="flex max-w-[68ch] list-disc flex-col gap-1 pl-5">
              {rules.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Reveal>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the board, whatever of it or beside it was pressed last */}
      <div className="stage" onKeyDown={onKey}>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, but what has the focus when a new board comes */}
        <div
          ref={place}
          role="group"
          aria-label={`${game.title}: the board`}
          data-saved={desk.known ? "read" : "unread"}
          tabIndex={-1}
          className="stage-board game-board"
        >
          <p className="sr-only">
            <Later>{game.words.board(state)}</Later>
          </p>
          <p id="board-keys" className="sr-only">
            {keys} K shows all keys.
          </p>
          <BoardFrame>
            <Live of={desk.live}>
              {(now) => (
                <Board
                  state={replayed ?? stateOf(current(now).session)}
                  hint={hint?.rung === 2 ? hint.step.cells : none}
                  because={hint?.rung === 2 ? hint.step.because : none}
                  area={hint?.rung === 1 ? hint.step.area : none}
                  over={over}
                  inDigits={inDigits}
                  onMove={(move) => play(move)}
                />
              )}
            </Live>
          </BoardFrame>
        </div>
        <div className="stage-side screen-only">
          <div className="board-note" data-said={said.note !== "" || undefined}>
            <p>{hints.thinking ? "Thinking …" : said.note || ending}</p>
            <span className="played">
              <Later>{game.words.played?.(state) ?? count(session.at, "move")}</Later>
            </span>
            <Clock ms={session.ms} running={!over} />
          </div>
          {outcome === "solved" && <Ending game={game} session={session} followed={desk.followed} dealer={dealer} />}
          <div className="board-tools" data-over={outcome === "solved" || undefined}>
            <UndoRedo desk={desk} />
            <button type="button" className="btn" aria-disabled={session.at === 0} onClick={desk.restart}>
              <Icon name="rotate-ccw" /> Start again
            </button>
            <button ref={hints.button} type="button" className="btn" aria-disabled={outcome === "solved"} onClick={ask}>
              <Icon name="lightbulb" /> Hint
            </button>
            {(stuck === state || outcome === "lost") && (
              <button type="button" className="btn wide" onClick={() => void backToGood()}>
                <Icon name="undo-2" /> Back to where it turned
              </button>
            )}
            {outcome === "lost" && <NextPuzzle form={game.settings} code={session.code} dealer={dealer} />}
          </div>
          <HintPanel hints={hints} onDo={playFor} />
          {afterwards.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys, too
            <section className="after-card card" aria-label="What can be learnt from it" tabIndex={0}>
              <Afterwards paragraphs={afterwards} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** So many characters are read at the end of a game; what is longer waits to be opened. */
const readAtOnce = 600;

/** What can be learnt from a game: of this one at once, the rest by choice where it is long. */
function Afterwards({ paragraphs: [first, ...rest] }: { readonly paragraphs: readonly string[] }) {
  const told = rest.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <>
      <p>{first}</p>
      {rest.join("").length <= readAtOnce ? (
        told
      ) : (
        <Reveal what="the reasons" icon="book-open-text">
          <div className="flex flex-col gap-2">{told}</div>
        </Reveal>
      )}
    </>
  );
}
