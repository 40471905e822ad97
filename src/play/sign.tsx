import type { Shape } from "../learner/records/profile.ts";
import { Icon } from "../ui/icon.tsx";

/** A profile's shape, in the hue around it, with its name for those who cannot see it. */
export function Sign({ shape }: { shape: Shape }) {
  return (
    <>
      <Icon name={shape} className="text-hue-strong" />
      <span className="sr-only">{shape}</span>
    </>
  );
}
