/** Whether React has taken the page over: the shell first, then piece by piece what it holds. Runs in the page. */
export function takenOver(): boolean {
  const pieces = [...document.querySelectorAll("#root > *, main h1, main article")];
  const isTaken = (piece: Element) => Object.keys(piece).some((key) => key.startsWith("__reactFiber"));
  return pieces.length > 0 && pieces.every(isTaken);
}
