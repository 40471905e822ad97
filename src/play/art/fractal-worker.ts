// Beside the page's thread: works out a picture piece by piece. A new one ends the one before.
import { type Job, piecesOf } from "../../art/fractals/picture.ts";
import type { Order, Report } from "./fractal-order.ts";

let current = 0;
const { port1, port2 } = new MessageChannel();

addEventListener("message", ({ data: { id, job } }: MessageEvent<Order>) => {
  current = id;
  void workOut(id, job);
});

async function workOut(id: number, job: Job): Promise<void> {
  for (const piece of piecesOf(job)) {
    tell({ id, piece }, [piece.colours.buffer]);
    await turn();
    if (id !== current) return;
  }
  tell({ id, piece: null }, []);
}

const tell = (report: Report, transfer: Transferable[]) => postMessage(report, { transfer });

/** Lets in what the page has sent meanwhile. */
const turn = () =>
  new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(null);
  });
