import { ShapeCalc } from "../../play/shape-calc/shape-calc.tsx";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { solids } from "../../tools/shapes/solids.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** /volume-calc: ?shape=… and the measurements lead to one of them. */
export default function VolumeCalcScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} motif="volume-calc" title={row.title}>
        Volume and surface of a solid, or an edge from its volume: whatever is missing, with the working and a drawing.
      </PageHeading>
      <ShapeCalc shapes={solids} />
      <GoesWith tool="/volume-calc" />
    </>
  );
}
