import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { LiveRegions } from "../../ui/announce/live-regions.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Stored, whatIsStored } from "../updates/stored.ts";
import type { Event } from "./machine.ts";
import { show, useConnection } from "./status.ts";

interface ConnectionDialogProps {
  readonly dispatch: (event: Event) => void;
  readonly onRetry: () => void;
}

/** What is said of it online and offline: each is true of both. */
const words: Record<Stored, string> = {
  all: "Everything on Sumwhere keeps working without a connection.",
  some: "Puzzles, games, practice and tools keep working without a connection, and so do the pages of the library you have opened. The rest follows when there is time and room, unless you save data.",
  none: "This page keeps working without a connection. The others have not been stored on this device yet.",
};

/** Opens at the beginning of an outage, over any screen, and when the reader asks for it in the header. */
export function ConnectionDialog({ dispatch, onRetry }: ConnectionDialogProps) {
  const connection = useConnection();
  const { status, dialog, panel, retrying, silenced } = connection;
  const element = useRef<HTMLDialogElement>(null);
  const open = dialog || panel;
  const offline = status === "offline";

  const [stored, setStored] = useState<Stored>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each check of the connection, while it is open.
  useEffect(() => {
    if (open) void whatIsStored().then(setStored);
    else setStored(undefined);
  }, [open, connection]);

  // Not before it is known what to say: a screen reader reads the text once, as it opens.
  const told = open && stored;
  useEffect(() => {
    if (told && !element.current?.open) element.current?.showModal();
    if (!open && element.current?.open) element.current.close();
  }, [told, open]);
  // The name of a button that has the focus changes unheard.
  useAnnounced(retrying ? "Checking connection..." : "");

  function close(event?: SyntheticEvent) {
    event?.preventDefault();
    show({ panel: false });
    dispatch({ type: "dismissed" });
  }

  function setSilenced(on: boolean) {
    // The dialog stays open for the reader to close, although silencing would close it.
    show({ panel: true });
    dispatch({ type: "silenced", on });
    // Where the store cannot be fetched, it holds as long as the page.
    import("../../device/settings/store.ts").then(
      ({ changeSettings }) => changeSettings({ notices: on ? "off" : "on" }),
      () => undefined,
    );
  }

  return (
    <dialog
      ref={element}
      aria-labelledby="connection-title"
      aria-describedby="connection-text"
      className="card m-auto w-[min(30rem,calc(100vw-2rem))] p-5 text-ink sm:p-6"
      data-hue="plain"
      onCancel={close}
      onClose={() => open && close()}
    >
      <LiveRegions />
      <div className="mb-3 flex items-center gap-3">
        <span className="badge-icon">
          <Icon name={offline ? "wifi-off" : "wifi"} />
        </span>
        <h2 id="connection-title" className="text-xl">
          {offline ? "No Internet Connection" : "Your connection"}
        </h2>
        <button type="button" className="btn btn-plain btn-icon ml-auto" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div id="connection-text" className="flex flex-col gap-2">
        {status !== "unknown" && (
          <p>
            {offline
              ? "It looks like you're offline. Please check your internet connection and try again."
              : "You are online."}
          </p>
        )}
        {stored && <p className="text-soft">{words[stored]}</p>}
      </div>
      {offline && (
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" className="btn btn-main" aria-disabled={retrying} onClick={() => retrying || onRetry()}>
            {retrying ? "Checking connection..." : "Retry Connection"}
          </button>
          <button type="button" className="btn" onClick={close}>
            Keep going offline
          </button>
        </div>
      )}
      <label className="mt-5 flex min-h-11 items-center gap-2.5 text-sm text-soft">
        <input
          type="checkbox"
          className="size-5 accent-(--hue)"
          checked={!silenced}
          onChange={(event) => setSilenced(!event.target.checked)}
        />
        Tell me when the connection is lost
      </label>
    </dialog>
  );
}
