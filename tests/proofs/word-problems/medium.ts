import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  "word-problems-medium-001": () => {
    // A job of 60 × 40 parts is a whole number of parts for either printer in any minute.
    const job = 60 * 40;
    const done = (minutes: number) =>
      range(1, minutes).reduce((parts, minute) => parts + job / 40 + (minute > 10 ? job / 60 : 0), 0);
    return only(range(1, 100).filter((minutes) => done(minutes) === job));
  },

  "word-problems-medium-002": () => {
    const [dried, driedWater] = [4000, 1000];
    const fresh = only(
      range(dried, 100_000).filter((grams) => 85 * grams === 100 * driedWater + 100 * (grams - dried)),
    );
    if (driedWater * 100 !== dried * 25 || fresh % 1000 !== 0) throw new Error("not whole kilograms");
    return fresh / 1000;
  },

  "word-problems-medium-003": () => {
    const [members, swim, cycle, skate] = [30, 26, 23, 21];
    // Fill the eight regions of the Venn diagram in every way that agrees with the four totals.
    const all = range(0, members).filter((three) =>
      range(0, members).some((swimCycle) =>
        range(0, members).some((swimSkate) =>
          range(0, members).some((cycleSkate) => {
            const alone = [
              swim - three - swimCycle - swimSkate,
              cycle - three - swimCycle - cycleSkate,
              skate - three - swimSkate - cycleSkate,
            ];
            const some = alone.reduce((sum, one) => sum + one, three + swimCycle + swimSkate + cycleSkate);
            return alone.every((one) => one >= 0) && some <= members;
          }),
        ),
      ),
    );
    return Math.min(...all);
  },

  "word-problems-medium-004": () => {
    const years = range(1, 62).flatMap((luis) =>
      range(1, luis).map((ago) => ({ marisol: 63 - luis, luis, marisolThen: 63 - luis - ago, luisThen: luis - ago })),
    );
    const now = only(years.filter((year) => year.marisolThen === year.luis && year.marisol === 2 * year.luisThen));
    return [now.marisol, now.luis];
  },
};
