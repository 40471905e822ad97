import { expect, test } from "vitest";
import {
  familyLayouts,
  familyPosers,
  type Layouts,
  layoutsText,
  learnLayouts,
  type Poser,
  stageLayouts,
  stagePosers,
  tested,
} from "./posers.ts";

/** Layouts are found in so many texts of a poser, and hold in as many others. */
const [found, held] = [300, 600];
const asked = process.env["LAYOUTS"];

/**
 * `LAYOUTS=new npx vitest run tests/proofs/reading/layouts -u` finds the layouts of posers that have none yet, and of those whose path holds the word that
 * stands there instead of `new`. The others are kept as they are.
 */
function renewed(posers: ReadonlyMap<string, Poser>, kept: ReadonlyMap<string, Layouts>): string {
  return layoutsText(
    new Map(
      [...posers].map(([path, poser]): [string, Layouts] => {
        const old = kept.get(path);
        const isAsked = !old || (asked !== undefined && path.includes(asked));
        return [path, tested(poser, isAsked ? learnLayouts(poser, found) : old, isAsked ? found : 0, held)];
      }),
    ),
  );
}

test.runIf(asked)("the layouts are found anew", { timeout: 3_600_000 }, async () => {
  await expect(renewed(familyPosers, familyLayouts())).toMatchFileSnapshot("./layouts/families.txt");
  await expect(renewed(stagePosers, stageLayouts())).toMatchFileSnapshot("./layouts/stages.txt");
});

test("every family and every stage has its layouts, and no other", () => {
  expect([...familyLayouts().keys()]).toEqual([...familyPosers.keys()]);
  expect([...stageLayouts().keys()]).toEqual([...stagePosers.keys()]);
});
