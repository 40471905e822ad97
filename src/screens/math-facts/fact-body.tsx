import type { MathFact } from "../../content/schema/library/math-facts.ts";
import type { Entry } from "../../content/typeset.ts";
import { Html } from "../../ui/html.tsx";

const why: Readonly<Record<MathFact["why"]["kind"], string>> = {
  proof: "Why it is so",
  picture: "Look and see why",
  program: "How one can be sure",
  record: "How we know",
};

/** A fact and its why. `level` is that of the heading over the why. */
export function FactBody({ entry, level }: { readonly entry: Entry<MathFact>; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Html className="prose text-lg" html={entry.fact} />
      <Heading className="mt-5 mb-2 text-base font-bold">{why[entry.why.kind]}</Heading>
      <Html className="prose" html={entry.why.say} />
      {entry.why.figure && <Html className="mt-4" html={entry.why.figure} />}
      {entry.computed && (
        <p className="mt-3 text-sm text-soft">A test of this site works it out anew for every edition.</p>
      )}
    </>
  );
}
