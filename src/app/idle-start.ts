import { useEffect } from "react";

/** What a page can do without until it answers clicks: offline copies, the connection check. Loaded when it has time. */
export function useIdleStart() {
  useEffect(() => {
    const wait = "requestIdleCallback" in window ? requestIdleCallback : (run: () => void) => setTimeout(run, 300);
    wait(() => {
      void import("./storage-notice.ts").then(({ startStorageNotice }) => startStorageNotice());
      void import("./connectivity/start.tsx").then(({ startConnectivity }) => startConnectivity());
      if (import.meta.env.PROD) void import("./updates/start.ts").then(({ startUpdates }) => startUpdates());
    });
  }, []);
}
