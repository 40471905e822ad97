import { useEffect, useRef } from "react";
import { nothingDone, type Run } from "../../sets/challenge/run.ts";
import { Icon } from "../../ui/icon.tsx";

interface PlacesProps {
  readonly run: Run;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

const words = { none: "not answered", right: "right", almost: "almost right", wrong: "not right yet" } as const;
const signs = { right: "check", almost: "target", wrong: "rotate-ccw" } as const;

/** Every question of a challenge as a button, with how it stands: by a sign too, not by its colour alone. */
export function Places({ run, at, onGo }: PlacesProps) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is open stays in sight
  useEffect(() => {
    const [bar, open] = [list.current, list.current?.querySelector<HTMLElement>("[aria-current]")];
    if (bar && open) bar.scrollLeft = open.offsetLeft - bar.offsetLeft - (bar.clientWidth - open.offsetWidth) / 2;
  }, [at]);
  return (
    <nav ref={list} className="question-places" aria-label="Questions">
      {run.order.map((place, n) => {
        const { verdict } = run.done[place] ?? nothingDone;
        return (
          <button
            key={place}
            type="button"
            className="question-place"
            data-verdict={verdict}
            aria-current={n === at ? "step" : undefined}
            aria-label={`Question ${n + 1}, ${words[verdict]}`}
            onClick={() => onGo(n)}
          >
            {n + 1}
            {verdict !== "none" && <Icon name={signs[verdict]} />}
          </button>
        );
      })}
    </nav>
  );
}
