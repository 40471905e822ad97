import { saveFile } from "../../ui/save-file.ts";

const kept = ["stroke", "fill", "color", "font-family", "font-size"];

/** The picture as a file that looks the same anywhere: colours are written out, since they come from this page's style. */
function standalone(svg: SVGSVGElement, about: string): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return "";
  const shown = [svg, ...svg.querySelectorAll("*")];
  for (const [i, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const original = shown[i];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of kept) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ["class", "tabindex", "role", "aria-describedby", "aria-roledescription"]) {
      element.removeAttribute(name);
    }
  }
  const { width, height } = svg.viewBox.baseVal;
  const said = (name: "title" | "desc", words: string | null) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    element.textContent = words;
    return element;
  };
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", getComputedStyle(svg).backgroundColor);
  copy.prepend(said("title", svg.getAttribute("aria-label")), said("desc", about), paper);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** Saves the picture; `about` says what is in sight, for whoever cannot see it. Where the browser draws no PNG, it is an SVG. */
export async function savePicture(svg: SVGSVGElement, kind: "svg" | "png", about: string): Promise<void> {
  if (kind === "png" && (await savePng(svg, about))) return;
  saveFile("graph.svg", "image/svg+xml", standalone(svg, about));
}

/** Twice as many pixels as on the page, for print; false where the browser draws none. */
async function savePng(svg: SVGSVGElement, about: string): Promise<boolean> {
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, about))}`;
    await image.decode();
    const { width, height } = svg.viewBox.baseVal;
    const canvas = Object.assign(document.createElement("canvas"), { width: width * 2, height: height * 2 });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width * 2, height * 2);
    Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: "graph.png" }).click();
    return true;
  } catch {
    return false;
  }
}
