import intro from "virtual:introductions/graph-plotter";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { usualFrame, zoomed } from "../../tools/plotter/link.ts";
import { shownNumber } from "../../tools/plotter/shown.ts";
import type { Mark } from "../../tools/plotter/telling.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Html } from "../../ui/html.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { ScreenProps } from "../screen-props.ts";
import { AddLines } from "./add-lines.tsx";
import { type Act, Controls } from "./controls.tsx";
import { EntryField } from "./entry-field.tsx";
import { InWords } from "./in-words.tsx";
import { type Heard, listen } from "./listen.ts";
import { useIsMoving } from "./moving.ts";
import { Picture } from "./picture.tsx";
import { savePicture } from "./save-picture.ts";
import { followSound, stopTracks } from "./sound.ts";
import { linesNow } from "./use-now.ts";
import { usePicture } from "./use-picture.ts";
import type { Shape } from "./use-shapes.ts";
import { useSize } from "./use-size.ts";
import { useTold } from "./use-told.ts";
import { seenMarks, useTrace } from "./use-trace.ts";
import { viewOf } from "./view.ts";

const mostLines = 20;
const noMarks: readonly Mark[] = [];
const Words = memo(InWords);
const Links = memo(GoesWith);

/** /graph-plotter: everything that is drawn stands in the address behind the #. */
export default function GraphPlotterScreen({ row }: ScreenProps) {
  const picture = usePicture();
  const { lines, moving, frame, setFrame, axis, setAxis } = picture;
  const { entries } = lines;
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(holder);
  const hydrated = useHydrated();
  const angle = axis === "degrees" ? "deg" : "rad";
  const view = useMemo(() => viewOf(frame, size), [frame, size]);
  /** What the picture has come to, told when it stands still. */
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  const undecided = shapes.some(({ cells }) => cells !== null && cells.undecided > 0);
  const { told, isNow } = useTold(lines, view, angle);
  const isMoving = useIsMoving(moving);
  const isTold = isNow && !isMoving;
  const places = useMemo(() => told?.curves.map(({ marks }) => marks) ?? [], [told]);
  const seen = useMemo(() => seenMarks(places, view), [places, view]);
  const marks = isTold ? seen : noMarks;
  const { traced, touch, key } = useTrace({ lines, moving, view, angle }, isTold ? places : null, marks);
  const [pace, setPace] = useState(4);
  const { doings, tables } = useList(picture);

  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    followSound(setIsHeard);
    return () => void stopTracks();
  }, []);
  const play = (heard: Heard) => {
    const now = linesNow(lines, moving.texts);
    listen(heard, { lines: now, shapes, view, angle, pace });
  };
  /** Stops what sounds; else the line that is read out, or the first that can be heard. */
  const playOne = () => stopTracks() || play(traced ? { id: traced.id } : "first");
  const save = (kind: "svg" | "png") => {
    if (!svg.current) return;
    const about = `From x = ${shownNumber(view.x[0])} to ${shownNumber(view.x[1])} and from y = ${shownNumber(view.y[0])} to ${shownNumber(view.y[1])}.`;
    void savePicture(svg.current, kind, about);
  };
  const copyLink = () => {
    history.replaceState(history.state, "", `#${picture.link()}`);
    const body = "It holds all lines and what is in sight.";
    navigator.clipboard.writeText(location.href).then(
      () => void toast({ title: "The link is copied", body, tone: "good" }),
      () => void toast({ title: "Copy the address of this page", body }),
    );
  };
  const act: Readonly<Record<Act, () => void>> = {
    in: () => setFrame(zoomed(frame, 1 / 1.5, frame)),
    out: () => setFrame(zoomed(frame, 1.5, frame)),
    reset: () => setFrame(usualFrame),
    listen: playOne,
    link: copyLink,
    svg: () => save("svg"),
    png: () => save("png"),
    print: () => print(),
  };
  const onKey = (name: string): boolean => {
    if (key(name)) return true;
    if (/^(0|Home)$/.test(name)) setFrame(usualFrame);
    else if (/^h$/i.test(name)) playOne();
    else return false;
    return true;
  };
  // What stays the same while a letter moves is not drawn anew, so what it is given must stay the same, too.
  const steady = useSteady({ touch, onKey, play, act: (name: Act) => act[name]() });

  const label = `Graph of ${lines.drawn.map(({ text }) => text).join(" and ") || "nothing yet"}`;
  return (
    <>
      <PageHeading icon={row.icon} motif="graph-plotter" title={row.title} plain>
        <Html inline html={intro} />
      </PageHeading>
      <div className="grid grid-cols-1 gap-x-5 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]" data-own-keys>
        <section aria-label="Graph" className="flex min-w-0 flex-col gap-2 lg:col-start-1">
          <div ref={holder} className="aspect-4/3 max-h-[54vh] min-h-70 w-full print:aspect-auto print:max-h-none">
            {hydrated && (
              <Picture
                svg={svg}
                lines={lines}
                moving={moving}
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
                onTouch={steady.touch}
                onKey={steady.onKey}
              />
            )}
          </div>
          <p className={`min-h-7 font-semibold ${traced ? "" : "screen-only"}`} data-testid="trace">
            {traced
              ? `x = ${shownNumber(traced.x)}, y = ${shownNumber(traced.y)}${Number.isNaN(traced.gradient) ? "" : `, gradient ${shownNumber(traced.gradient)}`}`
              : "Press a curve, or a dot on it, to read its points; drag to follow it."}
          </p>
          {undecided && (
            <p className="text-sm text-soft">
              Nothing is drawn where a solution could not be proved: at a pole, a jump, or two branches that only touch.
            </p>
          )}
        </section>
        <section aria-label="Lines" className="plot-lines">
          <ol className="flex flex-col gap-2">
            {entries.map((entry, index) => (
              <EntryField
                key={entry.id}
                entry={entry}
                letters={lines.letters}
                place={index + 1}
                isTable={tables.has(entry.id)}
                doings={doings}
              />
            ))}
          </ol>
          <AddLines hasRoom={entries.length < mostLines} onLine={doings.add} onTable={doings.addTable} />
        </section>
        <section aria-label="About the graph" className="flex min-w-0 flex-col gap-3 lg:col-start-1">
          <Controls axis={axis} pace={pace} isHeard={isHeard} onAct={steady.act} onAxis={setAxis} onPace={setPace} />
          {told && <Words told={told} lines={lines} shapes={shapes} onLine={doings.add} onListen={steady.play} />}
        </section>
      </div>
      <Links tool="/graph-plotter" />
    </>
  );
}

