import { Icon } from "../ui/icon.tsx";

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
}

/** A field that narrows the list below it while one types. */
export function SearchField({ id, label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span className="relative">
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
        <input
          id={id}
          type="search"
          className="field w-full pl-11"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </>
  );
}
