import { type Expression, partsOf } from "../../maths/expression/tree.ts";

export type Sign = "=" | "<" | "≤" | ">" | "≥";

/** Expressions with a sign between each two: 1 < x² + y² < 4 has three of them. */
export interface Relation {
  readonly sides: readonly Expression[];
  readonly signs: readonly Sign[];
  /** What must hold too: y = x² {0 < x < 2} has one. */
  readonly conditions?: readonly Relation[];
}

/** Whether a relation fills an area, as inequalities do. */
export const isArea = ({ signs }: Relation): boolean => !signs.includes("=");

export interface Border {
  readonly relation: Relation;
  /** Whether it belongs to the area. */
  readonly isClosed: boolean;
}

/** Where the sides of an inequality are equal, as far as its other parts hold there. */
export function bordersOf({ sides, signs, conditions = [] }: Relation): readonly Border[] {
  const parts = signs.map((sign, i): Relation => ({ sides: sides.slice(i, i + 2), signs: [sign] }));
  return parts.map((part, i) => ({
    relation: { ...part, signs: ["="], conditions: [...parts.filter((other) => other !== part), ...conditions] },
    isClosed: signs[i] === "≤" || signs[i] === "≥",
  }));
}

/** Every relation that must hold for this one: it and its conditions. */
export function withConditions(relation: Relation): readonly Relation[] {
  return [relation, ...(relation.conditions ?? [])];
}

/** Whether a letter stands in a relation. */
export function isIn(relation: Relation, name: string): boolean {
  return withConditions(relation).some(({ sides }) => sides.some((side) => mentions(side, name)));
}

/** Whether a letter stands in an expression. */
export function mentions(tree: Expression, name: string): boolean {
  return tree.kind === "name" ? tree.name === name : partsOf(tree).some((part) => mentions(part, name));
}
