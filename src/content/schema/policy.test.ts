import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPolicy } from "./policy.ts";

const privacy = readFileSync("src/content/privacy.md", "utf8");
const terms = readFileSync("src/content/terms.md", "utf8");

test("both pages show the date of the specification", () => {
  expect(readPolicy("privacy.md", privacy).updatedWords).toBe("October 25, 2025");
  expect(readPolicy("terms.md", terms).updatedWords).toBe("October 25, 2025");
});

describe("privacy policy", () => {
  const { sections, intro } = readPolicy("privacy.md", privacy);

  test("has 10 sections, among them those the specification names", () => {
    expect(sections).toHaveLength(10);
    const headings = sections.map(({ heading }) => heading);
    for (const wanted of [
      "No data collected",
      "Local storage only",
      "No permissions",
      "Children's privacy",
      "Contact us",
    ])
      expect(headings).toContain(wanted);
    expect(sections.at(-1)?.body).toContain("mailto:{{email}}");
  });

  test("names everything the site stores", () => {
    const stored = sections.find(({ id }) => id === "local-storage-only")?.body ?? "";
    for (const key of [
      "sumwhere",
      "sidebar_state",
      "weeklyQuizScore",
      "settings",
      "hasAttempts",
      "begun",
      "lastCopy",
      "scrolled",
      "profile",
      "sudoku",
      "note/…",
      "draft/…",
    ])
      expect(stored).toContain(`\`${key}\``);
  });

  test("opens with a short version in short sentences", () => {
    const sentences = intro.split(/[.?!]\s+/);
    const words = intro.split(/\s+/);
    expect(words.length).toBeLessThanOrEqual(120);
    expect(words.length / sentences.length).toBeLessThan(10);
  });

  test("makes no claim that cannot be kept", () => {
    expect(privacy).not.toMatch(/anonym|100\s*%|compliant|certified|guarantee/i);
  });
});

test("the terms have 18 sections, each with an address of its own", () => {
  const { sections } = readPolicy("terms.md", terms);
  expect(sections).toHaveLength(18);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(18);
  expect(sections.at(-1)?.body).toContain("{{email}}");
});

describe("faults", () => {
  test("another number of sections", () => {
    expect(() => readPolicy("terms.md", privacy)).toThrow("terms.md\n  has 10 sections instead of 18");
  });

  test("no date, or one that is none", () => {
    expect(() => readPolicy("privacy.md", "Words.\n\n## One\n\nMore.\n")).toThrow("no front matter");
    expect(() => readPolicy("privacy.md", privacy.replace("2025-10-25", "2025-13-25"))).toThrow(/ {2}updated: /);
  });

  test("a section without text", () => {
    expect(() => readPolicy("privacy.md", privacy.replace(/(## Contact us)[\s\S]*$/, "$1\n"))).toThrow("without text");
  });
});
