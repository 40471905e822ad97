import sheet from "./print.css?url";

/** How any page lies on paper. No screen waits for it. */
export function PrintStyles() {
  return <link rel="stylesheet" href={sheet} media="print" precedence="print" />;
}
