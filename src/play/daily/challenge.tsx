import {
  type ComponentType,
  type FormEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { afterFrame, afterPaint } from "../../device/after-paint.ts";
import { shown } from "../../device/settings/shown.ts";
import type { AnswerSpec, Judgement } from "../../engine/answer/answer.ts";
import { expected } from "../../engine/answer/expected.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { recordAttempt } from "../../learner/keep/record.ts";
import type { Help } from "../../learner/records/entry.ts";
import { noteSolvedDaily } from "../../learner/solved-daily.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { useInSight } from "../../ui/hooks/use-in-sight.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { completeIn } from "../ending/completion.ts";
import type { How } from "../ending/solved-facts.tsx";
import { useKeypad } from "../keypad/use-keypad.tsx";
import { Task } from "../task.tsx";
import { Told } from "../told.tsx";
import { useDraft } from "../use-draft.ts";
import { useFirstDigit } from "../use-first-digit.ts";
import { useOldAnswer } from "../use-old-answer.ts";

interface ChallengeProps {
  readonly puzzle: Puzzle;
  /** What attempts on it are recorded as. */
  readonly item: string;
  readonly solvedBefore: boolean;
  /** Which one it is, for the words on success: "today's challenge". */
  readonly name: string;
  /** A sentence that goes on from there. */
  readonly next?: string;
  /** Whether what is wrong is said in the card alone, and not over the page, too: where the challenge is one thing among others. */
  readonly inside?: boolean;
  /** For teachers, at the end of the card. */
  readonly menu?: ReactNode;
  /** What stands under the solution once it is solved. */
  readonly children?: ReactNode;
}

interface Message {
  readonly title: string;
  readonly body: string;
}

const wrong: Message = { title: "Not quite", body: "Try again or check the hint!" };
const nothingWritten: Message = { title: "Write your answer first", body: "A whole number, like 42." };

/** What is typed here: digits alone, so a number pad is always enough. */
const exact: AnswerSpec = { kind: "whole", value: "0", natural: true };

type Wrong = Extract<Judgement, { verdict: "wrong" }>;

const loadJudge = () => import("../../engine/answer/judge.ts").catch(() => null);

/** What the judge says of a wrong answer; null where it does not arrive, and the specified sentence stands alone. */
async function lookInto(puzzle: Puzzle, given: string): Promise<Wrong | null> {
  const judged = (await loadJudge())?.judge(puzzle.answer, given, puzzle);
  return judged?.verdict === "wrong" ? judged : null;
}

const loadFacts = () => import("../ending/solved-facts.tsx").catch(() => null);
/** What is true of a right answer; where it does not come, the specified sentences stand alone. */
const Facts = lazy<ComponentType<{ how: How }>>(async () => ({
  default: (await loadFacts())?.SolvedFacts ?? (() => null),
}));

/** Unsolved, then solved: one way. The rule is the exact one: the trimmed input equals the answer's text. */
export function Challenge({ puzzle, item, solvedBefore, name, next, inside, menu, children }: ChallengeProps) {
  const id = useId();
  const { typed, type, taken } = useDraft(item);
  const [trouble, setTrouble] = useState<Message | null>(null);
  // What the judge knows of a wrong answer stands beside the specified sentence: which slip it was, or how to test it.
  const [known, setKnown] = useState<Wrong | null>(null);
  const more = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    announce(known && more.current);
    // Above the keypad, which stays.
    if (trouble) document.getElementById(`${id}-trouble`)?.scrollIntoView({ block: "nearest" });
  }, [id, trouble, known]);
  /** How it was solved just now. */
  const [how, setHow] = useState<How | null>(null);
  const tries = useRef(0);
  const [shownAt] = useState(() => Date.now());
  const help = useRef<Help>("alone");
  const card = useRef<HTMLElement>(null);
  useFirstDigit(card);
  const answer = puzzle.answer.kind === "whole" ? puzzle.answer : null;
  const solved = solvedBefore || how !== null;
  const { props, keypad } = useKeypad(exact, "Submit");
  const makeRoom = useOldAnswer(id);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Exact in ASCII: "010" is not "10". The digits of another script are the same digits.
    // The rule is exact: only who reads other digits here may write the answer in them.
    const isOwn = (shown("digits") ?? "latn") !== "latn";
    const given = (isOwn ? asciiDigits(typed) : typed).trim();
    setKnown(null);
    if (given === "") {
      setTrouble(nothingWritten);
      announce(`${nothingWritten.title}. ${nothingWritten.body}`);
      return;
    }
    const right = given === answer?.value;
    const ms = Date.now() - shownAt;
    tries.current += 1;
    if (right) setHow({ help: help.current, since: shownAt, ms, tries: tries.current, first: true });
    else setTrouble(wrong);
    const attempt = {
      item,
      category: "daily-challenge",
      verdict: right ? "right" : "wrong",
      typed: given,
      help: help.current,
      ms,
    } as const;
    // Who pressed sees what came of it first, and what follows from it with the next frame.
    afterFrame(() => {
      if (right) void toast({ title: "Correct!", body: `You've solved ${name}!`, tone: "good" });
      else if (inside) announce(`${wrong.title}. ${wrong.body}`);
      else void toast({ ...wrong, tone: "bad" });
      if (right) {
        completeIn(card.current, given, puzzle.answer);
        // On a phone the figure, which shows it now, may be half out of sight.
        void afterPaint().then(() => card.current?.querySelector("svg.figure")?.scrollIntoView({ block: "nearest" }));
        noteSolvedDaily(item);
      } else {
        makeRoom(true);
        void lookInto(puzzle, given).then(setKnown);
      }
      taken();
      recordAttempt(attempt);
    });
  }

  return (
    <article
      ref={card}
      className={`card flex flex-col gap-4 border-hue-line p-5 sm:p-7 ${solved ? "fig-complete" : ""}`}
      data-solved={how ? "now" : undefined}
      aria-labelledby={`${id}-title`}
    >
      <header className="flex flex-wrap items-center gap-3">
        <h2 id={`${id}-title`} className="mr-auto text-xl">
          {puzzle.title}
        </h2>
        <span className="chip clock-words">
          <Icon name="clock" /> {puzzle.minutes} min
        </span>
      </header>
      <Task text={puzzle.problem} figure={puzzle.figure} />
      {solved ? (
        <Solved puzzle={puzzle} name={name} next={next} how={how}>
          {children}
        </Solved>
      ) : (
        <>
          <form className="screen-only needs-script" onSubmit={submit} noValidate>
            <label htmlFor={id} className="mr-2 font-semibold">
              Your answer<span className="sr-only"> to {puzzle.title}</span>
            </label>
            {answer?.unit && (
              <span id={`${id}-form`} className="text-sm text-soft">
                {expected(answer)}: the number alone
              </span>
            )}
            <div className="mt-1 flex flex-wrap gap-2">
              <input
                {...props}
                id={id}
                className="field w-48"
                autoComplete="off"
                aria-describedby={`${id}-form ${id}-trouble`}
                aria-invalid={trouble === wrong || undefined}
                value={typed}
                onFocus={(event) => {
                  props.onFocus?.(event);
                  void loadJudge();
                  void loadFacts();
                  makeRoom();
                }}
                onChange={(event) => type(event.target.value)}
              />
              <button type="submit" className="btn btn-main">
                Submit Answer
              </button>
            </div>
            {keypad}
            <div id={`${id}-trouble`} className="mt-2 min-h-6">
              {(trouble || typed) && <Trouble trouble={trouble} known={known} inside={inside} more={more} />}
            </div>
          </form>
          <Reveal
            what="Hint"
            icon="lightbulb"
            onOpen={() => {
              help.current = "hint";
            }}
          >
            <Html className="prose" html={puzzle.hint} />
          </Reveal>
        </>
      )}
      {menu}
    </article>
  );
}

