import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { choices, readChosen, readSettings, type Settings } from "./settings.ts";

const usual: Settings = {
  theme: "system",
  textSize: 100,
  easyRead: "off",
  font: "usual",
  motion: "system",
  sounds: "off",
  timers: "shown",
  numbers: "point",
  digits: "latn",
  notices: "on",
  hand: "right",
  singleKeys: "on",
  keypad: "on",
  answers: "parts",
  checking: "asked",
  marks: "tidied",
  pencilled: "placed",
  entry: "cell",
  same: "shown",
  gameClock: "hidden",
};

const frozen = JSON.parse(readFileSync("tests/saves/settings-v1.json", "utf8")) as Record<string, object>;

test("settings that version 1 stored are read for ever", () => {
  const { guest = {}, ...others } = frozen;
  expect(readSettings(guest)).toEqual({
    ...usual,
    theme: "dark",
    textSize: 130,
    easyRead: "more",
    font: "device",
    motion: "less",
    sounds: "on",
    timers: "hidden",
    numbers: "comma",
    notices: "off",
    hand: "left",
  });
  expect(Object.values(others).map(readSettings)).toEqual([{ ...usual, textSize: 150 }]);
});

test("nothing stored gives the usual settings, with sounds off", () => expect(readSettings(undefined)).toEqual(usual));

test("each field falls back alone, and what a later version adds is left out", () => {
  const stored = { v: 9, theme: "dark", textSize: "115", motion: null, hand: ["left"], glitter: "on" };
  expect(readSettings(stored)).toEqual({ ...usual, theme: "dark" });
  expect(readChosen(stored)).toEqual({ theme: "dark" });
});

const noise = fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withBigInt: true });
const nearly = fc.record(
  Object.fromEntries(
    Object.entries<readonly (string | number)[]>(choices).map(([name, values]) => [
      name,
      fc.oneof(fc.constantFrom(...values), noise),
    ]),
  ),
  { requiredKeys: [] },
);

test("whatever is stored, every setting is one of its options, and one that was is kept", () => {
  fc.assert(
    fc.property(fc.oneof(noise, nearly), (stored) => {
      const read = readSettings(stored);
      expect(Object.keys(read)).toEqual(Object.keys(choices));
      for (const [name, values] of Object.entries<readonly unknown[]>(choices)) {
        const [now, before] = [read[name as keyof Settings], Object(stored)[name]];
        expect(values).toContain(now);
        expect(now).toBe(values.includes(before) && Object.keys(Object(stored)).includes(name) ? before : values[0]);
      }
      expect(readSettings(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});
