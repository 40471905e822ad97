import { useId, useState } from "react";
import { answerText } from "../../engine/answer/answer-text.ts";
import { count } from "../../engine/words.ts";
import { longestName } from "../../sets/challenge/rules.ts";
import type { Row } from "../../sets/result/collect.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Html } from "../../ui/html.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { pupilName } from "./pupil-name.ts";

interface OnePupilProps {
  readonly row: Row;
  /** As this pupil had them. */
  readonly questions: readonly SetQuestion[];
  readonly isNumber: boolean;
  readonly onName: (who: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const words = { right: "right", almost: "almost", wrong: "not yet", none: "no answer" } as const;

/** What one pupil has answered; put under another name, or taken out. */
export function OnePupil({ row, questions, isNumber, onName, onRemove, onClose }: OnePupilProps) {
  const [who, setWho] = useState(row.who);
  const id = useId();
  const { rough } = row.result;
  return (
    <Sheet title={pupilName(row, isNumber)} onClose={onClose}>
      <p className="text-soft">
        {row.right} of {row.result.given.length} right, in {rough ? "roughly " : ""}
        {row.seconds < 90 ? count(row.seconds, "second") : count(Math.round(row.seconds / 60), "minute")}.
        {row.handedIn > 1 && ` Handed in ${row.handedIn} times: the last one stands here.`}
        {rough && " From a typed code, which holds no answers."}
      </p>
      <ol className="flex flex-col gap-2">
        {questions.map(({ prompt, answer, slips }, at) => {
          const { verdict = "none", typed = "", slip, tries = 0 } = row.result.given[at] ?? {};
          const made = slip === undefined ? undefined : slips[slip];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
            <li key={at} className="border-t border-line pt-2">
              <p className="text-sm text-soft">Question {at + 1}</p>
              <Html className="prose" html={prompt} />
              <p>
                <strong>{words[verdict]}</strong>
                {tries > 1 && `, ${tries} answers`}
                {typed && (
                  <>
                    : wrote <strong className="break-all">{typed.slice(0, 60)}</strong>
                  </>
                )}
                {verdict !== "right" && answer && `; the answer is ${answerText(answer)}`}
              </p>
              {made && tries > 1 && <p className="text-sm text-soft">The first slip on the way:</p>}
              {made && <Html className="prose text-sm text-soft" html={made.say} />}
            </li>
          );
        })}
      </ol>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (who.trim()) onName(who.trim());
        }}
      >
        <span className="flex flex-col gap-1">
          <label htmlFor={id}>{isNumber ? "Number or name" : "Name"}</label>
          <input
            id={id}
            className="field w-40"
            maxLength={longestName}
            value={who}
            onChange={(event) => setWho(event.target.value)}
          />
        </span>
        <button type="submit" className="btn">
          Change it
        </button>
      </form>
      <AskFirst
        className="btn self-start"
        words={`Take the result of ${pupilName(row, isNumber)} out? The pupil can hand it in again.`}
        yes="Take out"
        no="Keep"
        grave
        onYes={onRemove}
      >
        Take this result out
      </AskFirst>
    </Sheet>
  );
}
