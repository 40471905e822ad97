import { useEffect, useState } from "react";
import type { QrDrawing } from "../../sets/qr/write.ts";

interface QrSquareProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className?: string;
  /** What stands there where the text is too long for a code, or what draws it did not come. */
  readonly children?: React.ReactNode;
}

/** A QR code, black on white in every theme; what draws it is fetched when the first one is. */
export function QrSquare({ text, label, className = "", children }: QrSquareProps) {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly drawing: QrDrawing | null } | null>(null);
  useEffect(() => {
    let over = false;
    import("../../sets/qr/write.ts").then(
      ({ qrDrawing }) => over || setDrawn({ text, drawing: qrDrawing(text, "M") }),
      () => over || setDrawn({ text, drawing: null }),
    );
    return () => {
      over = true;
    };
  }, [text]);
  if (drawn?.text !== text) return <div className={`qr-square ${className}`} aria-busy="true" />;
  if (!drawn.drawing) return <>{children}</>;
  const { size, path, version } = drawn.drawing;
  return (
    <svg
      className={`qr-square ${className}`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-version={version}
    >
      <path d={path} />
    </svg>
  );
}
