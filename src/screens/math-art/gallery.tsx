import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { isMaker, loadMaker } from "../../art/load.ts";
import { type Drawing, fromText } from "../../art/maker.ts";
import { paletteIds } from "../../art/palettes.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Small } from "./drawing-view.tsx";
import { SmallFractal } from "./fractal-stage.tsx";
import { type Kept, longestName, useGallery } from "./use-gallery.ts";

interface GalleryProps {
  /** What the makers are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Of one maker alone. */
  readonly maker?: string;
}

/** What was kept on this device, with a small picture of each: opened, named anew, deleted, and brought back. */
export function Gallery({ names, maker }: GalleryProps) {
  const { all, trouble, put, forget } = useGallery();
  /** What was deleted last, in whose place one can bring it back. */
  const [gone, setGone] = useState<Kept | null>(null);
  const bringBack = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (gone) bringBack.current?.focus();
  }, [gone]);
  const kept = all.filter((one) => (maker === undefined || one.maker === maker) && names.has(one.maker));
  const shown = gone && !kept.some(({ id }) => id === gone.id) ? [...kept, gone].toSorted((a, b) => b.at - a.at) : kept;
  return (
    <section className="screen-only needs-script mt-10" aria-labelledby="gallery">
      <h2 id="gallery" ref={heading} tabIndex={-1} className="mb-2 text-xl">
        Your gallery
      </h2>
      {trouble && (
        <p className="mb-3 flex max-w-[68ch] items-start gap-2">
          <Icon name="triangle-alert" className="mt-1 shrink-0 text-hue-strong" />
          This browser does not keep pictures just now: they are gone when you leave. A link or a file keeps one for
          you.
        </p>
      )}
      {shown.length === 0 ? (
        <p className="text-soft">
          {maker === undefined
            ? "Nothing is kept yet. Choose something to make, and press “Keep it”."
            : "Nothing of this kind is kept yet. Press “Keep it” when you like a picture."}{" "}
          It stays on this device and goes nowhere else.
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
          {shown.map((one) =>
            one.id === gone?.id ? (
              <li key={one.id} className="card flex flex-col items-start justify-center gap-3 p-3">
                <p>“{one.name}” is deleted.</p>
                <button
                  ref={bringBack}
                  type="button"
                  className="btn"
                  onClick={() => {
                    put(one);
                    setGone(null);
                    announce(`“${one.name}” is back.`);
                    heading.current?.focus();
                  }}
                >
                  <Icon name="undo-2" /> Undo
                </button>
              </li>
            ) : (
              <li key={one.id} className="card flex flex-col gap-2 p-3">
                <KeptPicture
                  kept={one}
                  of={names.get(one.maker) ?? ""}
                  onName={(name) => put({ ...one, name })}
                  onForget={() => {
                    forget(one);
                    setGone(one);
                    announce(`“${one.name}” is deleted.`);
                  }}
                />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

interface KeptPictureProps {
  readonly kept: Kept;
  readonly of: string;
  readonly onName: (name: string) => void;
  readonly onForget: () => void;
}

function KeptPicture({ kept, of, onName, onForget }: KeptPictureProps) {
  const { id, maker, text, name } = kept;
  const [isNaming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const end = (to: string | null) => {
    if (to) onName(to);
    setNaming(false);
    requestAnimationFrame(() => rename.current?.focus());
  };
  return (
    <>
      <Link
        to={`/math-art/${maker}?${new URLSearchParams({ art: text })}`}
        aria-label={`Open “${name}”`}
        className="rounded-xl"
      >
        <SmallPicture maker={maker} text={text} />
      </Link>
      {isNaming ? (
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            end(String(new FormData(event.currentTarget).get("name") ?? "").trim());
          }}
          onKeyDown={({ key }) => key === "Escape" && end(null)}
        >
          <label htmlFor={`name-${id}`} className="text-sm font-semibold">
            New name
          </label>
          <input
            id={`name-${id}`}
            name="name"
            className="field w-full"
            defaultValue={name}
            maxLength={longestName}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the field was asked for by the press of a button
            autoFocus
          />
          <button type="submit" className="btn">
            Name it so
          </button>
        </form>
      ) : (
        <>
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <p className="text-sm text-soft">{of}</p>
          <div className="mt-auto flex flex-wrap gap-1">
            <button
              ref={rename}
              type="button"
              className="btn btn-plain btn-icon"
              aria-label={`Rename “${name}”`}
              onClick={() => setNaming(true)}
            >
              <Icon name="pencil" />
            </button>
            <button type="button" className="btn btn-plain btn-icon" aria-label={`Delete “${name}”`} onClick={onForget}>
              <Icon name="x" />
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** A kept picture, drawn anew when its maker has come; empty paper until then, and where it cannot be read any more. */
function SmallPicture({ maker, text }: { readonly maker: string; readonly text: string }) {
  const [drawn, setDrawn] = useState<{ readonly drawing: Drawing; readonly colours: string } | null>(null);
  useEffect(() => {
    if (!isMaker(maker)) return;
    let over = false;
    loadMaker(maker).then(
      (made) => {
        const read = fromText(made, text, paletteIds);
        if (!over && !("problem" in read)) setDrawn({ drawing: made.draw(read.settings), colours: read.colours });
      },
      () => undefined, // it stays empty
    );
    return () => {
      over = true;
    };
  }, [maker, text]);
  if (maker === "fractals") return <SmallFractal text={text} />;
  return <Small drawing={drawn?.drawing ?? { paths: [], words: "" }} colours={drawn?.colours ?? "sea"} />;
}
