import { z } from "zod";
import { distinct, line, path, readYaml } from "./text.ts";

/** One sentence of a length that a search engine shows whole. */
const description = line.min(70).max(155).regex(/\.$/, { error: "ends with a full stop" });

const routeDescriptions = z.record(path, description).superRefine((all, context) => {
  distinct((text: string) => text)(Object.values(all), context);
});

export type RouteDescriptions = z.infer<typeof routeDescriptions>;

/** Reads route-descriptions.yaml: the meta description of each path. Throws with every fault and where it is. */
export function readRouteDescriptions(text: string): RouteDescriptions {
  return readYaml("route-descriptions.yaml", routeDescriptions, text);
}
