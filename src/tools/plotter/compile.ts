import type { Expression } from "../../maths/expression/tree.ts";
import { partial } from "./interval/arithmetic.ts";
import { Machine } from "./interval/machine.ts";
import { type Angle, program } from "./interval/program.ts";
import { continuous, defined, nowhere, perhaps, type Range } from "./range.ts";

/** Works out in what range an expression of one variable stays on a stretch of it. */
export interface Program {
  /** The range is written over by the next run. */
  run(lo: number, hi: number): Range;
}

/** Makes an expression of one variable ready to be worked out. Throws NotDrawn. */
export function compile(tree: Expression, variable: string, angle: Angle = "rad"): Program {
  const machine = new Machine(program([tree], [variable], angle));
  const out: Range = { lo: 0, hi: 0, level: continuous };
  return {
    run(lo, hi) {
      machine.set(0, lo, hi);
      machine.run();
      out.lo = machine.lo();
      out.hi = machine.hi();
      const marks = machine.marks();
      out.level = out.lo > out.hi ? nowhere : marks & partial ? perhaps : marks ? defined : continuous;
      return out;
    },
  };
}
