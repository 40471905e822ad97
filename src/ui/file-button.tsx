import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FileButtonProps {
  /** What the chooser offers: ".json,application/json", "image/*". */
  readonly accept: string;
  readonly multiple?: boolean;
  /** While it is at work it takes nothing more. */
  readonly busy?: boolean;
  /** At least one; the same file may be chosen again. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  readonly children: ReactNode;
}

/** A button that asks for files. */
export function FileButton({ accept, multiple, busy = false, onFiles, children }: FileButtonProps) {
  return (
    <label className="btn needs-script self-start focus-within:outline-2" aria-busy={busy}>
      <Icon name="upload" /> {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        className="sr-only"
        disabled={busy}
        onChange={(event) => {
          const [first, ...more] = event.target.files ?? [];
          if (first) onFiles([first, ...more]);
          event.target.value = "";
        }}
      />
    </label>
  );
}
