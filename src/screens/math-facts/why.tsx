import type { MathFact } from "../../content/schema/library/math-facts.ts";
import type { Entry } from "../../content/typeset.ts";
import { Html } from "../../ui/html.tsx";

const why: Readonly<Record<MathFact["why"]["kind"], string>> = {
  proof: "Why it is so",
  picture: "Look and see why",
  program: "How one can be sure",
  record: "How we know",
};

/** Why a fact is so. */
export function Why({ entry }: { readonly entry: Entry<MathFact> }) {
  return (
    <>
      <h2 className="mb-2 text-base font-bold">{why[entry.why.kind]}</h2>
      <Html className="prose" html={entry.why.say} />
      {entry.why.figure && <Html className="mt-4" html={entry.why.figure} />}
      {entry.computed && (
        <p className="mt-3 text-sm text-soft">A test of this site works it out anew for every edition.</p>
      )}
    </>
  );
}
