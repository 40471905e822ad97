import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerSpec, Feedback, NumberLocale } from "./answer.ts";
import { answerText } from "./answer-text.ts";
import { judge } from "./judge.ts";

const feedback: Feedback = { slips: [], check: "Check." };

const specs: readonly AnswerSpec[] = [
  { kind: "whole", value: "42" },
  { kind: "whole", value: "12", unit: "cm²" },
  { kind: "whole", value: "12", unit: "sweets" },
  { kind: "decimal", value: "3.5", places: 2, unit: "£" },
  { kind: "decimal", value: "1/3", tolerance: "0.01" },
  { kind: "fraction", value: "3/4", form: "lowest" },
  { kind: "fraction", value: "3/2", form: "mixed", unit: "hours" },
  { kind: "ratio", value: ["3", "4"], form: "simplest" },
  { kind: "list", items: ["3", "5"], ordered: true, labels: ["x", "y"] },
  { kind: "list", items: ["1", "2", "4"], ordered: false, unit: "cm" },
  { kind: "list", items: ["Ava", "Ben"], ordered: true },
  { kind: "coordinate", value: ["2", "5"] },
  { kind: "expression", value: "n(n+1)/2", variables: ["n"] },
  { kind: "expression", value: "2^n*a", variables: ["a", "n"] },
  { kind: "choice", options: ["odd", "even"], value: "odd" },
  { kind: "word", accepted: ["triangle"] },
  { kind: "time", value: "15:45" },
];

describe("slips", () => {
  const spec: AnswerSpec = { kind: "whole", value: "12", unit: "cm" };
  const slips = [
    { when: "24", say: "You doubled." },
    { when: "0.5 m", say: "That is in metres." },
    { when: "can't be done", say: "It can." },
  ];

  test.each([
    ["24", "You doubled."],
    ["24.0 cm", "You doubled."],
    ["48/2", "You doubled."],
    ["240 mm", "You doubled."],
    ["50", "That is in metres."],
    ["Can’t be done.", "It can."],
  ])("%s falls into one", (typed, author) => {
    expect(judge(spec, typed, { slips, check: "Check." })).toMatchObject({ verdict: "wrong", slip: true, author });
  });

  test("any other wrong answer gets the author's check", () => {
    expect(judge(spec, "25", { slips, check: "Check." })).toEqual({
      verdict: "wrong",
      reading: "25",
      say: "You wrote 25.",
      author: "Check.",
      slip: false,
    });
  });

  test("a right answer is right whatever the slips say", () => {
    expect(judge(spec, "12", { slips: [{ when: "12", say: "No." }], check: "" }).verdict).toBe("right");
  });

  test("the form can be the slip, and then only that form is", () => {
    const lowest: AnswerSpec = { kind: "fraction", value: "3/4", form: "lowest" };
    const given = { slips: [{ when: "6/8", say: "Divide both by 2." }], check: "" };
    expect(judge(lowest, "6/8", given)).toMatchObject({ verdict: "wrong", author: "Divide both by 2." });
    expect(judge(lowest, "9/12", given).verdict).toBe("almost");
  });

  test("a place-value slip is one, though its comma could be read as a thousand", () => {
    const thousand: AnswerSpec = { kind: "whole", value: "1234" };
    const given = { slips: [{ when: "1.234", say: "Times 1000, not times 1." }], check: "" };
    expect(judge(thousand, "1.234", given)).toMatchObject({ verdict: "wrong", slip: true });
    expect(judge(thousand, "1,234", given).verdict).toBe("right");
    expect(judge(thousand, "1.234", given, "comma").verdict).toBe("right");
  });

  test.each([
    [{ kind: "list", items: ["3", "5"], ordered: true }, "5, 3", "5 and 3"],
    [{ kind: "coordinate", value: ["2", "5"] }, "(5, 2)", "5, 2"],
    [{ kind: "ratio", value: ["2", "3"], form: "any" }, "3:2", "6 to 4"],
    [{ kind: "expression", value: "2n+1", variables: ["n"] }, "2(n+1)", "2n + 2"],
    [{ kind: "word", accepted: ["cube"] }, "square", "a Square"],
    [{ kind: "choice", options: ["yes", "no"], value: "yes" }, "no", "No"],
    [{ kind: "time", value: "15:45" }, "16:15", "4:15 pm"],
  ] satisfies [AnswerSpec, string, string][])("%j knows its slip in other spellings", (its, when, typed) => {
    const judged = judge(its, typed, { slips: [{ when, say: "Slip." }], check: "" });
    expect(judged).toMatchObject({ verdict: "wrong", slip: true, author: "Slip." });
  });
});

