/** From which side of the gap a letter slides a tile: W up, A left, S down, D right. The key of the arrow that leads there from the gap. */
export const slides: Readonly<Record<string, string>> = {
  w: "ArrowDown",
  a: "ArrowRight",
  s: "ArrowUp",
  d: "ArrowLeft",
};
