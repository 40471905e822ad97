import { memo, type RefObject } from "react";
import { EntryField } from "./entry-field.tsx";
import type { Entry, Lines, ReadEntry } from "./use-picture.ts";

/** What can be done with lines; always that of the last picture. */
export interface Doings {
  /** A letter has moved: its line says this now. */
  readonly move: (id: number, text: string) => void;
  readonly change: (id: number, what: Partial<Entry>) => void;
  readonly remove: (id: number, index: number) => void;
  readonly add: (text?: string) => void;
  readonly showTable: (id: number, isTable: boolean) => void;
}

interface LineProps {
  readonly entry: ReadEntry;
  readonly letters: Lines["letters"];
  readonly index: number;
  readonly isTable: boolean;
  readonly doings: RefObject<Doings>;
}

/** A line of the list, drawn anew only where it changes: with twenty lines, a moving letter would wait for all of them. */
export const Line = memo(function Line({ entry, letters, index, isTable, doings }: LineProps) {
  return (
    <EntryField
      entry={entry}
      letters={letters}
      place={index + 1}
      onChange={(what) => doings.current.change(entry.id, what)}
      onMove={(text) => doings.current.move(entry.id, text)}
      onRemove={() => doings.current.remove(entry.id, index)}
      onEnter={() => doings.current.add()}
      onLetter={(name) => doings.current.add(`${name} = 1`)}
      isTable={isTable}
      onTable={(table) => doings.current.showTable(entry.id, table)}
    />
  );
});
