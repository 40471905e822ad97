import { type RefObject, type SyntheticEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterFrame } from "../device/after-paint.ts";
import type { Judgement } from "../engine/answer/answer.ts";
import { isHalf } from "../engine/answer/half.ts";
import { itemOf } from "../engine/item.ts";
import type { Help, Verdict as Judged } from "../learner/records/entry.ts";
import { announce } from "../ui/announce/announcer.ts";
import { sound } from "../ui/sound/sound.ts";
import { AnswerField } from "./answer-field.tsx";
import type { Answerable } from "./answerable.ts";
import { hasParts } from "./has-parts.ts";
import type { OutcomeHandle } from "./outcome.tsx";
import { useDraft } from "./use-draft.ts";
import { useOldAnswer } from "./use-old-answer.ts";

/** How an answer came about. */
export interface Answered {
  /** As it was read. */
  readonly reading: string;
  /** How many there were, with this one. */
  readonly tries: number;
}

interface AnswerBoxProps {
  readonly asked: Answerable;
  /** The title of what is asked, where there are other fields on the page. */
  readonly title?: string;
  readonly category: string;
  readonly help: RefObject<Help>;
  /** Told of each answer that could be read, and of how it came about. */
  readonly onJudged: (verdict: Judged, answered: Answered) => void;
}

const unfinished: Judgement = { verdict: "unread", say: "There is still an empty place. Fill it in first." };

const notArrived = "Your answer could not be checked. Reload the page when you are online.";

type Judging = typeof import("./judging.ts");
let judging: Judging | null = null;

/** The judge and what goes with it, fetched once; null when they did not arrive. */
async function loadJudging(): Promise<Judging | null> {
  judging ??= await import("./judging.ts").catch(() => null);
  return judging;
}

/** Where an answer is typed or chosen, and what came of it. The judge is loaded when the first answer is begun. */
export function AnswerBox({ asked, title, category, help, onJudged }: AnswerBoxProps) {
  const id = useId();
  const shownAt = useRef(0);
  const tries = useRef(0);
  const { typed, type, taken } = useDraft(asked.id);
  const outcome = useRef<OutcomeHandle>(null);
  // Undefined until it was asked for, null when it did not arrive.
  const [ready, setReady] = useState<Judging | null>();
  const { answer } = asked;
  const started = (text: string) => {
    shownAt.current ||= Date.now();
    // Fetched, and judged ahead, while the answer is being typed.
    void loadJudging().then((ready) => {
      if (!ready) return;
      setReady(ready);
      void ready.getReady(answer, text, asked, outcome);
    });
    void sound();
  };

  const makeRoom = useOldAnswer(id);

  async function check(event: SyntheticEvent) {
    event.preventDefault();
    const ready = judging ?? (await loadJudging());
    if (!ready) announce(notArrived);
    if (!outcome.current) flushSync(() => setReady(ready));
    if (!ready) return;
    const half = hasParts(answer, asked.inside) && isHalf(typed);
    const judgement = half ? unfinished : ready.judge(answer, typed, asked);
    outcome.current?.tell({ judgement, typed, seen: help.current === "solution" });
    if (judgement.verdict === "empty" || judgement.verdict === "unread") return;
    if (judgement.verdict === "wrong") makeRoom(true);
    void sound(judgement.verdict === "right" ? "right" : "notYet");
    tries.current += 1;
    const answered = { reading: judgement.reading, tries: tries.current };
    const attempt = {
      item: itemOf(asked),
      category,
      verdict: judgement.verdict,
      typed,
      slip: (judgement.verdict === "wrong" && judgement.name) || "",
      help: help.current,
      ms: Date.now() - (shownAt.current || Date.now()),
    };
    // Who pressed sees the verdict first, and what follows from it with the next frame.
    afterFrame(() => {
      onJudged(attempt.verdict, answered);
      // A wrong one is still being worked on: it comes back with the page.
      if (attempt.verdict === "right") taken();
      ready.recordAttempt(attempt);
    });
    shownAt.current = 0;
  }

  return (
    <form
      className="screen-only needs-script flex flex-col gap-2"
      onSubmit={check}
      // Enter: browsers do so by themselves only where the form has a single field.
      onKeyDown={(event) => {
        const { isTrusted, isComposing } = event.nativeEvent;
        const isEnter = event.key === "Enter" && event.target instanceof HTMLInputElement && isTrusted && !isComposing;
        if (isEnter && !event.defaultPrevented) void check(event);
        // Out of the field, where single keys are shortcuts again.
        if (event.key === "Escape" && !event.defaultPrevented && event.target instanceof HTMLInputElement)
          event.target.blur();
      }}
      noValidate
    >
      <AnswerField
        id={id}
        answer={answer}
        inside={asked.inside}
        to={title}
        value={typed}
        onFocus={() => {
          started(typed);
          makeRoom();
        }}
        onChange={(text) => {
          type(text);
          started(text);
        }}
      >
        {/* Not a submit button: before a submit event Chrome goes through all fields of the page, which takes long among 120 of them. */}
        <button type="button" className="btn btn-main" onClick={check}>
          Check
        </button>
      </AnswerField>
      {ready ? (
        <ready.Outcome ref={outcome} id={id} asked={asked} />
      ) : (
        // Its place, so that nothing moves when it comes.
        <output htmlFor={id} className="block" aria-live="off">
          {ready === null && <p className="rounded-xl border border-warn bg-warn-soft px-3.5 py-2.5">{notArrived}</p>}
        </output>
      )}
    </form>
  );
}
