import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Ages } from "../../content/ages.ts";
import type { Source } from "../../content/typeset.ts";
import { capital, inWords } from "../../engine/words.ts";
import type { Help } from "../../learner/records/entry.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { AnswerBox } from "../answer-box.tsx";
import { freshSeed } from "../fresh-seed.ts";
import { meetQuestion } from "../meet-question.ts";
import { Task } from "../task.tsx";
import { type Fresh, poseFrom } from "./pose-from.ts";

interface FreshQuestionsProps {
  readonly sources: readonly Source[];
  readonly ages: Ages;
}

const notFetched = "The question could not be fetched. It needs the internet the first time.";

/** One question of each source after the other, and for whoever wants more those that are new each time again. */
export function FreshQuestions({ sources, ages }: FreshQuestionsProps) {
  const [posed, setPosed] = useState<Fresh | null>(null);
  const [at, setAt] = useState(0);
  const [trouble, setTrouble] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const again = sources.filter(({ kind }) => kind !== "asked");
  const round = at < sources.length ? sources : again;
  const number = at < sources.length ? at + 1 : ((at - sources.length) % again.length) + 1;

  // As soon as it stands there, or the focus would look for another place.
  useLayoutEffect(() => {
    if (posed) meetQuestion(card.current);
  }, [posed]);

  async function pose(next: number) {
    const source = sources[next] ?? again[(next - sources.length) % again.length];
    if (!source) return;
    setTrouble(false);
    try {
      setPosed(await poseFrom(source, ages, freshSeed()));
      setAt(next);
    } catch {
      setTrouble(true);
      announce(notFetched);
    }
  }

  return (
    <section className="card screen-only needs-script flex flex-col gap-4 p-4 sm:p-6" aria-labelledby="fresh">
      <h2 id="fresh" className="text-xl">
        Three questions{again.length === sources.length && ", new each time"}
        {posed && `: number ${number}`}
      </h2>
      {posed ? (
        <div ref={card}>
          <FreshQuestion
            key={`${at} ${posed.item}`}
            posed={posed}
            onward={
              number === round.length && again.length > 1 ? `${capital(inWords(again.length))} more` : "Another one"
            }
            onNext={() => void pose(at + 1)}
          />
        </div>
      ) : (
        <button type="button" className="btn btn-main self-start" onClick={() => void pose(0)}>
          <Icon name="dices" /> Ask me
        </button>
      )}
      {trouble && <p className="text-soft">{notFetched}</p>}
    </section>
  );
}

interface FreshQuestionProps {
  readonly posed: Fresh;
  /** What the button to the next one says. */
  readonly onward: string;
  readonly onNext: () => void;
}

function FreshQuestion({ posed, onward, onNext }: FreshQuestionProps) {
  const help = useRef<Help>("alone");
  const [isRight, setRight] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  // Enter goes on, and no key writes into an answer that was right.
  useEffect(() => {
    if (isRight) next.current?.focus();
  }, [isRight]);
  const seen = (how: Help) => () => {
    if (how === "solution" || help.current === "alone") help.current = how;
  };
  return (
    <div className="flex flex-col gap-3">
      <Task text={posed.text} figure={posed.figure} />
      <AnswerBox
        asked={{ ...posed, id: posed.item }}
        category={posed.category}
        help={help}
        onJudged={(verdict) => setRight(verdict === "right")}
      />
      {isRight && posed.right && <Html className="prose" html={posed.right} />}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Reveal what="Hint" icon="lightbulb" onOpen={seen("hint")}>
          <Html className="prose" html={posed.hint} />
        </Reveal>
        <Reveal what="Solution" icon="key-round" onOpen={seen("solution")}>
          <Html className="prose" html={posed.solution} />
        </Reveal>
        <button ref={next} type="button" className={`btn ml-auto ${isRight ? "btn-main" : ""}`} onClick={onNext}>
          {onward} <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}
