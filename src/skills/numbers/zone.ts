import type { Zone } from "../../engine/exercise.ts";
import factorsAndMultiples from "./factors-and-multiples.ts";
import highestCommonFactor from "./highest-common-factor.ts";
import lowestCommonMultiple from "./lowest-common-multiple.ts";
import multiplyingNegatives from "./multiplying-negatives.ts";
import negativeNumbers from "./negative-numbers.ts";
import orderOfOperations from "./order-of-operations.ts";
import powersAndRoots from "./powers-and-roots.ts";
import primeFactors from "./prime-factors.ts";
import roundingWholeNumbers from "./rounding-whole-numbers.ts";
import rulesOfPowers from "./rules-of-powers.ts";
import sharingInARatio from "./sharing-in-a-ratio.ts";
import simplifyingRatios from "./simplifying-ratios.ts";

const zone: Zone = {
  id: "numbers",
  skills: [
    roundingWholeNumbers,
    negativeNumbers,
    factorsAndMultiples,
    highestCommonFactor,
    lowestCommonMultiple,
    orderOfOperations,
    multiplyingNegatives,
    powersAndRoots,
    primeFactors,
    simplifyingRatios,
    sharingInARatio,
    rulesOfPowers,
  ],
};

export default zone;
