import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { branchesOf } from "../../tools/plotter/branches.ts";
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
import { type Implicit, InWords } from "./in-words.tsx";
import { type Doings, Line } from "./line.tsx";
import { type Heard, listen } from "./listen.ts";
import { Picture } from "./picture.tsx";
import { savePng, saveSvg } from "./save-picture.ts";
import { useCurves } from "./use-curves.ts";
import { type ReadEntry, usePicture } from "./use-picture.ts";
import { shownLines, useRest, useSettled } from "./use-rest.ts";
import type { Shape } from "./use-shapes.ts";
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
  /** What the picture has come to, told when it stands still. */
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  const undecided = shapes.some(({ cells }) => cells !== null && cells.undecided > 0);
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
  const [tables, setTables] = useState<ReadonlySet<number>>(new Set());
  const showTable = (id: number, isTable: boolean) =>
    setTables((before) => new Set(isTable ? [...before, id] : [...before].filter((other) => other !== id)));
  const addTable = () => {
    if (entries.length < mostLines) showTable(add(""), true);
  };

  const implicit = useMemo(() => implicitOf(rest, shapes), [rest, shapes]);

  const doings = useRef<Doings>({ change, remove: removeLine, add: addLine, showTable });
  doings.current = { change, remove: removeLine, add: addLine, showTable };
  const addText = useCallback((text: string) => doings.current.add(text), []);

  const [pace, setPace] = useState(4);
  const play = (heard: Heard) => listen(heard, view, pace);
  /** The line that is read out, or the first that can be heard. */
  const playOne = () => {
    const curve = curves.find(({ id }) => id === traced?.id);
    const first = entries.find(({ id }) => [...curves, ...implicit].some((each) => each.id === id))?.id;
    const one = curve ?? curves.find(({ id }) => id === first);
    const other = implicit.find(({ id }) => id === first);
    if (one) play({ curve: one });
    else if (other && other.branches.length > 0) play(other);
    else announce("There is no curve in sight to listen to.");
  };
  const drawn = entries.filter(({ hidden, row }) => !hidden && row.kind === "drawing").map(({ text }) => text);
  const label = `Graph of ${drawn.length === 0 ? "nothing yet" : drawn.join(" and ")}`;
  const about = `From x = ${shownNumber(view.x[0])} to ${shownNumber(view.x[1])} and from y = ${shownNumber(view.y[0])} to ${shownNumber(view.y[1])}.`;
  const onKey = (name: string): boolean => {
    if (key(name)) return true;
    if (name === "0" || name === "Home") setFrame(usualFrame);
    else if (name === "h" || name === "H") playOne();
    else return false;
    return true;
  };
  const acts = useRef({ press, onKey, play });
  acts.current = { press, onKey, play };
  const onListen = useCallback((heard: Heard) => acts.current.play(heard), []);
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
          <div ref={holder} className="aspect-4/3 max-h-[70vh] min-h-70 w-full print:aspect-auto print:max-h-none">
            {hydrated && (
              <Picture
                svg={svg}
                entries={entries}
                angle={angle}
                onShapes={setShapes}
                frame={frame}
                view={view}
                size={size}
                axis={axis}
                marks={marks}
                trace={traced && Number.isFinite(traced.y) ? traced : null}
                label={label}
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
              <Line key={entry.id} entry={entry} index={index} isTable={tables.has(entry.id)} doings={doings} />
            ))}
          </ol>
          <div className="screen-only flex flex-wrap gap-2">
            <button
              id="graph-add"
              type="button"
              className="btn"
              disabled={entries.length >= mostLines}
              // The field keeps the focus until the click: losing it brings back the bar at the foot, over this button.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => addLine()}
            >
              <Icon name="plus" />
              Add a line
            </button>
            <button
              type="button"
              className="btn"
              disabled={entries.length >= mostLines}
              onMouseDown={(event) => event.preventDefault()}
              onClick={addTable}
            >
              <Icon name="table-2" />
              Add a table
            </button>
          </div>
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
            <button type="button" className="btn" onClick={playOne}>
              <Icon name="play" /> Listen
            </button>
            <button type="button" className="btn" onClick={copyLink}>
              <Icon name="copy" /> Copy link
            </button>
            <button type="button" className="btn" onClick={() => svg.current && saveSvg(svg.current, about)}>
              <Icon name="download" /> SVG
            </button>
            <button
              type="button"
              className="btn"
              onClick={() =>
                svg.current &&
                savePng(svg.current, about).catch(() => saveSvg(svg.current ?? new SVGSVGElement(), about))
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
          <Words
            curves={told.curves}
            implicit={implicit}
            clouds={clouds}
            onLine={addText}
            onListen={onListen}
            view={told.view}
            angle={angle}
          />
        </section>
      </div>
      <Links tool="/graph-plotter" />
    </>
  );
}

/** The branches of the equations that are drawn. */
function implicitOf(entries: readonly ReadEntry[], shapes: readonly Shape[]): readonly Implicit[] {
  return shapes.flatMap(({ id, place, cells }) => {
    const text = entries.find((entry) => entry.id === id)?.text;
    if (!cells || text === undefined) return [];
    return [
      {
        id,
        place,
        text,
        area: cells.area,
        view: cells.view,
        branches: branchesOf(cells.outline, cells.across, cells.view),
      },
    ];
  });
}

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
