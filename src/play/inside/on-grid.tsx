import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useShown } from "../../device/settings/shown.ts";
import type { Parts } from "../../engine/answer/answer-parts.ts";
import { nearestPoint, type PlaneOf, placeOf, readPlane } from "../../engine/figure/plane-of.ts";

interface OnGridProps {
  readonly id: string;
  /** How a point is written. */
  readonly form: Parts;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Where the figure of a problem has axes, its answer may be put there by finger or mouse: one more view of the same text. */
export function OnGrid({ id, form, value, onChange }: OnGridProps): ReactNode {
  const [picture, setPicture] = useState<SVGSVGElement | null>(null);
  const isTyped = useShown("answers") === "text";
  // Another question brings another figure.
  useLayoutEffect(() => setPicture(isTyped ? null : pictureFor(id)));
  const plane = readPlane(picture?.dataset["plane"]);
  if (!picture || !plane) return null;
  const point = pointIn(form, value, plane);
  const { origin, unit, x, y } = plane;

  function put(event: MouseEvent<SVGElement>) {
    const screen = picture?.getScreenCTM();
    if (!screen || !plane) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    onChange(form.write(nearestPoint(plane, [at.x, at.y]).map(String)));
  }

  return (
    <>
      <span className="parts-note">or tap the grid</span>
      {createPortal(
        <>
          {/* Half a unit more all round: the points at the edge have room for a finger, too. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: for the keyboard there are the boxes */}
          <rect
            className="fig-plane"
            x={origin[0] + (x[0] - 0.5) * unit}
            y={origin[1] - (y[1] + 0.5) * unit}
            width={(x[1] - x[0] + 1) * unit}
            height={(y[1] - y[0] + 1) * unit}
            onMouseDown={(event) => event.preventDefault()}
            onClick={put}
          />
          {point && <Mine at={placeOf(plane, point)} />}
        </>,
        picture,
      )}
    </>
  );
}

/** The point that was put there. */
function Mine({ at: [cx, cy] }: { at: readonly [number, number] }) {
  return (
    <g className="fig-mine">
      <circle cx={cx} cy={cy} r="9" />
      <circle cx={cx} cy={cy} r="3" />
    </g>
  );
}

/** The picture of the problem that a field answers. */
function pictureFor(id: string): SVGSVGElement | null {
  const around = document.getElementById(id)?.closest("article, main");
  // One that is there for paper alone cannot be tapped.
  const all = [...(around?.querySelectorAll<SVGSVGElement>("svg.figure[data-plane]") ?? [])];
  const picture = all.find((one) => one.checkVisibility()) ?? null;
  // What React listens to in a picture would make it a stop of the Tab key.
  if (picture) picture.tabIndex = -1;
  return picture;
}

/** The point that a text names, where it is one of the plane that is shown. */
function pointIn(form: Parts, text: string, { x, y }: PlaneOf): readonly [number, number] | null {
  const [across = NaN, up = NaN] = (form.read(text) ?? []).map(numberIn);
  const isWithin = across >= x[0] && across <= x[1] && up >= y[0] && up <= y[1];
  return isWithin ? [across, up] : null;
}

function numberIn(text: string): number {
  const plain = text.replace("−", "-").replace(",", ".").trim();
  return plain === "" ? NaN : Number(plain);
}
