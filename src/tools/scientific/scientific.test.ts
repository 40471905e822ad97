import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { textInCommas } from "../../engine/typeset/number-format.ts";
import { showExpression } from "../../maths/expression/show.ts";
import type { Value } from "../../maths/expression/value.ts";
import { entryText, exported, found, readEntry } from "./entry.ts";
import { addedToMemory, after, work } from "./line.ts";
import { searchOf, sharedIn } from "./link.ts";
import { measuresOf, readList } from "./list-statistics.ts";
import { fresh, joined, meaningsOf, readSession, type Session, textOf, valueFrom } from "./session.ts";
import { tableOf } from "./table-of.ts";
import { basesOf, factorsText, viewsOf } from "./views.ts";

const around = (session: Session) => ({ ...meaningsOf(session), angle: session.angle, decimalComma: false });

/** The session after these lines, and the last result as text. */
function typed(...lines: readonly string[]): { readonly session: Session; readonly last: string } {
  let session = fresh;
  let last = "";
  for (const line of lines) {
    const outcome = work(line, around(session));
    session = after(session, outcome);
    last = outcome.kind === "value" ? textOf(outcome.value) : "message" in outcome ? outcome.message : outcome.kind;
  }
  return { session, last };
}

const known = (text: string): Value => {
  const value = valueFrom(text);
  if (!value) throw new Error(`no value: ${text}`);
  return value;
};

describe("lines", () => {
  test.each<readonly [readonly string[], string]>([
    [["0.1 + 0.2"], "3/10"],
    [["a = 5", "2a"], "10"],
    [["a = √2", "a^2 + a"], "2 + √2"],
    [["f(x) = x² + 1", "f(3)"], "10"],
    [["f(x) = x² + 1", "f(3)^2"], "100"],
    [["f(x) = x + 1", "g(x) = f(x)²", "g(2)"], "9"],
    [["a = 2", "f(x) = a x", "a = 3", "f(5)"], "15"],
    [["3 × 4", "Ans + 1"], "13"],
    [["sin 60"], "√3/2"],
    [["2b"], "b has no value yet. Give it one: b = 5."],
    [["e = 3"], "Only a single letter can be given a meaning, and not e, i or π: “e” cannot."],
    [["ab = 3"], "Only a single letter can be given a meaning, and not e, i or π: “ab” cannot."],
  ])("%j gives %s", (lines, last) => expect(typed(...lines).last).toBe(last));

  test("a place in a line with a name counts from its beginning", () => {
    expect(work("a = 1/0", around(fresh))).toMatchObject({ kind: "division-by-zero", at: 4 });
    expect(work("f(x) = x +", around(fresh))).toMatchObject({ kind: "syntax", at: 10 });
  });

  test("a letter takes its newest meaning, as a function or as a number", () => {
    const { session } = typed("f(x) = x²", "f = 7");
    expect(Object.keys(session.names)).toEqual(["f"]);
    expect(typed("f(x) = x²", "f = 7", "f").last).toBe("7");
    expect(typed("f = 7", "f(x) = x²", "f(3)").last).toBe("9");
  });

  test("a function that was written with a decimal comma is kept with a point", () => {
    const comma = { ...around(fresh), decimalComma: true };
    const session = after(fresh, work("f(x) = 1,5x", comma));
    expect(session.names).toEqual({ f: "x: 1.5x" });
    const outcome = work("f(2,5)", { ...meaningsOf(session), angle: "deg", decimalComma: true });
    expect(outcome.kind === "value" && textOf(outcome.value)).toBe("15/4");
  });

  test("the memory adds and takes away exactly", () => {
    const once = addedToMemory(fresh, known("1/3"), 1);
    expect(addedToMemory(once, known("√2"), 1).memory).toBe("(1 + 3√2)/3");
    expect(addedToMemory(once, known("1/3"), -1).memory).toBe("0");
  });

  test("a session outlives being written down; what is damaged is left out", () => {
    const { session } = typed("a = √2/3", "f(x) = a x", "f(3)");
    expect(readSession(JSON.stringify(session))).toEqual(session);
    for (const text of ["", "[]", "7", '{"angle":"x","names":{"e":"1","a":2}}'])
      expect(readSession(text)).toEqual(fresh);
  });
});

test.each([
  ["0.1 + 0.2", "= 0.3"],
  ["15%", "= 0.15"],
  ["0.5 + 1/3", "= 5/6"],
  ["1/3 + 1/6", "= 1/2"],
  ["√2 × 1.5", "= 3√2/2"],
])("what was typed with decimals comes as a decimal first where that is exact: %s", (text, shown) => {
  expect(shownFirst(text)).toBe(shown);
});

