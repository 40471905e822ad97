import { type ReactNode, useId } from "react";
import { Choice } from "../../../ui/choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { toolNames, tools } from "./entry.ts";
import type { GridPlay } from "./use-play.ts";

/** In the menu: other ways to write into the cells. */
export function Ways<Board>({ on: { entry, chosen, state, play } }: { readonly on: GridPlay<Board> }) {
  const id = useId();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Ways to write</h3>
      <Choice
        legend={<span className="sr-only">What you write</span>}
        name={id}
        options={toolNames.map((tool) => ({
          value: tool,
          label: tools[tool].label,
        }))}
        value={entry.tool}
        onChange={entry.take}
      />
      <p className="text-sm text-soft">A long press on the pencil beside the numbers leads to these, too.</p>
      {state.colours.some((colour) => colour > 0) && (
        <button type="button" className="btn self-start" onClick={() => play({ do: "plain" })}>
          <Icon name="x" /> Take all colours away
        </button>
      )}
      <Switch label="Number first" on={entry.numberFirst} onChange={(now) => entry.turnNumberFirst(now)}>
        Press a number, then each cell that gets it.
      </Switch>
      <Switch label="Several cells" on={chosen.several} onChange={chosen.turnSeveral}>
        Each cell you press is added; then pencil a number into all of them. Dragging over cells does it, too.
      </Switch>
    </section>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** What it does, in a sentence. */
  readonly children: ReactNode;
}

function Switch({ label, on, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-(--hue)"
          checked={on}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={id} className="text-sm text-soft">
        {children}
      </p>
    </div>
  );
}
