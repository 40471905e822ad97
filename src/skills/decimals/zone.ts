import type { Zone } from "../../engine/exercise.ts";
import adding from "./adding.ts";
import byTens from "./by-tens.ts";
import comparing from "./comparing.ts";
import dividing from "./dividing.ts";
import fromFractions from "./from-fractions.ts";
import multiplying from "./multiplying.ts";
import placeValue from "./place-value.ts";
import rounding from "./rounding.ts";
import subtracting from "./subtracting.ts";
import toFractions from "./to-fractions.ts";

const zone: Zone = {
  id: "decimals",
  skills: [
    placeValue,
    comparing,
    rounding,
    adding,
    subtracting,
    byTens,
    multiplying,
    dividing,
    fromFractions,
    toFractions,
  ],
};

export default zone;