test.each([
  ["1/1024", "= 1/1024"],
  ["1/7^10", "= 1/282475249"],
  ["(103/100)^4", "= 1.12550881"],
  ["100((1 + 12/1200)^12 - 1)", "≈ 12.6825030132"],
  ["1/7^12", "≈ 7.2247615809 × 10^(−11)"],
])("a fraction that nobody can read comes after its decimal: %s", (text, shown) => {
  expect(shownFirst(text)).toBe(shown);
});

function shownFirst(text: string): string | undefined {
  const outcome = work(text, around(fresh));
  if (outcome.kind !== "value") throw new Error(text);
  const [first] = viewsOf(outcome.value, outcome.tree);
  return first && `${first.sign} ${showExpression(first.tree)}`;
}

test.each(["0.(3)", "0.1(6)", "2 + 1.5(4)"])("%s may be a product or repeat for ever: neither is guessed", (text) => {
  const outcome = work(text, around(fresh));
  expect("message" in outcome && outcome.message).toContain("repeat for ever");
  expect(work("max(1,(3))", around(fresh)).kind).toBe("value");
  expect(work("1.5 × (4)", around(fresh)).kind).toBe("value");
});

describe("results", () => {
  const views = (text: string) => viewsOf(known(text)).map(({ sign, tree }) => `${sign} ${showExpression(tree)}`);

  test.each<readonly [string, readonly string[]]>([
    ["6", ["= 6"]],
    ["7/3", ["= 7/3", "≈ 2.33333333333", "= 2 1/3"]],
    ["-7/4", ["= −7/4", "= −1.75", "= −1 3/4"]],
    ["1/(√2 - 1)", ["= 1 + √2", "≈ 2.41421356237"]],
    ["tan 15°", ["= 2 − √3", "≈ 0.267949192431"]],
    ["-sin 15°", ["= (√2 − √6)/4", "≈ −0.258819045103"]],
    ["2π/3", ["= 2π/3", "≈ 2.09439510239"]],
    ["1/π", ["= 1/π", "≈ 0.318309886184"]],
    ["ln 2", ["≈ 0.69314718056"]],
    ["2^(1/3)", ["= ∛2", "≈ 1.25992104989"]],
    ["∛54", ["= 3∛2", "≈ 3.77976314968"]],
    ["∛(-2/9)", ["= −∛6/3", "≈ −0.605706864277"]],
    ["16^(2/3)", ["= 4∛4", "≈ 6.34960420787"]],
    ["(∛2)³", ["= 2"]],
    ["∛2 × ∛4 + ∛3", ["= 2 + ∛3", "≈ 3.44224957031"]],
    ["1/∛2", ["= ∛4/2", "≈ 0.793700525984"]],
    ["√(3 + 2√2)", ["= 1 + √2", "≈ 2.41421356237"]],
    ["√(2 - √3)", ["= (√6 − √2)/2", "≈ 0.517638090205"]],
    ["√(11/4 - √7)", ["= (√7 − 2)/2", "≈ 0.322875655532"]],
    ["√(1 + √2)", ["= √(1 + √2)", "≈ 1.55377397403"]],
    ["3√(1 + √2)/2", ["= 3√(1 + √2)/2", "≈ 2.33066096105"]],
    ["-√(8 + 4√2)", ["= −2√(2 + √2)", "≈ −3.69551813005"]],
    ["(√(1 + √2))²", ["= 1 + √2", "≈ 2.41421356237"]],
    ["√(2 + √2) √(2 - √2)", ["= √2", "≈ 1.41421356237"]],
    ["√(2 + √2)/√(2 - √2)", ["= 1 + √2", "≈ 2.41421356237"]],
    ["√π × √π", ["= π", "≈ 3.14159265359"]],
    ["ln 8/ln 2", ["= 3"]],
    ["log(8)/log(4)", ["= 3/2", "= 1.5", "= 1 1/2"]],
    ["ln 3/ln 2", ["≈ 1.58496250072"]],
    ["e^(ln 3)", ["= 3"]],
    ["10^log 7", ["= 7"]],
    ["2^(log2 5)", ["= 5"]],
    ["³√27", ["= 3"]],
    ["2³√16", ["= 32"]],
    ["2 × ³√8", ["= 4"]],
    ["log2(√2)", ["= 1/2", "= 0.5"]],
    ["log(∛100)", ["= 2/3", "≈ 0.666666666667"]],
    ["log_√2 8", ["= 6"]],
    ["ln √(e³)", ["= 3/2", "= 1.5", "= 1 1/2"]],
    ["√2 × 10^-20", ["= √2/100000000000000000000", "≈ 1.41421356237 × 10^(−20)"]],
  ])("%s is %j", (text, shown) => expect(views(text)).toEqual(shown));

  test("of a root without a form, what is shown is that root again, and its square is exact", () => {
    const part = fc.constantFrom("√2", "3", "-1", "π", "2/5", "√(2 + √2)", "√π");
    const factors = fc.array(fc.tuple(fc.constantFrom("*", "/"), part), { maxLength: 4 });
    fc.assert(
      fc.property(factors, (rest) => {
        const value = known(`√(1 + √2)${rest.map(([sign, next]) => `${sign}(${next})`).join("")}`);
        expect(textOf(known(textOf(value)))).toBe(textOf(value));
        expect(known(`(${textOf(value)})²`).exact).not.toBeNull();
        expect(known(textOf(value)).near).toBeCloseTo(value.near, 8);
      }),
      { numRuns: seeds(5000, 200) },
    );
  });

  test("what is shown of an exact value reads as the same value", () => {
    const part = fc.constantFrom("√2", "√3", "√5", "π", "e", "1/3", "7", "-2/5", "0.25", "√6", "π^2", "∛2", "∛12");
    const sums = fc.array(fc.tuple(fc.constantFrom("+", "-", "*"), part), { maxLength: 6 });
    fc.assert(
      fc.property(part, sums, (first, rest) => {
        const value = known(`(${first})${rest.map(([sign, next]) => `${sign}(${next})`).join("")}`);
        expect(textOf(known(textOf(value)))).toBe(textOf(value));
        expect(known(textOf(value)).near).toBeCloseTo(value.near, 8);
      }),
      { numRuns: seeds(5000, 200) },
    );
  });

  test("prime factors and bases of whole numbers", () => {
    expect(factorsText(known("360"))).toBe("2³ × 3² × 5");
    expect(factorsText(known("97"))).toBe("97 is a prime number");
    expect([factorsText(known("1")), factorsText(known("2.5")), factorsText(known("-6"))]).toEqual([null, null, null]);
    expect(basesOf(known("-255")).map(({ text }) => text)).toEqual(["−0b11111111", "−0o377", "−0xFF"]);
    for (const { text } of basesOf(known("51966"))) expect(textOf(known(text))).toBe("51966");
    expect(basesOf(known("1/2"))).toEqual([]);
  });
});

