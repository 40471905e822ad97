import fc from "fast-check";
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { expect, test } from "vitest";
import { markdown, markdownInline } from "./markdown.ts";

test("Markdown and TeX side by side, neither read as the other", () => {
  const html = markdown("**Take** $a_1 * b_1$ and $c_2 * d_2$.\n\n- one\n- two");
  expect(html).toContain("<strong>Take</strong>");
  expect(html.match(/<math/g)).toHaveLength(2);
  expect(html).not.toContain("<em>");
  expect(html).toContain("<li>one</li>");
});

test("a dollar that is money stays a dollar", () => {
  expect(markdown("It costs \\$5 and \\$7.")).toBe("<p>It costs $5 and $7.</p>");
});

test("a formula keeps its full stop and its unit on its line", () => {
  expect(markdownInline("Is it $8$?")).toMatch(/<span class="keep"><math>.*<\/math>\?<\/span>$/);
  expect(markdownInline("It is $8$ cm long")).toMatch(/<span class="keep"><math>.*<\/math> cm<\/span> long$/);
  expect(markdownInline("It is $8$ cm² large")).toMatch(/<\/math> cm²<\/span> large$/);
  expect(markdownInline("All $8$ men")).toMatch(/<\/math> men$/);
  expect(markdownInline("($x$)")).toMatch(/^<span class="keep">\(<math>.*<\/math>\)<\/span>$/);
});

test("the empty corner of a table is no heading", () => {
  expect(markdown("| | A |\n|---|---|\n| x | 1 |")).toContain("<td></td>");
});

test("TeX that does not compile stops the build", () => {
  expect(() => markdown("$\\frac{1}{$")).toThrow();
  expect(() => markdown("$\\nosuchcommand$")).toThrow();
});

test("HTML in a text is shown, not obeyed", () => {
  expect(markdown("<script>alert(1)</script>")).not.toContain("<script");
});

test("what is not read as Markdown, since nothing in it is, comes out as if it were", () => {
  const asMarkdown = (text: string) =>
    micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }).trim();
  const piece = fc.constantFrom(
    ...["a", "How many", "12", "1. ", "2) ", "- ", "+ ", "* ", "_", "**", "# ", "> ", "`", "~~~", "=", "==="],
    ...[
      "|",
      "|-|",
      ":",
      ".",
      "…",
      " ",
      "  ",
      "\u00a0",
      "\t",
      "\n",
      "\n\n",
      '"',
      "&",
      "<b>",
      "\\",
      "[x](y)",
      "![",
      "é",
      "½",
    ],
    ...["\ue000", "www.a.org", "a@b.c", "---", "—", "(", ")", "!", "?", "^", "/", "{", "}", "%", "£", "'"],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join("");
      expect(markdown(text)).toBe(asMarkdown(text));
    }),
    { numRuns: 1000 },
  );
});
