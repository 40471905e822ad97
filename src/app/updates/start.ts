import { Workbox } from "workbox-window";
import { toast } from "../../ui/toast.ts";

const hour = 60 * 60 * 1000;

/**
 * Offline copies of everything after the first visit. A new version waits until the reader says so; when she does in another
 * tab, this one goes on with what it has until she says so here.
 */
export function startUpdates() {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const base = import.meta.env.BASE_URL;
  const site = new Workbox(`${base}service-worker.js`, { scope: base });
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
  site.addEventListener("installed", ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal)
      void toast({ title: "Ready to use offline", body: "Every page now works without a connection.", tone: "good" });
  });
  site.register({ immediate: true }).then(
    (registered) => {
      registration = registered;
      setInterval(() => void registered?.update().catch(() => undefined), hour);
    },
    () => undefined, // not allowed here, or the line is down: the next visit tries again
  );
}
