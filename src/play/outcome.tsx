import { Fragment, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../device/after-paint.ts";
import { wantsLessMotion } from "../device/settings/less-motion.ts";
import type { Judgement } from "../engine/answer/answer.ts";
import { announce } from "../ui/announce/announcer.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import { move } from "../ui/motion.ts";
import type { Answerable } from "./answerable.ts";
import { FoundPicture } from "./ending/found-picture.tsx";
import { madeOf } from "./ending/made-of.ts";
import { Told } from "./told.tsx";
import { useTried } from "./use-tried.ts";

/** What is to be told of an answer. */
export interface Telling {
  readonly judgement: Judgement;
  readonly typed: string;
  /** Whether the solution had been seen before. */
  readonly seen: boolean;
}

export interface OutcomeHandle {
  tell(told: Telling): void;
  /** What Check would tell now: drawn while nobody waits, so that it has only to be shown. */
  prepare(told: Telling): void;
}

interface OutcomeProps {
  /** The field's. */
  readonly id: string;
  readonly asked: Answerable;
  readonly ref: Ref<OutcomeHandle>;
}

/** What came of the last answer, and the wrong ones before it. It keeps them itself, so that a press on Check draws nothing else anew. */
export function Outcome({ id, asked, ref }: OutcomeProps) {
  const place = useRef<HTMLOutputElement>(null);
  const [shown, setShown] = useState<Telling | null>(null);
  const [ahead, setAhead] = useState<Telling | null>(null);
  const [told, setTold] = useState<Telling | null>(null);
  const { tried, add, end } = useTried(asked.id);
  useImperativeHandle(ref, () => ({
    tell(next) {
      setShown(next);
      setAhead(null); // it is what is told now, or it is old
      if (next.judgement.verdict === "wrong") add(next.typed);
      if (next.judgement.verdict === "right") end();
    },
    prepare: setAhead,
  }));
  // Who pressed sees the verdict first. Each time it is checked, so that the same verdict is heard again.
  useEffect(() => {
    if (shown) void afterPaint().then(() => setTold(shown));
  }, [shown]);
  useEffect(() => {
    if (told) present(place.current, told.judgement.verdict);
  }, [told]);
  return (
    <>
      {/* Said by the announcer, which says it again as well. */}
      <output ref={place} htmlFor={id} className="relative block" aria-live="off">
        {[shown, ahead?.typed === shown?.typed ? null : ahead].map(
          (one) =>
            one && (
              // Ahead it has its letters and its lines already, which take longer than to show it. Folded up and not invisible: of that
              // everything in it would have to be styled anew.
              <div
                key={one.typed}
                className={one === shown ? "" : "absolute inset-x-0 h-0 overflow-clip"}
                aria-hidden={one !== shown || undefined}
              >
                <Verdict
                  judgement={one.judgement}
                  typed={one.typed}
                  asked={asked}
                  stage={one === told ? "told" : one === shown ? "shown" : "ahead"}
                />
              </div>
            ),
        )}
      </output>
      <BelowVerdict told={told} tried={tried} />
    </>
  );
}

/** Says what came of an answer and moves the page as little as shows it. */
function present(outcome: Element | null, verdict: Judgement["verdict"]): void {
  // The keypad goes with the focus: a right answer has nothing more to be typed, a wrong one has.
  const field = document.activeElement;
  if (verdict === "right" && field instanceof HTMLInputElement && document.querySelector("[data-keypad]")) field.blur();
  outcome?.scrollIntoView({ block: "nearest" });
  // After a frame, in which the way on takes the focus: a screen reader that meets a new focus falls silent.
  void afterPaint().then(() => announce(outcome));
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
  /** What moves waits until it is seen, and the picture until the words have been. */
  readonly stage?: "ahead" | "shown" | "told";
}

/** What came of an answer, in words, and in a picture where it was right. */
export function Verdict({ judgement, typed, asked, stage = "told" }: VerdictProps) {
  const { className, icon, word } = looks[judgement.verdict];
  const reading = "reading" in judgement && bare(judgement.reading) !== bare(typed) ? judgement.reading : null;
  const marks = stage === "told" && judgement.verdict === "right" && !asked.figure && madeOf(asked.answer, asked);
  return (
    <div className={`flex items-start gap-2.5 rounded-xl border px-3.5 py-2.5 ${className}`}>
      {judgement.verdict === "right" ? <Tick isDrawn={stage === "told"} /> : <Icon name={icon} className="mt-0.5" />}
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
  /** What is told of the last answer; null before there is one since the page was opened. */
  readonly told: Telling | null;
  /** The wrong answers so far. */
  readonly tried: readonly string[];
}

/** What else there is to say of an answer. */
function BelowVerdict({ told, tried }: BelowVerdictProps) {
  return (
    <>
      {told?.judgement.verdict === "right" && told.seen && (
        <p className="text-sm text-soft">
          You had seen the solution, so this one is not counted among your solved ones.
        </p>
      )}
      {tried.length > 0 && (
        <p className="text-sm text-soft">
          Tried so far:{" "}
          {tried.map((text, at) => (
            <Fragment key={text}>
              {at > 0 && "; "}
              <s className="break-all text-ink decoration-1">{text.slice(0, 40)}</s>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** More than the tick has. */
const length = 24;
const unseen = { strokeDasharray: length, strokeDashoffset: length };

/** Drawn as with a pen once the words beside it have been seen, and not there before. */
function Tick({ isDrawn }: { readonly isDrawn: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isDrawn) move(place.current?.firstElementChild, [unseen, { ...unseen, strokeDashoffset: 0 }], "sweeping");
  }, [isDrawn]);
  return (
    <span ref={place} style={isDrawn || wantsLessMotion() ? undefined : unseen}>
      <Icon name="check" className="mt-0.5" />
    </span>
  );
}
