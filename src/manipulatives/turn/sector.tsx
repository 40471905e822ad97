import type { Spot } from "../handle.tsx";

const rad = Math.PI / 180;

/** The place at a distance from a centre, in degrees anticlockwise from the right. */
export const placed = ({ x, y }: Spot, degrees: number, far: number): Spot => ({
  x: x + far * Math.cos(degrees * rad),
  y: y - far * Math.sin(degrees * rad),
});

/** The direction of a spot as it is seen from a centre, 0 to 360 degrees. */
export const bearing = (centre: Spot, { x, y }: Spot) => (Math.atan2(centre.y - y, x - centre.x) / rad + 360) % 360;

export const at = ({ x, y }: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`;

interface SectorProps {
  readonly centre: Spot;
  readonly from: number;
  readonly to: number;
  readonly far: number;
  readonly className: string;
}

/** A piece of a round about a centre, anticlockwise. */
export function Sector({ centre, from, to, far, className }: SectorProps) {
  if (to - from >= 360) return <circle className={className} cx={centre.x} cy={centre.y} r={far} />;
  const [first, last] = [placed(centre, from, far), placed(centre, to, far)];
  return (
    <path
      className={className}
      d={`M${at(centre)}L${at(first)}A${far} ${far} 0 ${to - from > 180 ? 1 : 0} 0 ${at(last)}Z`}
    />
  );
}
