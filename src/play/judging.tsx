import { useEffect, useRef } from "react";
import { afterPaint } from "../device/after-paint.ts";
import { wantsLessMotion } from "../device/settings/less-motion.ts";
import { numberLocale } from "../device/settings/shown.ts";
import type { AnswerSpec, Feedback, Judgement } from "../engine/answer/answer.ts";
import { judge as judgeAnswer } from "../engine/answer/judge.ts";
import { prepareToKeep } from "../learner/keep.ts";
import { announce } from "../ui/announcer.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import type { Answerable } from "./answerable.ts";
import { FoundPicture } from "./ending/found-picture.tsx";
import { madeOf } from "./ending/made-of.ts";
import { Told } from "./told.tsx";

// What an answer box needs from the first answer on, and no page before that: fetched while the answer is being typed.
export { recordAttempt } from "../learner/record.ts";

let ahead: { readonly asked: readonly unknown[]; readonly judgement: Judgement } | null = null;

/** What an answer is worth to this learner. The same one asked for again costs nothing. */
export function judge(answer: AnswerSpec, typed: string, feedback: Feedback): Judgement {
  const asked = [answer, typed, feedback, numberLocale()] as const;
  if (!ahead?.asked.every((part, at) => part === asked[at])) ahead = { asked, judgement: judgeAnswer(...asked) };
  return ahead.judgement;
}

/** Judges what is being typed once it stands there, so that Check has only to show it; and has what keeps it fetched. */
export function getReady(answer: AnswerSpec, typed: string, feedback: Feedback): void {
  void prepareToKeep("attempts");
  // Of several keys pressed at once the last one counts: what is judged for one of the others is judged again.
  void afterPaint().then(() => judge(answer, typed, feedback));
}

/**
 * Says what came of an answer and moves the page as little as shows it, once it has been drawn: who pressed sees it first, and to
 * scroll at once the page would have to be laid out twice.
 */
export function present(outcome: Element | null, verdict: Judgement["verdict"]): void {
  // The keypad goes with the focus: a right answer has nothing more to be typed, a wrong one has.
  const field = document.activeElement;
  if (verdict === "right" && field instanceof HTMLInputElement && document.querySelector("[data-keypad]")) field.blur();
  void afterPaint().then(() => {
    announce(outcome);
    outcome?.scrollIntoView({ block: "nearest" });
  });
}

const looks: Record<Judgement["verdict"], { className: string; icon: IconName; word: string }> = {
  right: { className: "border-good bg-good-soft text-good", icon: "check", word: "" },
  almost: { className: "border-warn bg-warn-soft text-warn", icon: "target", word: "Almost." },
  wrong: { className: "border-bad bg-bad-soft text-bad", icon: "rotate-ccw", word: "Not yet." },
  unread: { className: "border-warn bg-warn-soft text-warn", icon: "info", word: "" },
  empty: { className: "border-warn bg-warn-soft text-warn", icon: "info", word: "" },
};

/** A text without what one writes it with one way or another: nobody is told that a space was read. */
const bare = (text: string) => text.replace(/\s/g, "").replaceAll("−", "-");

interface VerdictProps {
  readonly judgement: Judgement;
  readonly typed: string;
  /** What was asked; where no figure shows it, what was found is laid out in dots. */
  readonly asked: Pick<Answerable, "answer" | "prompt"> & {
    readonly id?: string;
    readonly figure?: Answerable["figure"] | undefined;
  };
}

/** What came of an answer, in words, and in a picture where it was right. */
export function Verdict({ judgement, typed, asked }: VerdictProps) {
  const { className, icon, word } = looks[judgement.verdict];
  const reading = "reading" in judgement && bare(judgement.reading) !== bare(typed) ? judgement.reading : null;
  const marks = judgement.verdict === "right" && !asked.figure && madeOf(asked.answer, asked);
  return (
    <div className={`flex items-start gap-2.5 rounded-xl border px-3.5 py-2.5 ${className}`}>
      {judgement.verdict === "right" ? <Tick /> : <Icon name={icon} className="mt-0.5" />}
      <p className="min-w-0">
        {word && <strong>{word} </strong>}
        <span className="text-ink">{judgement.say} </span>
        {judgement.verdict === "wrong" && <Told judgement={judgement} />}
        {reading && <span className="block text-sm text-ink">We read this as {reading}.</span>}
        {marks && <FoundPicture {...marks} />}
      </p>
    </div>
  );
}

interface BelowVerdictProps {
  readonly judgement: Judgement;
  /** Whether the solution had been seen before. */
  readonly seen: boolean;
  /** The wrong answers so far. */
  readonly tried: readonly string[];
}

/** What else there is to say of an answer. */
export function BelowVerdict({ judgement, seen, tried }: BelowVerdictProps) {
  return (
    <>
      {judgement.verdict === "right" && seen && (
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
    </>
  );
}

/** Drawn as with a pen. */
function Tick() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wantsLessMotion()) return;
    const length = 24; // more than the tick has
    place.current?.firstElementChild?.animate(
      [
        { strokeDasharray: length, strokeDashoffset: length },
        { strokeDasharray: length, strokeDashoffset: 0 },
      ],
      { duration: 450, easing: "ease-out" },
    );
  }, []);
  return (
    <span ref={place}>
      <Icon name="check" className="mt-0.5" />
    </span>
  );
}
