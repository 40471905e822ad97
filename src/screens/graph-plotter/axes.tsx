import { memo } from "react";
import type { View } from "../../tools/plotter/grid.ts";
import type { Axis } from "../../tools/plotter/link.ts";
import { piStep, tickStep, ticks, tickText } from "../../tools/plotter/ticks.ts";
import { type Size, toPixels } from "./view.ts";

interface AxesProps {
  readonly view: View;
  readonly size: Size;
  readonly axis: Axis;
}

const near = 14;

/** The grid, the axes and their numbers, which stay in sight when the axes do not. */
export const Axes = memo(function Axes({ view, size, axis }: AxesProps) {
  const { across, down } = toPixels(view, size);
  const unit = (view.x[1] - view.x[0]) / size.width;
  const xStep = axis === "pi" ? piStep(unit) : axis === "degrees" ? degreeStep(unit) : tickStep(unit);
  const yStep = tickStep((view.y[1] - view.y[0]) / size.height);
  const [xAxis, yAxis] = [down(0), across(0)];
  const numbersDown = Math.min(size.height - 6, Math.max(near, xAxis + 16));
  const numbersAcross = Math.min(size.width - 8, Math.max(30, yAxis - 6));
  const xs = ticks(view.x, xStep);
  const ys = ticks(view.y, yStep);
  // A number that is cut by the edge is another number.
  const isClear = (count: number) => Math.abs(across(count * xStep) - size.width / 2) < size.width / 2 - 22;
  const upright = (x: number) => `M${x} 0V${size.height}`;
  const level = (y: number) => `M0 ${y}H${size.width}`;
  return (
    <g fontSize="13" fill="var(--ink-soft)">
      <path
        stroke="var(--line)"
        d={[...xs.map((n) => upright(across(n * xStep))), ...ys.map((n) => level(down(n * yStep)))].join("")}
      />
      <path stroke="var(--ink-soft)" strokeWidth="1.5" d={level(xAxis) + upright(yAxis)} />
      <g stroke="var(--card)" strokeWidth="4" strokeLinejoin="round" paintOrder="stroke">
        {xs.filter(isClear).map((count) => (
          <text key={count} x={across(count * xStep) - (count === 0 ? 10 : 0)} y={numbersDown} textAnchor="middle">
            {tickText(count, xStep, axis === "pi") + (axis === "degrees" && count !== 0 ? "°" : "")}
          </text>
        ))}
        {ys.map((count) =>
          count === 0 || Math.abs(down(count * yStep) - size.height / 2) > size.height / 2 - 12 ? null : (
            <text key={count} x={numbersAcross} y={down(count * yStep) + 4} textAnchor="end">
              {tickText(count, yStep, false)}
            </text>
          ),
        )}
        <text x={size.width - 12} y={Math.max(near, xAxis - 8)} fontStyle="italic">
          x
        </text>
        <text x={Math.min(size.width - 14, yAxis + 8)} y={near} fontStyle="italic">
          y
        </text>
      </g>
    </g>
  );
});

/** Steps that a protractor has. */
function degreeStep(unit: number): number {
  return [1, 5, 10, 15, 30, 45, 90, 180, 360].find((step) => step >= unit * 55) ?? tickStep(unit);
}
