import { bitCount, lowest } from "../../../maths/bits.ts";
import type { Random } from "../../../maths/random.ts";
import type { Layout } from "../board/layout.ts";

/**
 * A full grid at random. The cell with the fewest digits left is filled next and takes one of them at random; where none is
 * left the last choice is taken back. (25 microseconds; `fillings` with a random order takes 160, for it keeps all candidates.)
 */
export function fullGrid(layout: Layout, random: Random): Uint8Array {
  const { cells, houseOf, all } = layout;
  const values = new Uint8Array(cells);
  const used = new Uint16Array(3 * layout.size);
  const flip = (cell: number, digit: number) => {
    for (let at = cell * 3; at < cell * 3 + 3; at++) {
      const house = houseOf[at] as number;
      used[house] = (used[house] as number) ^ (1 << digit);
    }
  };
  const fill = (): boolean => {
    let best = -1;
    let left = 0;
    let fewest = 10;
    for (let cell = 0; cell < cells && fewest > 1; cell++) {
      if (values[cell]) continue;
      const free =
        all &
        ~(
          (used[houseOf[cell * 3] as number] as number) |
          (used[houseOf[cell * 3 + 1] as number] as number) |
          (used[houseOf[cell * 3 + 2] as number] as number)
        );
      const count = bitCount[free] as number;
      if (count >= fewest) continue;
      best = cell;
      left = free;
      fewest = count;
    }
    if (best < 0) return true;
    while (left) {
      let skip = fewest > 1 ? random.whole(0, (bitCount[left] as number) - 1) : 0;
      let rest = left;
      for (; skip > 0; skip--) rest &= rest - 1;
      const digit = lowest(rest);
      left &= ~(1 << digit);
      values[best] = digit;
      flip(best, digit);
      if (fill()) return true;
      flip(best, digit);
    }
    values[best] = 0;
    return false;
  };
  fill();
  return values;
}
