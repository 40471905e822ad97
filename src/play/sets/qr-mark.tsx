import { useEffect, useState } from "react";
import type { QrDrawing } from "../../sets/qr/write.ts";

interface QrMarkProps {
  /** What the code holds. */
  readonly address: string;
  readonly words: string;
  readonly children: React.ReactNode;
}

/** The largest version that a phone reads from a quarter of a hand's breadth. */
const largest = 22;

/** A QR code with a line beside it; the line alone where an address is too long for one, or the code did not come. */
export function QrMark({ address, words, children }: QrMarkProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    let over = false;
    import("../../sets/qr/write.ts").then(
      ({ qrDrawing }) => over || setDrawing(qrDrawing(address, "M", largest)),
      () => over || setDrawing(null),
    );
    return () => {
      over = true;
    };
  }, [address]);
  return (
    <div className="paper-mark">
      <div>{children}</div>
      {drawing && (
        <svg
          className="paper-qr"
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          role="img"
          aria-label={words}
          data-version={drawing.version}
        >
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  );
}
