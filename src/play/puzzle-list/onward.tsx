import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import type { How } from "../ending/solved-facts.tsx";

// Fetched when the first answer was right; without it only the ways on stand there.
const SolvedFacts = lazy<ComponentType<{ how: How }>>(() =>
  import("../ending/solved-facts.tsx").then(
    (module) => ({ default: module.SolvedFacts }),
    () => ({ default: () => null }),
  ),
);

interface OnwardProps {
  readonly how: How;
  /** Shows the solution: with a right answer in hand it says why that works. */
  readonly onWhy: () => void;
  /** Asks for another, and what that is: "Another like this". Undefined where there is none. */
  readonly another: { readonly words: string; readonly onPress: () => void } | undefined;
  /** The address of the next puzzle, and what is kept with it in the browser's history. */
  readonly next: { readonly to: string; readonly state: unknown } | null;
}

/** How it went, and the ways on from a right answer. */
export function Onward({ how, onWhy, another, next }: OnwardProps) {
  const ways = useRef<HTMLFieldSetElement>(null);
  // Enter goes on, and no key writes into an answer that was right.
  useEffect(() => ways.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true }), []);
  return (
    <section className="ending card screen-only" aria-label="How it went">
      <Suspense fallback={<p className="min-h-6" />}>
        <SolvedFacts how={how} />
      </Suspense>
      <fieldset ref={ways} className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">And now</legend>
        {next && (
          <Link to={next.to} state={next.state} className="btn btn-main">
            Next puzzle <Icon name="arrow-right" />
          </Link>
        )}
        {another && (
          <button type="button" className="btn" onClick={another.onPress}>
            <Icon name="dices" /> {another.words}
          </button>
        )}
        <button type="button" className="btn" onClick={onWhy}>
          <Icon name="lightbulb" /> Why it works
        </button>
      </fieldset>
    </section>
  );
}
