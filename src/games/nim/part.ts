/** A counter as a hint names it, beside the piles, which are 0, 1, 2 ...; the first is the last of its pile, which is taken first. */
export const counterPart = (pile: number, count: number) => 100 * (pile + 1) + count;
