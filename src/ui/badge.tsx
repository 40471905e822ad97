import type { MotifName } from "../content/motifs/all.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { Motif } from "./motif.tsx";

export interface BadgeProps {
  readonly icon: IconName;
  /** Shown instead of the icon, and larger. */
  readonly motif?: MotifName | undefined;
}

/** What stands beside a heading and on a card. */
export function Badge({ icon, motif }: BadgeProps) {
  return (
    <span className={motif ? "badge-icon picture" : "badge-icon"}>
      {motif ? <Motif name={motif} /> : <Icon name={icon} />}
    </span>
  );
}
