import { useEffect, useRef, useState } from "react";
import type { Shows } from "../../engine/shows.ts";
import type { Outcome } from "../../learner/derive/skill-states.ts";
import { NotFetched } from "../not-fetched.tsx";
import type { Asked } from "./asked.ts";
import { ExerciseCard } from "./exercise-card.tsx";

interface TryItProps {
  readonly category: string;
  /** A question to try; rejects where its code cannot be loaded. */
  readonly another: () => Promise<Asked>;
  /** Told of the question's picture when it is there, of null where there is none. */
  readonly onShows: (shows: Shows | null) => void;
  readonly onNext: (outcome: Outcome) => void;
}

/** A fresh question beside something to move, answered where it stands. */
export function TryIt({ category, another, onShows, onNext }: TryItProps) {
  const [asked, setAsked] = useState<Asked | "failed" | null>(null);
  const question = useRef<HTMLElement>(null);
  // The question first, and as much of what is moved as there is room for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the question is there
  useEffect(() => {
    question.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each time that it is taken in the hand
  useEffect(() => {
    let gone = false;
    const tell = (one: Asked | "failed") => {
      if (gone) return;
      setAsked(one);
      onShows((one !== "failed" && one.posed.shows) || null);
    };
    another().then(tell, () => tell("failed"));
    return () => {
      gone = true;
    };
  }, []);
  if (asked === null) return <p className="min-h-40 text-soft">Fetching the question …</p>;
  if (asked === "failed") return <NotFetched what="The question" />;
  return (
    <section ref={question} className="flex scroll-mt-20 flex-col gap-3" aria-labelledby="try-it">
      <h3 id="try-it" className="text-lg">
        Your turn: move it to work this one out
      </h3>
      <ExerciseCard asked={asked} category={category} atHand onNext={onNext} />
    </section>
  );
}
