import { type Expression, partsOf } from "../../maths/expression/tree.ts";
import type { Session } from "./session.ts";

const ofAngles: readonly string[] = ["sin", "cos", "tan", "sec", "csc", "cot"];
const unitWords = { deg: "degrees", grad: "gradians" } as const;
const halfTurns = { deg: "180°", grad: "200 gradians" } as const;

/** What to say where π stands in an angle that is not counted in radians: sin(π) is meant as a half turn nearly always. */
export function piInAngle(tree: Expression, angle: Session["angle"]): string | null {
  if (angle === "rad" || !hasPiInAngle(tree)) return null;
  return `Angles are in ${unitWords[angle]} here, so π is read as about 3.14 ${unitWords[angle]}, a small angle. Did you mean ${halfTurns[angle]}, or radians?`;
}

function hasPiInAngle(tree: Expression): boolean {
  if (tree.kind === "call" && ofAngles.includes(tree.name) && tree.args.some(hasPi)) return true;
  return partsOf(tree).some(hasPiInAngle);
}

/** Whoever writes ° beside π has said what is meant. */
function hasPi(tree: Expression): boolean {
  if (tree.kind === "name") return tree.name === "π" || tree.name === "τ";
  return !(tree.kind === "call" && tree.name === "degrees") && partsOf(tree).some(hasPi);
}
