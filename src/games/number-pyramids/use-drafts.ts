import { useState } from "react";
import { equal, type Rational } from "../../maths/rational.ts";
import type { Pyramid } from "./pyramid.ts";
import type { State } from "./state.ts";
import { type Draft, type Drafts, draftIn, textIn } from "./typing.ts";
import { faultOf, type Writing, writingOf } from "./writing.ts";

/** What is being typed into the bricks of a pyramid; of another pyramid, or when it is over, nothing. */
export function useDrafts({ pyramid, bricks }: State, over: boolean, onMove: (move: Writing) => void) {
  const [typed, setTyped] = useState<{ readonly of: Pyramid; readonly drafts: Drafts }>({
    of: pyramid,
    drafts: new Map(),
  });
  const drafts: Drafts = typed.of === pyramid && !over ? typed.drafts : new Map();

  function type(brick: number, text: string | null, refused = false) {
    const next = new Map(drafts);
    if (text === null) next.delete(brick);
    else next.set(brick, { text, over: bricks[brick] ?? null, refused });
    setTyped({ of: pyramid, drafts: next });
  }

  return {
    draft: (brick: number): Draft | null => draftIn(drafts, bricks, brick),
    text: (brick: number): string => textIn(drafts, bricks, brick),
    type: (brick: number, text: string) => type(brick, text),
    forget: (brick: number) => type(brick, null),
    /** Writes what was typed. What cannot be written stays as it is, and the player says why. */
    commit(brick: number) {
      const text = draftIn(drafts, bricks, brick)?.text;
      if (text === undefined) return;
      const move = writingOf(brick, text);
      const refused = faultOf({ pyramid, bricks }, move) !== null;
      type(brick, refused ? text : null, refused);
      if (refused || !isSame(move.value, bricks[brick] ?? null)) onMove(move);
    },
  };
}

function isSame(a: Rational | null, b: Rational | null): boolean {
  return a && b ? equal(a, b) : a === b;
}
