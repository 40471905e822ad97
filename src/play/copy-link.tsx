import { useState } from "react";
import { announce } from "../ui/announce/announcer.ts";
import { Icon } from "../ui/icon.tsx";

/** Copies the address of a tool, in which its fields stand as they are filled in. */
export function CopyLink() {
  const [said, setSaid] = useState("");
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say("The link is copied. It opens this page filled in as it is now."),
      () => say("The browser did not allow it: copy the address of this page yourself. It leads back here."),
    );
  return (
    <p className="screen-only needs-script mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon name="copy" /> Copy a link to this
      </button>
      <span className="text-soft">{said}</span>
    </p>
  );
}
