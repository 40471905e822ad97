import { settingsOf } from "../../engine/game/code.ts";
import type { SettingsForm } from "../../engine/game/game.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Dealer } from "./use-dealer.ts";

interface NextPuzzleProps {
  readonly form: SettingsForm;
  /** The code of the board that is over. */
  readonly code: string;
  readonly dealer: Dealer;
}

/** At the end of a board: on to the next one of its kind. */
export function NextPuzzle({ form, code, dealer }: NextPuzzleProps) {
  return (
    <button type="button" className="btn btn-main wide screen-only" onClick={() => dealer.deal(settingsOf(form, code))}>
      <Icon name="sparkles" /> Another one like it
    </button>
  );
}
