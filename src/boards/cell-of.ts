/** The number of the cell that something on a board belongs to, such as what was pressed; null where it is no cell's. */
export function cellOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  return cell ? Number(cell.dataset["cell"]) : null;
}
