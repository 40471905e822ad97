import type { IconName } from "./icon-names.ts";

/** An icon from the sprite. Always decoration: the words beside it, or the control's label, say what it means. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${import.meta.env.BASE_URL}icons.svg#${name}`} />
    </svg>
  );
}