test("statistics of a list, exactly", () => {
  const list = readList("2, 4 4 4; 5 5 7 9", false);
  if (typeof list === "string") throw new Error(list);
  const measures = Object.fromEntries(measuresOf(list).map(({ name, value }) => [name, textOf(value)]));
  expect(measures).toEqual({
    "How many": "8",
    Sum: "40",
    Mean: "5",
    Median: "9/2",
    Mode: "4",
    Smallest: "2",
    Largest: "9",
    Range: "7",
    "Standard deviation σ of all": "2",
    "Standard deviation s of a sample": "4√14/7",
  });
  expect(readList("1, two", false)).toBe("“two” is not a number.");
  expect(readList("1,5; 2", true)).toHaveLength(2);
  for (const unclear of ["1,5 2,5", "1,5; 2,5"])
    expect(readList(unclear, false)).toMatch(/^Do commas part the numbers/);
  for (const clear of ["1,5,2", "1, 5 2", "1 5; 2"]) expect(readList(clear, false)).toHaveLength(3);
});

test("the mean and the standard deviation agree with floating-point sums", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 2, maxLength: 20 }), (numbers) => {
      const list = readList(numbers.join(" "), false);
      if (typeof list === "string") throw new Error(list);
      const measures = new Map(measuresOf(list).map(({ name, value }) => [name, value.near]));
      const mean = numbers.reduce((a, b) => a + b) / numbers.length;
      const variance = numbers.reduce((total, one) => total + (one - mean) ** 2, 0) / numbers.length;
      expect(measures.get("Mean")).toBeCloseTo(mean, 9);
      expect(measures.get("Standard deviation σ of all")).toBeCloseTo(Math.sqrt(variance), 9);
    }),
    { numRuns: 100 },
  );
});

