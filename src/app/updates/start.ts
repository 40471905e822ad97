import { Workbox } from "workbox-window";
import { ownScript } from "../../learner/trusted.ts";
import { toast } from "../../ui/toast.ts";

const hour = 60 * 60 * 1000;

/** Offline copies of everything after the first visit; a new version waits until the reader says so. */
export function startUpdates() {
  if (!("serviceWorker" in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const site = new Workbox(ownScript(`${base}service-worker.js`), { scope: base });
  const reload = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    site.messageSkipWaiting();
  };
  site.addEventListener(
    "waiting",
    () =>
      void toast({
        id: "update",
        title: "A new version is ready",
        body: "Carry on if you are in the middle of something: it can wait.",
        lasting: true,
        action: { label: "Reload", run: reload },
      }),
  );
  site.addEventListener("installed", ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal)
      void toast({ title: "Ready to use offline", body: "Every page now works without a connection.", tone: "good" });
  });
  site.register({ immediate: true }).then(
    (registration) => registration && setInterval(() => void registration.update().catch(() => undefined), hour),
    () => undefined,
  );
}
