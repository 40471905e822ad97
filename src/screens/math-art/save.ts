import type { Drawing } from "../../art/maker.ts";
import { asSvg, forPlotter } from "../../art/pens.ts";
import { saveCanvas, saveFile, savePng as savePngFile } from "../../ui/save-file.ts";
import type { ToastMessage } from "../../ui/toast/toast-message.ts";

/** The colours of a picture on the page as they are at this moment, of its paper and of its inks. */
export function coloursOf(picture: Element): { readonly paper: string; readonly inks: readonly string[] } {
  const style = getComputedStyle(picture);
  const read = (name: string) => style.getPropertyValue(`--art${name}`).trim();
  return { paper: read("-paper"), inks: ["0", "1", "2", "3", "4", "5"].map(read) };
}

/** Said where a browser cannot draw a picture into a file. */
export const noFile: ToastMessage = {
  title: "There is no file",
  body: "This browser could not draw the picture into a file. The SVG needs no drawing.",
  tone: "bad",
};

const type = "image/svg+xml";

export function saveSvg(name: string, title: string, drawing: Drawing, picture: Element): void {
  const { paper, inks } = coloursOf(picture);
  saveFile(`${name}.svg`, type, asSvg(drawing, title, inks, paper));
}

/** Fits on A4 with a margin. Millimetres. */
const sheet = 180;

export function savePlot(name: string, drawing: Drawing, picture: Element): void {
  saveFile(`${name}-plotter.svg`, type, forPlotter(drawing, coloursOf(picture).inks, sheet));
}

/** Pixels to a side: enough for a sheet of A4 in print. */
export const pixels = 2048;

/** Rejects where the browser draws none. */
export async function savePng(name: string, title: string, drawing: Drawing, picture: Element): Promise<void> {
  const { paper, inks } = coloursOf(picture);
  await savePngFile(`${name}.png`, asSvg(drawing, title, inks, paper), pixels, pixels);
}

export async function savePixels(name: string, data: ImageData): Promise<void> {
  const canvas = Object.assign(document.createElement("canvas"), { width: data.width, height: data.height });
  canvas.getContext("2d")?.putImageData(data, 0, 0);
  await saveCanvas(name, canvas);
}
