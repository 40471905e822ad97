import type { Zone } from "../../engine/exercise.ts";
import adding from "./adding.ts";
import comparing from "./comparing.ts";
import dividing from "./dividing.ts";
import equivalent from "./equivalent.ts";
import ofAnAmount from "./fraction-of-an-amount.ts";
import lowestTerms from "./lowest-terms.ts";
import mixedAndImproper from "./mixed-and-improper.ts";
import mixedNumberSums from "./mixed-number-sums.ts";
import multiplying from "./multiplying.ts";
import ordering from "./ordering.ts";
import subtracting from "./subtracting.ts";

const zone: Zone = {
  id: "fractions",
  skills: [
    ofAnAmount,
    equivalent,
    lowestTerms,
    mixedAndImproper,
    comparing,
    ordering,
    adding,
    subtracting,
    mixedNumberSums,
    multiplying,
    dividing,
  ],
};

export default zone;
