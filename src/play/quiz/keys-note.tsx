import { useShown } from "../../device/settings/shown.ts";

/** What single keys do in a quiz, for whoever has keys. */
export function KeysNote() {
  if (useShown("singleKeys") === "off") return null;
  return (
    <p className="keys-note screen-only needs-script mt-4 text-sm text-soft">
      Keys: <kbd>A</kbd> to <kbd>D</kbd> or <kbd>1</kbd> to <kbd>4</kbd> choose, then <kbd>Enter</kbd> goes on.
    </p>
  );
}
