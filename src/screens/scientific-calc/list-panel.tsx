import type { Value } from "../../maths/expression/value.ts";
import { CopyLink } from "../../play/copy-link.tsx";
import { type Fields, useSearchFields } from "../../play/use-search-fields.ts";
import { measuresOf, readList } from "../../tools/scientific/list-statistics.ts";
import { viewsOf } from "../../tools/scientific/views.ts";
import { Notation } from "../../ui/numbers/notation.tsx";

/** How decimals are written in an address: whoever opens a link may write them in the other way. */
export function decimalMarks({ numbers }: Fields, decimalComma: boolean): "comma" | "point" {
  return (numbers === undefined ? decimalComma : numbers === "comma") ? "comma" : "point";
}

/** The mean, the median and what else is known of a list, which stands in the address: ?list=2, 3.5, 8. */
export function ListPanel({ decimalComma }: { readonly decimalComma: boolean }) {
  const [fields, setFields] = useSearchFields();
  const { list: text = "" } = fields;
  const marks = decimalMarks(fields, decimalComma);
  const list = readList(text, marks === "comma");
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 font-semibold">
        A list of numbers
        <textarea
          className="field min-h-20"
          placeholder={marks === "comma" ? "2; 3,5; 8" : "2, 3.5, 8"}
          value={text}
          maxLength={2000}
          onChange={(event) => setFields({ list: event.target.value, numbers: marks })}
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
      <CopyLink />
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
