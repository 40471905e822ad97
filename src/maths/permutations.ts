/** Every order of the items, the first items changing last: [1, 2, 3] gives 123, 132, 213, 231, 312, 321. */
export function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
