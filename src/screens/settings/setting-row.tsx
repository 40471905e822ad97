import { useId } from "react";
import type { Chosen } from "../../device/settings/settings.ts";
import { Choice } from "../../ui/choice.tsx";
import type { Row } from "./rows.ts";

interface SettingRowProps {
  readonly row: Row;
  readonly value: string | number;
  readonly onChange: (part: Chosen) => void;
}

/** One choice with what is worth knowing about it. */
export function SettingRow({ row: { name, legend, labels, note }, value, onChange }: SettingRowProps) {
  const id = useId();
  return (
    <div>
      <Choice
        legend={legend}
        name={id}
        options={labels.map(({ sample, label, value: option }) => ({
          value: option,
          label: sample ? (
            <span>
              <span translate="no">{sample}</span> {label}
            </span>
          ) : (
            label
          ),
        }))}
        value={value}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
      {note && <p className="mt-1.5 max-w-[60ch] text-sm text-soft">{note}</p>}
    </div>
  );
}
