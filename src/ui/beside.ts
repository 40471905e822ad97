/** The button nearest to another one in the direction of an arrow key, on the same row or column before others. */
export function beside(
  from: HTMLElement,
  all: readonly HTMLButtonElement[],
  key: string,
): HTMLButtonElement | undefined {
  const middle = (element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const start = middle(from);
  const [near] = all
    .filter((one) => one !== from && !one.disabled)
    .flatMap((one) => {
      const [x, y] = [middle(one).x - start.x, middle(one).y - start.y];
      const [along = 0, aside = 0] =
        { ArrowLeft: [-x, y], ArrowRight: [x, y], ArrowUp: [-y, x], ArrowDown: [y, x] }[key] ?? [];
      return along > 4 ? [{ one, far: along + 4 * Math.abs(aside) }] : [];
    })
    .sort((a, b) => a.far - b.far);
  return near?.one;
}
