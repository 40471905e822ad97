// Draws the world's coasts for the map of mathematicians: `npm run land`. The coasts are Natural Earth's (public domain), 1 : 110 million, as
// world-atlas packs them (ISC licence).
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { feature } from "topojson-client";
import { runnerImport } from "vite";
import topology from "world-atlas/land-110m.json" with { type: "json" };

const { module } = await runnerImport(resolve("src/screens/mathematicians/equal-earth.ts"), {
  configFile: false,
  logLevel: "error",
});
const { equalEarth } = module;

const land = feature(topology, topology.objects.land);
const polygons = land.features.flatMap(({ geometry }) =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
);

/** Antarctica has had no mathematicians born, and islands smaller than a dot are left out. */
const southern = -60;
const smallest = 3;

const rings = polygons
  .map(([outer]) => outer)
  .filter((ring) => Math.max(...ring.map(([, lat]) => lat)) > southern)
  .flatMap(cutAtTheEdge)
  .map((ring) => ring.map(([lon, lat]) => equalEarth(lat, lon).map((part) => Math.round(part))))
  .map((ring) => ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1][0] || y !== ring[at - 1][1]))
  .filter((ring) => area(ring) >= smallest);

/** A coast that goes over the 180th meridian in two: what lies west of it stands at the other edge of the map. */
function cutAtTheEdge(ring) {
  let turns = 0;
  const through = ring.map(([lon, lat], at) => {
    const step = lon - (ring[at - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [lon + 360 * turns, lat];
  });
  return [-360, 0, 360]
    .map((shift) => through.map(([lon, lat]) => [lon + shift, lat]))
    .map((moved) => clip(clip(moved, 1, 180), -1, 180))
    .filter((part) => part.length > 2);
}

/** What of a ring has sign × longitude of at most `most`. */
function clip(ring, sign, most) {
  return ring.flatMap(([lon, lat], at) => {
    const [before, beforeLat] = ring.at(at - 1);
    const [there, wasThere] = [sign * lon <= most, sign * before <= most];
    const edge = () => {
      const part = (sign * most - before) / (lon - before);
      return [sign * most, beforeLat + part * (lat - beforeLat)];
    };
    return [...(there !== wasThere ? [edge()] : []), ...(there ? [[lon, lat]] : [])];
  });
}

function area(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** The first point as it is, the others by how far they are from the one before. */
const path = rings
  .map(
    (ring) =>
      `M${ring[0].join(" ")}l${ring
        .slice(1)
        .map(([x, y], at) => `${x - ring[at][0]} ${y - ring[at][1]}`)
        .join(" ")}z`,
  )
  .join("")
  .replaceAll(" -", "-");
writeFileSync(
  "src/screens/mathematicians/land.ts",
  `/** The coasts of the world in equal-earth.ts's map, made by build/pictures/make-land.mjs from Natural Earth's (public domain). */\nexport const land =\n  "${path}";\n`,
);
console.log(`${rings.length} coasts, ${path.length} bytes`);
