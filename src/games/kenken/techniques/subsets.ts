import { and, capital } from "../../../engine/words.ts";
import { bitCount } from "../../../maths/bits.ts";
import { cellsWords, lineWords, or } from "../board/clue-words.ts";
import { valuesOf } from "../board/values.ts";
import { keep, takeNews } from "../position/candidates.ts";
import { hallSets } from "../position/hall.ts";
import { cellAt, cellsOf, type Position } from "../position/position.ts";

const news = 4;
const masks = new Int32Array(9);
const cells = new Int32Array(9);

/**
 * Pairs, triples and quads in a line, naked (so many cells that share so many values) and hidden (so many values that share so
 * many cells): the cells of one are the other cells of the other, so one search finds both. For a hint, smaller ones first.
 */
export const pairs = (position: Position): boolean => subsets(position, 2);
export const triplesAndQuads = (position: Position): boolean => subsets(position, 4);

function subsets(position: Position, most: number): boolean {
  const { size, candidates, filled, lineNews } = position;
  // Grading needs no order among them: all are of one grade.
  const bit = position.asked ? 0 : news;
  let changed = false;
  for (let wanted = position.asked ? 2 : most; wanted <= most; wanted++)
    for (let line = 0; line < 2 * size; line++) {
      if (bit && !takeNews(lineNews, line, bit)) continue;
      let count = 0;
      for (let place = 0; place < size; place++) {
        const cell = cellAt(size, line, place);
        if (filled[cell]) continue;
        masks[count] = candidates[cell] as number;
        cells[count++] = cell;
      }
      // Of three cells, a pair leaves a single.
      if (count < 4) continue;
      hallSets(masks, count, (set, places) => {
        const inSet = bitCount[set] as number;
        if ((bitCount[places] as number) < inSet) position.broken = true;
        if (position.broken) return true;
        const shown = Math.min(inSet, count - inSet);
        if (position.asked ? shown !== wanted : shown > most) return false;
        let struck = false;
        for (let at = 0; at < count; at++)
          if ((set & (1 << at)) === 0 && keep(position, cells[at] as number, ~places)) struck = true;
        changed = changed || struck;
        if (struck && position.asked) say(position, line, set, places, count);
        return position.finding !== null;
      });
      if (position.finding || position.broken) return true;
    }
  return changed;
}

const names = ["", "", "pair", "triple", "quad"];

function say(position: Position, line: number, set: number, places: number, count: number): void {
  const { size } = position;
  const open = Array.from(cells.subarray(0, count));
  const inSet = open.filter((_, at) => set & (1 << at));
  const rest = open.filter((_, at) => (set & (1 << at)) === 0);
  const name = lineWords(size, line);
  const naked = inSet.length <= rest.length;
  const shown = naked ? inSet : rest;
  const all = open.reduce((union, _, at) => union | (masks[at] as number), 0);
  const values = valuesOf(naked ? places : all & ~places);
  const cellNames = capital(cellsWords(size, shown));
  position.finding = {
    technique: `${naked ? "Naked" : "Hidden"} ${names[shown.length] ?? "set"}`,
    look: `Look at ${naked ? cellsWords(size, shown) : `the values ${and(values)} in ${name}`}.`,
    why: naked
      ? `${cellNames} can hold only ${and(values)} between them, so they take them all. No other cell of ${name} can hold ${or(values)}.`
      : `In ${name}, ${and(values)} can stand only in ${cellsWords(size, shown)}. So these cells hold nothing else.`,
    cells: shown,
    because: shown,
    area: naked ? shown : cellsOf(size, line),
    pattern: shown.flatMap((cell) =>
      values.flatMap((value) => ((position.candidates[cell] ?? 0) & (1 << (value - 1)) ? [{ cell, value }] : [])),
    ),
  };
}
