import { Workbox } from "workbox-window";
import { ownScript } from "../../device/trusted.ts";
import { toast } from "../../ui/toast/toast.ts";
import { whenIdle } from "../../ui/when-idle.ts";

const hour = 60 * 60 * 1000;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Has the worker store the library; tells whether all of it is there. */
function storeLater(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data === true);
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "STORE_LATER" }, [port2]));
  });
}

function tellStored(all: boolean) {
  return toast({
    title: "Ready to use offline",
    body: all
      ? "Every page now works without a connection."
      : "Puzzles, games and practice now work without a connection; the library's pages and more puzzles of a kind once you have opened them.",
    tone: "good",
  });
}

/**
 * Offline copies of everything after the first visit. A new version waits until the reader says so; when she does in another
 * tab, this one goes on with what it has until she says so here.
 */
export function startUpdates() {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const base = import.meta.env.BASE_URL;
  const site = new Workbox(ownScript(`${base}service-worker.js`), { scope: base });
  let registration: ServiceWorkerRegistration | undefined;
  /** On a first visit a worker takes over that is no newer than the page. */
  let inCharge = serviceWorker.controller !== null;
  let reloading = false;

  function reload() {
    if (!registration?.waiting) return location.reload();
    reloading = true; // as soon as the new worker has taken over: before that the page would come in the old version
    site.messageSkipWaiting();
  }

  const ask = () =>
    void toast({
      id: "update",
      title: "A new version is ready",
      body: "Carry on if you are in the middle of something: it can wait.",
      lasting: true,
      action: { label: "Reload", run: reload },
    });

  serviceWorker.addEventListener("controllerchange", () => {
    if (reloading) location.reload();
    else if (inCharge) ask();
    inCharge = true;
  });
  site.addEventListener("waiting", ask);
  let isNew = false;
  site.addEventListener("installed", ({ isUpdate, isExternal }) => {
    isNew ||= !isUpdate && !isExternal;
  });
  // The library when the page has come to rest; on a line that should be spared, as it is opened.
  void serviceWorker.ready.then(() => {
    const told = (all: boolean) => void (isNew && tellStored(all));
    if (savesData()) told(false);
    else whenIdle(() => void storeLater().then(told));
  });
  site.register({ immediate: true }).then(
    (registered) => {
      registration = registered;
      setInterval(() => void registered?.update().catch(() => undefined), hour);
    },
    () => undefined, // not allowed here, or the line is down: the next visit tries again
  );
}
