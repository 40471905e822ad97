// Writes the PNG icons and favicon.ico from public/icon.svg: `npm run icons`, after the drawing changes.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../chromium.mjs";
import { packPng } from "./pack-png.mjs";

const svg = readFileSync("public/icon.svg", "utf8");
const browser = await chromium.launch({ executablePath: chromiumPath() });
const page = await browser.newPage();

async function png(size, { padding = 0, background = "transparent" } = {}) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;background:${background}}svg{display:block;padding:${padding}px;width:${size - 2 * padding}px;height:${size - 2 * padding}px}</style>${svg}`,
  );
  return packPng(await page.screenshot({ omitBackground: true }));
}

/** An .ico file that holds one PNG: six bytes of header, sixteen of directory, then the picture. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

const blue = "#3b3f9e";
writeFileSync("public/icon-192.png", await png(192));
writeFileSync("public/icon-512.png", await png(512));
writeFileSync("public/icon-maskable-512.png", await png(512, { padding: 56, background: blue }));
writeFileSync("public/apple-touch-icon.png", await png(180, { background: blue }));
writeFileSync("public/favicon.ico", ico(await png(32), 32));
await browser.close();
