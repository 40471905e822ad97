import sheet from "./library.css?url";

/** The styles of maps and timelines of the library, which only the pages that show them load. */
export function LibraryStyles() {
  return <link rel="stylesheet" href={sheet} precedence="library" />;
}
