import { announce } from "../../../ui/announce/announcer.ts";
import { Icon } from "../../../ui/icon.tsx";

const sizes = [1, 1.25, 1.5, 2];

interface ZoomProps {
  readonly size: number;
  readonly onSize: (size: number) => void;
}

/** Makes a big board bigger; it is then moved about under the finger. */
export function Zoom({ size, onSize }: ZoomProps) {
  const at = sizes.indexOf(size);
  const to = (next: number) => {
    const chosen = sizes[next] ?? size;
    onSize(chosen);
    announce(`Board at ${100 * chosen}%.`);
  };
  return (
    <span className="screen-only needs-script ml-auto flex gap-1">
      <button
        type="button"
        className="btn px-2"
        aria-label="Smaller board"
        aria-disabled={at === 0}
        onClick={() => to(at - 1)}
      >
        <Icon name="zoom-out" />
      </button>
      <button
        type="button"
        className="btn px-2"
        aria-label="Larger board"
        aria-disabled={at === sizes.length - 1}
        onClick={() => to(at + 1)}
      >
        <Icon name="zoom-in" />
      </button>
    </span>
  );
}
