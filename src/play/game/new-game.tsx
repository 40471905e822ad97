import { useState } from "react";
import type { Settings, SettingsForm } from "../../engine/game/game.ts";
import { withChoice } from "../../engine/game/settings.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Dealer } from "./use-dealer.ts";

interface NewGameProps {
  readonly form: SettingsForm;
  /** What the form opens with: how the board that is played was dealt. */
  readonly usual: Settings;
  readonly dealer: Dealer;
}

/** What to choose before a new board, and the button that deals it. */
export function NewGame({ form, usual, dealer }: NewGameProps) {
  const [changed, setChanged] = useState<Settings | null>(null);
  const chosen = changed ?? usual;
  const { tried, problem } = dealer.from === "form" ? dealer : { tried: null, problem: "" };
  const fault = form.fault(chosen);
  const looking = tried === null ? "" : "Looking for one that is just right";
  // How many were tried is for the eye: it changes too fast to be heard.
  useAnnounced((fault ?? problem) || looking);
  const ready = fault === null && tried === null;
  return (
    <>
      {form.fields.map(({ name, label, options }) => (
        <Choice
          key={name}
          legend={label}
          name={name}
          options={options.filter(({ value }) => form.offers?.(chosen, name, value) ?? true)}
          value={chosen[name] ?? ""}
          onChange={(value) => setChanged(withChoice(form, chosen, name, value))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="btn btn-main"
          aria-disabled={!ready}
          aria-describedby="new-puzzle-note"
          onClick={() => ready && dealer.deal(chosen)}
        >
          <Icon name="play" /> Start
        </button>
        {tried !== null && (
          <button type="button" className="btn" onClick={dealer.cancel}>
            Stop looking
          </button>
        )}
        <p id="new-puzzle-note" className={fault || problem ? "text-bad" : "text-soft"}>
          {(fault ?? problem) || (looking && `${looking}${tried ? `: ${tried} tried` : ""} …`)}
        </p>
      </div>
    </>
  );
}
