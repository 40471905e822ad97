import sheet from "./art.css?url";

/** The colours of pictures made by rules, which only the pages that show them load. */
export function ArtStyles() {
  return <link rel="stylesheet" href={sheet} precedence="art" />;
}
