import { useMemo } from "react";
import { shownNumber } from "../../tools/plotter/shown.ts";
import type { Told } from "../../tools/plotter/telling.ts";
import { Icon } from "../../ui/icon.tsx";
import { BestLine } from "./best-line.tsx";
import { type Implicit, implicitOf } from "./implicit.ts";
import type { Heard } from "./listen.ts";
import type { Lines } from "./use-picture.ts";
import type { Shape } from "./use-shapes.ts";

interface InWordsProps {
  readonly told: Told;
  readonly lines: Lines;
  readonly shapes: readonly Shape[];
  readonly onLine: (text: string) => void;
  readonly onListen: (heard: Heard) => void;
}

/** The picture for those who cannot see it, and for those who want its numbers. */
export function InWords({ told, lines, shapes, onLine, onListen }: InWordsProps) {
  const { curves, met, clouds } = told;
  const implicit = useMemo(() => implicitOf(lines, shapes), [lines, shapes]);
  if (curves.length === 0 && clouds.length === 0 && implicit.length === 0) {
    return <p className="card p-4">Type a line such as y = x² − 3: what its curve does is told here in words.</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      {curves.map((line) => (
        <ToldLine
          key={line.id}
          line={line}
          whole={curves.length + implicit.length > 1 && { id: line.id }}
          onListen={onListen}
        />
      ))}
      {implicit.map((line) => (
        <ToldLine
          key={line.id}
          line={line}
          whole={line.branches.length > 0 && line}
          branches={line.branches}
          onListen={onListen}
        />
      ))}
      {met.map((sentence) => (
        <p key={sentence} className="card p-4">
          {sentence}
        </p>
      ))}
      {clouds.map((cloud) => (
        <BestLine
          key={cloud.id}
          cloud={cloud}
          isDrawn={curves.some(({ text }) => text === cloud.formula)}
          onLine={onLine}
        />
      ))}
      {curves.length > 0 && (
        <details className="card p-4">
          <summary className="min-h-11 cursor-pointer font-semibold">Table of values</summary>
          <Values told={told} />
        </details>
      )}
    </div>
  );
}

const mostHeard = 8;

interface ToldLineProps {
  readonly line: Pick<Implicit, "place" | "text" | "words">;
  /** What is heard of all of it; false where that has no button. */
  readonly whole: Heard | false;
  /** What can be heard one by one. */
  readonly branches?: Implicit["branches"];
  readonly onListen: (heard: Heard) => void;
}

/** A line in words and to be heard. */
function ToldLine({ line: { place, text, words }, whole, branches = [], onListen }: ToldLineProps) {
  return (
    <section className="card p-4">
      <h2 className="mb-1 text-lg">
        Line {place}: {text}
      </h2>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {whole && (
        <div className="flex flex-wrap gap-2">
          <ListenButton name={`Listen to line ${place}`} onPress={() => onListen(whole)} />
          {branches.length > 1 &&
            branches
              .slice(0, mostHeard)
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

function Values({ told: { curves, xs, ys } }: { readonly told: Told }) {
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
          {xs.map((x, row) => (
            <tr key={x} className="border-t border-line">
              <th scope="row" className="px-3 py-1 font-normal">
                {shownNumber(x)}
              </th>
              {curves.map(({ id }, column) => (
                <td key={id} className="px-3 py-1">
                  {shownNumber(ys[column]?.[row] ?? Number.NaN)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
