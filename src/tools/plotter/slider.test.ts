import fc from "fast-check";
import { expect, test } from "vitest";
import { readSlider, sliderText, sliderValue } from "./slider.ts";

test.each([
  ["a = 1.5", 1.5, -10, 10, 0.1],
  [" b=-25 ", -25, -25, 25, 0.1],
  ["k = 1 from 0 to 2", 1, 0, 2, 0.1],
  ["k = −1 from −2,5 to 2 step 0.5", -1, -2.5, 2, 0.5],
])("%s", (text, value, from, to, step) => {
  const slider = readSlider(text);
  expect(slider).toMatchObject({ from, to, step });
  expect(slider && sliderValue(slider)).toBe(value);
});

test.each(["x = 2", "e = 2", "a = b", "a = 1 from 2 to 0", "a = 1 from 0 to 2 step 0", "a = ", "y = 1", "a = 1 to 2"])(
  "%s is none",
  (text) => {
    expect(readSlider(text)).toBeNull();
  },
);

test("what a slider says is read as the same slider", () => {
  const tenths = fc.integer({ min: -500, max: 500 }).map((n) => n / 10);
  fc.assert(
    fc.property(tenths, tenths, tenths, fc.integer({ min: 1, max: 50 }), (value, from, to, hundredths) => {
      fc.pre(from < to);
      const step = hundredths / 100;
      const first = readSlider(`a = 1 from ${from} to ${to} step ${step}`);
      const again = first && readSlider(sliderText(first, value));
      expect(again).toMatchObject({ from, to, step });
      expect(again && sliderValue(again)).toBe(value);
    }),
  );
});
