import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Lays bigger and bigger square floors until one takes whole packs.
  "number-theory-medium-001": () => {
    let side = 1;
    while ((side * side) % 504 !== 0) side += 1;
    return (side * side) / 504;
  },

  // Marks every total that boxes reach. From 5 * 8 on, five totals in a row settle all larger ones.
  "number-theory-medium-002": () => {
    const limit = 200;
    const reached = new Set<number>([0]);
    for (const total of range(1, limit)) if (reached.has(total - 5) || reached.has(total - 8)) reached.add(total);
    const missing = range(1, limit).filter((total) => !reached.has(total));
    const largest = Math.max(...missing);
    if (!range(largest + 1, largest + 5).every((total) => reached.has(total))) throw new Error("no run of five");
    return largest;
  },

  // Adds up every run of consecutive numbers that stays within the range.
  "number-theory-medium-003": () => {
    const sums = new Set<number>();
    for (const first of range(1, 200)) {
      let sum = first;
      for (let next = first + 1; sum <= 200; next += 1) {
        sum += next;
        sums.add(sum);
      }
    }
    return only(range(100, 200).filter((n) => !sums.has(n)));
  },

  "number-theory-medium-004": () => {
    const palindromes = range(1000, 9999).filter((n) => String(n) === [...String(n)].reverse().join(""));
    return palindromes.filter((n) => n % 7 === 0).length;
  },
};
