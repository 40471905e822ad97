import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { oneIn, seeds } from "../../engine/contract-tests/scale.ts";
import { writeLink } from "../link.ts";
import { type Grid, grey, modulesOf, photographed, type Spoiling } from "./photograph.ts";
import { read } from "./read.ts";
import { type Level, qrDrawing } from "./write.ts";

const folder = mkdtempSync(join(tmpdir(), "qr-"));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (tool: string) => spawnSync(tool, ["--version"]).error === undefined;
const noZbar = !has("zbarimg");
const noQrencode = !has("qrencode");
if (noZbar) console.warn("NOT TESTED: no zbarimg here to read our QR codes (Debian: apt install zbar-tools)");
if (noQrencode) console.warn("NOT TESTED: no qrencode here to write QR codes for us (Debian: apt install qrencode)");

const texts: Readonly<Record<string, string>> = {
  "a number": "20261124",
  "capitals and digits": "HTTPS://SUMWHERE.EXAMPLE/C/1K3-9DF/ABCDEFGHJKMNPQRSTVWXYZ23456789",
  "an address": "https://sumwhere.example/worksheets?set=1a2b3c4d5e6f&title=Fractions",
  "a mix": "https://sumwhere.example/teach/#S1/0123456789012345678901234567890123456789ABCDEF",
  "letters of other alphabets": "Zoë, Łukasz und अमित: 3/4 ≠ ⅔",
  "a long one": `R1:${"7K2M9X4Q".repeat(60)}`,
};

/** Those that are drawn and read in a moment, and in a long run the others. */
const small = Object.entries(texts).slice(0, seeds(6, 3));

/** Codes as they come: bright and straight, and as a phone sees them. */
const spoilings: Readonly<Record<string, Spoiling>> = {
  clean: { scale: 4 },
  small: { scale: 2 },
  rotated: { scale: 5, turn: 17 },
  "upside down": { scale: 4, turn: 180 },
  blurred: { scale: 6, blur: 2 },
  dark: { scale: 5, white: 70, black: 25, noise: 6 },
  "rotated, blurred, dark and noisy": { scale: 6, turn: -11, blur: 1.2, white: 110, black: 20, noise: 4 },
  "seen from the side": { scale: 7, lean: 0.07 },
  "in a shadow": { scale: 5, shadow: 0.5 },
};

function drawn(text: string, level?: Level): Grid {
  const code = qrDrawing(text, level);
  if (!code) throw new Error("too long");
  return modulesOf(code);
}

function ours(modules: Grid, spoiling: Spoiling): string | null {
  const { rgba, width, height } = photographed(modules, spoiling);
  return read(rgba, width, height, "file");
}

