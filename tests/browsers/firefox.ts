import puppeteer from "puppeteer-core";
import type { Tab } from "./tab.ts";

/** Firefox, which speaks WebDriver BiDi by itself. */
export async function startFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    async open(address) {
      await page.goto(address);
    },
    ask: (question, ...given) => page.evaluate(`(${question})(...${JSON.stringify(given)})`) as Promise<never>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
