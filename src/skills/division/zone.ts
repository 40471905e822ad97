import type { Zone } from "../../engine/exercise.ts";
import divisibility from "./divisibility.ts";
import divisionByTens from "./division-by-tens.ts";
import divisionFacts from "./division-facts.ts";
import longDivision from "./long-division.ts";
import remainders from "./remainders.ts";
import remaindersInContext from "./remainders-in-context.ts";
import shortDivision from "./short-division.ts";

const zone: Zone = {
  id: "division",
  skills: [divisionFacts, divisionByTens, shortDivision, remainders, remaindersInContext, longDivision, divisibility],
};

export default zone;
