import { useEffect } from "react";
import { whenIdle } from "../ui/when-idle.ts";

/** What a page can do without until it answers clicks: offline copies, the connection check. Loaded when it has time. */
export function useIdleStart() {
  useEffect(() => {
    whenIdle(() => void import("./at-leisure.ts").then(({ startAtLeisure }) => startAtLeisure()));
  }, []);
}
