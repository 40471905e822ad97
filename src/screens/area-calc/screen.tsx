import { ShapeCalc } from "../../play/shape-calc/shape-calc.tsx";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { planeShapes } from "../../tools/shapes/plane-shapes.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** /area-calc: ?shape=… and the measurements lead to one of them. */
export default function AreaCalcScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} motif="area-calc" title={row.title}>
        Area and perimeter of a shape, or a side from its area: whatever is missing, with the working and a drawing.
      </PageHeading>
      <ShapeCalc shapes={planeShapes} />
      <GoesWith tool="/area-calc" />
    </>
  );
}
