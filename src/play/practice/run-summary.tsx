import type { ReactNode, Ref } from "react";
import { capital, inWords } from "../../engine/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { FoundPicture } from "../ending/found-picture.tsx";
import type { Tone } from "../ending/made-of.ts";
import type { Answered } from "./asked.ts";

interface RunSummaryProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly answered: readonly Answered[];
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const tones: Record<Answered["outcome"], Tone> = { alone: "full", helped: "other", missed: "open" };

/** What came of a run. */
export function RunSummary({ ref, answered, onAgain, onLeave, children }: RunSummaryProps) {
  const count = (wanted: string) => answered.filter(({ outcome }) => outcome === wanted).length;
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="run-over">
      <h2 id="run-over" ref={ref} tabIndex={-1} className="text-2xl">
        A good place to stop
      </h2>
      <p className="mt-2 text-lg">
        {count("alone")} of {answered.length} at once and alone
        {count("helped") > 0 && `, ${count("helped")} on the way`}
        {count("missed") > 0 && `, ${count("missed")} to meet again`}.
      </p>
      <div className="mb-4 text-good">
        <FoundPicture mark="dot" rows={[answered.map(({ outcome }) => tones[outcome])]} />
      </div>
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={onAgain}>
          <Icon name="rotate-ccw" /> {capital(inWords(answered.length))} more
        </button>
        <button type="button" className="btn" onClick={onLeave}>
          All skills
        </button>
      </div>
    </section>
  );
}
