// Beside the page's thread: half a million boxes are looked at while the page goes on answering.
import { NotDrawn } from "../../tools/plotter/interval/not-drawn.ts";
import { type CellsQuestion, cellsPicture, type LinesQuestion, linesPicture } from "./pictures.ts";

addEventListener("message", ({ data }: MessageEvent<CellsQuestion | LinesQuestion>) => {
  postMessage("drawings" in data ? linesPicture(data) : cells(data));
});

/** Null for what cannot be drawn. */
function cells(question: CellsQuestion) {
  try {
    return cellsPicture(question);
  } catch (error) {
    if (error instanceof NotDrawn) return null;
    throw error;
  }
}
