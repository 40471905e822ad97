import { useState } from "react";
import { type Shared, searchOf } from "../../tools/scientific/link.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

/** Copies the address of a line, which opens with the same letters and unit of angles anywhere; `answer` is what Ans is in it. */
export function ShareLine({ answer, ...shared }: Shared & { readonly answer: string }) {
  const [said, setSaid] = useState("");
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const address = () => location.origin + location.pathname + searchOf(shared, answer);
  return (
    <div className="screen-only flex flex-wrap items-center gap-3">
      <button
        type="button"
        className="btn"
        onClick={() =>
          void navigator.clipboard.writeText(address()).then(
            () => say("Copied. Whoever opens the link sees this line."),
            () => say("The browser did not allow copying."),
          )
        }
      >
        <Icon name="share-2" /> Copy a link
      </button>
      {said && <span className="text-sm text-soft">{said}</span>}
    </div>
  );
}
