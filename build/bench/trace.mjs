const scripts = new Set([
  "EventDispatch",
  "FunctionCall",
  "EvaluateScript",
  "v8.compile",
  "v8.compileModule",
  "v8.evaluateModule",
  "RunMicrotasks",
  "TimerFire",
  "FireAnimationFrame",
  "FireIdleCallback",
]);
const styling = new Set(["UpdateLayoutTree", "Layout", "HitTest"]);
const painting = new Set(["PrePaint", "Paint", "Layerize", "Commit"]);
const rendering = new Set([...styling, ...painting]);

/** The marks that the page sets: the answer stands in the document; the frame with it has been drawn. */
export const marks = { answered: "bench-answered", drawn: "bench-drawn" };

/**
 * Reads a Chromium trace of one click. Gives milliseconds: `script`, the page's scripts from the press to the drawn
 * answer; `rendering`, style, layout and paint in the same stretch; `shown`, the time from the release to the drawn
 * answer; `afterwards`, the longest script that the click sets off later. All but `shown` are time of the page's
 * thread, so that another program on the same machine does not count. Undefined where the trace holds no answer.
 */
export function readClick(events) {
  const drawn = events.find((event) => event.name === marks.drawn);
  if (!drawn) return undefined;
  const own = events.filter((event) => event.pid === drawn.pid && event.tid === drawn.tid && event.ph === "X");
  const pressed = dispatched(own, "pointerdown");
  const released = dispatched(own, "pointerup");
  if (!pressed || !released) return undefined;
  const within = (names, from, to) => own.filter(({ name, ts }) => names.has(name) && ts >= from && ts < to);
  const script = spans(within(scripts, pressed.ts, drawn.ts));
  const probe = spans(within(scripts, pressed.ts, drawn.ts).filter(isProbe));
  const drawing = spans(within(new Set([...scripts, ...rendering]), pressed.ts, drawn.ts));
  const afterwards = spans(within(scripts, drawn.ts, Number.POSITIVE_INFINITY));
  return {
    script: (total(script) - total(probe)) / 1000,
    rendering: (total(drawing) - total(script)) / 1000,
    shown: (drawn.ts - released.ts) / 1000,
    afterwards: Math.max(0, ...afterwards) / 1000,
  };
}

/**
 * Reads a Chromium trace of one press. Gives milliseconds of the page's thread from the click to the end of the first
 * frame that it changes: `script`; `style`, style and layout, a script's too; `paint`; `all` of them; and of all that the
 * trace holds from the click on: `blocking`, what tasks take beyond 50 ms on a processor so many times slower; `shift`, the
 * score of what moved by itself. Undefined where nothing was drawn.
 */
export function readPress(events, slower) {
  const click = dispatched(events, "click");
  const own = events.filter(
    ({ pid, tid, ph, ts }) => click && pid === click.pid && tid === click.tid && ph === "X" && ts >= click.ts,
  );
  const painted = own.filter(({ name }) => name === "Paint").sort((a, b) => a.ts - b.ts)[0];
  const drawn = own.filter(({ name, ts }) => name === "Commit" && ts >= painted?.ts).sort((a, b) => a.ts - b.ts)[0];
  if (!drawn) return undefined;
  const time = (names) => total(spans(own.filter(({ name, ts }) => names.has(name) && ts <= drawn.ts))) / 1000;
  const all = time(new Set([...scripts, ...rendering]));
  const [style, paint] = [time(styling), time(painting)];
  const tasks = own.filter(({ name }) => name === "RunTask").map(({ tdur, dur }) => ((tdur ?? dur) / 1000) * slower);
  const blocking = total(tasks.map((task) => Math.max(0, task - 50)));
  const moved = events.filter(
    ({ name, ts, args }) => name === "LayoutShift" && ts >= click.ts && !args.data.had_recent_input,
  );
  const shift = total(moved.map(({ args }) => args.data.score));
  return { script: all - style - paint, style, paint, all, blocking, shift };
}

function dispatched(events, type) {
  return events
    .filter((event) => event.name === "EventDispatch" && event.args?.data?.type === type)
    .reduce((first, event) => (first && first.ts <= event.ts ? first : event), undefined);
}

/** Code that the measurement itself put into the page comes from no file. */
function isProbe({ name, args }) {
  return name === "FunctionCall" && !args?.data?.url;
}

/** The outermost events, so that a call inside a call counts once. */
function spans(events) {
  const outermost = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const event of [...events].sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (event.ts < end) continue;
    end = event.ts + event.dur;
    outermost.push(event.tdur ?? event.dur);
  }
  return outermost;
}

const total = (times) => times.reduce((sum, time) => sum + time, 0);
