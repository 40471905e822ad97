import { capital } from "../../engine/words.ts";
import { written } from "../../tools/shapes/formula.ts";
import { litres, type Measured } from "../../tools/shapes/measure.ts";
import type { Shape } from "../../tools/shapes/shape.ts";
import { useAnnouncedLater } from "../../ui/announce/use-announced-later.ts";
import { useNumberText } from "../../ui/numbers/number-text.ts";

interface ResultsProps {
  readonly shape: Shape;
  /** What follows from the measurements, or why nothing does. */
  readonly done: Measured | string;
  readonly unit: string;
}

/** Every result with its working: the formula, the numbers in it, and what it comes to. */
export function Results({ shape, done, unit }: ResultsProps) {
  const numberText = useNumberText();
  const text = (line: string) => numberText(line);
  useAnnouncedLater(text(said(done)));
  if (typeof done === "string")
    return (
      <p id="shape-trouble" className="mt-5 rounded-xl bg-bad-soft px-4 py-3 font-semibold text-bad">
        {text(done)}
      </p>
    );
  const { work, conversions, solved } = done;
  const missing = shape.quantities.filter(({ name }) => !solved.values.has(name));
  const inLitres = litres(done, unit);
  return (
    <div className="mt-5">
      <h2 className="mb-3 text-xl">{work.length > 0 ? "Worked out" : "Not enough yet"}</h2>
      {conversions.length > 0 && (
        <p className="mb-3" data-testid="conversions">
          First everything in one unit: {text(conversions.join("; "))}
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {work.map(({ quantity, lines, result }) => (
          <li
            key={quantity.name}
            className="break-inside-avoid rounded-xl border border-hue-line bg-hue-soft px-4 py-3 [overflow-wrap:anywhere]"
            data-testid={`result-${quantity.name}`}
          >
            <h3 className="text-base text-soft">{capital(quantity.words)}</h3>
            {lines.slice(0, -1).map((line) => (
              <p key={line}>{text(line)}</p>
            ))}
            <p className="text-xl font-bold">{text(`${written(quantity.name)} ${result}`)}</p>
            {quantity.name === "V" && inLitres && (
              <p>{text(`That is ${inLitres.replace(/^= /, "").replace("≈", "about")}.`)}</p>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-3 text-soft">
          {work.length > 0 ? "With one more measurement these follow too: " : "Fill in one more of these: "}
          {missing.map(({ words, name }) => `${words} ${written(name)}`).join(", ")}.
        </p>
      )}
    </div>
  );
}

/** The results in one breath, the largest matters first: area or volume stands last in the list. */
function said(done: Measured | string): string {
  if (typeof done === "string") return done;
  return done.work
    .toReversed()
    .map(
      ({ quantity, lines }) =>
        `${capital(quantity.words)}: ${(lines.at(-1) ?? "").replace(/^\S+ = /, "").replace("≈", "about")}`,
    )
    .join(". ");
}
