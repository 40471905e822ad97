import type { Zone } from "../../engine/exercise.ts";
import longMultiplication from "./long-multiplication.ts";
import missingFactors from "./missing-factors.ts";
import multiplyingByTens from "./multiplying-by-tens.ts";
import squareNumbers from "./square-numbers.ts";
import timesTables from "./times-tables.ts";
import timesTables20 from "./times-tables-20.ts";
import twoDigitTimesOneDigit from "./two-digit-times-one-digit.ts";

const zone: Zone = {
  id: "tables",
  skills: [
    timesTables,
    missingFactors,
    squareNumbers,
    multiplyingByTens,
    twoDigitTimesOneDigit,
    timesTables20,
    longMultiplication,
  ],
};

export default zone;
