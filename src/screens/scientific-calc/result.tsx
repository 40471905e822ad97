import { Fragment, useEffect, useRef, useState } from "react";
import { showExpression } from "../../maths/expression/show.ts";
import type { Value } from "../../maths/expression/value.ts";
import type { Outcome } from "../../tools/scientific/line.ts";
import { percentAdded } from "../../tools/scientific/percent-added.ts";
import { piInAngle } from "../../tools/scientific/pi-in-angle.ts";
import type { Session } from "../../tools/scientific/session.ts";
import { basesOf, factorsText, type View, viewsOf } from "../../tools/scientific/views.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Notation } from "../../ui/numbers/notation.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { useWords } from "./use-words.ts";

interface ResultProps {
  readonly outcome: Exclude<Outcome, { ok: false }>;
  readonly angle: Session["angle"];
  readonly onRadians: () => void;
}

/** What was worked out: as it was read, in notation and in words, and its result in the ways there are to write it. */
export function Result({ outcome, angle, onRadians }: ResultProps) {
  const [wanted, setWanted] = useState<View["id"] | null>(null);
  const words = useWords(outcome.tree);
  const written = useNumberText();
  const views = outcome.kind === "value" ? viewsOf(outcome.value, outcome.tree) : [];
  const note = outcome.kind === "value" ? piInAngle(outcome.tree, angle) : null;
  const percent = outcome.kind === "value" ? percentAdded(outcome.tree) : null;
  const facts = outcome.kind === "value" ? factsOf(outcome.value) : [];
  const [isTold, setTold] = useState(false);
  const number = useRef<HTMLParagraphElement>(null);
  const before = useRef(wanted);
  useEffect(() => {
    if (before.current !== wanted) announce(number.current);
    before.current = wanted;
  }, [wanted]);
  const view = views.find(({ id }) => id === wanted) ?? views[0];
  // A number that is cut by the edge of its box is another number, and notation is never broken into lines.
  const digits = view && /^−?\d{15,}$/.exec(showExpression(view.tree))?.[0];
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="overflow-x-auto py-1 text-lg" data-testid="read-as">
        {outcome.name !== undefined && (
          <>
            <i>{outcome.name}</i>
            {outcome.kind === "function" && <>({<i>{outcome.of}</i>})</>} ={" "}
          </>
        )}
        <Notation tree={outcome.tree} />
      </p>
      <div className="flex min-w-0 flex-row-reverse flex-wrap items-center justify-between gap-x-4 gap-y-2 [@media(max-height:28rem)]:order-first">
        {view && (
          <p
            ref={number}
            className="ml-auto max-w-full overflow-x-auto text-right text-3xl leading-normal font-bold [@media(max-height:28rem)]:text-xl"
            data-testid="result"
            data-says
          >
            {view.sign}{" "}
            {digits ? (
              <span className="inline-block text-xl wrap-anywhere">{digits}</span>
            ) : (
              <Notation tree={view.tree} />
            )}
          </p>
        )}
        {views.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: these are no form fields
          <div className="flex flex-wrap gap-2" role="group" aria-label="How to write the result">
            {views.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={`btn max-sm:px-2 max-sm:text-sm ${id === view?.id ? "border-hue bg-hue-soft" : ""}`}
                aria-pressed={id === view?.id}
                onClick={() => setWanted(id)}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        {facts.length > 0 && (
          <button
            type="button"
            className="btn btn-plain -ml-2 px-2"
            aria-expanded={isTold}
            onClick={() => setTold(!isTold)}
          >
            About this number
          </button>
        )}
      </div>
      {isTold && facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {facts.map(({ name, text }) => (
            <Fragment key={name}>
              <dt className="text-soft">{name}</dt>
              <dd className="break-all">{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {words && (
        <p className="text-sm text-soft" data-testid="words">
          <span className="sr-only">I read: {written(words.ear)}.</span>
          <span aria-hidden="true">I read: {written(words.eye)}.</span>
        </p>
      )}
      {note && (
        <div className="grid justify-items-start gap-2 border-t border-line pt-2 text-sm" data-testid="pi-in-angle">
          <p data-says>{note}</p>
          <button type="button" className="btn" onClick={onRadians}>
            Work it out in radians
          </button>
        </div>
      )}
      {percent && (
        <p className="border-t border-line pt-2 text-sm" data-testid="percent-added" data-says>
          {percent}
        </p>
      )}
    </div>
  );
}

/** What else there is to say of a whole number. */
function factsOf(value: Value) {
  const [factors, bases] = [factorsText(value), basesOf(value)];
  return bases.length > 0 && factors ? [{ name: "Prime factors", text: factors }, ...bases] : bases;
}
