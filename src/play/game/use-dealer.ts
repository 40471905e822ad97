import { useEffect, useRef, useState } from "react";
import { writeCode } from "../../engine/game/code.ts";
import { type Fair, type Game, isProblem, type Reading, type Settings } from "../../engine/game/game.ts";
import { readShared } from "../../engine/game/link.ts";
import { writeSettings } from "../../engine/game/settings.ts";
import { freshSeed } from "../fresh-seed.ts";
import { type Dealt, deal, type Job, work } from "./deal.ts";
import type { FairText } from "./task.ts";

export interface Dealer {
  /** How many boards were tried so far; null when none is being dealt. */
  readonly tried: number | null;
  /** What is wrong with what was asked for: a sentence; empty for nothing. */
  readonly problem: string;
  deal(settings: Settings): void;
  /** Opens what somebody pasted: a board, a code or a link. */
  open(pasted: string): void;
  cancel(): void;
}

/** Has boards dealt and judged beside the page; `onFair` gets those that can be played, with their code. */
export function useDealer<B, S, M>(
  game: Game<B, S, M>,
  folder: string,
  onFair: (fair: Fair<B>, code: string) => void,
): Dealer {
  const [tried, setTried] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const job = useRef<Job | null>(null);
  useEffect(() => () => job.current?.cancel(), []);

  function start(next: Job, code: string) {
    job.current?.cancel();
    job.current = next;
    setProblem("");
    setTried(0);
    void next.done.then((dealt) => {
      if (job.current !== next) return;
      job.current = null;
      setTried(null);
      const fair = readDealt(game, dealt);
      if (isProblem(fair)) setProblem(fair.problem);
      else onFair(fair.value, code);
    });
  }

  function dealCode(settings: Settings) {
    const next = deal({ folder, settings: writeSettings(game.settings, settings) }, freshSeed, setTried);
    start(next, writeCode(game.settings, { settings, seed: next.seed }));
  }

  return {
    tried,
    problem,
    deal: dealCode,
    open(pasted) {
      const shared = readShared(game, pasted);
      if (isProblem(shared)) return setProblem(shared.problem);
      if ("board" in shared.value) return start(work({ folder, board: game.board.write(shared.value.board) }), "");
      const { settings, seed } = shared.value.code;
      const asked = { folder, settings: writeSettings(game.settings, settings), seed };
      start(work(asked, setTried), writeCode(game.settings, shared.value.code));
    },
    cancel() {
      job.current?.cancel();
      job.current = null;
      setTried(null);
    },
  };
}

function readDealt<B, S, M>(game: Game<B, S, M>, dealt: Dealt): Reading<Fair<B>> {
  return isProblem(dealt) ? dealt : readFair(game, dealt.fair);
}

/** A board as it comes from the other thread. */
export function readFair<B, S, M>(game: Game<B, S, M>, { board, key, grade }: FairText): Reading<Fair<B>> {
  const read = game.board.read(board);
  return isProblem(read) ? read : { value: { board: read.value, key, grade } };
}
