import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdown } from "./markdown.ts";
import { htmlInCommas, textInCommas } from "./number-format.ts";

const thin = "\u202F";

describe("numbers of running text", () => {
  test.each([
    ["3.5", "3,5"],
    ["It is 3.5.", "It is 3,5."],
    ["1,234.5 and 1,234", `1${thin}234,5 and 1${thin}234`],
    ["12,345,678", `12${thin}345${thin}678`],
    ["£3.50, then 4.5%", "£3,50, then 4,5%"],
    ["x = −0.5", "x = −0,5"],
    ["0.666…", "0,666…"],
    ["scale 1:2.5", "scale 1:2,5"],
    ["2.5 m", "2,5 m"],
    ["(1.5, 2)", "(1,5; 2)"],
    ["0.5, 1, −1.5 and 2", "0,5; 1; −1,5 and 2"],
    ["1; 1.5; 1.833", "1; 1,5; 1,833"],
    ["Write both, with a comma between.", "Write both, with a semicolon between."],
    ["With commas between: 0.5, 1", "With semicolons between: 0,5; 1"],
  ])("%s becomes %s", (text, wanted) => expect(textInCommas(text)).toBe(wanted));

  test.each([
    "1, 2 and 3",
    "1,2,3",
    "12,34",
    "0,123",
    "1,234,5",
    "at 2.30 pm",
    "9.15 a.m.",
    "9.15am",
    "18:00",
    "25.10.2025",
    "version 2.1",
    "section 3.2",
    "WCAG 2.2 AA",
    "v1.5",
    "1.2.3",
    "October 25, 2025",
    "The end is 3. 4 follows.",
    "After 12. 5, 6",
    "...",
  ])("%s stays", (text) => expect(textInCommas(text)).toBe(text));
});

describe("compiled HTML", () => {
  test("formulas, with semicolons where a decimal stands among the items", () => {
    expect(words(htmlInCommas(markdown("$x = 2.5$")))).toBe("x=2,5");
    expect(words(htmlInCommas(markdown("$(1.5, 2)$ or $(1, 2)$")))).toBe("(1,5;2) or (1,2)");
    const long = "1,5;2;2,5;3;3,5;4;4,5;5;5,5;6;6,5";
    // The pieces and the whole
    expect(words(htmlInCommas(markdown("$1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5$")))).toBe(long + long);
    expect(words(htmlInCommas(markdown("$0.abc$")))).toBe("0,abc");
    expect(words(htmlInCommas(markdown("$12\\,500.5$ m")))).toMatch(/^12\s?500,5 m$/);
  });

  test("formulas in a row are a list, too", () => {
    expect(words(htmlInCommas(markdown("Put $1.9$, $2$, $-3.5$ and $4$ in order, $x$, $5$.")))).toBe(
      "Put 1,9; 2; −3,5 and 4 in order, x, 5.",
    );
    expect(words(htmlInCommas(markdown("- $4.25 - 4 = 0.25$, $4.5 - 4 = 0.5$\n- $1$, $2$")))).toMatch(
      /4,25−4=0,25; 4,5−4=0,5\s+1, 2/,
    );
  });

  test("figures and what is read aloud, but no other attribute", () => {
    const svg =
      '<svg class="a 1.5" aria-label="Top row: 2.4, 3 > 1.8." viewBox="0 0 1.5 2.5"><path d="M1.5,2.5"/><text x="1.5">2.4</text></svg>';
    expect(htmlInCommas(svg)).toBe(
      '<svg class="a 1.5" aria-label="Top row: 2,4; 3 > 1,8." viewBox="0 0 1.5 2.5"><path d="M1.5,2.5"/><text x="1.5">2,4</text></svg>',
    );
  });

  test("a full stop behind a whole number stays one", () => {
    expect(htmlInCommas("<strong>3.</strong> 2.5")).toBe("<strong>3.</strong> 2,5");
    expect(htmlInCommas("<p>Take <math><mn>3</mn></math>. 0.5</p>")).toBe("<p>Take <math><mn>3</mn></math>. 0,5</p>");
  });

  test("without a number that changes it is the very same text", () => {
    const html = markdown("Take $3$ of 12, 13 and 14.");
    expect(htmlInCommas(html)).toBe(html);
  });
});

test("every number keeps its value", () => {
  const decimals = fc.tuple(fc.nat(99_999_999), fc.option(fc.stringMatching(/^\d{1,6}$/), { nil: "" }), fc.boolean());
  fc.assert(
    fc.property(fc.array(decimals, { minLength: 1 }), (numbers) => {
      const texts = numbers.map(([whole, digits, grouped]) => {
        const start = grouped ? whole.toLocaleString("en-GB") : String(whole);
        return digits === "" ? start : `${start}.${digits}`;
      });
      const converted = textInCommas(texts.map((text) => `about ${text} m`).join(" and "));
      const back = [...converted.matchAll(/about ([\d,\u202F]+) m/g)].map(([, text = ""]) =>
        text.replaceAll(thin, "").replace(",", "."),
      );
      expect(back).toEqual(texts.map((text) => text.replaceAll(",", "")));
    }),
  );
});

function words(html: string): string {
  return html.replace(/<mspace[^>]*>/g, " ").replace(/<[^>]+>/g, "");
}
