const keys = [
  ["0 to 9", "digits, in any script"],
  [". or ,", "decimal point"],
  ["+ −", "add, subtract"],
  ["* or x", "multiply"],
  ["/ or :", "divide"],
  ["Enter or =", "the result"],
  ["Backspace", "takes back a digit"],
  ["Escape or Delete", "clears"],
] as const;

/** What the keys of a keyboard do. */
export function KeyHelp() {
  return (
    <details className="screen-only mx-auto mt-5 max-w-sm">
      <summary className="btn btn-plain -ml-2 px-2">Keys</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-1">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
