import { useEffect, useState } from "react";
import { yearOf } from "../../content/dates.ts";
import { edition } from "../../content/edition.ts";
import type { Way } from "../../engine/way.ts";
import { Ways } from "../../play/library/ways.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { contemporariesOf } from "./contemporaries.ts";
import { lifetime } from "./lifetime.ts";

/** Who lived at the same time as somebody: worked out from the list of all, which is fetched when nothing else is to do. */
export function SameTime({ id }: { readonly id: string }) {
  const [ways, setWays] = useState<readonly Way[]>([]);
  useEffect(() => {
    let gone = false;
    whenIdle(() =>
      import("virtual:library/mathematicians").then(
        ({ default: people }) => {
          if (gone) return;
          const others = contemporariesOf(id, people, yearOf(edition));
          setWays(
            others.map((one) => ({ path: `/mathematicians/${one.id}`, title: `${one.title}, ${lifetime(one)}` })),
          );
        },
        () => undefined,
      ),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return <Ways heading="Lived at the same time" ways={ways} />;
}
