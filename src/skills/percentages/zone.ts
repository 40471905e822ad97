import type { Zone } from "../../engine/exercise.ts";
import compoundInterest from "./compound-interest.ts";
import oneAsAPercentageOfAnother from "./one-as-a-percentage-of-another.ts";
import percentageChange from "./percentage-change.ts";
import percentageIncreaseAndDecrease from "./percentage-increase-and-decrease.ts";
import percentageOfAnAmount from "./percentage-of-an-amount.ts";
import percentagesAndFractions from "./percentages-and-fractions.ts";
import repeatedPercentageChanges from "./repeated-percentage-changes.ts";
import reversePercentages from "./reverse-percentages.ts";

const zone: Zone = {
  id: "percentages",
  skills: [
    percentagesAndFractions,
    percentageOfAnAmount,
    oneAsAPercentageOfAnother,
    percentageIncreaseAndDecrease,
    percentageChange,
    reversePercentages,
    repeatedPercentageChanges,
    compoundInterest,
  ],
};

export default zone;
