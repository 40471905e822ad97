import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** One figure of the learner's, for a list of them. */
export function Stat({ icon, value, name, hue }: { icon: IconName; value: string; name: string; hue?: string }) {
  return (
    <li
      className="card flex flex-col items-start gap-2.5 p-4 sm:flex-row sm:items-center sm:gap-3.5 sm:p-5"
      data-hue={hue}
    >
      <span className="badge-icon">
        <Icon name={icon} />
      </span>
      <p className="min-w-0">
        <span className="block text-2xl leading-tight font-extrabold">{value}</span>
        <span className="text-sm text-soft">{name}</span>
      </p>
    </li>
  );
}
