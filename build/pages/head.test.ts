import { expect, test } from "vitest";
import { headTags } from "./head.ts";

const page = { path: "/geometry/circles/17", title: "Tea &amp; cake · Circles 17", description: 'Is 3 < 4 & "true"?' };

test("a page says what it is, with what would be markup escaped", () => {
  expect(headTags(page, { base: "/" })).toBe(
    '<meta name="description" content="Is 3 &lt; 4 &amp; &quot;true&quot;?">' +
      '<meta property="og:description" content="Is 3 &lt; 4 &amp; &quot;true&quot;?">' +
      '<meta property="og:title" content="Tea &amp; cake · Circles 17"><meta property="og:type" content="website">',
  );
});

test("its address and its picture stand there only where the site's origin is known", () => {
  expect(headTags(page, { base: "/" })).not.toMatch(/canonical|og:url|og:image/);
  const tags = headTags(page, { base: "/maths/", origin: "https://example.org" });
  expect(tags).toContain('<link rel="canonical" href="https://example.org/maths/geometry/circles/17">');
  expect(tags).toContain('<meta property="og:image" content="https://example.org/maths/icon-512.png">');
});

test("a page that stands for many addresses names none", () => {
  for (const path of ["/404", "/shell"])
    expect(headTags({ ...page, path }, { base: "/", origin: "https://example.org" })).not.toContain("example.org");
});
