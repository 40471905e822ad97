import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { numberLocale } from "../device/settings/shown.ts";
import type { Judgement } from "../engine/answer/answer.ts";
import { isHalf } from "../engine/answer/half.ts";
import { itemOf } from "../engine/item.ts";
import type { Help, Verdict as Judged } from "../learner/records/entry.ts";
import { announce } from "../ui/announcer.ts";
import { sound } from "../ui/sound.ts";
import { AnswerField } from "./answer-field.tsx";
import type { Answerable } from "./answerable.ts";
import { hasParts } from "./has-parts.ts";
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

const notArrived =
  "Your answer could not be checked, because a part of this page did not arrive. Reload the page when you are online; after that it works without the internet.";

const unfinished: Judgement = { verdict: "unread", say: "There is still an empty place. Fill it in first." };

type Judging = typeof import("./judging.tsx");
let judging: Judging | null = null;

/** The judge and what goes with it, fetched once; null when they did not arrive. */
async function loadJudging(): Promise<Judging | null> {
  judging ??= await import("./judging.tsx").catch(() => null);
  return judging;
}

/** Where an answer is typed or chosen, and what came of it. The judge is loaded when the first answer is begun. */
export function AnswerBox({ asked, title, category, help, onJudged }: AnswerBoxProps) {
  const id = useId();
  const shownAt = useRef(0);
  const tries = useRef(0);
  const { typed, type, taken } = useDraft(asked.id);
  const verdict = useRef<HTMLOutputElement>(null);
  const [judged, setJudged] = useState<{ judgement: Judgement; typed: string } | null>(null);
  const [tried, setTried] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(false);
  const [stuck, setStuck] = useState(false);
  const { answer } = asked;
  const warm = useRef(false);
  // Each time it is checked, so that the same verdict is heard again.
  useEffect(() => {
    announce(verdict.current);
    if (judged) judging?.bringIntoSight(verdict.current);
  }, [judged]);
  const started = (text: string) => {
    shownAt.current ||= Date.now();
    // Fetched, and run once so that it is compiled, while the answer is being typed.
    if (!warm.current)
      void loadJudging().then((ready) => {
        ready?.judge(answer, text || "0", asked);
        void ready?.prepareToKeep("attempts");
      });
    warm.current = true;
    void sound();
  };

  const makeRoom = useOldAnswer(id);

  async function check(event: SyntheticEvent) {
    event.preventDefault();
    const ready = judging ?? (await loadJudging());
    setStuck(!ready);
    if (!ready) return announce(notArrived);
    const half = hasParts(answer, asked.inside) && isHalf(typed);
    const result = half ? unfinished : ready.judge(answer, typed, asked, numberLocale());
    setJudged({ judgement: result, typed });
    if (result.verdict === "empty" || result.verdict === "unread") return;
    if (result.verdict === "wrong") {
      setTried((before) => [...before.filter((text) => text !== typed), typed].slice(-5));
      makeRoom(true);
    }
    void sound(result.verdict === "right" ? "right" : "notYet");
    taken();
    tries.current += 1;
    onJudged(result.verdict, { reading: result.reading, tries: tries.current });
    setSeen(help.current === "solution");
    ready.recordAttempt({
      item: itemOf(asked),
      category,
      verdict: result.verdict,
      typed,
      slip: (result.verdict === "wrong" && result.name) || "",
      help: help.current,
      ms: Date.now() - (shownAt.current || Date.now()),
    });
    shownAt.current = 0;
  }

  return (
    <form
      className="screen-only needs-script flex flex-col gap-2"
      onSubmit={check}
      // Browsers do so by themselves only where the form has a single field.
      onKeyDown={(event) => {
        const { isTrusted, isComposing } = event.nativeEvent;
        const isEnter = event.key === "Enter" && event.target instanceof HTMLInputElement && isTrusted && !isComposing;
        if (isEnter && !event.defaultPrevented) void check(event);
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
      {/* Said by the announcer, which says it again as well. */}
      <output ref={verdict} htmlFor={id} className="block" aria-live="off">
        {stuck ? (
          <p className="rounded-xl border border-warn bg-warn-soft px-3.5 py-2.5">{notArrived}</p>
        ) : (
          judged && judging && <judging.Verdict {...judged} asked={asked} />
        )}
      </output>
      {judged?.judgement.verdict === "right" && seen && (
        <p className="text-sm text-soft">
          You had seen the solution, so this one is not counted among your solved ones.
        </p>
      )}
      {tried.length > 0 && (
        <p className="text-sm text-soft">
          Tried so far:{" "}
          {tried.map((text) => (
            <s key={text} className="mr-2 break-all">
              {text.slice(0, 40)}
            </s>
          ))}
        </p>
      )}
    </form>
  );
}
