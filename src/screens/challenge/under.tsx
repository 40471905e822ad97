import { useQuestions } from "../../play/sets/use-questions.ts";
import { useTwins } from "../../play/sets/use-twins.ts";
import { type Challenge, variantFor } from "../../sets/challenge/link.ts";
import type { Run } from "../../sets/challenge/run.ts";
import type { WorkSet } from "../../sets/set.ts";
import { Ending } from "./ending.tsx";
import { Work } from "./work.tsx";

export interface UnderProps {
  readonly challenge: Challenge;
  readonly run: Run;
  readonly onChange: (run: Run | null) => void;
}

/** A challenge that was begun, with the questions as this pupil has them. */
export function Under({ challenge, run, onChange }: UnderProps) {
  const { rules } = challenge;
  const variant = variantFor(rules, run.who);
  const twins = useTwins(challenge, [variant]);
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
