import { useShown } from "../../device/settings/shown.ts";

/** What single keys do here, for whoever has keys. */
export function SingleKeysNote() {
  if (useShown("singleKeys") === "off") return null;
  return (
    <p className="keys-note screen-only needs-script mt-4 text-sm text-soft">
      Keys: type your answer, <kbd>Enter</kbd> checks it, <kbd>Esc</kbd> leaves the field, then <kbd>H</kbd> hint,{" "}
      <kbd>N</kbd> next, <kbd>/</kbd> find anything.
    </p>
  );
}
