import { useEffect } from "react";
import { whenIdle } from "../ui/when-idle.ts";
import { startConnectivity } from "./connectivity/start.tsx";

/** Offline copies and the like; where they cannot be fetched, asked for again when the connection is back. */
function startTheRest() {
  import("./at-leisure.ts").then(
    ({ startAtLeisure }) => startAtLeisure(),
    () => addEventListener("online", startTheRest, { once: true }),
  );
}

/**
 * Starts what a page can do without until it answers clicks. Only the watch over the connection is part of the shell
 * itself: when it is gone, nothing can be fetched to say so.
 */
export function useIdleStart() {
  useEffect(() => {
    // Only a list that the page opened with is painted in parts.
    if (!document.querySelector(".puzzle-slot")) delete document.documentElement.dataset["first"];
    whenIdle(() => {
      startConnectivity();
      startTheRest();
    });
  }, []);
}
