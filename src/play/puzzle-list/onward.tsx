import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { type How, SolvedFacts } from "../ending/solved-facts.tsx";

export interface OnwardProps {
  readonly how: How;
  /** Shows the solution: with a right answer in hand it says why that works. */
  readonly onWhy: () => void;
  /** Asks for another, and what that is: "Another like this". Undefined where there is none. */
  readonly another: { readonly words: string; readonly onPress: () => void } | undefined;
  /** The address of the next puzzle, and what is kept with it in the browser's history. */
  readonly next: { readonly to: string; readonly state: unknown } | null;
}

/** How it went, and the ways on from a right answer. */
export default function Onward({ how, onWhy, another, next }: OnwardProps) {
  const ways = useRef<HTMLFieldSetElement>(null);
  // Enter goes on, and no key writes into an answer that was right.
  useEffect(() => {
    const there = ways.current;
    (there?.querySelector<HTMLElement>(".btn-main") ?? there?.querySelector("button"))?.focus({ preventScroll: true });
    // Below a figure on a phone the ways on would be out of sight.
    there?.parentElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section className="ending card screen-only" aria-label="How it went">
      <SolvedFacts how={how} />
      <fieldset ref={ways} className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">And now</legend>
        {next && (
          <Link to={next.to} state={next.state} className="btn btn-main">
            Next puzzle <Icon name="arrow-right" />
          </Link>
        )}
        <button type="button" className="btn" onClick={onWhy}>
          <Icon name="lightbulb" /> Why it works
        </button>
        {another && (
          <button type="button" className="btn" onClick={another.onPress}>
            <Icon name="dices" /> {another.words}
          </button>
        )}
      </fieldset>
    </section>
  );
}
