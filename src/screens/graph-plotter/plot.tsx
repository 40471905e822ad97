import { type KeyboardEvent, memo, type PointerEvent, type RefObject, type SVGProps, useEffect, useRef } from "react";
import type { View } from "../../tools/plotter/grid.ts";
import { type Axis, type Frame, zoomed } from "../../tools/plotter/link.ts";
import { shownPlace } from "../../tools/plotter/shown.ts";
import type { Mark } from "../../tools/plotter/telling.ts";
import { Axes } from "./axes.tsx";
import { lookOf } from "./looks.ts";
import type { Shape } from "./use-shapes.ts";
import { finger, type Point, type Touch } from "./use-trace.ts";
import { type Size, toPixels, toPlane, viewOf } from "./view.ts";

interface PlotProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly shapes: readonly Shape[];
  readonly frame: Frame;
  readonly view: View;
  readonly size: Size;
  readonly axis: Axis;
  /** The point that is read out. */
  readonly trace: { readonly x: number; readonly y: number; readonly id: number } | null;
  /** Places that can be pressed to read them out. */
  readonly marks: readonly Mark[];
  readonly label: string;
  readonly onFrame: (frame: Frame) => void;
  /** A place is touched, at some x; points are so many pixels from it. */
  readonly onTouch: (how: Touch, x: number, far: (point: Point) => number) => void;
  /** True where a key means something for the point that is read out. */
  readonly onKey: (key: string) => boolean;
}

/**
 * The picture: moved by a finger or a mouse, or the point on a curve that is under it; zoomed by two fingers, a wheel or keys. Not drawn anew while nothing in it changes: a letter that moves changes it only when its curves have been
 * drawn.
 */
export const Plot = memo(function Plot({
  svg,
  shapes,
  frame,
  view,
  size,
  axis,
  trace,
  marks,
  label,
  onFrame,
  onTouch,
  onKey,
}: PlotProps) {
  const held = useRef(new Map<number, Point>());
  /** What the fingers move: the point that is read out where the first came down on it, else the picture. */
  const grip = useRef<"point" | "picture" | null>(null);
  const latest = useRef({ frame, view, size, onFrame });
  latest.current = { frame, view, size, onFrame };
  /** Two fingers move before the picture is drawn anew: the second starts from where the first has brought it. */
  const moveTo = useRef((next: Frame) => {
    const { size, onFrame } = latest.current;
    latest.current = { ...latest.current, frame: next, view: viewOf(next, size) };
    onFrame(next);
  }).current;
  const { across, down } = toPixels(view, size);

  useEffect(() => {
    const element = svg.current;
    // Only where it was asked for, so that the page can still be scrolled past the picture.
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return;
      event.preventDefault();
      const { frame, view, size } = latest.current;
      const { x, y } = placeOf(event, element);
      const factor = Math.exp(Math.max(-0.3, Math.min(0.3, event.deltaY / 500)));
      moveTo(zoomed(frame, factor, toPlane(view, size, x, y)));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [svg, moveTo]);

  const farFrom = (place: Point) => (point: Point) => Math.hypot(across(point.x) - place.x, down(point.y) - place.y);
  const isOnPoint = (place: Point) => trace && farFrom(place)(trace) < finger;
  const touch = (how: Touch, place: Point) => onTouch(how, toPlane(view, size, place.x, place.y).x, farFrom(place));

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event, event.currentTarget);
    if (held.current.size === 0) {
      grip.current = null;
      if (!isOnPoint(place)) touch("grab", place);
    }
    held.current.set(event.pointerId, place);
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = held.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event, event.currentTarget);
    const { frame, view, size } = latest.current;
    const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
    const far = Math.hypot(now.x - before.x, now.y - before.y);
    if (!other && !grip.current && far < 5) return;
    grip.current ??= isOnPoint(before) ? "point" : "picture";
    held.current.set(event.pointerId, now);
    const [from, to] = [toPlane(view, size, before.x, before.y), toPlane(view, size, now.x, now.y)];
    if (!other && grip.current === "point") return touch("drag", now);
    const zoom = (other: Point) => {
      const apart = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = toPlane(view, size, (now.x + other.x) / 2, (now.y + other.y) / 2);
      return zoomed(frame, apart(before) / apart(now), middle);
    };
    const next = other ? zoom(other) : frame;
    // Of two fingers each moves the middle half as far.
    const part = other ? 2 : 1;
    moveTo({ ...next, x: next.x - (to.x - from.x) / part, y: next.y - (to.y - from.y) / part });
  };

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    const was = held.current.get(event.pointerId);
    held.current.delete(event.pointerId);
    if (was && grip.current !== "picture") touch(grip.current ? "drop" : "press", was);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = onKey(event.shiftKey ? `Shift+${event.key}` : event.key) ? frame : moveByKey(frame, view, event.key);
    if (!next) return;
    event.preventDefault();
    if (next !== frame) onFrame(next);
  };

  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-full w-full cursor-crosshair print:h-auto touch-none rounded-xl border border-line-strong bg-card select-none"
      role="application"
      aria-roledescription="graph"
      aria-label={label}
      aria-describedby="graph-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved, zoomed and read by keys
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => held.current.delete(event.pointerId)}
      onKeyDown={onKeyDown}
    >
      <Axes view={view} size={size} axis={axis} />
      {shapes.map((shape) => {
        const { hue, dash } = lookOf(shape.id);
        const at = shape.label ?? shape.cells?.label ?? shape.points[0];
        return (
          <g key={shape.id} data-hue={hue} className="text-hue" stroke="currentColor" fill="none" data-line={shape.id}>
            {shape.cells && (
              <g
                transform={placed(shape.cells.view, shape.cells.across, view, size)}
                strokeLinejoin="round"
                strokeLinecap="round"
              >
                <path
                  d={shape.cells.path}
                  fill="currentColor"
                  fillOpacity={shape.cells.area ? 0.3 : 1}
                  stroke={shape.cells.area ? "none" : "currentColor"}
                  strokeWidth="1.6"
                  vectorEffect="non-scaling-stroke"
                />
                {shape.cells.borders.map(({ path, isClosed }) => (
                  <path
                    key={path}
                    d={path}
                    strokeWidth="2.25"
                    strokeLinecap="butt"
                    strokeDasharray={isClosed ? undefined : "7 5"}
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
                <path
                  d={shape.cells.outline}
                  strokeWidth="2.75"
                  strokeLinecap={dash ? "butt" : "round"}
                  strokeDasharray={dash}
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            )}
            <path
              d={shape.path}
              transform={moved(shape, view, size)}
              strokeWidth="2.75"
              strokeLinejoin="round"
              strokeDasharray={dash}
              vectorEffect="non-scaling-stroke"
            />
            {shape.points.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={across(x)} cy={down(y)} r="5" fill="currentColor" />
            ))}
            {shape.ends.map(({ x, y, isClosed }) => (
              <circle
                key={`${x} ${y}`}
                cx={across(x)}
                cy={down(y)}
                r="5"
                fill={isClosed ? "currentColor" : "var(--card)"}
                strokeWidth="2.5"
              />
            ))}
            {/* The number that it has in the list: so that its colour need not be seen. */}
            {shapes.length > 1 && at && (
              <Tag x={across(at.x) + 9} y={down(at.y) - 7}>
                {shape.place}
              </Tag>
            )}
          </g>
        );
      })}
      {marks.map(({ id, x, y, what }) => (
        <circle
          key={`${id} ${x} ${what}`}
          data-mark={what}
          data-hue={lookOf(id).hue}
          className="text-hue-strong"
          cx={across(x)}
          cy={down(y)}
          r="4"
          fill="currentColor"
          stroke="var(--card)"
          strokeWidth="1.5"
        />
      ))}
      {trace && (
        <g data-hue={lookOf(trace.id).hue} className="text-hue-strong" fill="none" stroke="currentColor">
          <path d={`M${across(trace.x)} 0V${size.height}M0 ${down(trace.y)}H${size.width}`} strokeDasharray="3 4" />
          <circle cx={across(trace.x)} cy={down(trace.y)} r="7" fill="var(--card)" strokeWidth="3" />
          <Tag
            x={across(trace.x) + (across(trace.x) > size.width - 130 ? -12 : 12)}
            y={Math.max(20, down(trace.y) - 12)}
            textAnchor={across(trace.x) > size.width - 130 ? "end" : "start"}
          >
            {shownPlace(trace)}
          </Tag>
        </g>
      )}
    </svg>
  );
});

