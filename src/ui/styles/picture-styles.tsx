import sheet from "./pictures.css?url";

/** The styles of the pictures of what was done, which only the pages that show them load. */
export function PictureStyles() {
  return <link rel="stylesheet" href={sheet} precedence="pictures" />;
}
