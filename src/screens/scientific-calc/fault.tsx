import type { Fault as FaultOf } from "../../maths/expression/evaluate.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import type { Meant } from "../../tools/scientific/meant.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notation } from "../../ui/numbers/notation.tsx";

interface FaultProps {
  readonly text: string;
  readonly fault: FaultOf & { readonly tree?: Expression };
  /** Whether the line was handed in; before that it may only be half typed. */
  readonly isOver: boolean;
  /** What the line may have been meant to be. */
  readonly meant: Meant | null;
  readonly onText: (text: string) => void;
  readonly onDoor: (door: NonNullable<Meant["door"]>) => void;
}

const doors = { equations: "Solve it under Equations", list: "Take it to List" } as const;

/** Why a line has no result, and the line with a mark at the place. */
export function Fault({ text, fault, isOver, meant, onText, onDoor }: FaultProps) {
  const { door } = meant ?? {};
  if (meant && (door || isOver)) {
    return (
      <div data-testid="fault">
        <p className="font-semibold">{meant.message}</p>
        {door && (
          <button type="button" className="btn mt-2" onClick={() => onDoor(door)}>
            {doors[door.to]} <Icon name="arrow-right" />
          </button>
        )}
        {meant.text !== undefined && (
          <button type="button" className="btn mt-2" onClick={() => onText(meant.text ?? "")}>
            Write <bdi dir="ltr">{meant.text}</bdi>
          </button>
        )}
      </div>
    );
  }
  if (!isOver) return <Meanwhile fault={fault} />;
  const at = Math.min(fault.at, text.length);
  const letter = [...text.slice(at)][0] ?? "";
  return (
    <div data-testid="fault">
      <p className="font-semibold">{fault.message}</p>
      <p className="mt-1 wrap-anywhere text-soft" dir="ltr" aria-hidden="true">
        {text.slice(0, at)}
        <mark className="rounded-sm bg-hue-soft px-1 text-ink underline decoration-2">{letter || "▢"}</mark>
        {text.slice(at + letter.length)}
      </p>
    </div>
  );
}

/** What is there to see while a line without a result is typed. */
function Meanwhile({ fault: { tree, message } }: Pick<FaultProps, "fault">) {
  if (!tree) return <p className="text-soft">Go on typing. Enter shows what is missing.</p>;
  return (
    <>
      <p className="overflow-x-auto py-1 text-lg">
        <Notation tree={tree} />
      </p>
      <p className="text-soft">{message}</p>
    </>
  );
}
