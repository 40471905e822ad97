import { type CSSProperties, useEffect, useState } from "react";
import { current } from "../../../engine/game/desk.ts";
import type { Fair } from "../../../engine/game/game.ts";
import type { GridMove, PlayableGrid } from "../../../engine/game/grid.ts";
import { stateOf } from "../../../engine/game/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Piece } from "../../../ui/piece.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { dropToast } from "../../../ui/toast/toast.ts";
import { BoardFrame } from "../board-frame.tsx";
import { useKeysFromPage } from "../board-keys.ts";
import { Ending } from "../ending.tsx";
import { Later, useNow } from "../later.tsx";
import { LinkNote } from "../link-note.tsx";
import { Live } from "../live.tsx";
import { Menu } from "../menu.tsx";
import type { MenuPage } from "../menu-props.ts";
import { useSharedLink } from "../shared-link.ts";
import { showHinted } from "../show-hinted.ts";
import { useArrival } from "../use-arrival.ts";
import { useDealer } from "../use-dealer.ts";
import { useDesk } from "../use-desk.ts";
import { GridBoard } from "./board.tsx";
import { Controls } from "./controls.tsx";
import { keysInWords } from "./keys.ts";
import { keyTable } from "./pad.tsx";
import { Print } from "./print.tsx";
import { useLights } from "./use-lights.ts";
import { useGridPlay } from "./use-play.ts";
import { useSweep } from "./use-sweep.ts";
import { Ways } from "./ways.tsx";
import { Zoom } from "./zoom.tsx";

interface GridPlayerProps<Board> {
  readonly game: PlayableGrid<Board>;
  /** The board that the page opens with. */
  readonly opening: Fair<Board>;
  /** Moves on it from before boards were kept as they are now. */
  readonly adopt?: () => readonly GridMove[];
}

/** Plays a puzzle of cells: by mouse, touch, keyboard or screen reader, on the screen or on paper. */
export function GridPlayer<Board>({ game, opening, adopt }: GridPlayerProps<Board>) {
  const desk = useDesk(game, opening, adopt);
  const { session } = desk;
  const { fair } = session;
  const [page, setPage] = useState<MenuPage | null>(null);
  const on = useGridPlay(game, desk, () => setPage("keys"));
  const now = useNow(on);
  const { state, chosen, solved } = on;
  const sweep = useSweep(session, solved);
  const { place, arrive } = useArrival();
  const dealer = useDealer(game, (dealt, code) => {
    desk.begin(dealt, code);
    chosen.none();
    come();
  });
  useSharedLink(desk.known, dealer);
  useKeysFromPage(place);
  const [zoom, setZoom] = useState(1);
  const { hint } = on.hints;
  const lights = useLights({
    game,
    fair,
    state,
    cursor: chosen.cursor,
    held: on.entry.held,
    hint,
  });
  // What a hint speaks of is in sight beside it.
  useEffect(() => {
    if (!hint) return;
    place.current?.scrollIntoView({ block: "nearest" });
    showHinted(place.current);
  }, [hint, place]);
  // In one line; where there is more to them, all of it is a press away.
  const rules = game.rules(fair.board);
  const [rule, ...more] = rules.split(/(?<=\.) /);
  /** From the menu, which has done its work then. */
  function mark(move: GridMove) {
    setPage(null);
    on.play(move);
  }

  function come() {
    setPage(null);
    dropToast("solved"); // what was said of the last board is not said of this one
    arrive();
  }

  return (
    <>
      <Menu game={game} desk={desk} dealer={dealer} page={page} onPage={setPage} onGo={come} keys={keysInWords}>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn" onClick={() => mark({ do: "fill" })}>
            <Icon name="pencil" /> Fill in all marks
          </button>
          <button type="button" className="btn" onClick={() => mark({ do: "clear" })}>
            <Icon name="x" /> Take all marks away
          </button>
          {state.shape.columns > 6 && <Zoom size={zoom} onSize={setZoom} />}
        </div>
        <Ways on={on} />
        <Print session={session} game={game} />
      </Menu>
      <div className="play-bar">
        <LinkNote dealer={dealer} />
        <div className="board-bar">
          <p>
            <span className="chip">{fair.grade}</span> {rule}
          </p>
          {more.length > 0 && (
            <Reveal what="all rules" icon="info">
              {rules}
            </Reveal>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: numbers are typed whatever key of the pad was pressed last */}
      <div className="stage" style={keyTable(state.shape) as CSSProperties} onKeyDown={on.onKey}>
        {/* biome-ignore lint/a11y/useSemanticElements: this is no fieldset, but what has the focus when a new board comes */}
        <div ref={place} role="group" aria-label={`${game.title}, ${fair.grade}`} tabIndex={-1} className="stage-board">
          <BoardFrame>
            <Piece>
              <Live of={desk.live}>
                {(now) => (
                  <GridBoard
                    game={game}
                    state={stateOf(current(now).session)}
                    label={`${game.title} grid`}
                    zoom={zoom}
                    chosen={chosen}
                    sweep={sweep}
                    lights={lights}
                    onTap={on.tap}
                    onAction={on.act}
                  />
                )}
              </Live>
            </Piece>
          </BoardFrame>
        </div>
        <Piece>
          <Later>
            <Controls
              on={on}
              now={now}
              desk={desk}
              ending={<Ending game={game} session={session} followed={desk.followed} dealer={dealer} />}
            />
          </Later>
        </Piece>
      </div>
    </>
  );
}
