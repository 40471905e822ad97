import { useEffect, useRef, useState } from "react";
import { fresh, type Zone } from "../../engine/exercise.ts";
import { exerciseItem } from "../../engine/item.ts";
import { count } from "../../engine/words.ts";
import { recordAttempt } from "../../learner/keep/record.ts";
import type { Marked, TestQuestion } from "../../play/exam/mark.ts";
import { StopTest } from "../../play/exam/stop-test.tsx";
import { freshSeed } from "../../play/fresh-seed.ts";
import { readyParts } from "../../play/inside/beside.tsx";
import { type Answered, type Belief, believe, type Start } from "../../tools/assessment/belief.ts";
import { fewest, isEnough, most, nextPlace } from "../../tools/assessment/choose.ts";
import type { SkillMap } from "../../tools/assessment/map.ts";
import { hasPage } from "../../ui/has-page.ts";
import { AssessmentQuestion } from "./assessment-question.tsx";
import { isRight, keepUnfinished, writeUnfinished } from "./unfinished.ts";

/** What came of the questions. */
export interface Result {
  readonly marked: readonly Marked[];
  readonly belief: Belief;
  readonly ms: number;
  /** By the learner, before enough was asked. */
  readonly stopped: boolean;
}

/** What was answered before this page was opened. */
export interface Begun {
  readonly answered: readonly Answered[];
  readonly marked: readonly Marked[];
  readonly ms: number;
}

interface AssessmentRunProps {
  readonly zones: readonly Zone[];
  readonly map: SkillMap;
  readonly start: Start;
  readonly begun: Begun;
  readonly onEnd: (result: Result) => void;
  /** Left before the first answer. */
  readonly onBack: () => void;
}

interface Asking {
  /** From 0: it stays until the next question is there. */
  readonly nth: number;
  readonly place: number;
  readonly question: TestQuestion;
}

/** One question after the other, each chosen by the answers so far, until enough is known. */
export function AssessmentRun({ zones, map, start, begun, onEnd, onBack }: AssessmentRunProps) {
  const [answered, setAnswered] = useState(begun.answered);
  const [marked, setMarked] = useState(begun.marked);
  const [asking, setAsking] = useState<Asking | "loading" | "failed">("loading");
  const began = useRef(performance.now() - begun.ms);
  const shownAt = useRef(0);

  async function ask(answered: readonly Answered[]) {
    const place = nextPlace(map, believe(map, start, answered), answered);
    const at = map[place];
    if (!at) return;
    try {
      const { readQuestion } = await import("../../play/exam/mark.ts");
      const skill = zones.flatMap(({ skills }) => skills).find(({ id }) => id === at.skill);
      if (!skill) throw new Error(`there is no skill ${at.skill}`);
      const item = { zone: at.zone, ...fresh(skill, at.stage, freshSeed()) };
      const question = await readQuestion(item, zones);
      setAsking({ nth: answered.length, place, question });
      shownAt.current = performance.now();
    } catch {
      setAsking("failed");
    }
  }

  const started = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    readyParts();
    void ask(answered);
  }, []);

  function take({ place }: Asking, one: Marked) {
    const done = [...answered, { place, right: isRight(one) }];
    const papers = [...marked, one];
    setAnswered(done);
    setMarked(papers);
    // "I have not learnt this yet" is an honest answer, not a wrong one: the record does not hold it.
    if (one.verdict !== "left")
      recordAttempt({
        item: exerciseItem(one.item),
        category: one.item.zone,
        verdict: one.verdict,
        typed: one.typed,
        slip: one.slip,
        help: "alone",
        ms: performance.now() - shownAt.current,
      });
    const belief = believe(map, start, done);
    const ms = performance.now() - began.current;
    const over = isEnough(map, belief, done);
    keepUnfinished(over ? "" : writeUnfinished(start, papers, ms));
    if (over) onEnd({ marked: papers, belief, ms, stopped: false });
    else void ask(done);
  }

  function stop() {
    keepUnfinished("");
    const ms = performance.now() - began.current;
    onEnd({ marked, belief: believe(map, start, answered), ms, stopped: true });
  }

  const nth = typeof asking === "object" ? asking.nth : answered.length;
  return (
    <section
      className="card flex flex-col gap-4 p-5 sm:p-7"
      aria-labelledby="question"
      data-own-keys
      {...hasPage.question}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="question" className="mr-auto text-lg">
          Question {nth + 1} <span className="font-normal text-soft">of {most} at most</span>
        </h2>
        <progress className="progress w-full" max={most} value={answered.length} aria-label="Questions done" />
      </header>
      {asking === "loading" && <p className="text-soft">Fetching the question …</p>}
      {asking === "failed" && (
        <p>
          The question could not be fetched.{" "}
          <button type="button" className="link" onClick={() => void ask(answered)}>
            Try again
          </button>
        </p>
      )}
      {typeof asking === "object" && (
        <AssessmentQuestion key={nth} question={asking.question} onAnswer={(one) => take(asking, one)} />
      )}
      <StopTest
        key={`stop-${answered.length}`}
        words={stopWords(answered.length)}
        empty={answered.length === 0}
        onStop={stop}
        onBack={onBack}
      />
    </section>
  );
}

function stopWords(done: number): string {
  const left =
    done < fewest
      ? `${fewest - done} to ${most - done} are`
      : `at most ${most - done} ${most - done === 1 ? "is" : "are"}`;
  return (
    `You have done ${count(done, "question")}, ${left} left. ` +
    "If you stop now, you see what they show so far, which is less sure. " +
    "For a break, just leave the page: the assessment waits for you."
  );
}
