import { useAnnounced } from "../ui/announce/announcer.ts";

/** Said where a part of the site did not arrive. `what` begins the sentence: "The question". */
export function NotFetched({ what }: { what: string }) {
  const words = `${what} could not be fetched. Reload the page when you are online; after that it works without the internet.`;
  useAnnounced(words);
  return <p>{words}</p>;
}
