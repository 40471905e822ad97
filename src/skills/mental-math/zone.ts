import type { Zone } from "../../engine/exercise.ts";
import bridgingThroughTen from "./bridging-through-ten.ts";
import compensating from "./compensating.ts";
import countingUp from "./counting-up.ts";
import dividingByFiveAndTwentyFive from "./dividing-by-five-and-twenty-five.ts";
import dividingBySplitting from "./dividing-by-splitting.ts";
import doublesAndNearDoubles from "./doubles-and-near-doubles.ts";
import estimatingProducts from "./estimating-products.ts";
import halvingAndDoubling from "./halving-and-doubling.ts";
import nearSquares from "./near-squares.ts";
import percentagesInTheHead from "./percentages-in-the-head.ts";
import splittingProducts from "./splitting-products.ts";
import splittingTensAndOnes from "./splitting-tens-and-ones.ts";
import squaresEndingInFive from "./squares-ending-in-five.ts";
import swappedPercentages from "./swapped-percentages.ts";
import timesFiveAndTwentyFive from "./times-five-and-twenty-five.ts";
import timesNineAndEleven from "./times-nine-and-eleven.ts";

const zone: Zone = {
  id: "mental-math",
  skills: [
    bridgingThroughTen,
    splittingTensAndOnes,
    compensating,
    countingUp,
    doublesAndNearDoubles,
    timesFiveAndTwentyFive,
    timesNineAndEleven,
    halvingAndDoubling,
    splittingProducts,
    dividingBySplitting,
    dividingByFiveAndTwentyFive,
    squaresEndingInFive,
    nearSquares,
    percentagesInTheHead,
    swappedPercentages,
    estimatingProducts,
  ],
};

export default zone;
