import { useState } from "react";
import { keepSave } from "../../learner/keep-save.ts";
import { useSave } from "../../learner/use-save.ts";
import { random } from "../../maths/random.ts";
import { freshSeed } from "../../play/fresh-seed.ts";
import { useQuestions } from "../../play/sets/use-questions.ts";
import { useTwins } from "../../play/sets/use-twins.ts";
import { type Challenge, keyOf, variantFor } from "../../sets/challenge/link.ts";
import { nothingDone, type Run, readRun, writeRun } from "../../sets/challenge/run.ts";
import type { WorkSet } from "../../sets/set.ts";
import { Beginning } from "./beginning.tsx";
import { Ending } from "./ending.tsx";
import { Work } from "./work.tsx";

/** One challenge: its rules, then its questions, then what came of them. It is kept at each step, so a reload loses nothing. */
export function Room({ challenge }: { readonly challenge: Challenge }) {
  const { set, rules } = challenge;
  const key = keyOf(challenge);
  const kind = `challenge/${key}`;
  const kept = useSave(kind);
  const [here, setHere] = useState<Run | null | undefined>(undefined);
  // What was done on this page goes first: what is kept of it comes back a moment later.
  const run = here === undefined ? readRun(kept, key, set.entries.length) : here;

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
  return <Under key={`${run.begun}`} challenge={challenge} run={run} onChange={change} />;
}

interface UnderProps {
  readonly challenge: Challenge;
  readonly run: Run;
  readonly onChange: (run: Run | null) => void;
}

/** A challenge that was begun, with the questions as this pupil has them. */
function Under({ challenge, run, onChange }: UnderProps) {
  const { set, rules } = challenge;
  const variant = variantFor(rules, run.who);
  const twins = useTwins(set, [variant]);
  const own: WorkSet | undefined = Array.isArray(twins) ? twins[0] : undefined;
  const { slots } = useQuestions(own ? [own] : []);
  if (twins === "failed")
    return (
      <p className="card p-5">
        The questions could not be fetched. Open this page once while you are online: after that it works without the
        internet.
      </p>
    );
  const mine = slots[0];
  if (!own || !mine || mine.length === 0) return <p className="card p-5 text-soft">Setting the questions …</p>;
  return run.ended > 0 ? (
    <Ending challenge={challenge} run={run} slots={mine} variant={variant} onAgain={() => onChange(null)} />
  ) : (
    <Work challenge={challenge} run={run} slots={mine} onChange={onChange} />
  );
}
