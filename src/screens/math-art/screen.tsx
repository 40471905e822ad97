import index from "virtual:library/math-art";
import { Link } from "react-router";
import { agesWords } from "../../play/library/ages-choice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ArtStyles } from "../../ui/styles/art-styles.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { CardPicture } from "./card-picture.tsx";
import { Gallery } from "./gallery.tsx";

/** What is easiest to begin with first, and what is alike apart. */
const order = [
  "tessellations",
  "spirographs",
  "penrose",
  "fractals",
  "islamic-stars",
  "l-systems",
  "truchet",
  "string-art",
  "voronoi",
  "lissajous",
  "curve-stitching",
  "cellular-automata",
];

/** The makers, each with the picture that it begins with, and what was kept on this device. */
export default function MathArtScreen({ row }: ScreenProps) {
  return (
    <>
      <ArtStyles />
      <PageHeading icon={row.icon} title={row.title}>
        Pictures that a rule draws. Change the rule, watch what it does, find out why, and keep, print or plot what you
        like.
      </PageHeading>
      <h2 className="sr-only">What to make</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {index
          .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
          .map(({ id, title, lead, ages }) => (
            <li key={id}>
              <article className="link-card card relative flex h-full flex-col gap-3 p-3">
                <CardPicture id={id} />
                <div className="flex flex-1 flex-col px-1 pb-1">
                  <h3 className="text-lg">
                    <Link to={`${row.path}/${id}`} className="after:absolute after:inset-0 after:rounded-2xl">
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-1 text-soft">{lead}</p>
                  <p className="mt-auto pt-2 text-sm font-semibold text-hue-strong">Ages {agesWords(ages)}</p>
                </div>
              </article>
            </li>
          ))}
      </ul>
      <Gallery names={new Map(index.map(({ id, title }) => [id, title]))} />
    </>
  );
}
