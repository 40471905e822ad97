import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Key, type Operator, press, type State, start } from "./calculator.ts";

const allKeys: readonly Key[] = [..."0123456789.+-×÷=", "clear", "backspace"] as Key[];

/** Keys by their signs; C is clear, < is backspace. */
function pressed(keys: string, from: State = start): State {
  const named: Record<string, Key> = { C: "clear", "<": "backspace" };
  return [...keys.replaceAll(" ", "")].reduce((state, key) => press(state, named[key] ?? (key as Key)), from);
}

const display = (keys: string) => pressed(keys).display;

describe("what the specification says", () => {
  test.each([
    ["", "0", "starts at 0"],
    ["7", "7", "a leading 0 is replaced"],
    ["007", "7", "every leading 0 is replaced"],
    ["123", "123", "digits append"],
    ["12+", "12", "an operator keeps the number in the display"],
    ["12+3", "3", "digits replace the display when starting fresh"],
    ["12+3=", "15", "equals evaluates"],
    ["12-30=", "-18", "minus"],
    ["12×3=", "36", "times"],
    ["12÷8=", "1.5", "divided by"],
    ["2+3×", "5", "an operator first evaluates a pending operation"],
    ["2+3×4=", "20", "chaining goes from left to right"],
    ["2+3=×4=", "20", "equals clears the pending operation, the result can be used on"],
    ["2+3=7", "7", "a digit after equals starts fresh"],
    ["2+3=7=", "7", "and nothing is pending then"],
    ["2+3=7+1=", "8", "and a new sum starts with it"],
    ["2+3C", "0", "clear resets to 0"],
    ["2+3C4=", "4", "clear forgets the pending operation"],
    ["123<", "12", "backspace removes the last character"],
    ["1<", "0", "falling back to 0"],
    ["0<", "0", "and no further"],
    ["1.<", "1", "backspace takes the point"],
    [".", "0.", "a point alone starts 0."],
    ["1.5.2", "1.52", "a second point is ignored"],
    ["1+.5=", "1.5", "a point starts a fresh number"],
    ["5÷0=", "Infinity", "division by zero shows the raw result"],
    ["0-5÷0=", "-Infinity", "also of a negative number"],
    ["0÷0=", "NaN", "also of zero by zero"],
    ["5÷0+3=", "Infinity", "the raw result is used on"],
  ])("%s shows %s: %s", (keys, expected) => expect(display(keys)).toBe(expected));
});

describe("beyond the specification", () => {
  test.each([
    ["5+-3=", "2", "a second operator replaces the first"],
    ["5+×÷2=", "2.5", "so does a third"],
    ["2+3×-1=", "4", "also after chaining, without evaluating twice"],
    ["5=", "5", "equals without an operator keeps the number"],
    ["5=3", "3", "after which a digit starts fresh"],
    ["5+=", "10", "equals straight after an operator uses the number shown"],
    ["5==", "5", "equals twice does no harm"],
    ["12+3=<", "0", "backspace on a result falls back to 0"],
    ["12+<", "0", "also where an operator waits for the next number"],
    ["12+<3=", "15", "and the operator still waits"],
    ["5÷0=<", "0", "backspace on Infinity falls back to 0"],
    ["0÷0=<7", "7", "backspace on NaN falls back to 0"],
    ["5÷0=7", "7", "typing goes on after Infinity"],
    ["1234567890123456789", "123456789012345", "15 digits can be typed"],
    ["0.12345678901234567", "0.12345678901234", "the point is not a digit, a 0 in front is"],
  ])("%s shows %s: %s", (keys, expected) => expect(display(keys)).toBe(expected));

  test.each([
    ["0.1+0.2=", "0.3"],
    ["1.1×3=", "3.3"],
    ["4.35×100=", "435"],
    ["1-0.9-0.1=", "0"],
    ["0.3-0.1-0.2=", "0"],
    ["1÷3=", "0.3333333333333"],
    ["1÷3×3=", "1"],
    ["2÷3=", "0.6666666666667"],
    ["999999999999999+1=", "1000000000000000"],
    ["999999999999999×9=", "8999999999999991"],
    ["999999999999999×999999999999999=", "1e+30"],
    ["123456789012345×1000000=", "1.23456789e+20"],
    ["1÷8000000=", "1.25e-7"],
    ["0-1÷3000000000=", "-3.333333333e-10"],
    ["999999999999999÷2=", "500000000000000"],
    ["12.50+12.50=", "25"],
  ])("%s shows %s without floating noise", (keys, expected) => expect(display(keys)).toBe(expected));

  test("zero has no sign", () => {
    expect(pressed("0-5×0=")).toMatchObject({ display: "0", value: 0 });
    expect(Object.is(pressed("0-5×0=").value, 0)).toBe(true);
  });

  test("a sum keeps no noise either, whatever the sizes of its two numbers", () => {
    expect(pressed("50555576.02+2.64=").value).toBe(50555578.66);
    expect(pressed("3.6+60539765.38=").value).toBe(60539768.98);
  });

  test("numbers too big for a float become Infinity", () => {
    expect(display(`999999999999999${"×999999999999999".repeat(25)}=`)).toBe("Infinity");
  });
});

