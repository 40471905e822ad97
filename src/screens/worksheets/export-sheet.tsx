import { useEffect, useId, useState } from "react";
import { count } from "../../engine/words.ts";
import { useQuestions } from "../../play/sets/use-questions.ts";
import type { Exported, LeftOut } from "../../sets/exports/exported.ts";
import { type Format, formats } from "../../sets/exports/formats.ts";
import { fileName } from "../../sets/file-name.ts";
import type { WorkSet } from "../../sets/set.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { leftOutLines } from "./left-out.ts";

export interface ExportSheetProps {
  readonly set: WorkSet;
  readonly onClose: () => void;
}

/** So many lines stand there at once; more are folded, so that the way to the file stays in sight. */
const fewLines = 3;
const notMade = "The file could not be made. Try again when you are online.";

/** A set as a file for another system: in which format, and what that cannot say. */
export function ExportSheet({ set, onClose }: ExportSheetProps) {
  const [format, setFormat] = useState<Format | null>(null);
  const made = useExported(set, format);
  const id = useId();
  const lines = made && made !== "failed" ? leftOutLines(made.leftOut) : [];

  function download() {
    if (!made || made === "failed") return;
    saveFile(`${fileName(set.title)}${made.ending}`, made.type, made.file);
    announce(`Saved as ${format?.name}.`);
  }

  return (
    <Sheet title="For the school's system" onClose={onClose}>
      <p className="text-soft">
        These questions as a file, with their figures, formulas and worked solutions. What is said to each known slip
        goes with them, as feedback.
      </p>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold">Which system is it for?</legend>
        {formats.map((one) => (
          <label key={one.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={`${id}-format`}
              className="size-5 flex-none accent-(--hue)"
              checked={format === one}
              onChange={() => setFormat(one)}
            />
            <span>
              <b className="font-semibold">{one.name}</b>
              <span className="block text-sm text-soft">{one.takes}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {format && made === null && <p>Making the file …</p>}
      {made === "failed" && <p className="text-bad">{notMade}</p>}
      {format && (
        <button
          type="button"
          className="btn btn-main self-start"
          disabled={!made || made === "failed"}
          onClick={download}
        >
          <Icon name="download" /> Download the file
        </button>
      )}
      {lines.length > 0 && (
        <details key={format?.id} open={lines.length <= fewLines}>
          <summary className="cursor-pointer py-2 font-semibold">
            What {format?.name} cannot hold: {count(lines.length, "thing")}
          </summary>
          <ul className="list-disc pl-5 text-sm">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}

/** The file of a set in a format: null while it is made. */
function useExported(set: WorkSet, format: Format | null): Exported | null | "failed" {
  const { slots, isBusy } = useQuestions([set]);
  const [made, setMade] = useState<{ readonly format: Format; readonly file: Exported | "failed" } | null>(null);
  const [own] = slots;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the questions are all there or none of them is asked for
  useEffect(() => {
    if (!format || isBusy || !own) return;
    let over = false;
    const placed = own.flatMap(({ question }, at) => (question ? [{ question, number: at + 1 }] : []));
    const missing = own.flatMap(({ question, note }, at): LeftOut[] =>
      question ? [] : [{ question: at + 1, what: `All of it. ${note}` }],
    );
    const wanted = placed.map(({ question }) => question);
    format.write(set.title, wanted).then(
      (file) => {
        // It counts what it was given; the reader counts what is in her set.
        const leftOut = file.leftOut.map(({ question, what }) => ({
          question: question === null ? null : (placed[question - 1]?.number ?? question),
          what,
        }));
        if (!over) setMade({ format, file: { ...file, leftOut: [...missing, ...leftOut] } });
      },
      () => over || setMade({ format, file: "failed" }),
    );
    return () => {
      over = true;
    };
  }, [format, isBusy]);
  return made?.format === format ? made.file : null;
}
