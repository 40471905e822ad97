import { useShown } from "../../device/settings/shown.ts";

/** What single keys do here, for whoever has keys. `options`: how many answers there are to choose from; 0 where one types. */
export function SingleKeysNote({ options }: { readonly options: number }) {
  if (useShown("singleKeys") === "off") return null;
  return (
    <p className="keys-note screen-only needs-script mt-4 text-sm text-soft">
      {options > 0 ? (
        <>
          Keys: <kbd>1</kbd> to <kbd>{options}</kbd> choose an answer,{" "}
        </>
      ) : (
        "Keys: type your answer, "
      )}
      <kbd>Enter</kbd> checks it, <kbd>Esc</kbd> leaves {options > 0 ? "the answers" : "the field"}, then <kbd>H</kbd>{" "}
      hint, <kbd>N</kbd> next, <kbd>/</kbd> find anything.
    </p>
  );
}