/** What can be done with the list of lines; the same for as long as the page stands. */
function useList({ lines: { entries }, moving, change, remove, add }: ReturnType<typeof usePicture>) {
  const [fresh, setFresh] = useState<number | null>(null);
  const [tables, setTables] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const field = document.getElementById(`graph-line-${fresh}`);
    (field?.closest("li")?.querySelector<HTMLElement>("td input") ?? field)?.focus();
  }, [fresh]);
  const removeLine = (id: number) => {
    const index = entries.findIndex((entry) => entry.id === id);
    remove(id);
    announce(`Line ${index + 1} is removed.`);
    const beside = entries[index + 1] ?? entries[index - 1];
    document.getElementById(beside ? `graph-line-${beside.id}` : "graph-add")?.focus();
  };
  const showTable = (id: number, isTable: boolean) =>
    setTables((before) => new Set(isTable ? [...before, id] : [...before].filter((other) => other !== id)));
  const addLine = (text = "") => {
    if (entries.length < mostLines) setFresh(add(text));
  };
  const addTable = () => {
    const id = add("");
    showTable(id, true);
    setFresh(id);
  };
  const move = (id: number, text: string) => moving.move(id, text);
  return { doings: useSteady({ move, change, remove: removeLine, add: addLine, showTable, addTable }), tables };
}

/** Functions that stay the same for as long as the page stands: each calls the latest one of its name. */
function useSteady<Doing extends Readonly<Record<string, (...what: never[]) => unknown>>>(now: Doing): Doing {
  const latest = useRef(now);
  latest.current = now;
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(now).map((name) => [name, (...what: never[]) => latest.current[name]?.(...what)]),
      ) as Doing,
  );
  return steady;
}
