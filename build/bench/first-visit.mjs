import { firstVisit } from "./browser.mjs";

/** Opens a page as a first visit does and gives the files of each kind that the browser then loads by itself. */
export async function filesOfFirstVisit(browser, origin, path) {
  const page = await firstVisit(browser);
  const loaded = { font: [], script: [] };
  page.on("requestfinished", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) loaded[request.resourceType()]?.push(url.pathname);
  });
  await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.context().close();
  return { fonts: loaded.font, scripts: loaded.script };
}
