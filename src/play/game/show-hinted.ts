/** Of a board that is moved about in its frame, what the hint speaks of is in sight; what it is about before what it follows from. */
export function showHinted(board: HTMLElement | null): void {
  for (const tone of ["area", "because", "hint"])
    for (const one of board?.querySelectorAll(`[data-tone="${tone}"]`) ?? [])
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
}
