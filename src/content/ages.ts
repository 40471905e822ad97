/** For whom an entry is written in the first place; nobody is kept out. */
export const agesOf = ["8-11", "11-14", "14-18"] as const;
export type Ages = (typeof agesOf)[number];
