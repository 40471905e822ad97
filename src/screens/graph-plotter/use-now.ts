import { useEffect, useMemo, useState } from "react";
import type { Rational } from "../../maths/rational.ts";
import { readSlider } from "../../tools/plotter/slider.ts";
import { type Moving, none, type Texts } from "./moving.ts";
import type { Lines } from "./use-picture.ts";

/** The lines with the letters where they are now; with null as they were last told. */
export function useNow(lines: Lines, moving: Moving | null): Lines {
  const [texts, setTexts] = useState(none);
  useEffect(() => {
    if (!moving) return;
    setTexts(moving.texts);
    return moving.follow(setTexts);
  }, [moving]);
  return useMemo(() => (moving ? linesNow(lines, texts) : lines), [moving, lines, texts]);
}

export function linesNow(lines: Lines, texts: Texts): Lines {
  if (texts === none) return lines;
  const now = new Map<string, Rational>();
  for (const { id, row } of lines.entries) {
    if (row.kind !== "slider") continue;
    const { name, value } = readSlider(texts.get(id) ?? "") ?? row.slider;
    if (!now.has(name)) now.set(name, value);
  }
  return { ...lines, letters: now };
}
