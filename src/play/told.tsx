import { type Judgement, toCheck } from "../engine/answer/answer.ts";
import { Html } from "../ui/html.tsx";

/**
 * What its author has to say to a wrong answer: what went wrong, where that is known; else how any answer can be tested, which a
 * wrong one may pass.
 */
export function Told({ judgement: { author, slip } }: { judgement: Judgement & { verdict: "wrong" } }) {
  return (
    <span className="text-ink">
      {!slip && author && <strong>{toCheck} </strong>}
      <Html inline html={author} />
    </span>
  );
}
