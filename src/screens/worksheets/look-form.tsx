import { startTransition, useId, useOptimistic } from "react";
import { choices, type Look, type LookName, paperNames } from "../../play/sets/look.ts";

interface LookFormProps {
  readonly look: Look;
  /** Whether it stands beside the sheet; above it, it is closed at first. */
  readonly isBeside: boolean;
  readonly onChange: (look: Look) => void;
}

const words: {
  readonly [Name in LookName]?: { readonly label: string; readonly options: Readonly<Record<string, string>> };
} = {
  as: { label: "Print as", options: paperNames },
  versions: {
    label: "Versions",
    options: { one: "One for all", twins: "A and B, other numbers", levels: "A easier, B, C harder" },
  },
  paper: { label: "Paper", options: { a4: "A4", letter: "US Letter" } },
  columns: { label: "Columns", options: { "1": "1", "2": "2", "3": "3" } },
  room: { label: "Room to work", options: { none: "None", usual: "Usual", plenty: "Plenty" } },
  print: { label: "Print size", options: { usual: "Usual", large: "Large" } },
  type: { label: "Lines and letters", options: { usual: "Usual", spaced: "Wider apart, for dyslexia" } },
};

const ticks: { readonly [Name in LookName]?: { readonly label: string; readonly on: string; readonly off: string } } = {
  sheets: { label: "The questions", on: "yes", off: "no" },
  key: { label: "Answers, on a page of their own", on: "yes", off: "no" },
  solutions: { label: "Worked solutions", on: "yes", off: "no" },
  name: { label: "A line for name and date", on: "yes", off: "no" },
  figures: { label: "Pictures", on: "yes", off: "no" },
  qr: { label: "A code that leads back here", on: "yes", off: "no" },
  ink: { label: "Save ink", on: "saved", off: "usual" },
};

/** How the set lies on paper. */
export function LookForm({ look: drawn, isBeside, onChange }: LookFormProps) {
  const id = useId();
  // What was chosen shows at once, and a second choice builds on it: the sheet and its address follow when that is drawn.
  const [look, setLook] = useOptimistic(drawn);
  const choose = (change: Partial<Look>) => {
    const next = { ...look, ...change };
    startTransition(() => {
      setLook(next);
      onChange(next);
    });
  };
  return (
    <details className="card p-4" open={isBeside}>
      <summary className="cursor-pointer font-semibold">On paper</summary>
      <div className="mt-3 flex flex-col gap-2.5">
        {Object.entries(words).map(([name, { label, options }]) => (
          <span key={name} className="flex flex-wrap items-center justify-between gap-2">
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <select
              id={`${id}-${name}`}
              className="field max-w-full"
              value={look[name as LookName]}
              onChange={(event) => choose({ [name]: event.target.value })}
            >
              {[...choices[name as LookName]]
                .toSorted((a, b) => Object.keys(options).indexOf(a) - Object.keys(options).indexOf(b))
                .map((value) => (
                  <option key={value} value={value}>
                    {options[value]}
                  </option>
                ))}
            </select>
          </span>
        ))}
        {Object.entries(ticks).map(([name, { label, on, off }]) => (
          <label key={name} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 flex-none accent-(--hue)"
              checked={look[name as LookName] === on}
              onChange={(event) => choose({ [name]: event.target.checked ? on : off })}
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  );
}
