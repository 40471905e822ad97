import { memo } from "react";

/**
 * Where announcements are written (announcer.ts). They stand in the page from the beginning: a region that comes together with its
 * words is not heard. Never drawn again, for their text is not React's.
 */
export const LiveRegions = memo(function LiveRegions() {
  return (
    <div className="sr-only" data-announcer>
      <p role="status" />
      <p role="status" />
    </div>
  );
});
