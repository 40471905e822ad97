import { dayOf } from "../../learner/day.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { useProfiles } from "../../learner/hooks/use-profiles.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PictureStyles } from "../../ui/styles/picture-styles.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { DeviceBoard } from "./device-board.tsx";
import { MedalWall } from "./medal-wall.tsx";

/** Medals for own bests and, with several profiles, this device's board. Nothing pretends to be other people. */
export default function LeaderboardScreen({ row }: ScreenProps) {
  const log = useLog();
  const people = useProfiles() ?? [];
  return (
    <>
      <PictureStyles />
      <PageHeading icon={row.icon} title={row.title}>
        Your own bests, made on this device. There are no strangers here to compare yourself with.
      </PageHeading>
      {/* Without a history every medal is still to come: so it is drawn before any script runs. */}
      <div data-figures={log ? "read" : "unread"}>
        <MedalWall log={log ?? []} today={log ? dayOf(new Date()) : ""} />
      </div>
      {people.length > 1 && <DeviceBoard people={people} />}
    </>
  );
}