function zbarOf(modules: Grid, spoiling: Spoiling): string {
  const picture = photographed(modules, spoiling);
  const file = join(folder, "code.pgm");
  writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${picture.width} ${picture.height} 255\n`), grey(picture)]));
  const { stdout } = spawnSync("zbarimg", ["--quiet", "--raw", "-S*.enable=0", "-Sqrcode.enable=1", file], {
    encoding: "utf8",
  });
  return stdout.replace(/\n$/, "");
}

/** The address that a sheet leads to, in a look of its own. */
const onSheet = "https://sumwhere.example.org/worksheets?as=cards&paper=letter&again#";

describe("a set of thirty references", () => {
  const every = <T>(n: number, one: (at: number) => T) => Array.from({ length: n }, (_, at) => one(at));
  const three = (n: number) => String(n).padStart(3, "0");
  const boards = ["game/sudoku~9-hard~48213", "game/twenty-four~9-easy~993", "game/numbers-round~2~348123"];
  const sheets: Readonly<Record<string, readonly string[]>> = {
    practice: every(30, (at) => `${["adding-fractions", "times-tables"][at % 2]}/${at % 4}~${2 ** 20 - 1 - at}`),
    puzzles: every(30, (at) => `arithmetic-easy-${three(at)}${at % 2 ? `~${2 ** 20 - 1 - at}` : ""}`),
    "collected by hand": [
      ...every(18, (at) => `logic-medium-${three(3 * at)}`),
      ...every(8, (at) => `weekly-${three(7 * at)}`),
      ...every(4, (at) => boards[at % 3] ?? "").map((board, at) => board.replace(/\d$/, String(at))),
    ],
  };
  it.each(Object.entries(sheets))("of %s fits a code of version 12 on paper", (_, items) => {
    const text = writeLink({ title: "Adding and taking away", entries: items.map((item) => ({ item })) });
    const code = qrDrawing(onSheet + text, "M");
    expect(new Set(items).size).toBe(30);
    expect(code?.version).toBeLessThanOrEqual(12);
    expect(ours(modulesOf(code as NonNullable<typeof code>), { scale: 3 })).toBe(onSheet + text);
  });
});

describe("a code", () => {
  it("is as small as its text allows, with its quiet zone", () => {
    expect(qrDrawing("12345", "M")).toMatchObject({ version: 1, size: 29 });
    const modules = drawn("12345");
    const edge = [...modules.keys()]
      .flatMap((y) => [...modules.keys()].map((x) => ({ x, y })))
      .filter(({ x, y }) => Math.min(x, y, 28 - x, 28 - y) < 4);
    expect(edge.some(({ x, y }) => modules[y]?.[x])).toBe(false);
    expect(modules[4]?.slice(4, 11)).toEqual(Array(7).fill(true));
  });

  it("packs digits, and capitals, more densely than bytes", () => {
    const version = (text: string) => qrDrawing(text, "L")?.version ?? 0;
    expect(version("7".repeat(150))).toBeLessThan(version("A".repeat(150)));
    expect(version("A".repeat(150))).toBeLessThan(version("a".repeat(150)));
    expect(version(`#${"A".repeat(149)}`)).toBeLessThanOrEqual(version("A".repeat(150)) + 1);
    expect(version("1".repeat(100) + "a".repeat(20))).toBeLessThan(version("a".repeat(120)));
  });

  it("says where a text is too long", () => {
    expect(qrDrawing("a".repeat(3000))).toBeNull();
    expect(qrDrawing("A".repeat(500), "M", 12)).toBeNull();
    expect(qrDrawing("A".repeat(400), "M", 12)).not.toBeNull();
  });

  it("is read by us at each level", () => {
    for (const [at, level] of (["L", "M", "Q", "H"] as const).entries())
      for (const text of oneIn(3, Object.values(texts), at)) expect(ours(drawn(text, level), { scale: 4 })).toBe(text);
  });
});

describe.each(Object.entries(spoilings).map(([name, spoiling], at) => ({ name, spoiling, some: oneIn(3, small, at) })))(
  "a picture that is $name",
  ({ spoiling, some }) => {
    it.each(some)("is read by us: %s", (_what, text) => {
      expect(ours(drawn(text), spoiling)).toBe(text);
    });

    it.skipIf(noZbar).each(some)("is read by zbarimg: %s", (_what, text) => {
      expect(zbarOf(drawn(text), spoiling)).toBe(text);
    });

    it.skipIf(noQrencode).each(some)("is read by us as qrencode writes it: %s", (_what, text) => {
      const { stdout } = spawnSync("qrencode", ["-t", "ASCII", "-m", "4", "-l", "M", text], { encoding: "utf8" });
      const modules = stdout
        .trimEnd()
        .split("\n")
        .map((row) => (row.match(/../g) ?? []).map((pair) => pair === "##"));
      expect(ours(modules, spoiling)).toBe(text);
    });
  },
);

describe("no code", () => {
  it("is null, not an error", () => {
    for (const side of [1, 8, 200]) {
      expect(read(new Uint8ClampedArray(4 * side * side).fill(255), side, side)).toBeNull();
      const speckled = Uint8ClampedArray.from({ length: 4 * side * side }, (_, i) => (i * 7919) % 256);
      expect(read(speckled, side, side, "file")).toBeNull();
    }
    expect(read(new Uint8ClampedArray(0), 0, 0)).toBeNull();
  });

  it("and a picture of another size is the caller's mistake", () => {
    expect(() => read(new Uint8ClampedArray(100), 10, 10)).toThrow(RangeError);
  });
});
