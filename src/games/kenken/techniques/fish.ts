import { bitCount } from "../../../maths/bits.ts";
import { linesWords } from "../board/clue-words.ts";
import { keep } from "../position/candidates.ts";
import { hallSets } from "../position/hall.ts";
import { cellsOf, type Position } from "../position/position.ts";

const masks = new Int32Array(9);
const rows = new Int32Array(9);

/** A value that some rows can have only in as many columns: it leaves these columns in the other rows. And the other way round. */
export function fish(position: Position): boolean {
  const { size, candidates } = position;
  let changed = false;
  const most = size >> 1;
  for (let wanted = position.asked ? 2 : most; wanted <= most; wanted++)
    for (let value = 1; value <= size; value++) {
      const bit = 1 << (value - 1);
      let count = 0;
      for (let row = 0; row < size; row++) {
        let columns = 0;
        for (let column = 0; column < size; column++)
          if ((candidates[row * size + column] as number) & bit) columns |= 1 << column;
        if ((columns & (columns - 1)) === 0) continue;
        masks[count] = columns;
        rows[count++] = row;
      }
      if (count < 4) continue;
      hallSets(masks, count, (set, columns) => {
        const inSet = bitCount[set] as number;
        if ((bitCount[columns] as number) < inSet) position.broken = true;
        if (position.broken) return true;
        if (position.asked && Math.min(inSet, count - inSet) !== wanted) return false;
        let struck = false;
        for (let at = 0; at < count; at++) {
          if (set & (1 << at)) continue;
          for (let column = 0, cell = (rows[at] as number) * size; column < size; column++, cell++)
            if (columns & (1 << column) && keep(position, cell, ~bit)) struck = true;
        }
        changed = changed || struck;
        if (struck && position.asked) say(position, value, set, columns, count);
        return position.finding !== null;
      });
      if (position.finding || position.broken) return true;
    }
  return changed;
}

const names = ["", "", "X-wing", "Swordfish", "Jellyfish"];

function say(position: Position, value: number, set: number, columns: number, count: number): void {
  const { size, candidates } = position;
  const inSet = Array.from(rows.subarray(0, count)).filter((_, at) => set & (1 << at));
  const others = Array.from(rows.subarray(0, count)).filter((_, at) => (set & (1 << at)) === 0);
  const across = Array.from({ length: size }, (_, column) => column).filter((column) => columns & (1 << column));
  // Where the other rows are fewer, the same is easier to see from the columns that are left.
  let open = 0;
  for (let at = 0; at < count; at++) open |= masks[at] as number;
  const left = Array.from({ length: size }, (_, column) => column).filter((column) => open & ~columns & (1 << column));
  const byRows = inSet.length <= others.length;
  const fromLines = byRows ? inSet : left.map((column) => size + column);
  const from = linesWords(size, fromLines);
  const into = linesWords(size, byRows ? across.map((column) => size + column) : others);
  const bit = 1 << (value - 1);
  const cells = (byRows ? inSet : others).flatMap((row) =>
    (byRows ? across : left).map((column) => row * size + column).filter((cell) => (candidates[cell] ?? 0) & bit),
  );
  position.finding = {
    technique: names[fromLines.length] ?? "Fish",
    look: `Look for the ${value} in ${from}.`,
    why: `In ${from}, ${value} can stand only in ${into}. So the ${value}s of ${from} are the ${value}s of ${into}, and no other cell of these ${byRows ? "columns" : "rows"} can hold ${value}.`,
    cells,
    because: cells,
    area: fromLines.flatMap((line) => cellsOf(size, line)),
    pattern: cells.map((cell) => ({ cell, value })),
  };
}
