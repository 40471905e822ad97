import type { ReactNode } from "react";

interface ChoiceProps<Value extends string | number> {
  readonly legend: ReactNode;
  /** Tells the radio buttons of one choice from those of others on the page. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly hue?: string }[];
  /** What is chosen; a value that is no option for nothing. */
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
  /** What stands after the options, on their line. */
  readonly children?: ReactNode;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, name, options, value, onChange, children } = props;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} data-hue={option.hue} className="btn has-checked:border-hue has-checked:bg-hue-soft">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className="size-5 accent-(--hue)"
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
