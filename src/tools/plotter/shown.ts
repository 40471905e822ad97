/** A number as it is read out: to four places, or in powers of ten. */
export function shownNumber(value: number): string {
  if (Number.isNaN(value)) return "no value";
  const size = Math.abs(value);
  if (size < 5e-10) return "0";
  const text = size >= 1e6 || size < 1e-3 ? value.toPrecision(4) : value.toFixed(4);
  const tidy = text.includes("e")
    ? text.replace(/\.?0+e/, "e")
    : text.includes(".")
      ? text.replace(/\.?0+$/, "")
      : text;
  return tidy.replace("-", "−");
}

export function shownPlace({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${shownNumber(x)}, ${shownNumber(y)})`;
}
