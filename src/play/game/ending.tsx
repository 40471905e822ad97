import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { wantsLessMotion } from "../../device/settings/less-motion.ts";
import { useShown } from "../../device/settings/shown.ts";
import { settingsOf } from "../../engine/game/code.ts";
import type { Playable } from "../../engine/game/game.ts";
import type { Session } from "../../engine/game/session.ts";
import { harderThan } from "../../engine/game/settings.ts";
import { isHers, shareOf } from "../../engine/game/share.ts";
import { boardItem } from "../../engine/item.ts";
import { dayOf } from "../../learner/day.ts";
import { winsIn } from "../../learner/derive/kinds.ts";
import { countPractised, countSolved } from "../../learner/derive/progress.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { useSolvedDaily } from "../../learner/solved-daily.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { lasting } from "../../ui/motion.ts";
import { wordsOfSeeds } from "../ending/sunflower.ts";
import { Sunflower } from "../ending/sunflower-picture.tsx";
import { endingFacts, endingWords, type Fact } from "./ending-facts.ts";
import { NextPuzzle } from "./next-puzzle.tsx";
import type { Dealer } from "./use-dealer.ts";

interface EndingProps<B, S, M> {
  readonly game: Playable<B, S, M>;
  readonly session: Session<B, S, M>;
  /** Whether a hint was followed; null where that is not known. */
  readonly followed: boolean | null;
  readonly dealer: Dealer;
}

const icons: Readonly<Record<Fact["about"], IconName>> = {
  time: "clock",
  fewest: "target",
  technique: "brain",
  best: "trophy",
  streak: "flame",
};

/** How many puzzles and boards were solved when this one was, with it; 0 where it is not among them. */
function seedsBy<B, S, M>(log: readonly Entry[], { game, code, ms }: Session<B, S, M>, hers: boolean): number {
  const item = boardItem(game.id, code);
  const wins = winsIn(log).filter((one) => one.item === item);
  // One that was counted before may have been done once more; boards without a code share one item.
  const win = wins.find((one) => one.ms === ms) ?? (hers || code ? wins.at(-1) : undefined);
  return win ? countSolved(log.filter(({ at }) => at <= win.at)) : 0;
}

/** At the end of a board: how it went, and the ways on. */
export function Ending<B, S, M>({ game, session, followed, dealer }: EndingProps<B, S, M>) {
  const log = useLog();
  const timed = useShown("timers") !== "hidden";
  // As it was then, however often the page is loaded again; none where the board is not counted.
  const share = useMemo(() => shareOf(session), [session]);
  const seeds = useMemo(() => (log ? seedsBy(log, session, isHers(share)) : 0), [log, session, share]);
  const isCounted = seeds > 0 || !log;
  const days = log && isCounted ? streak(rightDays(log), dayOf(new Date())) : 0;
  const facts = endingFacts(session, log ?? [], timed, days);
  const isDailyDone = useSolvedDaily();
  const harder = harderThan(game.settings, settingsOf(game.settings, session.code));
  const card = useRef<HTMLElement>(null);
  // On a small phone its ways on lie below the view.
  useEffect(() => {
    const show = () =>
      card.current?.scrollIntoView({ block: "nearest", behavior: wantsLessMotion() ? "instant" : "smooth" });
    const late = setTimeout(show, lasting("sweep-over") + lasting("sweeping") + lasting("calm")); // the board has been swept
    return () => clearTimeout(late);
  }, []);
  return (
    <section
      ref={card}
      className="ending card screen-only scroll-mb-3"
      data-uncounted={isCounted ? undefined : ""}
      aria-label="How it went"
    >
      {/* Where there is room beside the board: ui/styles/ending.css. */}
      {seeds > 0 && (
        <div className="ending-flower">
          <Sunflower seeds={seeds} practised={countPractised(log ?? [])} />
          <p className="text-sm">{wordsOfSeeds(seeds)}</p>
        </div>
      )}
      <p className="font-bold">{endingWords(session.help, share, followed, isCounted)}</p>
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
