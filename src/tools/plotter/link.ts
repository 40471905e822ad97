import { longestLine } from "./points-table.ts";

/** A line of the list. */
export interface LineText {
  readonly text: string;
  readonly hidden: boolean;
}

/** The middle of the picture, how wide it is, and how much farther a unit goes up than across: 1 for squares. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly stretch: number;
}

export type Axis = "number" | "pi" | "degrees";

/** All that a picture is made of. */
export interface Picture {
  readonly lines: readonly LineText[];
  readonly frame: Frame;
  readonly axis: Axis;
}

export const usualFrame: Frame = { x: 0, y: 0, wide: 20, stretch: 1 };
/** Beyond these there is nothing but rounding. */
const narrowest = 1e-9;
const widest = 1e9;
const mostLines = 20;

/** A picture as it stands in an address behind the #; the first number is the version of this way to write. */
export function pictureLink({ lines, frame, axis }: Picture): string {
  const { x, y, wide, stretch } = frame;
  const link = new URLSearchParams({
    graph: "1",
    at: [x, y, wide, stretch].map((n) => Number(n.toPrecision(12))).join(","),
  });
  if (axis !== "number") link.set("axis", axis);
  for (const { text, hidden } of lines) if (text.trim() !== "") link.append(hidden ? "hidden" : "line", text);
  return link.toString();
}

/** The picture of a link; null where it is none of ours, or of a version to come. */
export function readPictureLink(hash: string): Picture | null {
  const link = new URLSearchParams(hash);
  if (link.get("graph") !== "1") return null;
  const axis = link.get("axis");
  const lines = [...link]
    .filter(([name]) => name === "line" || name === "hidden")
    .slice(0, mostLines)
    .map(([name, text]) => ({ text: text.slice(0, longestLine + 1), hidden: name === "hidden" }));
  return { lines, frame: readFrame(link.get("at")), axis: axis === "pi" || axis === "degrees" ? axis : "number" };
}

function readFrame(text: string | null): Frame {
  const [x = Number.NaN, y = Number.NaN, wide = Number.NaN, stretch = Number.NaN] = (text ?? "").split(",").map(Number);
  const good = Math.abs(x) < widest && Math.abs(y) < widest && stretch > 1e-6 && stretch < 1e6;
  return good && wide > narrowest && wide < widest ? { x, y, wide, stretch } : usualFrame;
}

/** The frame with all of it so many times as large, about a point that stays where it is. */
export function zoomed(frame: Frame, times: number, about: { readonly x: number; readonly y: number }): Frame {
  const wide = Math.min(widest, Math.max(narrowest * 10, frame.wide * times));
  const by = wide / frame.wide;
  return {
    ...frame,
    wide,
    x: about.x + (frame.x - about.x) * by,
    y: about.y + (frame.y - about.y) * by,
  };
}
