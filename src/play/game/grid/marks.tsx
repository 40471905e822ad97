import { memo } from "react";

interface MarksProps {
  readonly values: readonly string[];
  /** Bit 0 stands for the first value. */
  readonly marks: number;
  readonly corners: number;
  /** Those that a hint rests on, and those that it takes away, likewise: they are shown where they are not pencilled in, too. */
  readonly pattern: number;
  readonly struck: number;
  /** The value that stands out, 1 for the first; 0 for none. */
  readonly lit: number;
}

/**
 * Pencil marks, each value at its fixed place, so that one sees at a glance which are missing, or in the middle of the cell; there
 * where corner marks stand around them. What a hint speaks of stands at its place: its links lead there. Read aloud with the cell.
 */
export const Marks = memo(function Marks({ values, marks, corners, pattern, struck, lit }: MarksProps) {
  const hinted = pattern | struck;
  const shown = marks | hinted;
  return (
    <>
      {shown !== 0 && (
        <span
          className="marks"
          aria-hidden="true"
          data-wide={values.length > 9 || undefined}
          data-free={hinted === 0 || undefined}
          data-beside={corners !== 0 || undefined}
        >
          {values.map((value, at) => {
            const is = (bits: number) => (bits & (1 << at)) !== 0 || undefined;
            return is(shown) ? (
              <span
                key={value}
                data-struck={is(struck)}
                data-pattern={is(pattern & ~struck)}
                data-ghost={is(~marks)}
                data-lit={(lit === at + 1 && is(marks)) || undefined}
              >
                {value}
              </span>
            ) : (
              <span key={value} />
            );
          })}
        </span>
      )}
      {corners !== 0 && hinted === 0 && <Corners values={values} corners={corners} lit={lit} />}
    </>
  );
});

/** In the corners first, then between them. */
function Corners({ values, corners, lit }: Pick<MarksProps, "values" | "corners" | "lit">) {
  return (
    <span className="corners" aria-hidden="true">
      {values.map((value, at) =>
        corners & (1 << at) ? (
          <span key={value} data-lit={lit === at + 1 || undefined}>
            {value}
          </span>
        ) : null,
      )}
    </span>
  );
}
