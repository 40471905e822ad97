import { type MouseEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../ui/icon.tsx";

interface LargerProps {
  /** What the sheet lies in, and is moved in while it is larger (.paper-frame in ui/styles/paper.css). */
  readonly frame: RefObject<HTMLElement | null>;
  readonly paper: RefObject<HTMLElement | null>;
}

/** On a phone: a press anywhere on the sheet shows that place large enough to be read, another one all of it. */
export function Larger({ frame, paper }: LargerProps) {
  const [isLarge, setLarge] = useState(false);

  function press({ clientX, clientY, detail }: MouseEvent) {
    const [place, sheet] = [frame.current, paper.current];
    if (!place || !sheet) return;
    const before = sheet.getBoundingClientRect();
    flushSync(() => setLarge(!isLarge));
    place.toggleAttribute("data-large", !isLarge);
    // Keys press no place.
    if (isLarge || detail === 0) return;
    const after = sheet.getBoundingClientRect();
    const [x, y] = [(clientX - before.left) / before.width, (clientY - before.top) / before.height];
    place.scrollLeft = x * after.width - place.clientWidth / 2;
    scrollBy(0, y * after.height + after.top - clientY);
  }

  return (
    <button type="button" className="paper-larger screen-only" onClick={press}>
      <span className="btn">
        <Icon name={isLarge ? "zoom-out" : "zoom-in"} /> {isLarge ? "Smaller" : "Larger"}
      </span>
    </button>
  );
}
