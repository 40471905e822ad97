import { range } from "../../maths/whole.ts";
import { Movable } from "../handle.tsx";
import { shown } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import { type Balance, balance, lean, mostLetters, type PanSide, panText, put } from "./balance.ts";

const [width, height] = [360, 250];
const pivot = { x: 180, y: 150 };
const arm = 92;
/** How far a pan sinks at most, and for each unit that it is heavier. Units of the stage. */
const sink = { most: 26, each: 5 };
const block = 26;
/** So far a pile is pulled for one more or one less. */
const pull = 14;

function View({ state, lit, hand }: ViewProps<Balance>) {
  const by = lean(state);
  const drop = Math.sign(by) * Math.min(sink.most, Math.abs(by) * sink.each);
  return (
    <>
      <path className="mv-foot" d={`M${pivot.x} ${pivot.y}l26 82h-52z`} />
      <path className="mv-line" d={`M110 ${pivot.y + 82}H250`} />
      <path className="mv-beam" d={`M${pivot.x - arm} ${pivot.y + drop}L${pivot.x + arm} ${pivot.y - drop}`} />
      <circle className="mv-grip" cx={pivot.x} cy={pivot.y} r={7} />
      <text className="mv-text mv-big" x={pivot.x} y={pivot.y - 34}>
        {by === 0 ? "=" : by > 0 ? ">" : "<"}
      </text>
      {(["left", "right"] as const).map((side) => {
        const x = pivot.x + (side === "left" ? -arm : arm);
        const y = pivot.y + (side === "left" ? drop : -drop);
        return (
          <g key={side} className="mv-part" data-lit={lit(side) || undefined}>
            <path className="mv-pan" d={`M${x - 80} ${y}h160l-14 12h-132z`} />
            <text className="mv-text mv-strong" x={x} y={y + 30}>
              {panText(state[side], state.letter).replace(/-/g, "\u2212")}
            </text>
            <Pile state={state} side={side} hand={hand} lit={lit} kind="letters" x={x - 34} floor={y} />
            <Pile state={state} side={side} hand={hand} lit={lit} kind="number" x={x + 42} floor={y} />
          </g>
        );
      })}
    </>
  );
}

/** No higher than the highest pile needs. */
function size({ left, right }: Balance) {
  const piles = [left, right].map(({ letters }) => Math.ceil(Math.abs(letters) / 3) * block);
  return [width, height, Math.max(0, pivot.y - Math.max(76, ...piles) - sink.most - 8)] as const;
}

interface PileProps extends ViewProps<Balance> {
  readonly side: PanSide;
  readonly kind: "letters" | "number";
  readonly x: number;
  readonly floor: number;
}

/** The unknowns of a side, or its weight: pulled up there is more of it, pushed down there is less. */
function Pile({ state, side, hand, kind, x, floor }: PileProps) {
  const { letter } = state;
  const value = state[side][kind];
  const most = kind === "letters" ? mostLetters : 999;
  /** With so many more than there were before it was taken in the hand. */
  const more = (by: number) => {
    const base = hand?.base ?? state;
    const n = Math.min(most, Math.max(-most, base[side][kind] + by)) - base[side][kind];
    return kind === "letters" ? put(base, side, n, 0) : put(base, side, 0, n);
  };
  return (
    <Movable
      held={hand !== null}
      label={`${kind === "letters" ? `How many ${letter}` : "Weight"} on the ${side}`}
      value={value}
      min={-most}
      max={most}
      says={kind === "letters" ? `${shown(value)} ${letter}` : shown(value)}
      axis="y"
      onFocus={() => hand?.choose(side)}
      onTap={() => hand?.choose(side)}
      onDrag={(spot, from) => hand?.drag(more(Math.round((from.y - spot.y) / pull)))}
      onDrop={dropped(hand)}
      onStep={(right, up) => hand?.keep(more(right + up), true)}
    >
      <rect
        className="mv-touch"
        x={x - 46 + (kind === "number" ? 14 : 0)}
        y={floor - 96}
        width={kind === "number" ? 64 : 92}
        height={96}
      />
      {kind === "letters" ? (
        <Letters many={value} letter={letter} x={x} floor={floor} />
      ) : (
        <Weight n={value} x={x} floor={floor} />
      )}
    </Movable>
  );
}

function Letters({ many, letter, x, floor }: { many: number; letter: string; x: number; floor: number }) {
  const less = many < 0;
  const size = Math.abs(many) > 9 ? block - 6 : block;
  if (many === 0) return <rect className="mv-frame" x={x - 13} y={floor - 26} width={26} height={26} rx={5} />;
  return range(0, Math.abs(many) - 1).map((n) => {
    const [column, row] = [n % 3, Math.floor(n / 3)];
    const [bx, by] = [x - 1.5 * size + column * size, floor - (row + 1) * size];
    return (
      <g key={n}>
        <rect
          className={less ? "mv-less" : "mv-fill"}
          x={bx + 1}
          y={by + 1}
          width={size - 2}
          height={size - 2}
          rx={5}
        />
        <text className={less ? "mv-text" : "mv-text mv-on"} x={bx + size / 2} y={by + size / 2 + 5}>
          {less ? `\u2212${letter}` : letter}
        </text>
      </g>
    );
  });
}

function Weight({ n, x, floor }: { n: number; x: number; floor: number }) {
  if (n === 0) return <rect className="mv-frame" x={x - 16} y={floor - 30} width={32} height={30} rx={5} />;
  // Heavier ones are larger, but not so much that they would fill the stage.
  const tall = Math.min(70, 28 + Math.sqrt(Math.abs(n)) * 4);
  const wide = Math.min(58, 30 + Math.sqrt(Math.abs(n)) * 2.5);
  return (
    <>
      <path
        className={n < 0 ? "mv-less" : "mv-fill2"}
        d={`M${x - wide / 2} ${floor}l${wide * 0.14} ${-tall}h${wide * 0.72}l${wide * 0.14} ${tall}z`}
      />
      <rect className="mv-plate" x={x - wide * 0.36} y={floor - tall / 2 - 10} width={wide * 0.72} height={20} rx={5} />
      <text className="mv-text mv-strong" x={x} y={floor - tall / 2 + 5}>
        {shown(n)}
      </text>
    </>
  );
}

export default made<Balance>({ manipulative: balance, size, View });
