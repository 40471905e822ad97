import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

interface OnwardProps {
  /** Shows the solution: with a right answer in hand it says why that works. */
  readonly onWhy: () => void;
  /** Asks for another of the same family; without it there is none. */
  readonly onAnother: (() => void) | undefined;
  /** The address of the next puzzle, and what is kept with it in the browser's history. */
  readonly next: { readonly to: string; readonly state: unknown } | null;
}

/** The ways on from a right answer. */
export function Onward({ onWhy, onAnother, next }: OnwardProps) {
  return (
    <fieldset className="screen-only flex flex-wrap items-center gap-2">
      <legend className="sr-only">And now</legend>
      {next && (
        <Link to={next.to} state={next.state} className="btn btn-main">
          Next puzzle <Icon name="arrow-right" />
        </Link>
      )}
      {onAnother && (
        <button type="button" className="btn" onClick={onAnother}>
          <Icon name="dices" /> Another like this
        </button>
      )}
      <button type="button" className="btn" onClick={onWhy}>
        <Icon name="lightbulb" /> Why it works
      </button>
    </fieldset>
  );
}