describe("with a decimal comma", () => {
  test("a slip of form is known by its form", () => {
    const spec: AnswerSpec = { kind: "decimal", value: "2.5", places: 2 };
    const slips = [{ when: "2.5", say: "Slip." }];
    expect(judge(spec, "2,5", { slips, check: "" }, "comma")).toMatchObject({ verdict: "wrong", author: "Slip." });
    expect(judge(spec, "2,500", { slips, check: "" }, "comma").verdict).toBe("almost");
  });

  test("an expression is shown so", () => {
    const spec: AnswerSpec = { kind: "expression", value: "(3/2)n", variables: ["n"] };
    expect(judge(spec, "1,5n", { slips: [], check: "" }, "comma")).toMatchObject({
      verdict: "right",
      reading: "1,5n",
    });
  });

  test("an answer that cannot be read is asked for so", () => {
    const judged = judge({ kind: "decimal", value: "7" }, "a lot", { slips: [], check: "" }, "comma");
    expect(judged).toMatchObject({ verdict: "unread", say: "Write a number, like 3,5." });
  });
});

describe("in the digits of the world", () => {
  const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xe50, 0x17e0, 0xff10, 0x1d7ce, 0x1d7f6];
  const inScript = (text: string, zero: (at: number) => number) =>
    text.replace(/[0-9]/g, (digit, at: number) => String.fromCodePoint(zero(at) + Number(digit)));
  const written = (text: string) => [
    ...zeros.map((zero) => inScript(text, () => zero)),
    // Scripts mixed, marks of direction between, Arabic marks and separators.
    inScript(text, (at) => zeros[at % zeros.length] ?? 0x30),
    `\u200f${[...inScript(text, () => 0x660)].join("\u200e")}\u061c`,
    inScript(text, () => 0x660).replace(/(?<=\p{Nd})\.(?=\p{Nd})/gu, "٫"),
    inScript(text, () => 0x6f0).replaceAll(", ", "، "),
  ];

  test.each(specs.map((spec) => [answerText(spec), spec] as const))("%s is right in all of them", (key, spec) => {
    for (const typed of written(key)) expect(judge(spec, typed, feedback), typed).toMatchObject({ verdict: "right" });
  });

  test("a wrong number is wrong in all of them, and what is read is shown in the usual ones", () => {
    for (const typed of written("1234"))
      expect(judge({ kind: "whole", value: "1235" }, typed, feedback)).toMatchObject({
        verdict: "wrong",
        reading: "1234",
      });
  });

  test("Arabic marks part thousands and decimals", () => {
    const spec: AnswerSpec = { kind: "decimal", value: "1234567.5" };
    for (const typed of ["١٬٢٣٤٬٥٦٧٫٥", "۱٬۲۳۴٬۵۶۷٫۵", "1٬234٬567٫5"])
      expect(judge(spec, typed, feedback), typed).toMatchObject({ verdict: "right" });
    expect(judge(spec, "١٬٢٣٤٬٥٦٧٫٦", feedback).verdict).toBe("wrong");
  });
});

