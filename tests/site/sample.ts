/** A long run (`npm run test:long`) tries everything everywhere; an ordinary one what stands for the rest. */
export const isLong = process.env["TEST_LONG"] === "1";

/** All of them in a long run; otherwise one in so many, beginning with the one at `from`. */
export function oneIn<T>(many: number, all: readonly T[], from = 0): readonly T[] {
  return isLong ? all : all.filter((_, at) => at % many === from % many);
}
