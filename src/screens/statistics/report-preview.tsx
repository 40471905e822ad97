import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Report, type ReportProps } from "./report.tsx";

interface ReportPreviewProps extends ReportProps {
  readonly onBack: () => void;
}

/** The report as it comes out of the printer, with the way back. On paper only the report is left. */
export function ReportPreview({ onBack, ...report }: ReportPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className="screen-only mb-5" aria-labelledby="preview">
        <h2 id="preview" ref={heading} tabIndex={-1} className="text-xl">
          A page for a parent or a teacher
        </h2>
        <p className="mt-1 mb-3 max-w-[68ch] text-soft">
          This is what is printed. It stays on this device unless you give it to somebody.
        </p>
        <p className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-main" onClick={() => print()}>
            <Icon name="printer" /> Print the report
          </button>
          <button type="button" className="btn" onClick={onBack}>
            <Icon name="arrow-left" /> Back to the statistics
          </button>
        </p>
      </section>
      <Report {...report} />
    </>
  );
}
