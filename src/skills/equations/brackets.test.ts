import { expect, test } from "vitest";
import { posed } from "../../engine/poser.ts";
import quadratics from "./quadratics.ts";
import simultaneous from "./simultaneous.ts";
import withBrackets from "./with-brackets.ts";

/** Whoever solved it in another way, or has a story to solve, has no bracket to look at. */
test.each([quadratics, simultaneous, withBrackets])("$title: what is said of a bracket shows it", ({ stages }) => {
  let said = 0;
  for (const stage of stages)
    for (let seed = 0; seed < 60; seed++) {
      const { prompt, slips } = posed(stage, seed);
      for (const { say } of slips) {
        if (!/bracket/.test(say)) continue;
        said++;
        expect(prompt + say).toMatch(/\(|in brackets\./);
      }
    }
  expect(said).toBeGreaterThan(0);
});
