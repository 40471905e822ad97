import { type CSSProperties, memo } from "react";
import { colourNames } from "../../../engine/game/grid.ts";
import { Marks } from "./marks.tsx";
import type { Tone } from "./use-lights.ts";

export interface CellProps {
  readonly cell: number;
  readonly column: number;
  readonly values: readonly string[];
  /** What is written in it, 1 for the first value; 0 for nothing. */
  readonly value: number;
  readonly given: boolean;
  /** The sides with a thick line, as `edgesOf` gives them. */
  readonly edges: string | undefined;
  /** The sum, or whatever else stands in its corner. */
  readonly clue: string | undefined;
  readonly tone: Tone | undefined;
  /** 1 for the first colour; 0 for none. */
  readonly colour: number;
  readonly marks: number;
  readonly corners: number;
  readonly pattern: number;
  readonly struck: number;
  readonly lit: number;
  /** When the light of the end comes to it, from 0 to 1; null where there is none. */
  readonly sweep: number | null;
  /** Whether Tab leads to it. */
  readonly isStop: boolean;
  readonly selected: boolean | undefined;
  readonly label: string;
}

/**
 * A cell of a board. All it is given are numbers and texts, so that a press draws only the cells that it changes: on an old
 * phone those few are what the finger waits for, not the whole board.
 */
export const Cell = memo(function Cell(props: CellProps) {
  const { cell, values, value, given, tone, colour, marks, corners, pattern, struck, lit, sweep } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA grid pattern on a table
      role="gridcell"
      data-cell={cell}
      data-edges={props.edges}
      data-tone={tone}
      data-colour={colour || undefined}
      data-sweep={sweep === null ? undefined : ""}
      style={sweep === null ? undefined : ({ "--sweep": sweep } as CSSProperties)}
      tabIndex={props.isStop ? 0 : -1}
      aria-label={props.label}
      aria-colindex={props.column + 1}
      aria-selected={props.selected}
      aria-readonly={given || undefined}
      className={given ? "given" : "open"}
    >
      {/* A box as big as the cell whatever is in it: what is written lays out this one, not the table and the page around it. */}
      <span className="ink">
        {props.clue && <span className="clue">{props.clue}</span>}
        <ColourSign colour={colour} />
        {/* Always there: a text that comes costs a press less than an element, of which every :has() of the page is asked. */}
        <span className="value">{values[value - 1]}</span>
        {value === 0 && (
          <Marks values={values} marks={marks} corners={corners} pattern={pattern} struck={struck} lit={lit} />
        )}
      </span>
    </td>
  );
});

/** The letter of a colour: for those who do not tell it from the others. The cell is read with its colour. */
function ColourSign({ colour }: { colour: number }) {
  const name = colourNames[colour - 1];
  return name ? (
    <span className="colour-sign" aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
  ) : null;
}
