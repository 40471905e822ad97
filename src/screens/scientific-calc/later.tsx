import { type ComponentType, lazy } from "react";
import { NotFetched } from "../../play/not-fetched.tsx";

/** A part of the page that comes when it is needed: what stands behind a tab, the history once there is one. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const missing: ComponentType<Props> = () => <NotFetched what="This part" />;
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: missing }),
    ),
  );
}
