// Writes the pictures of the guide from the last build, in both themes: `npm run guide-pictures`.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumPath, headlessShellPath } from "../chromium.mjs";

const port = "4291";
const folder = "src/content/guide";
const phone = { width: 390, height: 520 };
const desk = { width: 800, height: 480 };

/** When it is on all of them, so that they are the same whenever they are made. */
const time = new Date("2026-11-02T15:00:00Z");

/** What is on each: an address, a size, what is done there before it is taken, and what stands last above the bar at the bottom. */
const pictures = {
  home: { path: "/", size: phone, last: "main form" },
  puzzle: {
    path: "/arithmetic/easy/52",
    size: phone,
    async act(page) {
      const field = page.locator("main form input:visible").first();
      await field.fill("12");
      await field.press("Enter");
      await page.locator("main form output p").first().waitFor();
    },
  },
  practice: { path: "/fractions", size: phone, scroll: 330 },
  word: {
    path: "/number-theory",
    size: phone,
    async act(page) {
      await page.locator("[data-term][role=button]").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  list: { path: "/geometry/circles?view=compact", size: desk, scroll: 190 },
  concept: {
    path: "/concepts/what-is-a-fraction",
    size: desk,
    async act(page) {
      await page.getByRole("group", { name: /in your hand/ }).scrollIntoViewIfNeeded();
    },
  },
  plan: {
    path: "/study-plans?skills=times-tables.adding-fractions.percentage-of-an-amount",
    size: phone,
    async act(page) {
      await page.getByRole("button", { name: "Begin today" }).click();
      await page.getByRole("checkbox").first().check();
    },
    scroll: 100,
  },
  settings: { path: "/settings", size: phone, scroll: 330 },
  stored: {
    path: "/about",
    size: phone,
    stores: true,
    async act(page) {
      // It is told when all is stored, and goes again.
      const told = page.getByText("Ready to use offline", { exact: true });
      await told.waitFor({ timeout: 300_000 });
      await told.waitFor({ state: "detached" });
      // By key: a message that appears below a resting mouse would stay there.
      await page.getByRole("button", { name: /^Connection/ }).press("Enter");
      await page.getByRole("dialog").getByText("Everything on Sumwhere").waitFor();
    },
  },
};

const server = spawn("npx", ["serve", "dist", "--listen", port, "--no-clipboard"], { stdio: "ignore", detached: true });
const browser = await chromium.launch({
  executablePath: headlessShellPath() ?? chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});

async function opened(page, address) {
  for (let tries = 0; ; tries++) {
    try {
      return await page.goto(address, { waitUntil: "networkidle" });
    } catch (error) {
      // The server needs a moment to start.
      if (tries > 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** A picture of a page at half the bytes of a JPEG that is as sharp: the browser packs it. */
const packer = await browser.newPage();
const webp = async (png) =>
  Buffer.from(
    await packer.evaluate(async (text) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", 0.2).split(",")[1];
    }, png.toString("base64")),
    "base64",
  );

/** The page once it stands still: words with a meaning are marked, and figures come, when it has nothing else to do. */
async function stillPicture(page) {
  for (let before = await page.screenshot(); ; ) {
    await page.waitForTimeout(600);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

try {
  for (const colorScheme of ["light", "dark"])
    for (const [name, { path, size, act, scroll = 0, last, stores }] of Object.entries(pictures)) {
      const context = await browser.newContext({
        viewport: size,
        colorScheme,
        reducedMotion: "reduce",
        serviceWorkers: stores ? "allow" : "block",
        locale: "en-GB",
        timezoneId: "UTC",
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(time);
      await opened(page, `http://localhost:${port}${path}`);
      await page.locator("html[data-script=here]").waitFor();
      await act?.(page);
      const bar = (await page.locator(".bottom-bar").boundingBox())?.y ?? size.height;
      const end = last ? await page.locator(last).first().boundingBox() : null;
      await page.evaluate((top) => scrollBy(0, top), end ? end.y + end.height - bar : scroll);
      writeFileSync(`${folder}/${name}-${colorScheme}.webp`, await webp(await stillPicture(page)));
      await context.close();
    }
} finally {
  await browser.close();
  process.kill(-server.pid);
}
