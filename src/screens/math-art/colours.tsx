import { palettes } from "../../art/palettes.ts";

interface ColoursProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The sets of colours, each with a look at it. */
export function Colours({ value, onChange }: ColoursProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1 font-semibold">Set of colours</legend>
      {palettes.map(({ id, name }) => (
        <label key={id} className="btn has-checked:border-hue has-checked:bg-hue-soft">
          <input
            type="radio"
            name="palette"
            value={id}
            checked={id === value}
            className="accent-(--hue)"
            onChange={() => onChange(id)}
          />
          <span className="art-swatch" data-palette={id} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((ink) => (
              <span key={ink} style={{ background: `var(--art${ink})` }} />
            ))}
          </span>
          {name}
        </label>
      ))}
    </fieldset>
  );
}
