import { useMemo } from "react";
import { type Branch, branchWords } from "../../tools/plotter/branches.ts";
import type { View } from "../../tools/plotter/cells.ts";
import { valueAt } from "../../tools/plotter/curve.ts";
import { exactMeetings, exactRoots, exactVertex } from "../../tools/plotter/exact.ts";
import { features, meetings } from "../../tools/plotter/features.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { surdValue } from "../../tools/plotter/surd.ts";
import { tickStep } from "../../tools/plotter/ticks.ts";
import { curveWords, exactPlace, shownNumber, shownPlace } from "../../tools/plotter/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { BestLine, type Cloud } from "./best-line.tsx";
import type { Heard } from "./listen.ts";
import type { Readable } from "./use-curves.ts";

/** An equation or an inequality that is drawn: its branches, or those of its border, in the view they were found for. */
export interface Implicit {
  readonly id: number;
  readonly place: number;
  readonly text: string;
  readonly area: boolean;
  readonly view: View;
  readonly branches: readonly Branch[];
}

interface InWordsProps {
  readonly curves: readonly Readable[];
  readonly implicit: readonly Implicit[];
  readonly clouds: readonly Cloud[];
  readonly onLine: (text: string) => void;
  readonly onListen: (heard: Heard) => void;
  readonly view: View;
  readonly angle: Angle;
}

/** The picture for those who cannot see it, and for those who want its numbers. */
export function InWords({ curves, implicit, clouds, onLine, onListen, view, angle }: InWordsProps) {
  const [from, to] = view.x;
  const told = useMemo(
    () =>
      curves.map(({ id, curve }) => {
        const exactly = {
          roots: curve.tree && exactRoots(curve.tree),
          vertex: curve.tree && exactVertex(curve.tree),
        };
        return { id, words: curveWords(features(curve, from, to), from, to, exactly) };
      }),
    [curves, from, to],
  );
  const met = useMemo(() => pairs(curves, from, to, angle), [curves, from, to, angle]);
  if (curves.length === 0 && clouds.length === 0 && implicit.length === 0) {
    return <p className="card p-4">Type a line such as y = x² − 3: what its curve does is told here in words.</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      {curves.map((curve) => (
        <section key={curve.id} className="card p-4">
          <h2 className="mb-1 text-lg">
            Line {curve.place}: {curve.text}
          </h2>
          {told
            .find((each) => each.id === curve.id)
            ?.words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          {curves.length + implicit.length > 1 && (
            <ListenButton name={`Listen to line ${curve.place}`} onPress={() => onListen({ curve })} />
          )}
        </section>
      ))}
      {implicit.map((line) => (
        <Branches key={line.id} line={line} onListen={onListen} />
      ))}
      {met.map((sentence) => (
        <p key={sentence} className="card p-4">
          {sentence}
        </p>
      ))}
      {clouds.map((cloud) => (
        <BestLine key={cloud.id} cloud={cloud} curves={curves} onLine={onLine} />
      ))}
      {curves.length > 0 && (
        <details className="card p-4">
          <summary className="min-h-11 cursor-pointer font-semibold">Table of values</summary>
          <Values curves={curves} from={from} to={to} />
        </details>
      )}
    </div>
  );
}

/** The branches of an equation one by one, in words and to be heard. */
function Branches({ line, onListen }: { readonly line: Implicit; readonly onListen: (heard: Heard) => void }) {
  const { place, text, area, branches, view } = line;
  const [count, ...words] = branchWords(branches, view);
  return (
    <section className="card p-4">
      <h2 className="mb-1 text-lg">
        Line {place}: {text}
      </h2>
      <p>
        {area ? "What is shaded has a border. " : ""}
        {count}
      </p>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {branches.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ListenButton name={`Listen to line ${place}`} onPress={() => onListen({ branches })} />
          {branches.length > 1 &&
            branches
              .slice(0, words.length)
              .map((branch, i) => (
                <ListenButton
                  key={branch.points.slice(0, 2).join()}
                  name={`Branch ${i + 1}`}
                  onPress={() => onListen({ branches: [branch] })}
                />
              ))}
        </div>
      )}
    </section>
  );
}

function ListenButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="btn screen-only mt-2 self-start" onClick={onPress}>
      <Icon name="play" /> {name}
    </button>
  );
}

function pairs(curves: readonly Readable[], from: number, to: number, angle: Angle): string[] {
  return curves.flatMap((a, index) =>
    curves.slice(index + 1).map((b) => {
      const [f, g] = [a.curve.tree, b.curve.tree];
      const exact = (f && g && exactMeetings(f, g))?.filter(({ x }) => isBetween(surdValue(x), from, to));
      const places = exact?.map(exactPlace) ?? meetings(a.curve, b.curve, from, to, angle).slice(0, 8).map(shownPlace);
      const both = `Lines ${a.place} and ${b.place}`;
      return places.length > 0 ? `${both} meet at ${places.join(" and at ")}.` : `${both} are not seen to cross here.`;
    }),
  );
}

const isBetween = (x: number, from: number, to: number) => x >= from && x <= to;

function Values({ curves, from, to }: { curves: readonly Readable[]; from: number; to: number }) {
  const step = tickStep((to - from) / 900);
  const first = Math.ceil(from / step);
  const count = Math.min(60, Math.floor(to / step) - first + 1);
  const xs = Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
    <section className="mt-2 max-h-96 overflow-auto" aria-label="Table of values" tabIndex={0}>
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="px-3 py-1">
              x
            </th>
            {curves.map(({ id, place, text }) => (
              <th key={id} scope="col" className="px-3 py-1">
                Line {place}: {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {xs.map((x) => (
            <tr key={x} className="border-t border-line">
              <th scope="row" className="px-3 py-1 font-normal">
                {shownNumber(x)}
              </th>
              {curves.map(({ id, curve }) => (
                <td key={id} className="px-3 py-1">
                  {shownNumber(valueAt(curve.of, x))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