const key = fc.constantFrom(...allKeys);

test("any keys: never throws, always readable, never wider than the display", () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 80, size: "max" }), (keys) => {
      let state = start;
      for (const each of keys) {
        state = press(state, each);
        expect(state.display).toMatch(/^(-?\d+(\.\d*)?(e[+-]\d+)?|-?Infinity|NaN)$/);
        if (Number.isFinite(state.value)) expect(state.display.length).toBeLessThanOrEqual(17);
        expect(state.stored === null).toBe(state.operator === null);
        expect(Object.is(state.value, -0)).toBe(false);
      }
    }),
    // A million keys in a long run.
    { numRuns: process.env["TEST_LONG"] === "1" ? 25_000 : 1000 },
  );
});

test("clear forgets everything, whatever was pressed", () => {
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      expect(press(keys.reduce(press, start), "clear")).toEqual(start);
    }),
  );
});

const wholeSteps = fc.array(fc.tuple(fc.constantFrom<Operator>("+", "-", "×"), fc.integer({ min: 0, max: 999 })), {
  maxLength: 4,
});

test("a chain of whole numbers agrees with exact whole-number arithmetic", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), wholeSteps, (first, steps) => {
      let exact = BigInt(first);
      for (const [operator, next] of steps) {
        if (operator === "+") exact += BigInt(next);
        else if (operator === "-") exact -= BigInt(next);
        else exact *= BigInt(next);
      }
      expect(display(`${first}${steps.flat().join("")}=`)).toBe(String(exact));
    }),
  );
});

/** Hundredths as a calculator shows them: 250 is 2.5. */
function hundredths(count: bigint): string {
  const size = count < 0n ? -count : count;
  const decimals = String(size % 100n)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return `${count < 0n ? "-" : ""}${size / 100n}${decimals && `.${decimals}`}`;
}

test("sums of amounts with two decimals are exact to the penny", () => {
  const amount = fc.bigInt({ min: 0n, max: 99_999_999n });
  const steps = fc.array(fc.tuple(fc.constantFrom("+", "-"), amount), { maxLength: 12 });
  fc.assert(
    fc.property(amount, steps, (first, rest) => {
      const keys = rest.map(([sign, next]) => sign + hundredths(next)).join("");
      const exact = rest.reduce((sum, [sign, next]) => (sign === "+" ? sum + next : sum - next), first);
      const result = pressed(`${hundredths(first)}${keys}=`);
      expect(result.display).toBe(hundredths(exact));
      expect(result.value).toBe(Number(result.display));
    }),
  );
});

test("a chain of all four operations agrees with exact fractions", () => {
  const step = fc.tuple(fc.constantFrom<Operator>("+", "-", "×", "÷"), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.array(step, { maxLength: 6 }), (first, steps) => {
      let [top, bottom] = [BigInt(first), 1n];
      for (const [operator, next] of steps) {
        const by = BigInt(next);
        if (operator === "+") top += by * bottom;
        else if (operator === "-") top -= by * bottom;
        else if (operator === "×") top *= by;
        else bottom *= by;
      }
      const exact = Number(top) / Number(bottom);
      const result = pressed(`${first}${steps.flat().join("")}=`).value;
      expect(Math.abs(result - exact)).toBeLessThanOrEqual(1e-11 * Math.max(1, Math.abs(exact)));
    }),
  );
});
