import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { QrDrawing } from "../../sets/qr/write.ts";
import { whenIdle } from "../../ui/when-idle.ts";

interface QrMarkProps {
  /** What the code holds. */
  readonly address: string;
  readonly words: string;
  /** Whether what it stands on is still being made: that comes first, for a code is as much work as its first page. */
  readonly isWaiting: boolean;
  readonly children: React.ReactNode;
}

/** The largest version that a phone reads from a quarter of a hand's breadth. */
const largest = 22;

/** A QR code with a line beside it; the line alone where an address is too long for one, or the code did not come. */
export function QrMark({ address, words, isWaiting, children }: QrMarkProps) {
  const [drawn, setDrawn] = useState<{ readonly address: string; readonly drawing: QrDrawing | null } | null>(null);
  useEffect(() => {
    if (isWaiting) return;
    let isDone = false;
    let draw = () => {};
    const finish = () => {
      if (isDone) return;
      isDone = true;
      draw();
    };
    // Who prints at once has it, too.
    const print = () => flushSync(finish);
    import("../../sets/qr/write.ts").then(
      ({ qrDrawing }) => {
        draw = () => setDrawn({ address, drawing: qrDrawing(address, "M", largest) });
        addEventListener("beforeprint", print);
        whenIdle(finish);
      },
      () => isDone || setDrawn({ address, drawing: null }),
    );
    return () => {
      isDone = true;
      removeEventListener("beforeprint", print);
    };
  }, [address, isWaiting]);
  const drawing = drawn?.address === address ? drawn.drawing : undefined;
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
      {drawing === undefined && <span className="paper-qr" />}
    </div>
  );
}
