import { useMemo } from "react";
import { Link } from "react-router";
import { useShown } from "../../device/settings/shown.ts";
import { settingsOf } from "../../engine/game/code.ts";
import type { Playable } from "../../engine/game/game.ts";
import type { Session } from "../../engine/game/session.ts";
import { harderThan } from "../../engine/game/settings.ts";
import { dayOf } from "../../learner/day.ts";
import { countPractised, countSolved } from "../../learner/derive/progress.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useSolvedDaily } from "../../learner/solved-daily.ts";
import { useLog } from "../../learner/use-log.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { wordsOfSeeds } from "../ending/sunflower.ts";
import { Sunflower } from "../ending/sunflower-picture.tsx";
import { endingFacts, type Fact } from "./ending-facts.ts";
import { NextPuzzle } from "./next-puzzle.tsx";
import type { Dealer } from "./use-dealer.ts";

interface EndingProps<B, S, M> {
  readonly game: Playable<B, S, M>;
  readonly session: Session<B, S, M>;
  readonly dealer: Dealer;
}

const icons: Readonly<Record<Fact["about"], IconName>> = {
  time: "clock",
  help: "lightbulb",
  technique: "brain",
  best: "trophy",
  streak: "flame",
};

/** At the end of a board: how it went, and the ways on. */
export function Ending<B, S, M>({ game, session, dealer }: EndingProps<B, S, M>) {
  const log = useLog();
  const timed = useShown("timers") !== "hidden";
  const days = log ? streak(rightDays(log), dayOf(new Date())) : 0;
  const facts = endingFacts(session, log ?? [], timed, days);
  // What was done for her is no seed to be shown off, though the record counts the board.
  const isOwn = session.help !== "solution";
  const seeds = useMemo(() => (log && isOwn ? countSolved(log) : 0), [log, isOwn]);
  const isDailyDone = useSolvedDaily();
  const harder = harderThan(game.settings, settingsOf(game.settings, session.code));
  return (
    <section className="ending card screen-only" aria-label="How it went">
      {/* Where there is room beside the board: ui/components.css. */}
      {seeds > 0 && (
        <div className="ending-flower">
          <Sunflower seeds={seeds} practised={countPractised(log ?? [])} />
          <p className="text-sm">{wordsOfSeeds(seeds)}</p>
        </div>
      )}
      <ul>
        {facts.map(({ about, words }) => (
          <li key={about}>
            <Icon name={icons[about]} /> {words}
          </li>
        ))}
      </ul>
      <div className="hint-ways">
        <NextPuzzle form={game.settings} code={session.code} dealer={dealer} />
        {harder && (
          <button type="button" className="btn" onClick={() => dealer.deal(harder)}>
            <Icon name="trending-up" /> A harder one
          </button>
        )}
        {!isDailyDone && (
          <Link to="/daily-challenge" className="btn btn-plain">
            Today's challenge
          </Link>
        )}
      </div>
      {isDailyDone && <p className="mt-1 text-sm text-soft">Today's challenge is done. Tomorrow's is a new one.</p>}
    </section>
  );
}
