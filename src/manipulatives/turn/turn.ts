import type { Figure } from "../../engine/figure/figure.ts";
import { type Act, type Manipulative, type Part, reading, within } from "../manipulative.ts";
import { isOpen, openActs, opened, openPaper, openWords } from "./open.ts";
import { isParallel, parallelActs, parallelPaper, parallelParts, parallelWords } from "./parallel.ts";
import { pairs, type Turn } from "./state.ts";
import { isTriangle, third, triangleActs, trianglePaper, triangleWords } from "./triangle.ts";

function readTurn(text: string): Turn | null {
  const [, kind, first, rest = ""] = /^(open|triangle|parallel) (\d{1,3})(?: (.+))?$/.exec(text) ?? [];
  const angle = Number(first);
  if (kind === "open") return rest === "" ? within(opened(angle), isOpen) : null;
  if (kind === "triangle")
    return /^\d{1,3}$/.test(rest) ? within({ kind, a: angle, b: Number(rest) }, isTriangle) : null;
  if (kind !== "parallel") return null;
  const pair = pairs.find((one) => one === rest) ?? null;
  return pair === null && rest !== "" ? null : within({ kind, angle, pair }, isParallel);
}

function partsOf(state: Turn): readonly Part[] {
  if (state.kind === "open") return [{ id: "arm", name: "Arm" }];
  return state.kind === "triangle" ? ["A", "B", "C"].map((id) => ({ id, name: `Angle ${id}` })) : parallelParts;
}

function actsOn(state: Turn): Act<Turn>[] {
  const { kind } = state;
  const first = kind === "triangle" ? third(state) : state.angle;
  const others: readonly Act<Turn>[] = [
    { id: "open", label: "Take one angle", to: opened(first) },
    { id: "triangle", label: "Take a triangle", to: { kind: "triangle", a: 50, b: 60 } },
    {
      id: "parallel",
      label: "Take parallel lines",
      to: { kind: "parallel", angle: Math.min(170, Math.max(10, first)), pair: null },
    },
  ];
  const own = kind === "open" ? openActs(state) : kind === "triangle" ? triangleActs(state) : parallelActs(state);
  return [...own, ...others.flatMap((one) => (one.id === kind ? [] : [{ ...one, rare: true as const }]))];
}

const paperOf = (state: Turn): Omit<Figure, "alt"> =>
  state.kind === "open" ? openPaper(state) : state.kind === "triangle" ? trianglePaper(state) : parallelPaper(state);

export const turn: Manipulative<Turn> = {
  id: "turn",
  title: "Angles",
  about: "Turn an arm and see what its angle is called; bend a triangle; tilt a line across two parallel ones.",
  fresh: "open 60",
  read: (text) => reading(text, "an angle, such as open 60, triangle 50 60 or parallel 65", readTurn),
  write: (state) =>
    state.kind === "triangle"
      ? `triangle ${state.a} ${state.b}`
      : `${state.kind} ${state.angle}${state.kind === "parallel" && state.pair ? ` ${state.pair}` : ""}`,
  parts: partsOf,
  words: (state, part) =>
    state.kind === "open"
      ? openWords(state)
      : state.kind === "triangle"
        ? triangleWords(state, part)
        : parallelWords(state, part),
  acts: actsOn,
  paper: (state) => ({ alt: turn.words(state), ...paperOf(state) }),
};
