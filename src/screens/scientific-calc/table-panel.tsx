import { useEffect, useRef } from "react";
import { CopyLink } from "../../play/copy-link.tsx";
import { useSearchFields } from "../../play/use-search-fields.ts";
import { neededBy, type Shared, sharedIn } from "../../tools/scientific/link.ts";
import type { Meanings, Session } from "../../tools/scientific/session.ts";
import { tableOf } from "../../tools/scientific/table-of.ts";
import { decimalMarks, Written } from "./list-panel.tsx";

interface TablePanelProps {
  readonly around: Meanings & { readonly angle: Session["angle"]; readonly decimalComma: boolean };
  readonly names: Session["names"];
  readonly onBorrow: (shared: Shared) => void;
}

const numbers = { from: "From", to: "To", step: "Step" } as const;

/** The values of a function, row by row; what is asked stands in the address: ?table=x²&from=0&to=5&step=1. */
export function TablePanel({ around, names, onBorrow }: TablePanelProps) {
  const [fields, setFields] = useSearchFields();
  const { table = "x² + 1", from = "-3", to = "3", step = "1" } = fields;
  const marks = decimalMarks(fields, around.decimalComma);
  const asked = { table, from, to, step };
  const rows = tableOf({ ...asked, function: table }, { ...around, decimalComma: marks === "comma" });
  const ask = (changes: Partial<typeof asked>) => {
    const next = { ...asked, ...changes };
    setFields({ ...next, angle: around.angle, numbers: marks, ...neededBy(Object.values(next).join(" "), names) });
  };
  const borrow = useRef(onBorrow);
  // The letters that came with a link.
  useEffect(() => {
    const shared = sharedIn(location.search, "table");
    if (shared) borrow.current(shared);
  }, []);
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 font-semibold">
        A function of x
        <input
          className="field"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={table}
          onChange={(event) => ask({ table: event.target.value })}
        />
      </label>
      <div className="grid grid-cols-3 gap-2">
        {(["from", "to", "step"] as const).map((name) => (
          <label key={name} className="grid gap-1 font-semibold">
            {numbers[name]}
            <input
              className="field w-full min-w-0"
              autoComplete="off"
              value={asked[name]}
              onChange={(event) => ask({ [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
      {typeof rows === "string" ? (
        <p role="status">{rows}</p>
      ) : (
        <table className="text-left" data-testid="values">
          <thead>
            <tr>
              <th scope="col" className="py-1">
                x
              </th>
              <th scope="col" className="py-1 text-right">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ x, y }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
              <tr key={n} className="border-t border-line">
                <th scope="row" className="py-1 font-normal">
                  <Written value={x} />
                </th>
                <td className="py-1 text-right">
                  {y ? <Written value={y} /> : <span className="text-soft">no value</span>}
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
