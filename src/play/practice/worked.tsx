import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Shows } from "../../engine/shows.ts";
import type { Taken } from "../../manipulatives/load.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Task } from "../task.tsx";
import type { Asked } from "./asked.ts";
import { Steps } from "./steps.tsx";
import { useTaken } from "./use-taken.ts";

interface WorkedProps {
  readonly asked: Asked;
  readonly onNext: () => void;
  /** The word on the button after the last line. */
  readonly onward?: string;
  /**
   * What there is to do once the picture is taken in the hand; without it the picture is for looking at. It tells the picture of its own
   * question when that is there: what one moves begins as that question does.
   */
  readonly task?: (onShows: (shows: Shows | null) => void) => ReactNode;
}

/** A worked example, one line a press; its picture moves with the lines, and can be taken in the hand after the last of them. */
export function Worked({ asked: { posed }, onNext, onward = "Try one", task }: WorkedProps) {
  const { prompt, figure, steps, shows } = posed;
  const [read, setRead] = useState(1);
  const [inHand, setInHand] = useState(false);
  /** What is in the hand at first; null until the question to try is there. */
  const [start, setStart] = useState<string | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const found = useTaken(shows?.by);
  const taken = found === "failed" ? null : found;
  const all = read === steps.length;

  // The line is heard first: effects of children run before.
  useEffect(() => {
    if (read === 1) return;
    next.current?.scrollIntoView({ block: "nearest" });
    const words = taken && shows && wordsAt(taken, shows, read);
    if (words && words !== wordsAt(taken, shows, read - 1)) announce(words);
  }, [read, taken, shows]);

  function showAll() {
    setRead(steps.length);
    next.current?.focus(); // its own button goes
  }

  function putBack() {
    setInHand(false);
    setStart(null);
    requestAnimationFrame(() => take.current?.focus());
  }

  // Nothing is to be pushed away by a picture that comes late.
  if (shows && found === null) return <p className="min-h-40 text-soft">Fetching the picture …</p>;
  return (
    <>
      {!inHand && <Task text={prompt} figure={taken ? undefined : figure} />}
      {!inHand && (
        <div className={taken ? "mv-beside" : undefined}>
          {shows && taken && (
            <div className="mv-lesson">
              <Picture taken={taken} shows={shows} line={read} />
            </div>
          )}
          <Steps steps={steps.slice(0, read)} given={1} byLine={!all} />
        </div>
      )}
      {inHand && task?.((own) => setStart(startOf((own?.by === shows?.by ? own : shows) ?? null)))}
      {shows && taken && inHand && start !== null && <taken.Mover made={taken.made} start={start} focused />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!all && (
          <button type="button" className="btn btn-plain" onClick={showAll}>
            Show all lines
          </button>
        )}
        {all && taken && task && !inHand && (
          <button ref={take} type="button" className="btn" onClick={() => setInHand(true)}>
            <Icon name="arrow-left-right" /> Try it yourself: move it
          </button>
        )}
        {inHand && (
          <button type="button" className="btn" onClick={putBack}>
            <Icon name="arrow-left" /> Back to the example
          </button>
        )}
        <button
          ref={next}
          type="button"
          className={inHand ? "btn" : "btn btn-main"}
          // Whoever holds Enter down reads the lines, but does not run on into the question.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => (all ? onNext() : setRead(read + 1))}
        >
          {all ? onward : "Next line"} <Icon name={all ? "arrow-right" : "chevron-down"} />
        </button>
      </div>
    </>
  );
}

function Picture({ taken: { made, Stage }, shows, line }: { taken: Taken; shows: Shows; line: number }) {
  const [text, lit] = shows.lines[line - 1] ?? [""];
  const read = made.manipulative.read(text);
  return "state" in read ? <Stage made={made} state={read.state} lit={lit} /> : null;
}

/** What a picture begins with in the hand: what the question tells. */
const startOf = (shows: Shows | null) => shows?.start ?? shows?.lines[0]?.[0] ?? "";

/** What the picture shows at a line, in words. */
function wordsAt({ made: { manipulative } }: Taken, shows: Shows, line: number): string {
  const read = manipulative.read(shows.lines[line - 1]?.[0] ?? "");
  return "state" in read ? manipulative.words(read.state) : "";
}
