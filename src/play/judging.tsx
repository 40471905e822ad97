import type { Judgement } from "../engine/answer/answer.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import { Told } from "./told.tsx";

// What an answer box needs from the first answer on, and no page before that: fetched while the answer is being typed.
export { judge } from "../engine/answer/judge.ts";
export { prepareToKeep } from "../learner/keep.ts";
export { recordAttempt } from "../learner/record.ts";

const looks: Record<Judgement["verdict"], { className: string; icon: IconName; word: string }> = {
  right: { className: "border-good bg-good-soft text-good", icon: "check", word: "" },
  almost: { className: "border-warn bg-warn-soft text-warn", icon: "target", word: "Almost." },
  wrong: { className: "border-bad bg-bad-soft text-bad", icon: "rotate-ccw", word: "Not yet." },
  unread: { className: "border-warn bg-warn-soft text-warn", icon: "info", word: "" },
  empty: { className: "border-warn bg-warn-soft text-warn", icon: "info", word: "" },
};

/** A text without what one writes it with one way or another: nobody is told that a space was read. */
const bare = (text: string) => text.replace(/\s/g, "").replaceAll("−", "-");

/** What came of an answer, in words. */
export function Verdict({ judgement, typed }: { judgement: Judgement; typed: string }) {
  const { className, icon, word } = looks[judgement.verdict];
  const reading = "reading" in judgement && bare(judgement.reading) !== bare(typed) ? judgement.reading : null;
  return (
    <div className={`flex items-start gap-2.5 rounded-xl border px-3.5 py-2.5 ${className}`}>
      <Icon name={icon} className="mt-0.5" />
      <p className="min-w-0">
        {word && <strong>{word} </strong>}
        <span className="text-ink">{judgement.say} </span>
        {judgement.verdict === "wrong" && <Told judgement={judgement} />}
        {reading && <span className="block text-sm text-ink">We read this as {reading}.</span>}
      </p>
    </div>
  );
}
