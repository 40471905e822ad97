import fc from "fast-check";
import { expect, test } from "vitest";
import { digitsIn, standing } from "./entry.ts";

const answers = fc.integer({ min: 0, max: 9999 });
const digits = fc.stringMatching(/^\d{1,6}$/);

test("the digits of a text, in whatever script, with whatever stands around them", () => {
  expect(digitsIn(" = 56 ")).toBe("56");
  expect(digitsIn("\u200e\u0665\u0666")).toBe("56");
  expect(digitsIn("fifty-six")).toBe("");
});

test("typed digit by digit, the answer is never wrong on its way, and right with its last digit", () => {
  fc.assert(
    fc.property(answers, (answer) => {
      const whole = String(answer);
      for (let typed = 1; typed < whole.length; typed++)
        expect(standing(whole.slice(0, typed), answer, false)).toBe("open");
      expect(standing(whole, answer, false)).toBe("right");
    }),
  );
});

test("anything else is wrong as soon as it is as long as the answer, and with Enter however short it is", () => {
  fc.assert(
    fc.property(answers, digits, (answer, typed) => {
      fc.pre(Number(typed) !== answer);
      expect(standing(typed, answer, true)).toBe("wrong");
      expect(standing(typed.padStart(5, "9"), answer, false)).toBe("wrong");
    }),
  );
});

test("nothing is no answer, with Enter either", () => {
  for (const handedIn of [true, false]) expect(standing("", 0, handedIn)).toBe("open");
});
