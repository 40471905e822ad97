import { capital } from "../../engine/words.ts";
import type { Conversion } from "../../tools/converter/convert.ts";
import { inBase } from "../../tools/converter/convert.ts";
import { comparison } from "../../tools/converter/everyday.ts";
import { sources } from "../../tools/converter/sources.ts";
import type { Quantity } from "../../tools/converter/unit.ts";
import { quantityText, working } from "../../tools/converter/working.ts";
import { useAnnouncedLater } from "../../ui/announce/use-announced-later.ts";
import { useNumberText } from "../../ui/numbers/number-text.ts";

interface ResultProps {
  /** A conversion, or why there is none. */
  readonly done: Conversion | string;
  readonly quantity: Quantity;
}

/** The result large, and how one gets there. */
export function Result({ done, quantity }: ResultProps) {
  const numberText = useNumberText();
  useAnnouncedLater(typeof done === "string" ? done : numberText(said(done)));
  if (typeof done === "string")
    return (
      <p id="conversion" className="mt-5 rounded-xl bg-bad-soft px-4 py-3 font-semibold text-bad">
        {numberText(done)}
      </p>
    );
  const { from, to, value, given, result, exactly } = done;
  const like = value && comparison(quantity.id, inBase(value, from), [from, to]);
  return (
    <div id="conversion" className="mt-5 rounded-xl border border-hue-line bg-hue-soft px-4 py-4">
      <p className="text-2xl font-bold [overflow-wrap:anywhere] sm:text-3xl" data-testid="result">
        {numberText(`${quantityText(given.text, from)} ${result.exact ? "=" : "≈"} ${quantityText(result.text, to)}`)}
      </p>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">How</dt>
        <dd className="[overflow-wrap:anywhere]" data-testid="working">
          {numberText(working(done))}
        </dd>
        {exactly && (
          <>
            <dt className="font-semibold">Exactly</dt>
            <dd className="[overflow-wrap:anywhere]">{numberText(quantityText(exactly, to))}</dd>
          </>
        )}
        {like && (
          <>
            <dt className="font-semibold">That is</dt>
            <dd>{numberText(`${like.text} (${like.about})`)}</dd>
          </>
        )}
        {value && (
          <>
            <dt className="font-semibold">Fixed by</dt>
            <dd className="text-soft">
              {[...new Set([from.source, to.source])].map((source) => `${sources[source]}. `)}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

function said({ from, to, given, result }: Conversion): string {
  const name = (text: string, unit: Conversion["from"]) => `${text} ${text === "1" ? unit.one : unit.many}`;
  return capital(`${name(given.text, from)} is ${result.exact ? "" : "about "}${name(result.text, to)}`);
}
