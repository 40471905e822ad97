import { type RefObject, useRef } from "react";
import type { Asked } from "../../content/schema/library/entry.ts";
import type { Typeset } from "../../content/typeset.ts";
import type { Help } from "../../learner/records/entry.ts";
import { Html } from "../../ui/html.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { AnswerBox } from "../answer-box.tsx";
import { Task } from "../task.tsx";

interface QuestionProps {
  readonly ask: Typeset<Asked>;
  /** What its answers are recorded under (engine/item.ts). */
  readonly item: string;
  /** What they are counted for. */
  readonly category: string;
  /** Names the field, where there are others on the page. */
  readonly title: string;
  readonly isRight: boolean;
  readonly onJudged: (isRight: boolean) => void;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** A question of the library: answered as often as one likes, with its hint, until it is right. */
export function Question({ ask, item, category, title, isRight, onJudged, ref }: QuestionProps) {
  const help = useRef<Help>("alone");
  return (
    <div ref={ref} className="flex flex-col gap-3">
      <Task text={ask.prompt} />
      <AnswerBox
        asked={{ id: item, answer: ask.answer, slips: ask.slips, check: ask.check }}
        title={title}
        category={category}
        help={help}
        onJudged={(verdict) => onJudged(verdict === "right")}
      />
      {isRight && ask.right && <Html className="prose" html={ask.right} />}
      {ask.hint && !isRight && (
        <Reveal
          what="Hint"
          icon="lightbulb"
          onOpen={() => {
            if (help.current === "alone") help.current = "hint";
          }}
        >
          <Html className="prose" html={ask.hint} />
        </Reveal>
      )}
    </div>
  );
}
