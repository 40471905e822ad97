import { type ComponentProps, type ReactNode, Suspense, use } from "react";
import { NotFetched } from "../not-fetched.tsx";
import { loadZone } from "./zones.ts";

// A page of a zone is read without what its skills are practised with, more than half of its script.

type LessonProps = ComponentProps<Awaited<ReturnType<typeof fetchLesson>>["View"]>;
type RunProps = ComponentProps<Awaited<ReturnType<typeof fetchRun>>["View"]>;

const lesson = once(fetchLesson);
const run = once(fetchRun);

/** Fetches what a zone is practised with, ahead of the press that asks for it. */
export const fetchAhead = (zone: string) => void Promise.all([lesson(zone), run(zone)]);

async function fetchLesson(zone: string) {
  const [{ skills }, { Lesson: View }] = await Promise.all([loadZone(zone), import("./lesson.tsx")]);
  return { skills, View };
}

async function fetchRun(zone: string) {
  const [{ skills }, { SkillsRun: View }] = await Promise.all([loadZone(zone), import("./skills-run.tsx")]);
  return { skills, View };
}

/** The worked examples of a skill, given by its id. */
export function Lesson({ skill, ...props }: Omit<LessonProps, "skill"> & { readonly skill: string }) {
  return (
    <Late what="The lesson" coming={lesson(props.zone)}>
      {({ skills, View }) =>
        skills.filter(({ id }) => id === skill).map((one) => <View key={skill} skill={one} {...props} />)
      }
    </Late>
  );
}

/** A run through some skills of a zone, given by their ids. */
export function SkillsRun({
  skills: ids,
  ...props
}: Omit<RunProps, "skills"> & { readonly skills: readonly string[] }) {
  return (
    <Late what="The questions" coming={run(props.zone)}>
      {({ skills, View }) => <View skills={skills.filter(({ id }) => ids.includes(id))} {...props} />}
    </Late>
  );
}

interface LateProps<Parts> {
  readonly what: string;
  readonly coming: Promise<Parts | null>;
  readonly children: (parts: Parts) => ReactNode;
}

function Late<Parts>(props: LateProps<Parts>) {
  return (
    <Suspense fallback={<p className="min-h-40 text-soft">Fetching {props.what.toLowerCase()} …</p>}>
      <Come {...props} />
    </Suspense>
  );
}

function Come<Parts>({ what, coming, children }: LateProps<Parts>) {
  const parts = use(coming);
  return parts ? children(parts) : <NotFetched what={what} />;
}

/** Fetches for each zone once; gives null where it did not come. */
function once<Parts>(fetch: (zone: string) => Promise<Parts>): (zone: string) => Promise<Parts | null> {
  const known = new Map<string, Promise<Parts | null>>();
  return (zone) => {
    const coming = known.get(zone) ?? fetch(zone).catch(() => null);
    known.set(zone, coming);
    return coming;
  };
}
