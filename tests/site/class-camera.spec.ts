import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "lean-qr";
import { writeChallenge } from "../../src/sets/challenge/link.ts";
import { usualRules } from "../../src/sets/challenge/rules.ts";
import { codeOf } from "../../src/sets/link.ts";
import { writeLong } from "../../src/sets/result/long.ts";
import { expect, open, test } from "./fixture.ts";

const set = { title: "Starter", entries: [{ item: "times-tables/0~3" }, { item: "times-tables/1~4" }] };
const code = writeLong({
  set: codeOf(set),
  who: "23",
  variant: 0,
  given: [
    { verdict: "right", tries: 1, seconds: 9, typed: "21" },
    { verdict: "wrong", tries: 1, seconds: 30, typed: "8" },
  ],
});

/** What Chromium takes for a camera: a film of a code that is held still. */
function filmOf(text: string): string {
  const [wide, high] = [640, 480];
  const drawn = generate(text);
  const size = Math.floor(400 / drawn.size);
  const light = Buffer.alloc(wide * high, 235);
  for (let y = 0; y < 400; y++)
    for (let x = 0; x < 400; x++)
      if (drawn.get(Math.floor(x / size), Math.floor(y / size))) light[(y + 40) * wide + x + 120] = 20;
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, Buffer.alloc((wide * high) / 2, 128)]);
  const path = join(mkdtempSync(join(tmpdir(), "camera-")), "code.y4m");
  writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${wide} H${high} F10:1 Ip A1:1 C420\n`), frame, frame]));
  return path;
}

test("the camera is asked for when Scan is pressed, reads a code once, and is let go of", async ({
  browserName,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
  const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${filmOf(code)}`];
  const browser = await playwright[browserName].launch({ ...launchOptions, args });
  const page = await browser.newPage({ serviceWorkers: "block", ...(baseURL && { baseURL }) });
  await open(page, `/teach#${writeChallenge({ set, rules: usualRules })}`);
  const row = page.getByRole("row", { name: /Number 23/ });
  await expect(page.locator("video")).toHaveCount(0);
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(row.getByRole("cell")).toHaveText(["1 of 2", "✓right", "✗not yet"]);
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page.getByText(/was here already/)).toHaveCount(0);
  await browser.close();
});
