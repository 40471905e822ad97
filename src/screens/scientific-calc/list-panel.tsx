import { useState } from "react";
import type { Value } from "../../maths/expression/value.ts";
import { measuresOf, readList } from "../../tools/scientific/list-statistics.ts";
import { viewsOf } from "../../tools/scientific/views.ts";
import { Notation } from "../../ui/notation.tsx";

/** The mean, the median and what else is known of a list. */
export function ListPanel({ decimalComma, start }: { readonly decimalComma: boolean; readonly start: string }) {
  const [text, setText] = useState(start);
  const list = readList(text, decimalComma);
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 font-semibold">
        A list of numbers
        <textarea
          className="field min-h-20"
          placeholder={decimalComma ? "2; 3,5; 8" : "2, 3.5, 8"}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {typeof list === "string" && <p role="status">{list}</p>}
      {typeof list !== "string" && list.length > 0 && (
        <table className="text-left" data-testid="measures">
          <caption className="sr-only">What is known of the list</caption>
          <tbody>
            {measuresOf(list).map(({ name, value }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
              <tr key={n} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-normal text-soft">
                  {name}
                </th>
                <td className="py-2 text-right">
                  <Written value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** A value exactly, and as a decimal beside it where that differs. */
export function Written({ value }: { readonly value: Value }) {
  const [first, second] = viewsOf(value);
  return (
    <>
      {first?.sign === "≈" && "≈ "}
      {first && <Notation tree={first.tree} />}
      {second && (
        <span className="whitespace-nowrap text-soft">
          {" "}
          {second.sign} <Notation tree={second.tree} />
        </span>
      )}
    </>
  );
}
