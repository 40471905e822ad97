/** How many questions a run has. */
export const runLength = 10;
