import type { Zone } from "../../engine/exercise.ts";
import boxes from "./boxes.ts";
import circles from "./circles.ts";
import coordinates from "./coordinates.ts";
import linesAndPoints from "./lines-and-points.ts";
import perimeter from "./perimeter.ts";
import polygons from "./polygons.ts";
import pythagoras from "./pythagoras.ts";
import rectangles from "./rectangles.ts";
import triangleAreas from "./triangle-areas.ts";
import triangles from "./triangles.ts";

const zone: Zone = {
  id: "shapes",
  skills: [
    perimeter,
    rectangles,
    coordinates,
    linesAndPoints,
    triangles,
    polygons,
    boxes,
    triangleAreas,
    circles,
    pythagoras,
  ],
};

export default zone;
