import { type ReactNode, Suspense, use, useState } from "react";
import { isMaker, loadMaker } from "../../art/load.ts";
import type { Maker } from "../../art/maker.ts";
import type { ArtMaker } from "../../content/schema/library/math-art.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { Notice } from "../../play/library/notice.tsx";
import { Question } from "../../play/library/question.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { NotFetched } from "../../play/not-fetched.tsx";
import { Html } from "../../ui/html.tsx";
import { ArtStyles } from "../../ui/styles/art-styles.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { CardPicture } from "./card-picture.tsx";
import { FractalStage } from "./fractal-stage.tsx";
import { Gallery } from "./gallery.tsx";
import { Stage } from "./stage.tsx";

/** A maker: its picture with all that can be set, what to notice, a question to find out by playing, and the mathematics. */
export default function ArtScreen({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<ArtMaker> }) {
  const { id, title, ages, lead, about, notice, ask, terms, sources, see, back } = entry;
  const [isRight, setRight] = useState(false);
  return (
    <>
      <ArtStyles />
      <EntryHeading row={row} all="All of math art" title={title} ages={ages}>
        {lead}
      </EntryHeading>
      <section className="card mb-5 p-3 sm:p-5" aria-label="The picture">
        {id === "fractals" ? (
          <FractalStage title={title} />
        ) : (
          <Suspense fallback={<Waiting id={id}>Fetching what can be set …</Waiting>}>
            <Fetched key={id} id={id} title={title} />
          </Suspense>
        )}
      </section>
      <div className="art-more mb-8 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <section className="card flex flex-col gap-4 p-4 sm:p-6" aria-labelledby="find-out">
          <div>
            <h2 id="find-out" className="mb-2 text-xl">
              Find out by playing
            </h2>
            <Notice notice={notice} />
          </div>
          <Question
            ask={ask}
            item={`math-art/${id}~1`}
            category="patterns"
            title={title}
            isRight={isRight}
            onJudged={(right) => right && setRight(true)}
          />
        </section>
        <section className="card p-4 sm:p-6" aria-labelledby="mathematics">
          <h2 id="mathematics" className="mb-2 text-xl">
            The mathematics in it
          </h2>
          <Html className="prose" html={about} />
          <h3 className="mt-4 mb-1 text-base">Sources</h3>
          <ul className="flex list-disc flex-col gap-1 pl-6 text-sm text-soft">
            {sources.map((source) => (
              <li key={source} className="wrap-anywhere">
                {source}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="flex flex-col gap-7">
        <Ways heading="Its words" ways={terms} />
        <Ways heading="Goes with it" ways={[...see, ...back]} />
      </div>
      <Gallery names={new Map([[id, title]])} maker={id} />
    </>
  );
}

const coming = new Map<string, Promise<Maker | null>>();

/** A maker, asked for once; null where it does not come, and then it is asked for again the next time. */
function makerOf(id: string): Promise<Maker | null> {
  const known = coming.get(id);
  if (known) return known;
  const asked = (isMaker(id) ? loadMaker(id) : Promise.reject(new Error(`there is no maker ${id}`))).catch(() => {
    coming.delete(id);
    return null;
  });
  coming.set(id, asked);
  return asked;
}

interface FetchedProps {
  readonly id: string;
  readonly title: string;
}

/** The stage. It stands in the page as it was written out, and wakes up when its maker has come. */
function Fetched({ id, title }: FetchedProps) {
  const maker = use(makerOf(id));
  if (maker) return <Stage maker={maker} title={title} />;
  return (
    <Waiting id={id}>
      <NotFetched what="What can be set" />
    </Waiting>
  );
}

/** The picture that a maker begins with, and something beside it. */
function Waiting({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="art-room">
      <div className="art-left">
        <div className="art-seen">
          <CardPicture id={id} />
        </div>
      </div>
      <div className="needs-script min-h-160 text-soft">{children}</div>
    </div>
  );
}
