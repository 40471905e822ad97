import { useEffect } from "react";

/** What a page can do without until it answers clicks: offline copies, the connection check. Loaded when it has time. */
export function useIdleStart() {
  useEffect(() => {
    const wait = "requestIdleCallback" in window ? requestIdleCallback : (run: () => void) => setTimeout(run, 300);
    wait(() => void import("./at-leisure.ts").then(({ startAtLeisure }) => startAtLeisure()));
  }, []);
}
