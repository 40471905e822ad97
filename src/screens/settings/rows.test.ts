import { expect, test } from "vitest";
import { choices } from "../../device/settings/settings.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { digitsOf } from "../../ui/numbers/own-digits.ts";
import { groups } from "./rows.ts";

const rows = groups.flatMap((group) => group.rows);

test("every setting is on the page, with all that can be chosen", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(choices).toSorted());
  for (const { name, labels } of rows) expect(labels.map(({ value }) => value)).toEqual(choices[name]);
});

test("each script is shown by its own digits, and these are read as the usual ones", () => {
  const samples = rows.find(({ name }) => name === "digits")?.labels ?? [];
  expect(samples).toHaveLength(choices.digits.length);
  for (const { value, sample } of samples) {
    const digits = digitsOf(String(value)) ?? [..."0123456789"];
    expect(sample, String(value)).toBe(digits.slice(0, 4).join(""));
    expect(asciiDigits(digits.join("")), String(value)).toBe("0123456789");
  }
});

test("what is no numbering system has no digits of its own", () => {
  for (const name of [undefined, "", "latn", "nonsense", "zz", "a-b", "__proto__"]) expect(digitsOf(name)).toBeNull();
});
