import { useId, useState } from "react";
import { random } from "../../maths/random.ts";
import { freshSeed } from "../../play/fresh-seed.ts";
import { mostPupils } from "../../sets/challenge/rules.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { nextPupil } from "./next-pupil.ts";

/** Draws a pupil's number by chance: nobody a second time before all have had their turn. */
export function Draw() {
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const [of, setOf] = useState("30");
  const id = useId();
  const size = Math.min(mostPupils, Math.max(1, Math.round(Number(of)) || 1));
  const last = drawn.at(-1);
  function draw() {
    const next = nextPupil(drawn, size, random(freshSeed()));
    setDrawn(next);
    announce(`Number ${next.at(-1)}`);
  }
  return (
    <span className="whole-tools">
      {last !== undefined && <span className="whole-pupil">{last}</span>}
      <button type="button" className="btn" onClick={draw}>
        <Icon name="dices" /> Random pupil
      </button>
      <label htmlFor={id} className="content-center text-sm text-soft">
        of
      </label>
      <input
        id={id}
        className="field w-16"
        type="number"
        inputMode="numeric"
        aria-label="How many pupils there are"
        min={1}
        max={mostPupils}
        value={of}
        onChange={(event) => setOf(event.target.value)}
      />
    </span>
  );
}
