/** `npm run test:long` tries everything that is drawn by chance as often as it is promised; other runs try a sample. */
const isLong = process.env["TEST_LONG"] === "1";

/** How many seeds a test tries: all of `promised` in a long run, otherwise a sample, a tenth unless told. */
export const seeds = (promised: number, sample = Math.ceil(promised / 10)): number => (isLong ? promised : sample);

/** All of them in a long run; otherwise one in so many, beginning with the one at `from`. */
export const oneIn = <T>(many: number, all: readonly T[], from = 0): readonly T[] =>
  isLong ? all : all.filter((_, at) => at % many === from % many);
