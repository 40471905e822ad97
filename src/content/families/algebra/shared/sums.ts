/** A sum in TeX from its terms: [3, "x"], [-1, "y"], [5, ""] gives "3x - y + 5". Terms of zero are left out. */
export function sumTex(...terms: readonly (readonly [factor: number, of: string])[]): string {
  const shown = terms.filter(([factor]) => factor !== 0);
  if (shown.length === 0) return "0";
  return shown
    .map(([factor, of], i) => {
      const size = Math.abs(factor) === 1 && of ? of : `${Math.abs(factor)}${of}`;
      if (i === 0) return factor < 0 ? `-${size}` : size;
      const sign = factor < 0 ? "-" : "+";
      return `${sign} ${size}`;
    })
    .join(" ");
}
