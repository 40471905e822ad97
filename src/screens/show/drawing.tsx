import { type PointerEvent, useRef, useState } from "react";

/** A line as it was drawn: the `d` of a path, in pixels of the paper. */
export type Stroke = string;

interface DrawingProps {
  /** Whether the pen is in the hand: otherwise presses go through to what is below. */
  readonly on: boolean;
  readonly strokes: readonly Stroke[];
  readonly onStroke: (stroke: Stroke) => void;
}

/** What is drawn over a question with a finger, a pen or a mouse. It scrolls with what it was drawn on. */
export function Drawing({ on, strokes, onStroke }: DrawingProps) {
  const [now, setNow] = useState<Stroke | null>(null);
  const drawing = useRef<Stroke | null>(null);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string {
    const { left, top } = currentTarget.getBoundingClientRect();
    return `${(clientX - left).toFixed(1)} ${(clientY - top).toFixed(1)}`;
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    if (!on || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // A dot at once: its line has no length yet.
    drawing.current = `M${pointOf(event)}l.1 .1L${pointOf(event)}`;
    setNow(drawing.current);
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    if (drawing.current === null || !event.isPrimary) return;
    drawing.current += `L${pointOf(event)}`;
    setNow(drawing.current);
  }
  function end() {
    if (drawing.current !== null) onStroke(drawing.current);
    drawing.current = null;
    setNow(null);
  }

  return (
    <svg
      className="drawing"
      data-on={on || undefined}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {strokes.map((stroke, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by when it was drawn
        <path key={at} d={stroke} />
      ))}
      {now !== null && <path d={now} />}
    </svg>
  );
}
