/** The zone that a lesson's practice is of: "/fractions?practise=adding-fractions" is of "fractions". */
export const zoneOf = (run: string): string => run.slice(1).split("?")[0] ?? "";
