import { useEffect, useMemo, useState } from "react";
import type { View } from "../../tools/plotter/grid.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { Told } from "../../tools/plotter/telling.ts";
import type { Lines } from "./use-picture.ts";
import { useSettled } from "./use-settled.ts";
import { tellWords } from "./work.ts";

/** What the picture shows in words and numbers; `isNow`: of what is in sight now, and not of what was before. */
export function useTold(
  lines: Lines,
  view: View,
  angle: Angle,
): { readonly told: Told | null; readonly isNow: boolean } {
  const wanted = useMemo(() => ({ lines, view, angle }), [lines, view, angle]);
  // It takes longer than a picture: it waits until the picture stands still.
  const settled = useSettled(wanted, 250);
  const [known, setKnown] = useState<{ readonly of: typeof wanted; readonly told: Told } | null>(null);
  useEffect(() => {
    const { lines, view, angle } = settled;
    const question = { lines: lines.drawn, letters: lines.letters, view, angle };
    return tellWords(question, (told) => setKnown({ of: settled, told }));
  }, [settled]);
  return { told: known?.told ?? null, isNow: known?.of === wanted };
}
