import { registerSW } from "virtual:pwa-register";
import { toast } from "../../ui/toast.ts";

const hour = 60 * 60 * 1000;

/** Offline copies of everything after the first visit; a new version waits until the reader says so. */
export function startUpdates() {
  // The library reloads only where a worker was in charge when the page opened, so not on a first visit.
  const reload = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    void update(true);
  };
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () =>
      toast({
        id: "update",
        title: "A new version is ready",
        body: "Carry on if you are in the middle of something: it can wait.",
        lasting: true,
        action: { label: "Reload", run: reload },
      }),
    onOfflineReady: () =>
      toast({ title: "Ready to use offline", body: "Every page now works without a connection.", tone: "good" }),
    onRegisteredSW: (_url, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), hour);
    },
  });
}
