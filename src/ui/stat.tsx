import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

interface StatProps {
  readonly icon: IconName;
  readonly value: string;
  readonly name: string;
  /** What it is counted of, in a few words. */
  readonly note?: string;
  readonly hue?: string;
  /** Not the learner's own: it says so, and looks so. */
  readonly example?: boolean;
}

/** One figure of the learner's, for a list of them. */
export function Stat({ icon, value, name, note, hue, example = false }: StatProps) {
  return (
    <li
      className={`card flex flex-col items-start gap-2.5 p-4 sm:flex-row sm:items-center sm:gap-3.5 sm:p-5 ${example ? "example" : ""}`}
      data-hue={hue}
    >
      {example && <span className="example-tag">Example</span>}
      <span className="badge-icon">
        <Icon name={icon} />
      </span>
      <p className="min-w-0">
        <span className="block text-2xl leading-tight font-extrabold">{value}</span>
        <span className="text-sm text-soft">{name}</span>
        {note && <span className="block text-sm text-soft">{note}</span>}
      </p>
    </li>
  );
}
