import { type ComponentType, useEffect, useState } from "react";
import { useSave } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import { random } from "../../maths/random.ts";
import { freshSeed } from "../../play/fresh-seed.ts";
import { NotFetched } from "../../play/not-fetched.tsx";
import { type Challenge, keyOf } from "../../sets/challenge/link.ts";
import { nothingDone, type Run, readRun, writeRun } from "../../sets/challenge/run.ts";
import { Beginning } from "./beginning.tsx";
import type { UnderProps } from "./under.tsx";

/** One challenge: its rules, then its questions, then what came of them. It is kept at each step, so a reload loses nothing. */
export function Room({ challenge }: { readonly challenge: Challenge }) {
  const { set, rules } = challenge;
  const key = keyOf(challenge);
  const kind = `challenge/${key}`;
  const kept = useSave(kind);
  const [here, setHere] = useState<Run | null | undefined>(undefined);
  // What was done on this page goes first: what is kept of it comes back a moment later.
  const run = here === undefined ? readRun(kept, key, set.entries.length) : here;

  // Fetched while the rules are read: what judges answers is more than all the rest.
  const [Under, setUnder] = useState<ComponentType<UnderProps> | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    import("./under.tsx").then(
      (module) => setUnder(() => module.Under),
      () => setLost(true),
    );
  }, []);

  function change(next: Run | null) {
    setHere(next);
    void keepSave(kind, next ? writeRun(next) : "");
  }

  function begin(who: string) {
    const places = set.entries.map((_, at) => at);
    change({
      key,
      who,
      order: rules.mixed ? random(freshSeed()).shuffle(places) : places,
      at: 0,
      begun: Date.now(),
      ended: 0,
      done: places.map(() => nothingDone),
    });
  }

  if (kept === undefined && here === undefined) return <p className="card p-5 text-soft">One moment …</p>;
  if (!run) return <Beginning challenge={challenge} onBegin={begin} />;
  if (isLost)
    return (
      <div className="card p-5">
        <NotFetched what="The questions" />
      </div>
    );
  if (!Under) return <p className="card p-5 text-soft">One moment …</p>;
  return <Under key={`${run.begun}`} challenge={challenge} run={run} onChange={change} />;
}
