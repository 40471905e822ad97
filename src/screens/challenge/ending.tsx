import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { numberLocale } from "../../device/settings/shown.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import { readExerciseItem } from "../../engine/item.ts";
import { count } from "../../engine/words.ts";
import { zoneOfItem } from "../../play/sets/category-of.ts";
import { QrSquare } from "../../play/sets/qr-square.tsx";
import type { Slot } from "../../play/sets/use-questions.ts";
import { WholeScreen } from "../../play/sets/whole-screen.tsx";
import { Steps } from "../../play/steps.tsx";
import type { Challenge } from "../../sets/challenge/link.ts";
import { type Done, nothingDone, type Run, resultOf, timeLeft } from "../../sets/challenge/run.ts";
import { codeOf } from "../../sets/link.ts";
import { writeLong } from "../../sets/result/long.ts";
import { writeShort } from "../../sets/result/short.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { useCopied } from "../../ui/hooks/use-copied.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";

interface EndingProps {
  readonly challenge: Challenge;
  readonly run: Run;
  readonly slots: readonly Slot[];
  readonly variant: number;
  readonly onAgain: () => void;
}

/** What came of a challenge: the mark, the code for the teacher, and what to look at again. */
export function Ending({ challenge: { set, rules }, run, slots, variant, onAgain }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const judged = slots.flatMap(({ question }, place) =>
    question?.answer ? [{ question, place, done: run.done[place] ?? nothingDone }] : [],
  );
  const byHand = slots.filter(({ question }) => question && !question.answer).length;
  const right = judged.filter(({ done }) => done.verdict === "right");
  const marks = (all: typeof judged) => all.reduce((sum, { question }) => sum + question.marks, 0);
  const counts = judged.some(({ question }) => question.marks > 1);
  // As this pupil met them, which is how they are numbered.
  const met = (place: number) => run.order.indexOf(place) + 1;
  const again = judged.filter(({ done }) => done.verdict !== "right").toSorted((a, b) => met(a.place) - met(b.place));
  const isOver = timeLeft(run, rules, run.ended) === 0;
  return (
    <div className="flex flex-col gap-5">
      <section className="card p-5 sm:p-7" aria-labelledby="came-of-it">
        <h2 id="came-of-it" ref={heading} tabIndex={-1} className="text-2xl">
          {right.length === 0 ? `None of ${judged.length} right yet` : `${right.length} of ${judged.length} right`}
          {counts && `, ${marks(right)} of ${count(marks(judged), "mark")}`}
        </h2>
        <p className="mt-1 max-w-[68ch] text-soft">
          {isOver && "The time is up: your answers are handed in as they are. "}
          {set.title && `${set.title}. `}
          {again.length === 0 ? "All of it is right." : "What is not right yet is what you can learn next."}
          {byHand > 0 &&
            ` ${count(byHand, "question is", "questions are")} on paper: your teacher looks at ${byHand === 1 ? "it" : "them"}.`}
        </p>
      </section>
      <Code challenge={{ set, rules }} run={run} variant={variant} />
      {again.length > 0 && (
        <section aria-labelledby="again">
          <h2 id="again" className="mb-3 text-xl">
            Look at {again.length === 1 ? "this one" : "these"} again
          </h2>
          <ol className="flex flex-col gap-4">
            {again.map(({ question, place, done }) => (
              <li key={place} className="card flex flex-col gap-2 p-4 sm:p-5">
                <Again question={question} done={done} at={met(place)} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <AskFirst
        className="btn self-start"
        words="Do this challenge once more? The result and its code are then no longer here: hand them in first."
        yes="Once more"
        no="Stay here"
        onYes={onAgain}
      >
        <Icon name="rotate-ccw" /> Once more, or another pupil
      </AskFirst>
    </div>
  );
}

const words = { right: "right", almost: "right, in another form", wrong: "not yet", none: "not answered" } as const;

/** A question that is not right yet: what was answered, the answer, its steps, and where to practise it. */
function Again({ question, done, at }: { readonly question: SetQuestion; readonly done: Done; readonly at: number }) {
  const { answer, slips, steps } = question;
  const slip = done.slip === undefined ? undefined : slips[done.slip];
  const zone = zoneOfItem(question.item);
  return (
    <>
      <p className="flex items-center gap-2 text-sm text-soft">
        <Icon name={done.verdict === "almost" ? "target" : "rotate-ccw"} className="text-warn" /> {at}:{" "}
        {words[done.verdict]}
      </p>
      <Html className="prose min-w-0 max-w-full" html={question.prompt} />
      {question.figure && <Html className="figure-box" html={question.figure} />}
      <p>
        {done.verdict !== "none" && (
          <>
            You wrote <strong className="break-all">{done.typed.slice(0, 60)}</strong>.{" "}
          </>
        )}
        {answer && (
          <>
            The answer is <strong>{answerText(answer, numberLocale())}</strong>.
          </>
        )}
      </p>
      {slip && <Html className="prose" html={slip.say} />}
      <Steps steps={steps} />
      {zone && (
        <p>
          <Link className="link" to={`/${zone}?practise=${readExerciseItem(question.item)?.skill ?? ""}`}>
            Practise {question.title.toLowerCase()}
          </Link>
        </p>
      )}
    </>
  );
}

interface CodeProps {
  readonly challenge: Challenge;
  readonly run: Run;
  readonly variant: number;
}

/** The result for the teacher: to be scanned, typed or sent. */
function Code({ challenge: { set, rules }, run, variant }: CodeProps) {
  const result = resultOf(run, codeOf(set), variant);
  const [long, short] = [writeLong(result), writeShort(result)];
  const [large, setLarge] = useState(false);
  const who = run.who && (rules.ask === "number" ? `Number ${run.who}` : run.who);
  const square = (
    <QrSquare text={long} label="The code of your result, to be scanned by your teacher">
      <p className="text-soft">There is more in this result than a square holds: type the letters, or send the code.</p>
    </QrSquare>
  );
  const { said, copy } = useCopied(
    long,
    "Copied. Paste it into a message to your teacher.",
    "The browser did not allow it. Let your teacher scan the square, or type the letters.",
  );
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-7" aria-labelledby="code">
      <h2 id="code" className="text-xl">
        Your result for your teacher
      </h2>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="flex w-full max-w-68 flex-col gap-3">
          {square}
          <button type="button" className="btn screen-only" onClick={() => setLarge(true)}>
            <Icon name="scan" /> Show it large
          </button>
        </div>
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-3">
          <p>Your teacher scans the square. Without a camera, read out these letters:</p>
          <p className="code-groups" data-code={short}>
            {short.split(" ").map((group, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is told by its place
              <span key={at}>
                <small aria-hidden="true">{at + 1}</small>
                {group}
              </span>
            ))}
          </p>
          {rules.ask === "name" && <p className="text-soft">The letters hold no name: tell yours with them.</p>}
          <p className="screen-only flex flex-wrap items-center gap-3">
            <button type="button" className="btn" onClick={copy}>
              <Icon name="copy" /> Copy the code
            </button>
            <span className="text-soft">{said}</span>
          </p>
        </div>
      </div>
      <p className="max-w-[68ch] text-soft">
        In the square and in the copied code are your answers, slips and times{who ? <> and “{who}”</> : ""}. In the
        letters there is less: what came of each question, and roughly how long it took. Nobody can be made out from any
        of them {who ? "but by the name or number you gave" : "at all"}, and nothing is sent anywhere unless you hand it
        over.
      </p>
      {large && (
        <WholeScreen title={who || "Result"} onClose={() => setLarge(false)}>
          <div className="whole-qr">{square}</div>
        </WholeScreen>
      )}
    </section>
  );
}
