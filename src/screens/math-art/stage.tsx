import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { fromText, type Made, type Maker, type Settings, startOf, surprise, toText } from "../../art/maker.ts";
import { paletteIds, paletteOf } from "../../art/palettes.ts";
import { useShown } from "../../device/settings/shown.ts";
import { CopyLink } from "../../play/copy-link.tsx";
import { freshSeed } from "../../play/fresh-seed.ts";
import { useSearchFields } from "../../play/use-search-fields.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { toast } from "../../ui/toast/toast.ts";
import { Colours } from "./colours.tsx";
import { Bar, Controls } from "./controls.tsx";
import { Paths } from "./drawing-view.tsx";
import { noFile, savePlot, savePng, saveSvg } from "./save.ts";
import { useGallery } from "./use-gallery.ts";
import { usePointer } from "./use-pointer.ts";
import { useSlowly } from "./use-slowly.ts";

interface StageProps {
  readonly maker: Maker;
  readonly title: string;
}

/** So long a picture stands still before its words are said: nobody wants to hear of each step of a slider. */
const rest = 900; // milliseconds

/** The picture, what can be set of it, and what can be done with it. */
export function Stage({ maker, title }: StageProps) {
  const [fields, replace] = useSearchFields();
  const given = fields["art"];
  const read = given === undefined ? null : fromText(maker, given, paletteIds);
  const isDamaged = read !== null && "problem" in read;
  const made: Made = read === null || isDamaged ? { colours: paletteOf(maker.id), settings: startOf(maker) } : read;
  const { colours, settings } = made;
  const text = toText(maker, made);
  const set = (next: Partial<Made>) => replace({ art: toText(maker, { ...made, ...next }) });
  const change = (next: Settings) => set({ settings: next });

  // A slider goes on being quick where the picture is not.
  const late = useDeferredValue(text);
  const drawing = useMemo(() => {
    const now = fromText(maker, late, paletteIds);
    return maker.draw("problem" in now ? startOf(maker) : now.settings);
  }, [maker, late]);
  const shown = useNumberText();
  const words = shown(drawing.words);
  useSaidAtRest(words);

  const picture = useRef<SVGSVGElement>(null);
  const slowly = useSlowly(drawing);
  const [chosen, choose] = useState(0);
  const points = maker.points?.(settings) ?? [];
  const pointer = usePointer(maker, settings, change, choose);
  const gallery = useGallery();
  const isStill = useShown("motion") === "less";
  const here = points[Math.min(chosen, points.length - 1)];

  return (
    <div className="art-room">
      <div className="art-left">
        <figure className="art-seen">
          <svg
            ref={picture}
            className="art"
            data-palette={colours}
            viewBox="0 0 1000 1000"
            role="img"
            aria-label={title}
            aria-describedby="art-words"
          >
            <Paths drawing={drawing} part={slowly.part} />
            {here && (
              <circle
                className="screen-only"
                cx={here[0]}
                cy={here[1]}
                r={22}
                fill="none"
                stroke="var(--art0)"
                strokeWidth={5}
              />
            )}
            {points.map(([x, y], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their place in the list
              <circle key={i} className="art-handle" cx={x} cy={y} r={34} {...pointer(i)} />
            ))}
          </svg>
        </figure>
        <p id="art-words" className="text-sm text-soft lg:mt-2">
          {words}
        </p>
      </div>
      <div className="art-controls screen-only needs-script flex flex-col gap-3">
        {isDamaged && (
          <p role="status" className="flex items-start gap-2 rounded-xl bg-warn-soft p-3 text-warn">
            <Icon name="info" className="mt-1 shrink-0" /> {read.problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Act icon="dices" main onPress={() => change(surprise(maker, freshSeed()))}>
            Surprise me
          </Act>
          <Act
            icon="heart"
            onPress={() => {
              const name = `${title} ${gallery.all.filter((one) => one.maker === maker.id).length + 1}`;
              gallery.add({ maker: maker.id, text, name });
              void toast({
                title: `Kept as “${name}”`,
                body: "Your gallery is at the end of this page.",
                tone: "good",
              });
            }}
          >
            Keep it
          </Act>
          <Act icon="rotate-ccw" onPress={() => set({ settings: startOf(maker), colours: paletteOf(maker.id) })}>
            From the beginning
          </Act>
        </div>
        <Controls maker={maker} settings={settings} onSettings={change} />
        {here && maker.move && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 font-semibold">Move a point</legend>
            <p className="text-sm text-soft">Pull one in the picture, or choose it here.</p>
            <Bar
              slider={{ name: "Point", from: 1, to: points.length, step: 1 }}
              value={Math.min(chosen, points.length - 1) + 1}
              onValue={(value) => choose(value - 1)}
            />
            {(["Across", "Down"] as const).map((name, axis) => (
              <Bar
                key={name}
                slider={{ name, from: 12, to: 988, step: 4 }}
                value={here[axis] ?? 0}
                onValue={(value) => {
                  const to = maker.move?.(
                    settings,
                    Math.min(chosen, points.length - 1),
                    axis === 0 ? [value, here[1]] : [here[0], value],
                  );
                  if (to) change(to);
                }}
              />
            ))}
          </fieldset>
        )}
        <Colours value={colours} onChange={(id) => set({ colours: id })} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 font-semibold">Save or print</legend>
          <Act icon="download" onPress={() => picture.current && saveSvg(maker.id, title, drawing, picture.current)}>
            SVG
          </Act>
          <Act
            icon="download"
            onPress={() =>
              picture.current && void savePng(maker.id, title, drawing, picture.current).catch(() => void toast(noFile))
            }
          >
            PNG
          </Act>
          <Act icon="pencil" onPress={() => picture.current && savePlot(maker.id, drawing, picture.current)}>
            SVG for a plotter
          </Act>
          <Act icon="printer" onPress={() => print()}>
            Print
          </Act>
          {!isStill && (
            <Act icon={slowly.isGoing ? "pause" : "play"} still onPress={slowly.isGoing ? slowly.stop : slowly.start}>
              {slowly.isGoing ? "Show it whole" : "Draw it slowly"}
            </Act>
          )}
        </fieldset>
        <CopyLink />
      </div>
    </div>
  );
}

interface ActProps {
  readonly icon: "dices" | "heart" | "rotate-ccw" | "download" | "pencil" | "printer" | "play" | "pause";
  readonly main?: boolean;
  /** Not there where less movement is wanted. */
  readonly still?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Act({ icon, main, still, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className={`btn ${main ? "btn-main" : ""} ${still ? "motion-reduce:hidden" : ""}`}
      onClick={onPress}
    >
      <Icon name={icon} /> {children}
    </button>
  );
}

/** Says words when they have changed and then stood for a while. */
function useSaidAtRest(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words);
    }, rest);
    return () => clearTimeout(timer);
  }, [words]);
}
