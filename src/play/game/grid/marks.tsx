import { memo } from "react";

interface MarksProps {
  readonly values: readonly string[];
  /** Bit 0 stands for the first value. */
  readonly marks: number;
  /** Those that a hint takes away, likewise. */
  readonly struck: number;
  /** The value that stands out, 1 for the first; 0 for none. */
  readonly lit: number;
}

/** Pencil marks, each value at its fixed place, so that one sees at a glance which are missing. Read aloud with the cell. */
export const Marks = memo(function Marks({ values, marks, struck, lit }: MarksProps) {
  if (marks === 0) return null;
  return (
    <span className="marks" aria-hidden="true" data-wide={values.length > 9 || undefined}>
      {values.map((value, at) =>
        marks & (1 << at) ? (
          <span
            key={value}
            data-struck={(struck & (1 << at)) !== 0 || undefined}
            data-lit={lit === at + 1 || undefined}
          >
            {value}
          </span>
        ) : (
          <span key={value} />
        ),
      )}
    </span>
  );
});
