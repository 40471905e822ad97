import type { AnswerSpec } from "./answer.ts";

/** The first of the examples of a form that is not itself the answer, or rounds to it. */
export function exampleFor(spec: AnswerSpec, examples: readonly string[]): string | undefined {
  return examples.find((one) => !isKey(spec, one));
}

function isKey(spec: AnswerSpec, example: string): boolean {
  switch (spec.kind) {
    case "whole":
    case "fraction":
      return isNear(spec.value, example, 0);
    case "decimal":
      return isNear(spec.value, example, size(spec.tolerance ?? "0") + (spec.places ? 10 ** -spec.places : 0));
    case "ratio": {
      const [given, shares] = [example.split(":"), spec.value.map(size)];
      return shares.every(
        (share, i) => Math.abs(share * size(given[0] ?? "") - size(given[i] ?? "") * (shares[0] ?? 0)) < 1e-9,
      );
    }
    case "coordinate": {
      const given = example.replace(/[()]/g, "").split(", ");
      return spec.value.every((one, i) => isNear(one, given[i] ?? "", 0));
    }
    case "expression":
      return terms(spec.value) === terms(example);
    case "time":
      return spec.value === example;
    default:
      return false;
  }
}

/** Good enough to tell an example from an answer; floating point, so that labels need no exact arithmetic. */
function isNear(key: string, example: string, slack: number): boolean {
  return Math.abs(size(key) - size(example)) <= slack + 1e-9;
}

function size(text: string): number {
  const [, sign, whole = "0", num, den] = /^(-?)(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  const value = num === undefined ? Number.parseFloat(text) : Number(whole) + Number(num) / Number(den);
  return sign === "-" ? -value : value;
}

/** A sum's terms in alphabetical order: 2 + 3*n is 3n + 2. */
function terms(text: string): string {
  return text.replace(/[\s*]/g, "").split("+").sort().join("+");
}
