import { readCode } from "../../engine/game/code.ts";
import type { Desk, Open } from "../../engine/game/desk.ts";
import { isProblem } from "../../engine/game/game.ts";
import { settingsWords } from "../../engine/game/settings.ts";
import { Icon } from "../../ui/icon.tsx";
import { isOver, openingId } from "./saved.ts";

interface OpenGamesProps<B, S, M> {
  readonly desk: Desk<B, S, M>;
  readonly onGo: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The boards that were begun and left; nothing where there is only the one that is played. */
export function OpenGames<B, S, M>({ desk, onGo, onRemove }: OpenGamesProps<B, S, M>) {
  const others = desk.boards.filter((open) => open.id !== desk.now && isWorthKeeping(open));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="open-games">
      <h3 id="open-games" className="mb-2 font-semibold">
        Puzzles you have begun
      </h3>
      <ul className="flex flex-col gap-2">
        {others.map((open) => (
          <li key={open.id} className="flex flex-wrap items-center gap-2">
            <button type="button" className="btn" onClick={() => onGo(open.id)}>
              <Icon name="arrow-right" /> {nameOf(open)}
            </button>
            <button
              type="button"
              className="btn btn-plain"
              aria-label={`Forget ${nameOf(open)}`}
              onClick={() => onRemove(open.id)}
            >
              <Icon name="x" /> Forget
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const outside = (id: string) => (id === openingId ? "The first puzzle" : "From elsewhere");

const isWorthKeeping = <B, S, M>(open: Open<B, S, M>) => open.session.at > 0 && !isOver(open);

/** "9 by 9, Hard, 12 moves" */
function nameOf<B, S, M>({ id, session: { game, fair, code, at } }: Open<B, S, M>): string {
  const read = readCode(game.settings, code);
  const kind = isProblem(read) ? outside(id) : settingsWords(game.settings, read.value.settings);
  const grade = kind.includes(fair.grade) ? "" : fair.grade;
  return [kind, grade, `${at} ${at === 1 ? "move" : "moves"}`].filter(Boolean).join(", ");
}
