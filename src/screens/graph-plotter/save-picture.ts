import { saveFile, savePng } from "../../ui/save-file.ts";

const kept = ["stroke", "fill", "color", "font-family", "font-size"];

/** The picture as a file that looks the same anywhere: colours are written out, since they come from this page's style. */
function standalone(svg: SVGSVGElement, about: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement; // as it is one itself
  const shown = [svg, ...svg.querySelectorAll("*")];
  for (const [i, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(shown[i] ?? svg);
    for (const name of kept) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ["class", "tabindex", "role", "aria-describedby", "aria-roledescription"]) {
      element.removeAttribute(name);
    }
  }
  const { width, height } = svg.viewBox.baseVal;
  const made = (name: string, textContent: string | null) =>
    Object.assign(document.createElementNS(svg.namespaceURI, name), { textContent });
  const paper = made("rect", "");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", getComputedStyle(svg).backgroundColor);
  copy.prepend(made("title", svg.getAttribute("aria-label")), made("desc", about), paper);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** Saves the picture; `about` says what is in sight, for whoever cannot see it. Where the browser draws no PNG, it is an SVG. */
export async function savePicture(svg: SVGSVGElement, kind: "svg" | "png", about: string): Promise<void> {
  const text = standalone(svg, about);
  const { width, height } = svg.viewBox.baseVal;
  const asSvg = () => saveFile("graph.svg", "image/svg+xml", text);
  // Twice as many pixels as on the page, for print.
  return kind === "svg" ? asSvg() : savePng("graph.png", text, width * 2, height * 2).catch(asSvg);
}
