import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Counts the seats row by row until the row of 50.
  "patterns-medium-001": () => {
    let seats = 0;
    for (let row = 14; row <= 50; row += 3) seats += row;
    return seats;
  },

  // Lays the tiles on a grid by the rule of the puzzle.
  "patterns-medium-002": () => {
    let tiles = new Set(["0,0"]);
    const sizes = [tiles.size];
    while (tiles.size <= 221) {
      const grown = new Set(tiles);
      for (const tile of tiles) {
        const [x = 0, y = 0] = tile.split(",").map(Number);
        for (const place of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) grown.add(place);
      }
      tiles = grown;
      sizes.push(tiles.size);
    }
    if (sizes.slice(0, 3).join() !== "1,5,13") throw new Error("not the picture of the puzzle");
    return only(range(1, sizes.length).filter((picture) => sizes[picture - 1] === 221));
  },

  "patterns-medium-003": () => {
    let number = 12;
    for (const _place of range(2, 100))
      number = [...String(number)].map(Number).reduce((sum, digit) => sum + digit * digit, 0);
    return number;
  },

  // Writes the rows out and adds each of them. Rows only grow, so the search can stop above the total.
  "patterns-medium-004": () => {
    const totals: number[] = [];
    let odd = 1;
    while ((totals.at(-1) ?? 0) <= 2744) {
      let total = 0;
      for (const _place of range(0, totals.length)) {
        total += odd;
        odd += 2;
      }
      totals.push(total);
    }
    return only(range(1, totals.length).filter((row) => totals[row - 1] === 2744));
  },
};
