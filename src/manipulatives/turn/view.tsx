import { made, type ViewProps } from "../view.ts";
import { OpenView } from "./open-view.tsx";
import { ParallelView } from "./parallel-view.tsx";
import type { Turn } from "./state.ts";
import { TriangleView } from "./triangle-view.tsx";
import { turn } from "./turn.ts";

function View(props: ViewProps<Turn>) {
  const { state } = props;
  if (state.kind === "open") return <OpenView {...props} state={state} />;
  return state.kind === "triangle" ? (
    <TriangleView {...props} state={state} />
  ) : (
    <ParallelView {...props} state={state} />
  );
}

export default made<Turn>({ manipulative: turn, size: ({ kind }) => [360, kind === "triangle" ? 326 : 306], View });
