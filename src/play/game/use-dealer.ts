import { useEffect, useRef, useState } from "react";
import { freshCode, writeCode } from "../../engine/game/code.ts";
import { type Fair, isProblem, type Playable, type Reading, type Settings } from "../../engine/game/game.ts";
import { readShared } from "../../engine/game/link.ts";
import { writeSettings } from "../../engine/game/settings.ts";
import { freshSeed } from "../fresh-seed.ts";
import { deal } from "./deal.ts";
import type { Dealt, FairText } from "./task.ts";
import { type Job, work } from "./work.ts";

/** Who asked for a board: the form of settings, somebody who pasted it, the link that the page was opened with. */
export type From = "form" | "paste" | "link";

interface Asked {
  readonly from: From | null;
  /** How many boards were tried so far; null when none is being dealt. */
  readonly tried: number | null;
  /** What is wrong with what was asked for: a sentence; empty for nothing. */
  readonly problem: string;
}

export interface Dealer extends Asked {
  deal(settings: Settings): void;
  /** Opens a board, a code or a link. */
  open(text: string, from: "paste" | "link"): void;
  /** Ends the looking, and puts the problem away. */
  cancel(): void;
}

const nothing: Asked = { from: null, tried: null, problem: "" };

/** Has boards dealt and judged beside the page; `onFair` gets those that can be played, with their code. */
export function useDealer<B, S, M>(game: Playable<B, S, M>, onFair: (fair: Fair<B>, code: string) => void): Dealer {
  const { id: folder } = game;
  const [asked, setAsked] = useState(nothing);
  const job = useRef<Job<Dealt> | null>(null);
  useEffect(() => () => job.current?.cancel(), []);

  function stop() {
    job.current?.cancel();
    job.current = null;
    setAsked(nothing);
  }

  function start(from: From, next: Job<Dealt>, code: string) {
    stop();
    job.current = next;
    setAsked({ from, tried: 0, problem: "" });
    void next.done.then((dealt) => {
      if (job.current !== next) return;
      stop();
      const fair = readDealt(game, dealt);
      if (isProblem(fair)) setAsked({ from, tried: null, problem: fair.problem });
      else onFair(fair.value, code);
    });
  }

  const tell = (tried: number) => setAsked((now) => (now.tried === null ? now : { ...now, tried }));

  return {
    ...asked,
    deal(settings) {
      const next = deal(
        { folder, settings: writeSettings(game.settings, settings), version: game.version ?? 1 },
        freshSeed,
        tell,
      );
      start("form", next, writeCode(game.settings, freshCode(game, settings, next.seed)));
    },
    open(text, from) {
      const shared = readShared(game, text);
      if (isProblem(shared)) {
        stop();
        return setAsked({ from, tried: null, problem: shared.problem });
      }
      if ("board" in shared.value)
        return start(from, work({ folder, board: game.board.write(shared.value.board) }), "");
      const { settings, seed, version = 1 } = shared.value.code;
      const job = work({ folder, settings: writeSettings(game.settings, settings), seed, version }, tell);
      start(from, job, writeCode(game.settings, shared.value.code));
    },
    cancel: stop,
  };
}

function readDealt<B, S, M>(game: Playable<B, S, M>, dealt: Dealt): Reading<Fair<B>> {
  return isProblem(dealt) ? dealt : readFair(game, dealt.fair);
}

/** A board as it comes from the other thread. */
export function readFair<B, S, M>(game: Playable<B, S, M>, { board, ...fair }: FairText): Reading<Fair<B>> {
  const read = game.board.read(board);
  return isProblem(read) ? read : { value: { ...fair, board: read.value } };
}
