import type { Zone } from "../../engine/exercise.ts";
import combinedProbability from "./combined-probability.ts";
import mean from "./mean.ts";
import medianModeRange from "./median-mode-range.ts";
import proportion from "./proportion.ts";
import readingTables from "./reading-tables.ts";
import sequencesNextTerm from "./sequences-next-term.ts";
import sequencesNthTerm from "./sequences-nth-term.ts";
import simpleProbability from "./simple-probability.ts";

const zone: Zone = {
  id: "data",
  skills: [
    sequencesNextTerm,
    readingTables,
    proportion,
    mean,
    medianModeRange,
    sequencesNthTerm,
    simpleProbability,
    combinedProbability,
  ],
};

export default zone;
