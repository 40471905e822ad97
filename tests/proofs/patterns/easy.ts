import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Hangs the string up flag by flag.
  "patterns-easy-001": () => "BBBWWR".repeat(100).slice(0, 100).replace(/[^B]/g, "").length,

  // Puts the beds on a grid and counts the empty squares that touch one, corners too.
  "patterns-easy-002": () => {
    const slabs = (beds: number) => {
      const ring = new Set<string>();
      for (const bed of range(1, beds))
        for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) ring.add(`${bed + dx},${dy}`);
      for (const bed of range(1, beds)) ring.delete(`${bed},0`);
      return ring.size;
    };
    if (slabs(1) !== 8 || slabs(2) !== 10 || slabs(3) !== 12) throw new Error("not the picture of the puzzle");
    return only(range(1, 50).filter((beds) => slabs(beds) === 50));
  },

  // Every month on every wall calendar.
  "patterns-easy-003": () => {
    const tops = new Set<number>();
    for (const length of range(28, 31))
      for (const start of range(0, 6)) {
        const date = (row: number, column: number) => row * 7 + column - start + 1;
        for (const row of range(1, 4))
          for (const column of range(1, 5)) {
            const cross = [
              date(row - 1, column),
              date(row, column - 1),
              date(row, column),
              date(row, column + 1),
              date(row + 1, column),
            ];
            if (cross.some((day) => day < 1 || day > length)) continue;
            if (cross.reduce((sum, day) => sum + day, 0) === 80) tops.add(cross[0] ?? 0);
          }
      }
    return only(tops);
  },

  // Follows the snake square by square.
  "patterns-easy-004": () => {
    let [column, direction] = [0, 1];
    for (const _number of range(2, 87)) {
      if (column + direction < 0 || column + direction > 4) direction = -direction;
      else column += direction;
    }
    return "ABCDE".charAt(column);
  },

  "patterns-easy-005": () => {
    const fifth = (second: number) => {
      const stones = [4, second];
      while (stones.length < 5) stones.push((stones.at(-1) ?? 0) + (stones.at(-2) ?? 0));
      return stones.at(-1);
    };
    return only(range(-100, 100).filter((second) => fifth(second) === 29));
  },

  // Folds a ribbon of 64 units. Each layer is a stretch of ribbon, written from its left end in the pile to its right end.
  "patterns-easy-006": () => {
    const creases = new Set<number>();
    let layers: (readonly [number, number])[] = [[0, 64]];
    for (const fold of range(1, 5)) {
      const folded: (readonly [number, number])[] = [];
      for (const [left, right] of layers) {
        const middle = (left + right) / 2;
        creases.add(middle);
        folded.push([left, middle], [right, middle]);
      }
      layers = folded;
      if ((fold === 1 && creases.size !== 1) || (fold === 2 && creases.size !== 3)) throw new Error("not this ribbon");
    }
    return creases.size;
  },
};
