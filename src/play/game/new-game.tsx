import { useState } from "react";
import type { Settings, SettingsForm } from "../../engine/game/game.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";

interface NewGameProps {
  readonly form: SettingsForm;
  /** How many boards were tried so far; null when none is being dealt. */
  readonly tried: number | null;
  readonly onDeal: (settings: Settings) => void;
  readonly onCancel: () => void;
}

/** What to choose before a new board, and the button that deals it. */
export function NewGame({ form, tried, onDeal, onCancel }: NewGameProps) {
  const [chosen, setChosen] = useState(form.first);
  const fault = form.fault(chosen);
  return (
    <section className="card screen-only needs-script flex flex-col gap-4 p-5" aria-labelledby="new-puzzle">
      <h2 id="new-puzzle" className="text-xl">
        New puzzle
      </h2>
      {form.fields.map(({ name, label, options }) => (
        <Choice
          key={name}
          legend={label}
          name={name}
          options={options}
          value={chosen[name] ?? ""}
          onChange={(value) => setChosen({ ...chosen, [name]: value })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="btn btn-main"
          aria-disabled={fault !== null || tried !== null}
          aria-describedby="new-puzzle-note"
          onClick={() => fault === null && tried === null && onDeal(chosen)}
        >
          <Icon name="sparkles" /> New puzzle
        </button>
        {tried !== null && (
          <button type="button" className="btn" onClick={onCancel}>
            Stop looking
          </button>
        )}
        <p id="new-puzzle-note" role="status" className={fault === null ? "text-soft" : "text-bad"}>
          {fault ??
            (tried === null ? "" : `Looking for one that is just right${tried > 0 ? `: ${tried} tried` : ""} …`)}
        </p>
      </div>
    </section>
  );
}
