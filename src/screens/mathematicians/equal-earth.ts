/** The size of the map: from the north of Greenland to Cape Horn, all the way round. */
export const mapSize = { width: 800, height: 372 };

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
const root3 = Math.sqrt(3);
const scale = mapSize.width / 5.42;
const top = 8;

/**
 * Where a place is on the map, from its latitude and longitude in degrees. The projection is Equal Earth (Šavrič, Patterson and Jenny,
 * 2018): countries keep their true sizes beside each other.
 */
export function equalEarth(latitude: number, longitude: number): readonly [x: number, y: number] {
  const angle = Math.asin((root3 / 2) * Math.sin((latitude * Math.PI) / 180));
  const second = angle * angle;
  const sixth = second ** 3;
  const along = (longitude * Math.PI) / 180;
  const x =
    (2 * root3 * along * Math.cos(angle)) / (3 * (9 * a4 * second * sixth + 7 * a3 * sixth + 3 * a2 * second + a1));
  const y = angle * (a4 * second * sixth + a3 * sixth + a2 * second + a1);
  return [mapSize.width / 2 + x * scale, top + (northmost - y) * scale];
}

/** How far up the 84th parallel is. */
const northmost = 1.3118;
