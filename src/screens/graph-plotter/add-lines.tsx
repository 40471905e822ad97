import { memo } from "react";
import { Icon } from "../../ui/icon.tsx";

interface AddLinesProps {
  /** Whether the list has room for another. */
  readonly hasRoom: boolean;
  readonly onLine: (text?: string) => void;
  readonly onTable: () => void;
}

/** Below the list: another line, a table, or one of the examples. */
export const AddLines = memo(function AddLines({ hasRoom, onLine, onTable }: AddLinesProps) {
  return (
    <>
      <div className="screen-only flex flex-wrap gap-2">
        <button
          id="graph-add"
          type="button"
          className="btn"
          disabled={!hasRoom}
          // The field keeps the focus until the click: losing it brings back the bar at the foot, over this button.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onLine()}
        >
          <Icon name="plus" />
          Add a line
        </button>
        <button
          type="button"
          className="btn"
          disabled={!hasRoom}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onTable}
        >
          <Icon name="table-2" />
          Add a table
        </button>
      </div>
      <details className="screen-only text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">What can be drawn</summary>
        <ul className="flex list-none flex-wrap gap-2 p-0">
          {examples.map((text) => (
            <li key={text}>
              <button type="button" className="btn" onClick={() => onLine(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
});

const examples = [
  "y = 2x + 1",
  "y = sin x",
  "y = 1/x",
  "x^2 + y^2 = 9",
  "1 < x^2 + y^2 < 4",
  "|x| + |y| = 5",
  "r = 3cos(2θ)",
  "(3cos t, 2sin t)",
  "r = θ/2 {0 <= θ <= 4π}",
  "(1, 2), (3, 4)",
  "y = a x^2",
  "y = {x < 0: -x, x >= 0: x^2}",
];
