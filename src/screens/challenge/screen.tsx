import { useLocation } from "react-router";
import { readChallenge } from "../../sets/challenge/link.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import sheet from "../../ui/styles/class.css?url";
import type { ScreenProps } from "../screen-props.ts";
import { OpenChallenge } from "./open.tsx";
import { Room } from "./room.tsx";

/** /challenge: what a teacher gives to a class, for the pupils. The challenge stands after the # of the address. */
export default function ChallengeScreen({ row }: ScreenProps) {
  const { hash } = useLocation();
  const text = useHydrated() ? hash.slice(1) : "";
  const read = text === "" ? null : readChallenge(text);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="class" />
      <PageHeading icon={row.icon} title={row.title}>
        {!read && (
          <span className="screen-only">
            Questions that your teacher has chosen. What comes of them stays on this device.
          </span>
        )}
      </PageHeading>
      {read && "challenge" in read ? (
        <Room key={text} challenge={read.challenge} />
      ) : (
        <OpenChallenge problem={read?.problem ?? ""} isSet={read?.fault === "set"} />
      )}
    </>
  );
}
