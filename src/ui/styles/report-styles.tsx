import sheet from "./report.css?url";

/** The styles of the one-page report, on the screen and on paper. */
export function ReportStyles() {
  return <link rel="stylesheet" href={sheet} precedence="report" />;
}
