import { useEffect, useId, useRef, useState } from "react";
import { draw } from "../engine/figure/draw.ts";
import { announce } from "../ui/announce/announcer.ts";
import { Html } from "../ui/html.tsx";
import { Icon } from "../ui/icon.tsx";
import { Buttons } from "./buttons.tsx";
import { type Act, isOffered, type Part } from "./manipulative.ts";
import { Stage } from "./stage.tsx";
import type { AnyMade, Hand } from "./view.ts";

interface MoverProps {
  readonly made: AnyMade;
  /** A state that can be read. */
  readonly start: string;
  /** The part that its buttons act on at first, where that is not the first one. */
  readonly part?: string | undefined;
  /** Somebody has just asked for it, by a button that is gone. */
  readonly focused?: boolean;
  /** Told of every state that stays. */
  readonly onKeep?: (text: string) => void;
}

/** More than this nobody takes back step by step. */
const mostUndo = 200;

/** Whoever does not drag opens the buttons for that once: they are open from then on, until the page is loaded anew. */
let stepsWanted = false;

/** A manipulative in somebody's hand: its stage, what stands there in words, and everything that can be done as buttons. */
export function Mover({ made, start, part, focused = false, onKeep }: MoverProps) {
  const { manipulative } = made;
  const first = manipulative.read(start);
  const [states, setStates] = useState<readonly unknown[]>(["state" in first ? first.state : null]);
  const [dragged, setDragged] = useState<unknown>(null);
  const [wanted, setWanted] = useState<string | null>(part ?? null);
  const [isOpen, setOpen] = useState(stepsWanted);
  const latest = useRef<unknown>(null);
  const radios = useId();
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What it is to be moved for stands above it, and stays in sight.
    if (focused) whole.current?.focus({ preventScroll: true });
  }, [focused]);
  const last = states.at(-1);
  const state = dragged ?? last;
  const acts = manipulative.acts(state);
  const parts = manipulative.parts(state).filter(({ id }) => acts.some(({ of }) => of === id));
  // A part whose acts are all folded away is a choice only where they are unfolded.
  const pressed = parts.filter(({ id }) => acts.some(({ of, knob }) => of === id && knob === undefined));
  const chosen = parts.find(({ id }) => id === wanted)?.id ?? parts[0]?.id ?? null;

  function drag(to: unknown) {
    latest.current = to;
    setDragged(to);
  }

  function keep(to: unknown, quiet = false, said = "") {
    const next = to ?? latest.current;
    latest.current = null;
    setDragged(null);
    if (next === null || manipulative.write(next) === manipulative.write(last)) return;
    setStates([...states, next].slice(-mostUndo));
    onKeep?.(manipulative.write(next));
    if (!quiet) announce(`${said}${wordsAfter(next)}`);
  }

  /** The part that was changed, or all of it where that part is gone. */
  function wordsAfter(next: unknown) {
    const still = chosen !== null && manipulative.parts(next).some(({ id }) => id === chosen);
    return manipulative.words(next, still ? chosen : undefined);
  }

  function back(to: readonly unknown[]) {
    setStates(to);
    onKeep?.(manipulative.write(to.at(-1)));
    announce(manipulative.words(to.at(-1)));
  }

  function act({ label, to }: Act<unknown>) {
    if (to === null) announce("That is as far as it goes.");
    else keep(to, false, `${label}. `);
  }

  const hand: Hand<unknown> = {
    base: last,
    chosen,
    choose: setWanted,
    drag,
    keep: (to = null, quiet = false) => keep(to, quiet),
  };

  const choice = (of: readonly Part[], legend: "sr-only" | "") => (
    <fieldset className="mv-parts">
      <legend className={legend}>What the buttons move</legend>
      {of.map(({ id, name }) => (
        <label key={id} className="mv-choice">
          <input
            type="radio"
            name={radios}
            className="sr-only"
            checked={id === chosen}
            onChange={() => setWanted(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div ref={whole} className="mv" role="group" aria-label={`${manipulative.title}, in your hand`} tabIndex={-1}>
      <div className="screen-only">
        <Stage made={made} state={state} hand={hand} />
      </div>
      <div className="print-only">
        <Html html={draw(manipulative.paper(last))} />
      </div>
      <div className="mv-tools screen-only">
        {pressed.length > 1 && choice(isOpen ? parts : pressed, "sr-only")}
        <Buttons
          acts={acts.filter((act) => isOffered(act, chosen))}
          onAct={act}
          choice={pressed.length > 1 || parts.length < 2 ? null : choice(parts, "")}
          isOpen={isOpen}
          onToggle={(open) => {
            stepsWanted = open;
            setOpen(open);
          }}
        >
          <button
            type="button"
            className="btn btn-plain"
            aria-disabled={states.length < 2}
            onClick={() => states.length > 1 && back(states.slice(0, -1))}
          >
            <Icon name="undo-2" /> Undo
          </button>
          <button
            type="button"
            className="btn btn-plain"
            aria-disabled={states.length < 2}
            onClick={() => states.length > 1 && back(states.slice(0, 1))}
          >
            <Icon name="rotate-ccw" /> Start again
          </button>
        </Buttons>
      </div>
      {/* After the buttons: it grows and shrinks with every press, and they stay where they are. */}
      <p className="mv-words">{manipulative.words(state)}</p>
    </div>
  );
}
