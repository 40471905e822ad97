import { useContext, useEffect } from "react";
import { type DataRouter, type Location, UNSAFE_DataRouterContext } from "react-router";
import { toast } from "../ui/toast.ts";
import type { RouteHandle } from "./router.tsx";

const base = import.meta.env.BASE_URL;
const patience = 5000;

/**
 * Asks for the screen of each page that is gone to. Where it does not come, the page itself is gone to as a document, which
 * can be read and whose scripts are asked for anew; where that cannot be had either, the reader stays where she is.
 */
export function useKeepPage(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    let asked: Location | undefined;
    // Not before the router's own provider does: the router keeps the reloaded page's place for its first subscriber.
    return router?.subscribe(({ navigation: { location, matches } }) => {
      if (location === asked) return;
      asked = location;
      const handle = matches?.at(-1)?.route.handle as RouteHandle | undefined;
      if (location) handle?.load().catch(() => goElsewhere(router, location));
    });
  }, [router]);
}

async function goElsewhere(router: DataRouter, to: Location) {
  const address = router.createHref(to);
  const there = await isThere(address);
  if (router.state.navigation.location !== to) return; // the reader went on to another page meanwhile
  // The address is already that of the page when she goes back: then nothing but a reload fetches it.
  if (there)
    return location.href === new URL(address, location.href).href ? location.reload() : location.assign(address);
  stay(router);
  void toast({
    id: "page",
    title: "This page could not be fetched",
    body: "You are still where you were, and nothing is lost.",
    action: { label: "Try again", run: () => void router.navigate(within(to)) },
  });
}

function isThere(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  );
}

/** A navigation is called off by another one: to the page that is shown. */
function stay(router: DataRouter) {
  const { location } = router.state;
  void router.navigate(within(location), { replace: true, preventScrollReset: true, state: location.state });
}

/** A location as the router wants to be told of it, without the folder that the site lies in. */
function within({ pathname, search, hash }: Location) {
  return { pathname: `/${pathname.slice(base.length)}`, search, hash };
}
