import type { Random } from "../../../maths/random.ts";

/**
 * A square of the values 1 to `size`, each once in every row and column, in reading order. Row after row, columns are matched
 * with values that they still lack, which always works out (Hall's theorem). Not every square is equally likely.
 */
export function latinSquare(size: number, random: Random): number[] {
  const numbers = Array.from({ length: size }, (_, at) => at);
  const lacking = numbers.map(() => (1 << size) - 1);
  const square: number[] = [];
  for (let row = 0; row < size; row++) {
    const values = random.shuffle(numbers);
    // For each value the column that holds it in this row; -1 while none does.
    const holder = numbers.map(() => -1);
    let seen = 0;
    /** Gives a column a value that it lacks, for which another column may have to move on. */
    const place = (column: number): boolean =>
      values.some((value) => {
        const bit = 1 << value;
        if (seen & bit || !((lacking[column] ?? 0) & bit)) return false;
        seen |= bit;
        const other = holder[value] ?? -1;
        if (other >= 0 && !place(other)) return false;
        holder[value] = column;
        return true;
      });
    for (const column of random.shuffle(numbers)) {
      seen = 0;
      place(column);
    }
    const line = numbers.map(() => 0);
    for (const [value, column] of holder.entries()) {
      line[column] = value + 1;
      lacking[column] = (lacking[column] ?? 0) & ~(1 << value);
    }
    square.push(...line);
  }
  return square;
}
