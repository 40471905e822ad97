import { expect, test } from "vitest";
import { readNotes, writeNotes } from "./notes.ts";

test("notes read back as they were written, whatever is in them", () => {
  const notes = { 0: "3 × 4 = 12\n\u{1F600} “so”", 4: "What if it is odd?" };
  expect(readNotes(writeNotes(notes))).toEqual(notes);
});

test("an emptied note leaves nothing, and no notes are no text", () => {
  expect(writeNotes({ 0: "" })).toBe("");
  expect(readNotes(writeNotes({ 0: "", 1: "a" }))).toEqual({ 1: "a" });
});

test("what is no note is stepped over", () => {
  for (const text of ["", "null", "[1]", '{"0":7,"name":"x","12":"y"}', "{"]) expect(readNotes(text)).toEqual({});
});