interface TroubleProps {
  /** What is told of the answer; null before there is something: then what is said of a wrong one lies there already, folded up. */
  readonly trouble: Message | null;
  readonly known: Wrong | null;
  readonly inside: boolean | undefined;
  readonly more: RefObject<HTMLSpanElement | null>;
}

/** What is said of an answer that was not right. It has its letters before it is needed, so that it has only to be unfolded. */
function Trouble({ trouble, known, inside, more }: TroubleProps) {
  const told = trouble ?? wrong;
  return (
    <div
      className={`flex items-start gap-2.5 rounded-xl px-3.5 ${told === wrong ? "border-bad bg-bad-soft text-bad" : "border-warn bg-warn-soft text-warn"} ${trouble ? "border py-2.5" : "h-0 overflow-clip"}`}
      aria-hidden={!trouble || undefined}
      data-told={trouble ? "" : undefined}
    >
      <Icon name={told === wrong ? "rotate-ccw" : "info"} className="mt-0.5" />
      <p className="min-w-0">
        {/* Where a message over the page says it already, it stands here until what is known of the answer has come, and where nothing is. */}
        {(!known || inside) && <strong>{told.title}. </strong>}
        {known ? (
          <span ref={more} className="text-ink">
            {known.say} <Told judgement={known} />
          </span>
        ) : (
          <span className="text-ink">{told.body}</span>
        )}
      </p>
    </div>
  );
}

interface SolvedProps {
  readonly puzzle: Puzzle;
  readonly name: string;
  readonly next: string | undefined;
  /** Null unless it was solved just now: then the field that had the focus is gone. */
  readonly how: How | null;
  readonly children: ReactNode;
}

function Solved({ puzzle, name, next, how, children }: SolvedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (how) heading.current?.focus({ preventScroll: true });
  }, [how]);
  return (
    <>
      <div ref={ending} className="grid scroll-mb-20 gap-3 rounded-xl border border-good bg-good-soft p-4" data-told="">
        <div className="flex items-start gap-3">
          <Icon name="trophy" className="mt-1 text-good" />
          <div>
            <h3 ref={heading} tabIndex={-1} className="text-lg font-bold text-good">
              Congratulations!
            </h3>
            {/* Just now the message over the page said which. */}
            <p>
              {!how && `You have solved ${name}. `}
              {next}
            </p>
          </div>
        </div>
        {how && (
          <Suspense fallback={null}>
            <Facts how={how} />
            <IntoSight of={ending} />
          </Suspense>
        )}
      </div>
      <Reveal what="Solution" icon="key-round">
        <Html className="prose" html={puzzle.solution} />
      </Reveal>
      {children}
    </>
  );
}

/** Stands beside what is fetched: once that has come, the whole of it comes into sight. */
function IntoSight({ of }: { of: RefObject<Element | null> }) {
  useInSight(of);
  return null;
}
