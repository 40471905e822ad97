const slowdown = 4;
const rounds = 5;
/** From all of the set into the valley of the sea horses, where many points are followed for all of the 500 steps. */
const way = [..."0++++++", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"];
const limits = { all: 100, coarse: 100, sharp: 1500, frame: 1000 / 30 };
const names = {
  all: "All of it, first picture",
  coarse: "Closer, first picture",
  sharp: "Closer, sharp",
  frame: "From frame to frame while dragged",
};

/**
 * The Mandelbrot set on a phone, its processor slowed down 4 times, by the clock: milliseconds from a key to the first picture and to the sharp one, the
 * middle of five times each, and from one frame to the next while it is dragged, as [what, time, limit] each. Null where the page has no such picture.
 */
export async function measureFractals(browser, address) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const answer = await page.goto(address);
    const canvas = page.locator("canvas[data-drawn]").first();
    const isThere = await canvas.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    if (!answer?.ok() || !isThere) return null;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const press = (key) => canvas.evaluate(pressed, key);
    const times = [];
    for (let i = 0; i < rounds; i++) {
      for (const key of way) await press(key);
      const { first: coarse, sharp } = await press("+");
      times.push({ coarse, sharp, all: (await press("0")).first });
    }
    const middle = (name) => times.map((time) => time[name]).sort((a, b) => a - b)[rounds >> 1];
    const measured = { ...Object.fromEntries(Object.keys(times[0]).map((name) => [name, middle(name)])) };
    measured.frame = await dragged(page, canvas);
    return Object.entries(names).map(([name, what]) => [what, measured[name], limits[name]]);
  } finally {
    await page.close();
  }
}

/** In the page: presses a key and tells when the first picture and the sharp one have been drawn, milliseconds after it. */
async function pressed(canvas, key) {
  const start = performance.now();
  const times = {};
  const sharp = new Promise((done) => {
    new MutationObserver((_, observer) => {
      const { drawn } = canvas.dataset;
      if (drawn === "moved") return;
      requestAnimationFrame(() => {
        times.first ??= performance.now() - start;
        if (drawn !== "sharp") return;
        times.sharp ??= performance.now() - start;
        observer.disconnect();
        done();
      });
    }).observe(canvas, { attributeFilter: ["data-drawn"] });
  });
  canvas.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await sharp;
  return times;
}

async function dragged(page, canvas) {
  await canvas.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await canvas.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(async () => {
    const next = () => new Promise(requestAnimationFrame);
    const start = await next();
    let now = start;
    let count = 0;
    for (; now - start < 2000; count++) now = await next();
    return (now - start) / count;
  });
  let isOver = false;
  frames.finally(() => {
    isOver = true;
  });
  for (let i = 0; !isOver; i++) await page.mouse.move(x + 100 * Math.sin(i / 20), y + 100 * Math.cos(i / 20));
  await page.mouse.up();
  return frames;
}
