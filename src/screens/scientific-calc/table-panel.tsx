import { useState } from "react";
import type { Meanings, Session } from "../../tools/scientific/session.ts";
import { tableOf } from "../../tools/scientific/table-of.ts";
import { Written } from "./list-panel.tsx";

interface TablePanelProps {
  readonly around: Meanings & { readonly angle: Session["angle"]; readonly decimalComma: boolean };
}

const numbers = { from: "From", to: "To", step: "Step" } as const;

/** The values of a function, row by row. */
export function TablePanel({ around }: TablePanelProps) {
  const [asked, setAsked] = useState({ function: "x² + 1", from: "-3", to: "3", step: "1" });
  const rows = tableOf(asked, around);
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 font-semibold">
        A function of x
        <input
          className="field"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={asked.function}
          onChange={(event) => setAsked({ ...asked, function: event.target.value })}
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
              onChange={(event) => setAsked({ ...asked, [name]: event.target.value })}
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
    </div>
  );
}
