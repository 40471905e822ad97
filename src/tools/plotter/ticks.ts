/** The distance of marks on an axis with so many units a pixel: 1, 2 or 5 times a power of ten, at least 45 pixels apart. */
export function tickStep(unitsAPixel: number): number {
  const wanted = unitsAPixel * 45;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 5].find((times) => times * power >= wanted) ?? 10) * power;
}

/** Marks at a distance between two places, the number of each and where it is. */
export function ticks([from, to]: readonly [number, number], step: number): readonly number[] {
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.min(200, Math.max(0, last - first + 1)) }, (_, i) => first + i);
}

/** How a mark is written: "2.5", "−3", "3π/2". */
export function tickText(count: number, step: number, inPi: boolean): string {
  return inPi ? piText(count, step) : shortNumber(count * step, step);
}

/** A number with no more places than a step of an axis needs, with a real minus sign. */
export function shortNumber(value: number, step: number): string {
  if (value === 0) return "0";
  const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const large = Math.abs(value) >= 1e7 || step < 1e-6;
  const text = large ? String(Number(value.toPrecision(6))) : value.toFixed(Math.min(places, 12));
  const tidy = text.includes(".") && !text.includes("e") ? text.replace(/\.?0+$/, "") : text;
  return (tidy === "-0" ? "0" : tidy).replace("-", "−");
}

/** Steps of an axis in parts of π: an eighth of π at the least. */
export function piStep(unitsAPixel: number): number {
  const wanted = (unitsAPixel * 45) / Math.PI;
  return ([1 / 8, 1 / 4, 1 / 2, 1, 2, 5, 10, 20, 50].find((step) => step >= wanted) ?? 100) * Math.PI;
}

function piText(count: number, step: number): string {
  const eighths = Math.round((count * step * 8) / Math.PI);
  if (eighths === 0) return "0";
  const common = [8, 4, 2, 1].find((part) => eighths % part === 0) ?? 1;
  const [over, under] = [Math.abs(eighths) / common, 8 / common];
  return `${eighths < 0 ? "−" : ""}${over === 1 ? "" : over}π${under === 1 ? "" : `/${under}`}`;
}
