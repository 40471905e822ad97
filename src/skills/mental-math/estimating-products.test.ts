import { expect, test } from "vitest";
import { drawParameters } from "../../engine/parameters.ts";
import { random } from "../../maths/random.ts";
import skill from "./estimating-products.ts";

function drawn(seed: number) {
  const stage = skill.stages[2];
  if (!stage) throw new Error("there is no third stage");
  const parameters = drawParameters(stage, random(seed));
  const { answer } = stage.write(parameters);
  if (answer.kind !== "choice") throw new Error("the third stage is to be a choice");
  const { a, b } = parameters;
  return { a: Number(a), b: Number(b), options: answer.options, value: answer.value };
}

test("of the four numbers size and last digit leave one only, and it can stand at any place", () => {
  const places = new Set<number>();
  for (let seed = 0; seed < 1000; seed++) {
    const { a, b, options, value } = drawn(seed);
    const estimate = Math.round(a / 10) * Math.round(b / 10) * 100;
    // Far enough apart to be told by eye: the right size is within a quarter of the estimate, the wrong ones are not within
    // half of it.
    const near = (n: number, part: number) => Math.abs(n - estimate) < part * estimate;
    const rightSize = options.map(Number).filter((n) => near(n, 0.5));
    expect(rightSize.every((n) => near(n, 0.25))).toBe(true);
    expect(rightSize.filter((n) => n % 10 === ((a % 10) * (b % 10)) % 10).map(String)).toEqual([value]);
    expect(options.length).toBe(4);
    places.add(options.indexOf(value));
  }
  expect(places.size).toBe(4);
});
