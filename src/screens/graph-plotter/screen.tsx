import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { valueAt } from "../../tools/plotter/curve.ts";
import { usualFrame, zoomed } from "../../tools/plotter/link.ts";
import { shownNumber } from "../../tools/plotter/words.ts";
import { announce } from "../../ui/announcer.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ScreenProps } from "../screen-props.ts";
import { cloudsOf } from "./best-line.tsx";
import { InWords } from "./in-words.tsx";
import { type Doings, Line } from "./line.tsx";
import { Picture } from "./picture.tsx";
import { savePng, saveSvg } from "./save-picture.ts";
import { useCurves } from "./use-curves.ts";
import { usePicture } from "./use-picture.ts";
import { shownLines, useRest, useSettled } from "./use-rest.ts";
import { useSize } from "./use-size.ts";
import { type Mark, marksOf, useTrace } from "./use-trace.ts";
import { viewOf } from "./view.ts";

const mostLines = 20;
const noMarks: readonly Mark[] = [];
/** Not drawn anew for each step of a letter that moves. */
const Words = memo(InWords);
const Links = memo(GoesWith);

/** /graph-plotter: everything that is drawn stands in the address behind the #. */
export default function GraphPlotterScreen({ row }: ScreenProps) {
  const picture = usePicture();
  const { entries, frame, setFrame, axis, setAxis, change, remove, add, link } = picture;
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(holder);
  const hydrated = useHydrated();
  const angle = axis === "degrees" ? "deg" : "rad";
  const view = useMemo(() => viewOf(frame, size), [frame, size]);
  const [undecided, setUndecided] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const rest = useRest(entries);
  const isMoving = rest !== entries;
  // A point that is read out goes with its curve, and the rest waits until a letter has moved.
  const curves = useCurves(isRead ? entries : rest, angle);
  const clouds = useMemo(() => cloudsOf(rest, angle), [rest, angle]);
  // What is told in words takes longer than a picture: it waits until the picture stands still.
  const told = useSettled(
    useMemo(() => ({ curves, view }), [curves, view]),
    250,
  );
  const settledMarks = useMemo(() => marksOf(told.curves, told.view, angle), [told, angle]);
  const marks = told.curves === curves && !isMoving ? settledMarks : noMarks;
  const { traced, press, key } = useTrace(curves, marks, view, angle);
  useEffect(() => setIsRead(traced !== null), [traced]);
  const [fresh, setFresh] = useState<number | null>(null);

  useEffect(() => {
    if (fresh !== null) document.getElementById(`graph-line-${fresh}`)?.focus();
  }, [fresh]);

  const addLine = (text = "") => {
    if (entries.length < mostLines) setFresh(add(text));
  };
  const removeLine = (id: number, index: number) => {
    remove(id);
    announce(`Line ${index + 1} is removed.`);
    const beside = entries[index + 1] ?? entries[index - 1];
    document.getElementById(beside ? `graph-line-${beside.id}` : "graph-add")?.focus();
  };
  const chosen = curves.find(({ id }) => id === traced?.id) ?? curves[0];

  const doings = useRef<Doings>({ change, remove: removeLine, add: addLine });
  doings.current = { change, remove: removeLine, add: addLine };
  const addText = useCallback((text: string) => doings.current.add(text), []);

  const [pace, setPace] = useState(4);
  const listen = () => {
    if (!chosen) return announce("There is no curve of the form y = f(x) to listen to.");
    const [from, to] = view.x;
    const samples = Array.from({ length: 240 }, (_, i) => {
      const y = valueAt(chosen.curve.of, from + ((to - from) * (i + 0.5)) / 240);
      return Number.isNaN(y) ? y : (y - frame.y) / (view.y[1] - frame.y);
    });
    const floor = -frame.y / (view.y[1] - frame.y);
    import("./sound.ts").then(
      ({ playCurve }) => playCurve(samples, floor, pace),
      () =>
        void toast({ title: "The sound could not be fetched", body: "Try it again when you are online.", tone: "bad" }),
    );
  };
  const onKey = (name: string): boolean => {
    if (key(name)) return true;
    if (name === "0" || name === "Home") setFrame(usualFrame);
    else if (name === "h" || name === "H") listen();
    else return false;
    return true;
  };
  const acts = useRef({ press, onKey });
  acts.current = { press, onKey };
  const onPress = useCallback((...at: Parameters<typeof press>) => acts.current.press(...at), []);
  const onPlotKey = useCallback((name: string) => acts.current.onKey(name), []);
  const copyLink = () => {
    history.replaceState(history.state, "", `#${link()}`);
    navigator.clipboard.writeText(location.href).then(
      () => void toast({ title: "The link is copied", body: "It holds all lines and what is in sight.", tone: "good" }),
      () => void toast({ title: "Copy the address of this page", body: "It holds all lines and what is in sight." }),
    );
  };

  return (
    <>
      <PageHeading icon={row.icon} motif="graph-plotter" title={row.title} plain>
        Type an equation and see its curve. Only what is proved to be there is drawn.
      </PageHeading>
      <div className="grid grid-cols-1 gap-x-5 gap-y-3 lg:grid-cols-[20rem_minmax(0,1fr)]" data-own-keys>
        <section aria-label="Graph" className="flex min-w-0 flex-col gap-2 lg:col-start-2">
          <div ref={holder} className="aspect-4/3 max-h-[70vh] min-h-70 w-full">
            {hydrated && (
              <Picture
                svg={svg}
                entries={entries}
                angle={angle}
                onUndecided={setUndecided}
                frame={frame}
                view={view}
                size={size}
                axis={axis}
                marks={marks}
                trace={traced && Number.isFinite(traced.y) ? traced : null}
                label={`Graph of ${curves.length === 0 ? "nothing yet" : curves.map(({ text }) => text).join(" and ")}`}
                onFrame={setFrame}
                onPress={onPress}
                onKey={onPlotKey}
              />
            )}
          </div>
          <p className="min-h-7 font-semibold" data-testid="trace">
            {traced
              ? `x = ${shownNumber(traced.x)}, y = ${shownNumber(traced.y)}${Number.isNaN(traced.gradient) ? "" : `, gradient ${shownNumber(traced.gradient)}`}`
              : "Press on a curve, or on a dot of it, to read out its points."}
          </p>
          {undecided && (
            <p className="text-sm text-soft">
              In some spots there may be a solution that could not be proved: a pole, a jump, or two branches that only
              touch. Nothing is drawn there.
            </p>
          )}
        </section>
        <section aria-label="Lines" className="flex flex-col gap-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ol className="flex flex-col gap-2">
            {shownLines(rest, entries).map((entry, index) => (
              <Line key={entry.id} entry={entry} index={index} doings={doings} />
            ))}
          </ol>
          <button
            id="graph-add"
            type="button"
            className="btn screen-only self-start"
            disabled={entries.length >= mostLines}
            // The field keeps the focus until the click: losing it brings back the bar at the foot, over this button.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => addLine()}
          >
            <Icon name="plus" />
            Add a line
          </button>
          <details className="screen-only text-sm">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">What can be drawn</summary>
            <ul className="flex list-none flex-wrap gap-2 p-0">
              {examples.map((text) => (
                <li key={text}>
                  <button type="button" className="btn" onClick={() => addLine(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </section>
        <section aria-label="About the graph" className="flex min-w-0 flex-col gap-3 lg:col-start-2">
          <div className="screen-only flex flex-wrap gap-2">
            <button type="button" className="btn" onClick={() => setFrame(zoomed(frame, 1 / 1.5, frame))}>
              <Icon name="zoom-in" /> Zoom in
            </button>
            <button type="button" className="btn" onClick={() => setFrame(zoomed(frame, 1.5, frame))}>
              <Icon name="zoom-out" /> Zoom out
            </button>
            <button type="button" className="btn" onClick={() => setFrame(usualFrame)}>
              <Icon name="rotate-ccw" /> Reset
            </button>
            <button type="button" className="btn" onClick={listen}>
              <Icon name="play" /> Listen
            </button>
            <button type="button" className="btn" onClick={copyLink}>
              <Icon name="copy" /> Copy link
            </button>
            <button type="button" className="btn" onClick={() => svg.current && saveSvg(svg.current)}>
              <Icon name="download" /> SVG
            </button>
            <button
              type="button"
              className="btn"
              onClick={() =>
                svg.current && savePng(svg.current).catch(() => saveSvg(svg.current ?? new SVGSVGElement()))
              }
            >
              <Icon name="download" /> PNG
            </button>
            <button type="button" className="btn" onClick={() => print()}>
              <Icon name="printer" /> Print
            </button>
          </div>
          <div className="screen-only">
            <Choice legend="Numbers along x" name="graph-axis" value={axis} onChange={setAxis} options={axes} />
          </div>
          <div className="screen-only">
            <Choice legend="Speed of listening" name="graph-pace" value={pace} onChange={setPace} options={paces} />
          </div>
          <p id="graph-keys" className="screen-only text-sm text-soft">
            With the keyboard, when the graph has the focus: arrows move it, + and − zoom, 0 puts it back, H plays the
            curve. T reads out points: then left and right go along the curve, N and P to the next and the last place
            where it meets an axis or another line or turns, up and down to other lines, and Escape ends.
          </p>
          <Words curves={told.curves} clouds={clouds} onLine={addText} view={told.view} angle={angle} />
        </section>
      </div>
      <Links links={links} />
    </>
  );
}

const links = [
  ["/shapes?practise=coordinates", "Coordinates"],
  ["/equations", "Equations"],
  ["/equations?practise=quadratic-equations", "Quadratic equations"],
  ["/algebra/linear", "Linear equation puzzles"],
  ["/algebra/quadratic", "Quadratic puzzles"],
  ["/geometry/coordinate", "Coordinate puzzles"],
] as const;

const examples = [
  "y = 2x + 1",
  "y = sin x",
  "y = 1/x",
  "x^2 + y^2 = 9",
  "1 < x^2 + y^2 < 4",
  "|x| + |y| = 5",
  "r = 3cos(2θ)",
  "(3cos t, 2sin t)",
  "(1, 2), (3, 4)",
  "y = a x^2",
  "y = {x < 0: -x, x >= 0: x^2}",
];

/** So many seconds from the left side to the right. */
const paces = [
  { value: 8, label: "Slow" },
  { value: 4, label: "Middle" },
  { value: 2, label: "Fast" },
] as const;

const axes = [
  { value: "number", label: "1, 2, 3" },
  { value: "pi", label: "π" },
  { value: "degrees", label: "Degrees" },
] as const;
