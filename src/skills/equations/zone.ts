import type { Zone } from "../../engine/exercise.ts";
import bothSides from "./both-sides.ts";
import collecting from "./collecting.ts";
import expanding from "./expanding.ts";
import factorising from "./factorising.ts";
import inequalities from "./inequalities.ts";
import oneStep from "./one-step.ts";
import quadratics from "./quadratics.ts";
import simultaneous from "./simultaneous.ts";
import substituting from "./substituting.ts";
import twoStep from "./two-step.ts";
import withBrackets from "./with-brackets.ts";
import withFractions from "./with-fractions.ts";

const zone: Zone = {
  id: "equations",
  skills: [
    substituting,
    collecting,
    expanding,
    oneStep,
    twoStep,
    withBrackets,
    bothSides,
    withFractions,
    inequalities,
    simultaneous,
    factorising,
    quadratics,
  ],
};

export default zone;
