import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type InstallWay, install, installWay, onInstallChange } from "../../device/install.ts";
import { Icon } from "../../ui/icon.tsx";

const clears =
  "On this device, browsers clear what a site has stored when a week of browsing goes by without a visit to it. Sumwhere as an app is spared that.";
const ownRecord = "The app starts with a record of its own: save a copy here first, and read it in there.";

const steps: Record<InstallWay, readonly string[]> = {
  button: ["As an app, Sumwhere opens from your home screen or desktop, and the browser keeps its record more firmly."],
  "apple-touch": [clears, "Open the Share menu and choose Add to Home Screen.", ownRecord],
  "apple-mac": [clears, "In Safari's File menu choose Add to Dock.", ownRecord],
};

/** The way to install the site on this device; nothing where it is installed, or cannot be. */
export function InstallNote() {
  const way = useSyncExternalStore(onInstallChange, installWay, () => null);
  /** Null until the button is pressed, empty while the browser asks. */
  const [said, setSaid] = useState<string | null>(null);
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then.
  useEffect(() => {
    if (said) words.current?.focus();
  }, [said]);
  if (way === null && said === null) return null;

  async function press() {
    setSaid("");
    const done = await install();
    setSaid(
      done ? "Sumwhere is installed." : "Sumwhere was not installed. The browser's own menu can do it later, too.",
    );
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="mb-1 text-lg">Install Sumwhere</h3>
      <div ref={words} tabIndex={-1} className="flex max-w-[68ch] flex-col gap-2">
        {said ? <p>{said}</p> : steps[way ?? "button"].map((one) => <p key={one}>{one}</p>)}
      </div>
      {way === "button" && said === null && (
        <button type="button" className="btn mt-3" onClick={press}>
          <Icon name="download" /> Install
        </button>
      )}
    </div>
  );
}
