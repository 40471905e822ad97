import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  type Params,
  parsePath,
  type To,
} from "react-router";
import { isFields } from "../engine/fields.ts";
import { toast } from "../ui/toast/toast.ts";
import type { Loaded, Page } from "./page.ts";
import { pageAt } from "./pages.tsx";

const base = import.meta.env.BASE_URL;
const patience = 5000;

/** A page and what it shows. */
export interface Arrived {
  readonly page: Page;
  readonly params: Params;
  readonly loaded: Loaded;
}

/** Where the reader is. */
export interface Place extends Arrived {
  /** With the folder that the site lies in. */
  readonly location: Location;
  /** How she came there. */
  readonly by: NavigationType;
}

/** The ways from a place to others, as React Router asks for them. */
export interface Ways extends Pick<Navigator, "createHref" | "push" | "replace" | "go"> {
  /** Goes where the browser's Back and Forward lead; gives what ends that. */
  follow(): () => void;
}

/** The place at the browser's address. */
export function placeHere(arrived: Arrived): Place {
  return { ...arrived, location: hereNow(), by: NavigationType.Pop };
}

/**
 * The ways on from a place. The reader goes on when the page she wants has come: until then the one she is at stays, and so does
 * its address. Where it does not come, it is gone to as a document, which can be read and whose scripts are asked for anew; where
 * that cannot be had either, she stays where she is.
 */
export function createWays(begin: Place, show: (place: Place) => void): Ways {
  let place = begin;
  /** Where she wants to go, until she is there or wants something else. */
  let wanted: Location | null = null;

  async function go(to: Location, by: NavigationType) {
    wanted = to;
    // Another search or hash of the page that is there changes nothing that would have to be fetched.
    if (place.location.pathname === to.pathname) return arrive({ ...place, location: to, by });
    const { page, params } = pageAt(to.pathname.slice(base.length - 1));
    const loaded = await page.load(params).catch(() => null);
    if (wanted !== to) return;
    if (loaded) arrive({ page, params, loaded, location: to, by });
    else await goElsewhere(to, by);
  }

  function arrive(next: Place) {
    wanted = null;
    place = next;
    write(next.location, next.by);
    show(next);
  }

  async function goElsewhere(to: Location, by: NavigationType) {
    const there = await isThere(hrefOf(to));
    if (wanted !== to) return;
    wanted = null;
    // The address is that of the page already when she went back: then nothing but a reload fetches it.
    if (there) return by === NavigationType.Pop ? location.reload() : location.assign(hrefOf(to));
    if (by === NavigationType.Pop) write(place.location, NavigationType.Replace);
    void toast({
      id: "page",
      title: "This page could not be fetched",
      body: "You are where you were, and nothing is lost.",
      action: { label: "Try again", run: () => void go({ ...to, key: newKey() }, NavigationType.Push) },
    });
  }

  return {
    createHref: hrefOf,
    push: (to, state) => void go(newLocation(to, state), NavigationType.Push),
    replace: (to, state) => void go(newLocation(to, state), NavigationType.Replace),
    go: (steps) => history.go(steps),
    follow() {
      const onPop = () => void go(hereNow(), NavigationType.Pop);
      addEventListener("popstate", onPop);
      return () => removeEventListener("popstate", onPop);
    },
  };
}

const hrefOf = (to: To) => (typeof to === "string" ? to : createPath(to));
const newKey = () => Math.random().toString(36).slice(2, 10);

function newLocation(to: To, state: unknown): Location {
  const path = typeof to === "string" ? parsePath(to) : to;
  return { pathname: location.pathname, search: "", hash: "", ...path, state, key: newKey() };
}

/** Where the browser is. A page that was loaded, not gone to, has no key of its own. */
function hereNow(): Location {
  const { pathname, search, hash } = location;
  const kept = isFields(history.state) ? history.state : {};
  const key = typeof kept["key"] === "string" ? kept["key"] : "default";
  return { pathname, search, hash, state: kept["state"] ?? null, key };
}

/** Has the browser's address and history follow. */
function write({ key, state, ...to }: Location, by: NavigationType) {
  const kept = { key, state };
  try {
    if (by === NavigationType.Push) history.pushState(kept, "", hrefOf(to));
    if (by === NavigationType.Replace) history.replaceState(kept, "", hrefOf(to));
  } catch {
    location.assign(hrefOf(to)); // Safari takes no more than a hundred in a short time
  }
}

function isThere(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  );
}