/** Where a finger or the mouse is, in pixels from the top left of the picture. */
function placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }, picture: Element) {
  const { left, top } = picture.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** A text that can be read upon lines. */
function Tag(props: SVGProps<SVGTextElement>) {
  return (
    <text
      fontSize="15"
      fontWeight="700"
      fill="currentColor"
      stroke="var(--card)"
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
      {...props}
    />
  );
}

/** Puts the path of an earlier view where it belongs in this one; undefined where it is the same. */
function moved(shape: Shape, view: View, size: Size): string | undefined {
  if (shape.view === view && shape.size === size) return undefined;
  return placed(shape.view, shape.size.width, view, size, shape.size.height);
}

/** Puts cells of an earlier view, so many across and down, where they belong in this one. */
function placed(from: View, count: number, view: View, size: Size, down = count): string {
  const { across } = toPixels(view, size);
  const [left, right] = [across(from.x[0]), across(from.x[1])];
  const height = ((from.y[1] - from.y[0]) / (view.y[1] - view.y[0])) * size.height;
  const top = ((view.y[1] - from.y[1]) / (view.y[1] - view.y[0])) * size.height;
  return `translate(${left} ${top}) scale(${(right - left) / count} ${height / down})`;
}

function moveByKey(frame: Frame, view: View, key: string): Frame | null {
  if (/^[+=]$/.test(key)) return zoomed(frame, 1 / 1.25, frame);
  if (/^[-−]$/.test(key)) return zoomed(frame, 1.25, frame);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }[key];
  if (!way) return null;
  const [x = 0, y = 0] = way;
  return { ...frame, x: frame.x + (x * frame.wide) / 10, y: frame.y + (y * (view.y[1] - view.y[0])) / 10 };
}
