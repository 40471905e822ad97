import type { AnyMade, Hand } from "./view.ts";

interface StageProps {
  readonly made: AnyMade;
  readonly state: unknown;
  /** The names of the parts that are lit, with spaces between. */
  readonly lit?: string | undefined;
  readonly hand?: Hand<unknown> | null;
}

/** The drawing itself: a picture with words, or a group of things that can be moved. */
export function Stage({ made: { manipulative, size, View }, state, lit, hand = null }: StageProps) {
  // While something is dragged the stage keeps still.
  const [width, height, top = 0] = size(hand ? hand.base : state, hand !== null);
  const names = lit === undefined || lit === "" ? [] : lit.split(" ");
  return (
    <svg
      className="mv-stage"
      viewBox={`0 ${top} ${width} ${height - top}`}
      data-kind={manipulative.id}
      data-still={hand ? undefined : ""}
      data-lights={names.length > 0 || undefined}
      role={hand ? "group" : "img"}
      aria-label={hand ? manipulative.title : manipulative.words(state)}
    >
      <defs>
        <pattern id="mv-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="mv-hatch-paper" width="8" height="8" />
          <rect className="mv-hatch-line" width="3" height="8" />
        </pattern>
      </defs>
      <View state={state} lit={(part) => names.includes(part)} hand={hand} />
    </svg>
  );
}
