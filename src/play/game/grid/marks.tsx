import { memo } from "react";

interface MarksProps {
  readonly values: readonly string[];
  /** Bit 0 stands for the first value. */
  readonly marks: number;
  /** Those that a hint rests on, and those that it takes away, likewise: they are shown where they are not pencilled in, too. */
  readonly pattern: number;
  readonly struck: number;
  /** The value that stands out, 1 for the first; 0 for none. */
  readonly lit: number;
}

/** Pencil marks, each value at its fixed place, so that one sees at a glance which are missing. Read aloud with the cell. */
export const Marks = memo(function Marks({ values, marks, pattern, struck, lit }: MarksProps) {
  const shown = marks | pattern | struck;
  if (shown === 0) return null;
  return (
    <span className="marks" aria-hidden="true" data-wide={values.length > 9 || undefined}>
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
  );
});
