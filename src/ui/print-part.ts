/** Prints some parts of a page alone: those whose `data-prints` is this name. Ctrl and P still print all of it. */
export function printPart(name: string): void {
  const others = [...document.querySelectorAll<HTMLElement>("[data-prints]")].filter(
    (part) => part.dataset["prints"] !== name,
  );
  for (const part of others) part.dataset["leftOut"] = "";
  print();
  for (const part of others) delete part.dataset["leftOut"];
}
