import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Judgement } from "../engine/answer/answer.ts";
import { announce } from "../ui/announcer.ts";
import type { Answerable } from "./answerable.ts";

type Judging = typeof import("./judging.tsx");

/** What came of an answer. */
interface Told {
  readonly judgement: Judgement;
  readonly typed: string;
  /** Whether the solution had been seen before. */
  readonly seen: boolean;
  /** What shows it: it came with the judge. */
  readonly judging: Judging;
}

export interface OutcomeHandle {
  tell(told: Told): void;
  /** That the judge did not arrive. */
  fail(): void;
}

const notArrived = "Your answer could not be checked. Reload the page when you are online.";

interface OutcomeProps {
  /** The field's. */
  readonly id: string;
  readonly asked: Answerable;
  readonly ref: Ref<OutcomeHandle>;
}

/** What came of the last answer, and the wrong ones before it. It keeps them itself, so that a press on Check draws nothing else anew. */
export function Outcome({ id, asked, ref }: OutcomeProps) {
  const place = useRef<HTMLOutputElement>(null);
  const [told, setTold] = useState<Told | "nothing" | null>(null);
  const [tried, setTried] = useState<readonly string[]>([]);
  useImperativeHandle(
    ref,
    () => ({
      tell(next) {
        setTold(next);
        if (next.judgement.verdict === "wrong")
          setTried((before) => [...before.filter((text) => text !== next.typed), next.typed].slice(-5));
      },
      fail() {
        setTold("nothing");
        announce(notArrived);
      },
    }),
    [],
  );
  // Each time it is checked, so that the same verdict is heard again.
  useEffect(() => {
    if (told && told !== "nothing") told.judging.present(place.current, told.judgement.verdict);
  }, [told]);
  const shown = told === "nothing" ? null : told;
  return (
    <>
      {/* Said by the announcer, which says it again as well. */}
      <output ref={place} htmlFor={id} className="block" aria-live="off">
        {told === "nothing" && <p className="rounded-xl border border-warn bg-warn-soft px-3.5 py-2.5">{notArrived}</p>}
        {shown && <shown.judging.Verdict judgement={shown.judgement} typed={shown.typed} asked={asked} />}
      </output>
      {shown && <shown.judging.BelowVerdict judgement={shown.judgement} seen={shown.seen} tried={tried} />}
    </>
  );
}
