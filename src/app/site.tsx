import { type ReactNode, StrictMode, startTransition, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Router } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";
import { RootLayout } from "./layout/root-layout.tsx";
import { type Arrived, createWays, placeHere } from "./place.ts";

/** The site in a browser; `first` is what stands at the address that it begins with. */
export function Site({ first }: { readonly first: Arrived }) {
  const [place, setPlace] = useState(() => placeHere(first));
  const [ways] = useState(() => createWays(place, (next) => startTransition(() => setPlace(next))));
  useEffect(() => ways.follow(), [ways]);
  return (
    <Router basename={import.meta.env.BASE_URL} location={place.location} navigationType={place.by} navigator={ways}>
      <RootLayout place={place} />
    </Router>
  );
}

/** Around everything: says so where it breaks. */
export function Safe({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={ErrorScreen}>{children}</ErrorBoundary>
    </StrictMode>
  );
}