describe("whatever is typed", () => {
  const verdicts = ["empty", "unread", "right", "almost", "wrong"];
  const locales: readonly NumberLocale[] = ["point", "comma"];
  const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
  const pieces = [
    ..."0123456789.,;:/+-−*^()[]{}=|±%°£²½√πnxya ' \u0307⁄…",
    "...",
    " and ",
    "cm",
    " m",
    "is ",
    "Ava",
    "am",
  ];
  const nearlyAnswers = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((some) => some.join(""));
  const slips = [{ when: "1 2", say: "Slip." }];

  test.each([
    ["any text", fc.string({ unit: "binary", maxLength: 60 })],
    ["any UTF-16, broken too", anyUnits],
    ["what answers are made of", nearlyAnswers],
  ])(
    "%s gets a verdict and a sentence",
    (_, texts) => {
      fc.assert(
        fc.property(texts, fc.constantFrom(...locales), (typed, locale) => {
          for (const spec of specs) {
            const judged = judge(spec, typed, { slips, check: "Check." }, locale);
            expect(verdicts).toContain(judged.verdict);
            expect(judged.say !== "" || (judged.verdict === "wrong" && judged.slip)).toBe(true);
            expect(judged.say.split(" ").length).toBeLessThanOrEqual(40);
          }
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  test.each([
    ["10,000 digits", "7".repeat(10_000)],
    ["10,000 brackets", "(".repeat(10_000)],
    ["10,000 commas", ",".repeat(10_000)],
    ["10,000 dots over 1", "1\u0307".repeat(5000)],
    ["201 digits", "7".repeat(201)],
  ])("%s are too long", (_, typed) => {
    for (const spec of specs) {
      const judged = judge(spec, typed, feedback);
      expect(judged.verdict).toBe("unread");
      expect(judged.say).toContain("too long");
    }
  });

  test.each([
    "__proto__",
    "constructor",
    "toString",
    "12 constructor",
    "12 __proto__",
    "x = __proto__",
    "hasOwnProperty, 3",
  ])("%s is nothing special", (typed) => {
    for (const spec of specs) expect(["unread", "wrong"]).toContain(judge(spec, typed, feedback).verdict);
  });

  test("200 of anything that could be read twice is still judged", () => {
    for (const piece of [..."1,.;/-+^*() 'x=:", "1 ", "1,", "1/", "1:", "1 h", "x=", "2^", "\u221a", "and ", "± "]) {
      for (const spec of specs) {
        expect(verdicts).toContain(judge(spec, piece.repeat(200).slice(0, 200), feedback).verdict);
        expect(verdicts).toContain(judge(spec, `1${piece.repeat(200).slice(0, 190)}!`, feedback).verdict);
      }
    }
  });

  test("blanks of any sort and length are empty", () => {
    for (const spec of specs) expect(judge(spec, " \u00a0\u2009\t\n".repeat(100), feedback).verdict).toBe("empty");
  });

  test("no sentence about a wrong number says more than what is true of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (n) => {
        const judged = judge({ kind: "whole", value: "42" }, String(n), feedback);
        expect(judged.say).not.toMatch(/too (?:big|small|high|low|large)|more|less|higher|lower/);
      }),
    );
  });
});

describe("a key in many spellings", () => {
  const grouped = (n: number, mark: string) => String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, mark);
  const signed = (n: number, text: string, minus: string) => (n < 0 ? minus + text : text);

  test("whole numbers, and their neighbours are wrong", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000_000, max: 5_000_000 }), (n) => {
        const spec: AnswerSpec = { kind: "whole", value: String(n), unit: "km" };
        for (const mark of ["", ",", " ", "'", ".", "\u202f", "\u00a0"]) {
          for (const minus of ["-", "−", "–", "- ", "－"]) {
            const number = signed(n, grouped(n, mark), minus);
            for (const typed of [number, ` ${number} `, `${number}km`, `${number} kilometres.`, `x = ${number}`])
              expect(judge(spec, typed, feedback), typed).toMatchObject({ verdict: "right" });
          }
        }
        for (const off of [n - 1, n + 1, n + 7])
          expect(judge(spec, String(off), feedback)).toMatchObject({ verdict: "wrong" });
        const metres = judge(spec, `${n * 1000} m`, feedback).verdict;
        expect(metres).toBe("almost");
      }),
    );
  });

  test("fractions: equal ones are right or almost, others wrong", () => {
    const sizes = fc.tuple(
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 2, max: 9 }),
    );
    fc.assert(
      fc.property(sizes, ([num, den, times]) => {
        const value = `${num}/${den}`;
        const any: AnswerSpec = { kind: "fraction", value, form: "any" };
        const lowest: AnswerSpec = { kind: "fraction", value, form: "lowest" };
        for (const typed of [value, `${num * times}/${den * times}`, `${num} ÷ ${den}`, `${num}⁄${den}`])
          expect(judge(any, typed, feedback).verdict).toBe("right");
        expect(judge(lowest, `${num * times}/${den * times}`, feedback).verdict).toBe("almost");
        expect(judge(any, `${num + 1}/${den}`, feedback).verdict).toBe("wrong");
        expect(judge(any, `${num * times + 1}/${den * times}`, feedback).verdict).toBe("wrong");
      }),
    );
  });

  test("decimals, with either mark", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 1, max: 3 }), (units, places) => {
        const value = (units / 10 ** places).toFixed(places);
        const spec: AnswerSpec = { kind: "decimal", value, places };
        expect(judge(spec, value, feedback).verdict).toBe("right");
        expect(judge(spec, value.replace(".", ","), feedback, "comma").verdict).toBe("right");
        expect(judge(spec, `${value}0`, feedback).verdict).toBe("almost");
        const off = ((units + 1) / 10 ** places).toFixed(places);
        expect(judge(spec, off, feedback).verdict).toBe("wrong");
      }),
    );
  });

  test("sets in any order and with any separator, but not with an item changed", () => {
    const sets = fc.uniqueArray(fc.integer({ min: -99, max: 99 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(sets, fc.constantFrom(", ", ",", "; ", " ", " and ", " or "), (items, mark) => {
        const spec: AnswerSpec = { kind: "list", items: items.map(String), ordered: false };
        expect(judge(spec, items.toReversed().join(mark), feedback).verdict).toBe("right");
        expect(judge(spec, items.with(0, 100).join(mark), feedback).verdict).toBe("wrong");
        expect(judge(spec, items.slice(1).join(mark), feedback).verdict).toBe("wrong");
      }),
    );
  });

  test("points, and ratios of every multiple", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 9 }), (numbers, times) => {
        const value = numbers.map(String);
        expect(judge({ kind: "coordinate", value }, `(${numbers.join(",")})`, feedback).verdict).toBe("right");
        expect(judge({ kind: "coordinate", value }, numbers.with(1, 51).join(" "), feedback).verdict).toBe("wrong");
        const typed = numbers.map((n) => n * times).join(" : ");
        expect(judge({ kind: "ratio", value, form: "any" }, typed, feedback).verdict).toBe("right");
        expect(judge({ kind: "ratio", value, form: "any" }, numbers.with(0, 777).join(":"), feedback).verdict).toBe(
          "wrong",
        );
      }),
    );
  });

  test("every minute of the day, on both clocks", () => {
    for (let minutes = 0; minutes < 1440; minutes++) {
      const [hours, past] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
      const spec: AnswerSpec = { kind: "time", value: `${String(hours).padStart(2, "0")}:${past}` };
      const half = hours < 12 ? "am" : "pm";
      const hour = hours % 12 || 12;
      for (const typed of [
        spec.value,
        spec.value.replace(":", "."),
        `${hour}:${past} ${half}`,
        `${hour}.${past}${half}`,
        `${hour}:${past}`,
      ])
        expect(judge(spec, typed, feedback), typed).toMatchObject({ verdict: "right" });
      expect(judge(spec, `${hour}:${past} ${half === "am" ? "pm" : "am"}`, feedback).verdict).toBe("wrong");
    }
  });

  test("what is shown as read is read as the same again", () => {
    const typed = ["1,234", "1 1/2", "-3/4", "0.1(6)", "2^10", "3.50", "£3.50", "12 cm²", "4.5×10^3"];
    for (const unit of [undefined, "£", "cm²"]) {
      for (const text of typed) {
        const spec: AnswerSpec = { kind: "decimal", value: "9999", ...(unit && { unit }) };
        const first = judge(spec, text, feedback);
        if (!("reading" in first)) continue;
        expect(judge(spec, first.reading, feedback)).toMatchObject({ reading: first.reading });
      }
    }
  });
});
