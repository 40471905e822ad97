import { expect, test } from "vitest";
import { z } from "zod";
import { distinct, fill, line, path, prose, readYaml } from "./text.ts";

test("faults are listed with file and place", () => {
  const schema = z.strictObject({ title: line, items: z.array(z.strictObject({ text: line })) });
  const read = () => readYaml("some.yaml", schema, "title: ''\nitems:\n  - text: ok\n  - text: 7\n");
  expect(read).toThrow(/^some\.yaml\n {2}title: .*\n {2}items\.1\.text: /);
});

test("YAML that does not parse is a fault of that file", () => {
  expect(() => readYaml("some.yaml", z.unknown(), "a: [1")).toThrow(/^some\.yaml\n/);
});

test("only known blanks are taken", () => {
  expect(prose.safeParse("about {{puzzles}} puzzles").success).toBe(true);
  expect(prose.safeParse("about {{puzles}} puzzles").success).toBe(false);
  expect(line.safeParse("{{users}} users").success).toBe(false);
});

test("a line stays on one line", () => {
  expect(line.safeParse("one\ntwo").success).toBe(false);
  expect(prose.safeParse("one\ntwo").success).toBe(true);
});

test("paths are those of this site", () => {
  expect(["/", "/sudoku", "/geometry/3d-shapes"].every((good) => path.safeParse(good).success)).toBe(true);
  expect(["", "sudoku", "/Sudoku", "/sudoku/", "//x", "https://x"].some((bad) => path.safeParse(bad).success)).toBe(
    false,
  );
});

test("a repeated key is named", () => {
  const schema = z.array(z.string()).superRefine(distinct((item) => item));
  expect(() => readYaml("some.yaml", schema, "[a, b, a]")).toThrow('2: "a" is there twice');
  expect(readYaml("some.yaml", schema, "[a, b]")).toEqual(["a", "b"]);
});

test("blanks are filled everywhere, and never left open", () => {
  expect(fill("[{{email}}](mailto:{{email}})", { email: "a@b.c" })).toBe("[a@b.c](mailto:a@b.c)");
  expect(() => fill("{{puzzles}}", { email: "a@b.c" })).toThrow("{{puzzles}}");
  expect(() => fill("{{other}}", {})).toThrow("{{other}}");
});
