import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";

/** A place on the stage, in its own units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface HandleProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The value in words. */
  readonly says: string;
  /** Which way it can be dragged. */
  readonly axis: "x" | "y" | "both";
  readonly lit?: boolean;
  /** A press without a drag. */
  readonly onTap?: ((spot: Spot) => void) | undefined;
  /** While it is dragged: where it is now and where it was taken. */
  readonly onDrag: (spot: Spot, from: Spot) => void;
  /** It was let go; false: the drag was broken off. */
  readonly onDrop: (whole: boolean) => void;
  /** An arrow key: so many steps to the right or upwards; `Home` and `End` are far more than any range. */
  readonly onStep: (right: number, up: number) => void;
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

/** What hangs on the pointer. */
interface Held {
  readonly from: Spot;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Less than this is no drag. Pixels. */
const shake = 5;
const far = 1e6;
const steps: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 5],
  PageDown: [0, -5],
  Home: [-far, 0],
  End: [far, 0],
};

function spotOf({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): Spot {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
  return { x, y };
}

/** A part of the stage that mouse, pen, finger and keys can move: a slider to those who hear it. */
export function Handle(props: HandleProps) {
  const { label, value, min, max, says, axis, lit = false, onTap, onDrag, onDrop, onStep, onFocus, children } = props;
  const held = useRef<Held | null>(null);

  function down(event: PointerEvent<SVGGElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    held.current = { from: spotOf(event), x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
  }

  function move(event: PointerEvent<SVGGElement>) {
    const now = held.current;
    if (!now) return;
    if (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < shake) return;
    now.moved = true;
    onDrag(spotOf(event), now.from);
  }

  function up(event: PointerEvent<SVGGElement>) {
    const now = held.current;
    held.current = null;
    if (now?.moved) onDrop(true);
    else if (now) onTap?.(spotOf(event));
  }

  function cancel() {
    if (held.current?.moved) onDrop(false);
    held.current = null;
  }

  function key(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(...step);
  }

  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={says}
      aria-orientation={axis === "y" ? "vertical" : "horizontal"}
      className="mv-handle"
      data-axis={axis}
      data-lit={lit || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
      onKeyDown={key}
      onFocus={onFocus}
    >
      {children}
    </g>
  );
}

/** A part of the picture: moved by hand where there is one, else only seen. */
export function Movable({ held, ...props }: HandleProps & { readonly held: boolean }) {
  if (held) return <Handle {...props} />;
  return (
    <g className="mv-part" data-lit={props.lit || undefined}>
      {props.children}
    </g>
  );
}
