import { memo } from "react";

interface MarksProps {
  readonly values: readonly string[];
  /** Bit 0 stands for the first value. */
  readonly marks: number;
}

/** Pencil marks, each value at its fixed place, so that one sees at a glance which are missing. Read aloud with the cell. */
export const Marks = memo(function Marks({ values, marks }: MarksProps) {
  if (marks === 0) return null;
  return (
    <span className="marks" aria-hidden="true" data-wide={values.length > 9 || undefined}>
      {values.map((value, at) => (
        <span key={value}>{marks & (1 << at) ? value : ""}</span>
      ))}
    </span>
  );
});