test("a table of a function leaves open where there is no value", () => {
  const rows = tableOf({ function: "1/x", from: "-1", to: "1", step: "1/2" }, around(fresh));
  if (typeof rows === "string") throw new Error(rows);
  expect(rows.map(({ x, y }) => [textOf(x), y && textOf(y)])).toEqual([
    ["−1", "−1"],
    ["−1/2", "−2"],
    ["0", null],
    ["1/2", "2"],
    ["1", "1"],
  ]);
  expect(tableOf({ function: "x +", from: "0", to: "1", step: "1" }, around(fresh))).toContain("missing");
  expect(tableOf({ function: "x", from: "0", to: "1", step: "0" }, around(fresh))).toContain("never");
  expect(tableOf({ function: "y", from: "0", to: "1", step: "1" }, around(fresh))).toContain("y has no value yet");
  expect(tableOf({ function: "x", from: "0", to: "1e9", step: "1" }, around(fresh))).toContain("larger step");
});

test("a line, its letters and its unit travel in an address", () => {
  const shared = { text: "2a + √x", angle: "grad", names: { a: "5", x: "1/2", b: "7" } } as const;
  expect(sharedIn(searchOf(shared))).toEqual({ ...shared, names: { a: "5", x: "1/2" } });
  const through = { text: "f(2)", angle: "deg", names: { a: "5", b: "1", f: "x: a x" } } as const;
  expect(sharedIn(searchOf(through))?.names).toEqual({ a: "5", f: "x: a x" });
  expect(sharedIn(searchOf({ text: "Ans × 2 + Ans", angle: "deg", names: {} }, "(1 + √2)/6"))?.text).toBe(
    "((1 + √2)/6) × 2 + ((1 + √2)/6)",
  );
  expect(sharedIn("?other=1")).toBeNull();
  expect(sharedIn("?e=1&angle=x&e2=3")).toEqual({ text: "1", angle: "deg", names: {} });
});

test("lines of the history are kept, found and written out", () => {
  const entry = { id: "1", at: 5, text: "sin 60", result: "= √3/2", value: "√3/2", angle: "deg" } as const;
  expect(readEntry("1", 5, entryText(entry))).toEqual(entry);
  for (const kept of ["", "{}", '{"text":1}', "null"]) expect(readEntry("1", 5, kept)).toBeNull();
  expect(found([entry], "SIN √3", String)).toEqual([entry]);
  expect(found([entry], "cos", String)).toEqual([]);
  expect(exported([entry, entry], String)).toBe("sin 60 = √3/2\nsin 60 = √3/2\n");
});

test("whoever writes a decimal comma sees, finds and saves the history with commas", () => {
  const line = (text: string, result: string) => ({ id: "1", at: 5, text, result, value: "", angle: "deg" }) as const;
  const entries = [
    line("0.5 + 1", "= 1.5"),
    line("0,5 × 2", "= 1"),
    line("max(1,2)", "= 2"),
    line("max(1.5, 2)", "= 2"),
  ];
  expect(exported(entries, textInCommas)).toBe("0,5 + 1 = 1,5\n0,5 × 2 = 1\nmax(1,2) = 2\nmax(1,5; 2) = 2\n");
  expect(found(entries, "1,5", textInCommas)).toEqual([entries[0], entries[3]]);
  expect(found(entries, "0.5", textInCommas)).toEqual([entries[0]]);
});

test("any keys: the calculator always says something, and its session can be kept", () => {
  const keys = fc.constantFrom(..."0123456789.+-×÷^()!%√π°|=,axfAns ", "f(x)=", "a=", "sin(", "Ans", "log(", "1/3");
  const lines = fc.array(fc.array(keys, { maxLength: 12 }), { maxLength: 4 });
  fc.assert(
    fc.property(lines, (all) => {
      const { session } = typed(...all.map((line) => line.join("")));
      expect(readSession(JSON.stringify(session))).toEqual(session);
    }),
    { numRuns: seeds(40_000, 400) },
  );
});

test("what was done before it was known what is kept is added to it", () => {
  const kept: Session = { angle: "rad", memory: "3", answer: "7", names: { a: "2", b: "5" } };
  expect(joined(kept, fresh)).toEqual(kept);
  const { session } = typed("b = 6", "b + 1");
  expect(joined(kept, session)).toEqual({ angle: "rad", memory: "3", answer: "7", names: { a: "2", b: "6" } });
  expect(joined(kept, { ...fresh, angle: "grad", memory: "1/2", answer: "9" })).toMatchObject({
    angle: "grad",
    memory: "1/2",
    answer: "9",
  });
});
