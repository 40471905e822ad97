import { type ComponentType, useEffect, useRef, useState } from "react";
import { CopyLink } from "../../play/copy-link.tsx";
import { NotFetched } from "../../play/not-fetched.tsx";
import { useSearchFields } from "../../play/use-search-fields.ts";
import { announce } from "../../ui/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { savePixels } from "./save.ts";
import { useGallery } from "./use-gallery.ts";

// The zoom is a room of its own: play/art shows it, art/fractals knows it. What this page needs of them is written down here.
type Settings = unknown;
interface View {
  readonly FractalView: ComponentType<{
    readonly settings: Settings;
    readonly onSettings: (settings: Settings) => void;
  }>;
  readonly paint: (settings: Settings, width: number, height: number) => Promise<ImageData>;
}
interface Text {
  readonly toText: (settings: Settings) => string;
  readonly fromText: (text: string) => unknown;
  readonly start: Settings;
}
const views = import.meta.glob<View>("../../play/art/fractal-view.tsx");
const texts = import.meta.glob<Text>("../../art/fractals/settings.ts");

interface Fractals {
  readonly view: View;
  readonly text: Text;
}

/** Fetches the zoom. Rejects where it does not come. */
async function load(): Promise<Fractals> {
  const [view, text] = await Promise.all(
    [views, texts].map((files) => Object.values(files)[0]?.()) as [Promise<View>, Promise<Text>],
  );
  if (!view || !text) throw new Error("there is no zoom");
  return { view, text };
}

/** What a text says; null for a damaged one. */
function read({ fromText }: Text, text: string): Settings | null {
  const settings = fromText(text);
  return settings === null || (typeof settings === "object" && "problem" in settings) ? null : settings;
}

/** The stage of the zoom, with its link, its file and its place in the gallery. */
export function FractalStage({ title }: { readonly title: string }) {
  const [fractals, setFractals] = useState<Fractals | "failed" | null>(null);
  const [fields, replace] = useSearchFields();
  const gallery = useGallery();
  useEffect(() => {
    load().then(setFractals, () => setFractals("failed"));
  }, []);
  if (fractals === "failed") return <NotFetched what="The zoom" />;
  if (!fractals) return <p className="text-soft">Fetching the zoom …</p>;
  const { view, text } = fractals;
  const given = fields["art"];
  const settings = (given === undefined ? null : read(text, given)) ?? text.start;
  const made = text.toText(settings);
  const isDamaged = given !== undefined && read(text, given) === null;
  return (
    <>
      {isDamaged && <p role="status">This link has lost a part on its way, so the picture begins at its beginning.</p>}
      <view.FractalView settings={settings} onSettings={(next) => replace({ art: text.toText(next) })} />
      <div className="screen-only flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          onClick={() => {
            const name = `${title} ${gallery.all.filter(({ maker }) => maker === "fractals").length + 1}`;
            gallery.add({ maker: "fractals", text: made, name });
            announce(`Kept as “${name}”. Your gallery is below.`);
          }}
        >
          <Icon name="heart" /> Keep it
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            void view.paint(settings, 2048, 2048).then(
              (pixels) => savePixels("fractals.png", pixels),
              () => announce("This browser could not draw the picture into a file."),
            )
          }
        >
          <Icon name="download" /> PNG
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="printer" /> Print
        </button>
      </div>
      <CopyLink />
    </>
  );
}

/** A kept zoom, small. */
export function SmallFractal({ text: made }: { readonly text: string }) {
  const paper = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    load().then(
      async ({ view, text }) => {
        const settings = read(text, made);
        if (settings === null) return;
        const pixels = await view.paint(settings, size, size);
        paper.current?.getContext("2d")?.putImageData(pixels, 0, 0);
      },
      () => undefined, // it stays empty
    );
  }, [made]);
  return (
    <span aria-hidden="true">
      <canvas ref={paper} className="art" data-palette="sea" width={size} height={size} />
    </span>
  );
}

const size = 240;
