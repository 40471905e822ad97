import sheet from "./charts.css?url";

/** The styles of drawn figures and of tables in shades, which only the pages that show them load. */
export function ChartStyles() {
  return <link rel="stylesheet" href={sheet} precedence="charts" />;
}
