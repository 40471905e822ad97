import { dayOf } from "../../learner/day.ts";
import { useLog } from "../../learner/use-log.ts";
import { useProfiles } from "../../learner/use-profiles.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { DeviceBoard } from "./device-board.tsx";
import { PersonalBests } from "./personal-bests.tsx";

/** Personal bests and, with several profiles, this device's board. Nothing pretends to be other people. */
export default function LeaderboardScreen({ row }: ScreenProps) {
  const log = useLog();
  const people = useProfiles() ?? [];
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        Your own bests, made on this device. There are no strangers here to compare yourself with.
      </PageHeading>
      {log === null ? (
        <p className="text-soft">Your bests appear here once you have answered something.</p>
      ) : (
        <PersonalBests log={log} today={dayOf(new Date())} />
      )}
      {people.length > 1 && <DeviceBoard people={people} />}
    </>
  );
}
