/** How many of these are true one after the other, at most. */
export function longestRow(all: readonly boolean[]): number {
  let [row, longest] = [0, 0];
  for (const one of all) {
    row = one ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}
