import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useChoice } from "../../boards/use-choice.ts";
import { type Pull, usePull } from "../../boards/use-pull.ts";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { discPart, fault, type Move, type Position, target, topDisc } from "./position.ts";
import { pegWords } from "./words.ts";

/** Three pegs, each a button: choose the peg to take from, then the peg to go to; or pull a disc across. */
export default function Board({ state, hint, because, area, over, onMove }: BoardProps<Position, Move>) {
  // After a refused move the choice stays, for another peg to be chosen.
  const [choice, setChoice] = useChoice<number | null>(state, null);
  const [cursor, setCursor] = useState(0);
  const pegs = useRef<HTMLDivElement>(null);
  const chosen = over ? null : choice;
  const [take, put] = hint;
  const { pull, handlers } = usePull<number>({
    can: (peg) => !over && topDisc(state, peg) !== null,
    onPress: press,
    onDrop({ piece: from }, event) {
      const box = pegs.current?.getBoundingClientRect();
      if (!box) return;
      const to = Math.floor(((event.clientX - box.left) / box.width) * 3);
      if (to !== from && to >= 0 && to <= 2) onMove({ from, to });
    },
  });

  function press(peg: number) {
    setCursor(peg);
    if (over) return;
    if (chosen === peg) setChoice(null);
    else if (chosen !== null) onMove({ from: chosen, to: peg });
    // Nothing to take: the rules say so.
    else if (topDisc(state, peg) === null) onMove({ from: peg, to: peg });
    else setChoice(peg);
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && chosen !== null) {
      event.preventDefault();
      return setChoice(null);
    }
    const digit = asciiDigits(event.key);
    const named = /^[123]$/.test(digit);
    const steps: Readonly<Record<string, number>> = { ArrowLeft: cursor - 1, ArrowRight: cursor + 1, Home: 0, End: 2 };
    const to = named ? Number(digit) - 1 : steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const peg = Math.min(Math.max(to, 0), 2);
    setCursor(peg);
    pegs.current?.querySelectorAll<HTMLElement>("button")[peg]?.focus();
    if (named) press(peg);
  }

  return (
    <div className="hanoi" style={{ "--discs": state.pegs.length } as CSSProperties} data-over={over || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
      <div ref={pegs} role="group" aria-label="The three pegs" aria-describedby="board-keys" onKeyDown={onKey}>
        {[0, 1, 2].map((peg) => (
          <button
            key={peg}
            type="button"
            tabIndex={peg === cursor ? 0 : -1}
            aria-label={`${pegWords(state, peg)}${peg === target ? ", the goal" : ""}${hinted(peg, take, put)}`}
            aria-pressed={peg === chosen}
            aria-disabled={over}
            data-open={(chosen !== null && fault(state, { from: chosen, to: peg }) === null) || undefined}
            data-tone={toneOf(peg, { hint, because, area })}
            onFocus={() => setCursor(peg)}
            {...handlers(peg)}
          >
            <span className="hanoi-rod" />
            <span className="hanoi-name">
              Peg {peg + 1}
              {peg === target && <em data-word="Goal" />}
            </span>
            {hint.includes(peg) && <span className="hanoi-hint">{peg === take ? "Take" : "Put"}</span>}
          </button>
        ))}
      </div>
      <div className="hanoi-discs" aria-hidden="true">
        {state.pegs.map((peg, at) => {
          const top = topDisc(state, peg) === at + 1;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: this is the disc, and it stays the same
              key={at}
              data-tone={toneOf(discPart(at + 1), { hint, because, area })}
              data-lifted={(top && peg === chosen) || undefined}
              data-pulled={(top && peg === pull?.piece) || undefined}
              style={placed(state, at, top && peg === pull?.piece ? pull : null)}
            >
              {at + 1}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Where a disc is drawn: its size, its peg, how many discs lie under it, and how far it is pulled. */
function placed({ pegs }: Position, at: number, pull: Pull<number> | null): CSSProperties {
  const under = pegs.slice(at + 1).filter((peg) => peg === pegs[at]).length;
  return {
    "--size": at / (pegs.length - 1),
    "--number": at,
    "--peg": pegs[at],
    "--under": under,
    "--right": `${pull?.right ?? 0}px`,
    "--down": `${pull?.down ?? 0}px`,
  } as CSSProperties;
}

function hinted(peg: number, take: number | undefined, put: number | undefined): string {
  if (peg === take) return ", the hint takes a disc from here";
  return peg === put ? ", the hint puts the disc here" : "";
}
