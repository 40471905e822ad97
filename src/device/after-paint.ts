/** Longer than this nothing waits for a frame: a page that is not looked at draws none. Milliseconds. */
const longest = 100;

/** Whoever asks before the same frame waits for the same. */
let next: Promise<void> | null = null;

/** Settles when what stands in the document now has been drawn: what nobody sees can wait so long. At once where nothing is drawn. */
export function afterPaint(): Promise<void> {
  if (typeof document === "undefined" || document.hidden) return Promise.resolve();
  next ??= new Promise((done) => {
    const drawn = () => {
      clearTimeout(late);
      next = null;
      setTimeout(done);
    };
    const late = setTimeout(drawn, longest);
    requestAnimationFrame(drawn);
  });
  return next;
}

/**
 * Does something when the frame is drawn, and before that when the page is left or the function that it gives is called; once. What
 * nobody sees keeps no finger waiting, and is not lost.
 */
export function afterFrame(run: () => void): () => void {
  let isDone = false;
  const now = () => {
    if (isDone) return;
    isDone = true;
    removeEventListener("pagehide", now);
    run();
  };
  addEventListener("pagehide", now);
  void afterPaint().then(now);
  return now;
}
