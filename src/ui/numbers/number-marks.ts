import { useSyncExternalStore } from "react";
import { onShown, shown } from "../../device/settings/shown.ts";

/** What engine/typeset/number-format.ts exports. */
interface Marks {
  readonly htmlInCommas: (html: string) => string;
  readonly textInCommas: (text: string) => string;
}

let marks: Marks | null = null;
let loading: Promise<unknown> | null = null;

const wanted = () => shown("numbers") === "comma";

function subscribe(onChange: () => void): () => void {
  const look = () => {
    if (!wanted()) return onChange();
    loading ??= import("../../engine/typeset/number-format.ts").then((module) => {
      marks = module;
    });
    // Where it cannot be fetched, numbers stay as they were written.
    loading.then(onChange, onChange);
  };
  look();
  return onShown(look);
}

/** How numbers are written for a reader who wants a decimal comma; null while they stay as written. */
export function useMarks(): Marks | null {
  return useSyncExternalStore(
    subscribe,
    () => (wanted() ? marks : null),
    () => null,
  );
}
