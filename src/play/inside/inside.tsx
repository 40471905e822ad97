import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useShown } from "../../device/settings/shown.ts";
import { changeSettings } from "../../device/settings/store.ts";
import { chipsOf } from "../../engine/answer/chips.ts";
import type { Inside as InsideOf } from "../../engine/answer/inside.ts";
import { partsOf } from "../../engine/answer/parts.ts";
import { followSettings } from "../../ui/appearance.ts";
import { useMarks } from "../../ui/numbers/number-marks.ts";
import { ChipsField } from "./chips-field.tsx";
import { OnGrid } from "./on-grid.tsx";
import { PartsField, type Shared } from "./parts-field.tsx";

interface InsideProps extends Shared {
  readonly inside: InsideOf | undefined;
}

/**
 * An answer given inside its problem: the parts of a fraction, the boxes of a sum, chips. They and the plain field are two
 * views of one text.
 */
export default function Inside({ inside, ...shared }: InsideProps): ReactNode {
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const chips = chipsOf(shared.answer, inside, locale);
  const parts = chips ? null : partsOf(shared.answer, inside, locale);
  return (
    <>
      {chips && <ChipsField chips={chips} {...shared} />}
      {parts?.shape === "boxes" ? (
        <InSum id={shared.id} fits={parts.read(shared.value) !== null}>
          {(owner) => <PartsField form={parts} owner={owner} {...shared} />}
        </InSum>
      ) : (
        parts && <PartsField form={parts} {...shared} />
      )}
      {parts && shared.answer.kind === "coordinate" && <OnGrid form={parts} {...shared} />}
    </>
  );
}

interface InSumProps {
  readonly id: string;
  /** Whether the boxes can show what was typed. */
  readonly fits: boolean;
  readonly children: (owner: string | undefined) => ReactNode;
}

/** Takes the place of the formula that has the boxes, in the text of the problem; at the place of the field it says so. */
function InSum({ id, fits, children }: InSumProps) {
  // Undefined until it was looked for: the prerendered page says where the boxes will be.
  const [place, setPlace] = useState<Element | null>();
  const isTyped = useShown("answers") === "text";
  // The text is set anew where its numbers are to have a decimal comma.
  useMarks();
  useLayoutEffect(() => setPlace(isTyped ? null : placeFor(id)));
  // An attribute: with a :has() in its place each paragraph that came onto the page would have all formulas looked at again.
  useLayoutEffect(() => {
    if (!fits || !place) return;
    place.setAttribute("data-filled", "");
    return () => place.removeAttribute("data-filled");
  }, [place, fits]);
  return (
    <>
      {fits && place !== null && <span className="parts-above">Fill in the boxes above.</span>}
      {place && createPortal(children(ownerOf(id)), place)}
    </>
  );
}

function placeFor(id: string): Element | null {
  let around = document.getElementById(id)?.parentElement;
  while (around && !around.querySelector("[data-sum]")) around = around.parentElement;
  return around?.querySelector("[data-sum]") ?? null;
}

/** The boxes stand outside their form, which gets an id so that they belong to it. */
function ownerOf(id: string): string | undefined {
  const form = document.getElementById(id)?.closest("form");
  if (form) form.id ||= `${id}-of`;
  return form?.id;
}

/** Changes between the parts of answers and the plain field, here and wherever there are both. */
export function Switch({ id }: { id: string }): ReactNode {
  const isTyped = useShown("answers") === "text";

  function turn() {
    followSettings();
    flushSync(() => changeSettings({ answers: isTyped ? "parts" : "text" }));
    const around = [placeFor(id), document.getElementById(id)?.parentElement];
    const shown = around.flatMap((one) => [...(one?.querySelectorAll<HTMLElement>("input, [data-first]") ?? [])]);
    shown.find((one) => one.checkVisibility())?.focus();
  }

  return (
    <button type="button" className="parts-switch link" onClick={turn}>
      {isTyped ? "Use boxes instead" : "Type it instead"}
    </button>
  );
}
