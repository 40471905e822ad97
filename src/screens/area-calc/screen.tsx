import intro from "virtual:introductions/area-calc";
import { ShapeCalc } from "../../play/shape-calc/shape-calc.tsx";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { planeShapes } from "../../tools/shapes/plane-shapes.ts";
import { Html } from "../../ui/html.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** /area-calc: ?shape=… and the measurements lead to one of them. */
export default function AreaCalcScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} motif="area-calc" title={row.title}>
        <Html inline html={intro} />
      </PageHeading>
      <ShapeCalc shapes={planeShapes} />
      <GoesWith tool="/area-calc" />
    </>
  );
}
